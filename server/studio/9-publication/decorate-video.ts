import { buffer, text } from 'node:stream/consumers';
import { JobWaits } from '#server/jobs/define-job.ts';
import { type HostAccount, HostTrouble } from '#server/video-host.ports.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { filmRepo } from './film.repo.ts';
import { refuseMissed } from './missed-date.ts';
import { captionsOnFilm } from './other-captions.ts';
import { hostVideo, textsOf } from './publication-texts.ts';
import { type PublicationRow, type StepName, stepNames, stepOf, type ExtraStep, extraSteps } from './publication-view.ts';
import { publicationRepo } from './publication.repo.ts';
import type { PublishParts } from './publish-parts.ts';
import { readBack } from './read-back.ts';
import { fitThumbnail } from './thumbnail-image.ts';

const base: readonly StepName[] = stepNames;

/** What a film gets once it is on the channel: each step by itself, each safe to repeat. What the host refuses is noted and does not stop the rest. */
export function decorations(parts: PublishParts, account: HostAccount) {
  const { db, files, clock = Date.now } = parts;
  const publications = publicationRepo(db);

  const finish = (row: PublicationRow, name: StepName, error: string | null): Promise<PublicationRow> => {
    const rest = base.includes(name) && stepNames.every((each) => each === name || stepOf(row, each).state !== 'todo');
    return publications.save(row, rest ? { state: 'decorated' } : {}, { [name]: { state: error ? 'failed' : 'done', error } });
  };
  /** The film that is on the channel, as long as no other was rendered since. */
  async function filmSent(row: PublicationRow) {
    const film = await filmRepo(db).film(row.tale_id, row.language);
    if (film && (row.file_sha256 === null || film.sha256 === row.file_sha256)) return film;
    throw new Failure('conflict', 'The film was rendered anew after it was sent: its captions would not fit the one on the channel.');
  }
  async function translate(row: PublicationRow, language: Language): Promise<void> {
    const film = { language: row.language, frames: (await filmSent(row)).frames };
    const srt = await captionsOnFilm(db, row.tale_id, film, language);
    if (!srt)
      throw new Failure(
        'conflict',
        `The scenes have changed since this film was rendered: captions in ${languageNames[language]} would not fit.`,
      );
    await account.addCaption(row.video_id ?? '', { language, name: languageNames[language], srt });
  }
  async function localize(row: PublicationRow): Promise<void> {
    const texts = (await filmRepo(db).texts(row.tale_id)).map((facts) => [facts.language, textsOf(facts)] as const);
    const others = texts
      .filter(([language]) => language !== row.language)
      .map(([language, { title, description }]) => [language, { title, description }]);
    await account.localize(row.video_id ?? '', row.language, Object.fromEntries(others));
  }
  async function tryStep(
    row: PublicationRow,
    name: 'thumbnail' | 'captions' | ExtraStep,
    work: () => Promise<void>,
  ): Promise<PublicationRow> {
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
        const key =
          (await filmRepo(db).thumbnailKey(row.tale_id, row.language)) ?? (await filmRepo(db).film(row.tale_id, row.language))?.poster_key;
        if (key) await account.setThumbnail(row.video_id ?? '', await fitThumbnail(await buffer(await files.read(key))));
      }),

    captions: (row: PublicationRow) =>
      tryStep(row, 'captions', async () => {
        const srt = await text(await files.read((await filmSent(row)).srt_key));
        const caption = { language: row.language, name: languageNames[row.language], srt };
        if (srt.includes('-->')) await account.addCaption(row.video_id ?? '', caption);
      }),

    /** Title, description and captions for readers of other languages, one step at a time. What is published is not held up by the quota that they cost. */
    async extra(row: PublicationRow): Promise<PublicationRow> {
      const [next] = extraSteps(row).filter(({ name }) => stepOf(row, name).state === 'todo');
      if (!next) return row;
      const work = next.language ? () => translate(row, next.language!) : () => localize(row);
      return tryStep(row, next.name, work).catch((error: unknown) => {
        if (!(error instanceof HostTrouble && error.kind === 'quota')) throw error;
        throw new JobWaits(error.message, new Date(clock() + (error.retryAfterMs ?? 3_600_000)));
      });
    },

    /** Title, description, visibility and date as they are wished now. */
    async details(row: PublicationRow): Promise<PublicationRow> {
      await refuseMissed(parts, row);
      await account.update(row.video_id ?? '', hostVideo(row, 'final', clock()));
      return finish(row, 'details', null);
    },

    read: (row: PublicationRow) => readBack(parts, account, row),
  };
}
