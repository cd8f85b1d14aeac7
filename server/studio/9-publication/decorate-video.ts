import { buffer, text } from 'node:stream/consumers';
import { type HostAccount, HostTrouble } from '#server/video-host.ports.ts';
import { Failure } from '#shared/endpoint.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { filmRepo } from './film.repo.ts';
import { refuseMissed } from './missed-date.ts';
import { hostVideo } from './publication-texts.ts';
import { type PublicationRow, type StepName, stepNames, stepOf } from './publication-view.ts';
import { publicationRepo } from './publication.repo.ts';
import type { PublishParts } from './publish-parts.ts';
import { readBack } from './read-back.ts';
import { fitThumbnail } from './thumbnail-image.ts';

/** What a film gets once it is on the channel: each step by itself, each safe to repeat. What the host refuses is noted and does not stop the rest. */
export function decorations(parts: PublishParts, account: HostAccount) {
  const { db, files, clock = Date.now } = parts;
  const publications = publicationRepo(db);

  const finish = (row: PublicationRow, name: StepName, error: string | null): Promise<PublicationRow> => {
    const rest = stepNames.every((each) => each === name || stepOf(row, each).state !== 'todo');
    return publications.save(row, rest ? { state: 'decorated' } : {}, { [name]: { state: error ? 'failed' : 'done', error } });
  };
  async function tryStep(row: PublicationRow, name: 'thumbnail' | 'captions', work: () => Promise<void>): Promise<PublicationRow> {
    try {
      await work();
    } catch (error) {
      const refused = error instanceof Failure || (error instanceof HostTrouble && error.kind === 'rejected');
      if (!refused) throw error;
      return finish(row, name, error.message);
    }
    return finish(row, name, null);
  }

  return {
    thumbnail: (row: PublicationRow) =>
      tryStep(row, 'thumbnail', async () => {
        const key = (await filmRepo(db).thumbnailKey(row.tale_id)) ?? (await filmRepo(db).film(row.tale_id, row.language))?.poster_key;
        if (key) await account.setThumbnail(row.video_id ?? '', await fitThumbnail(await buffer(await files.read(key))));
      }),

    captions: (row: PublicationRow) =>
      tryStep(row, 'captions', async () => {
        const film = await filmRepo(db).film(row.tale_id, row.language);
        const srt = film ? await text(await files.read(film.srt_key)) : '';
        const caption = { language: row.language, name: languageNames[row.language], srt };
        if (srt.includes('-->')) await account.addCaption(row.video_id ?? '', caption);
      }),

    /** Title, description, visibility and date as they are wished now. */
    async details(row: PublicationRow): Promise<PublicationRow> {
      await refuseMissed(parts, row);
      await account.update(row.video_id ?? '', hostVideo(row, 'final', clock()));
      return finish(row, 'details', null);
    },

    read: (row: PublicationRow) => readBack(parts, account, row),
  };
}
