import { msg } from '@lingui/core/runtime-macro';
import { buffer, text } from 'node:stream/consumers';
import { JobWaits } from '#server/jobs/define-job.ts';
import { type HostAccount, HostTrouble } from '#server/ports/video-host.ts';
import { outageIn } from '#server/ports/outage.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { filmRepo } from './film.repo.ts';
import { refuseMissed } from '../dates/missed-date.ts';
import { captionsOnFilm } from './other-captions.ts';
import { hostVideo, textsOf } from '../publication-texts.ts';
import {
  type ExtraStep,
  extraSteps,
  type PlaylistStep,
  playlistSteps,
  type PublicationRow,
  type StepName,
  stepNames,
  type StepState,
  stepOf,
} from '../publication-view.ts';
import { publicationRepo } from '../publication.repo.ts';
import type { PublishParts } from './publish-parts.ts';
import { readBack } from './read-back.ts';
import { fitThumbnail } from './thumbnail-image.ts';
import { codeOf, englishOf, moment, named, type Words } from '#shared/said.ts';

const seenAs = { public: msg`It is public.`, unlisted: msg`It is unlisted.`, private: msg`It is private.` } as const;
const base: readonly StepName[] = stepNames;

/**
 * The steps after a film has been uploaded: independent, and each safe to repeat. What the host refuses is noted and
 * does not stop the others.
 */
export function decorations(parts: PublishParts, account: HostAccount) {
  const { db, files, clock = Date.now } = parts;
  const publications = publicationRepo(db);

  const finish = (
    row: PublicationRow,
    name: StepName,
    error: Words | null,
    told: Words | null,
  ): Promise<PublicationRow> => {
    const rest = base.includes(name) && stepNames.every((each) => each === name || stepOf(row, each).state !== 'todo');
    const words = error ?? told;
    const [state, said] = [error ? 'failed' : 'done', words && codeOf(words)] as const;
    const step: StepState = {
      state,
      error: error && englishOf(error),
      told: told && englishOf(told),
      said: said || null,
      at: clock(),
    };
    return publications.save(row, rest ? { state: 'decorated' } : {}, { [name]: step });
  };
  /** The film that is on the channel, as long as no other was rendered since. */
  async function filmSent(row: PublicationRow) {
    const film = await filmRepo(db).film(row);
    if (film && (row.file_sha256 === null || film.sha256 === row.file_sha256)) return film;
    throw new Failure(
      'conflict',
      msg`The film was rendered again after it was sent: its captions would not fit the one on the channel.`,
    );
  }
  async function translate(row: PublicationRow, language: Language): Promise<Words> {
    const film = { ...(await filmSent(row)), language: row.language, shape: row.shape };
    const srt = await captionsOnFilm(db, row.tale_id, film, language);
    if (!srt)
      throw new Failure(
        'conflict',
        msg`The scenes have changed since this film was rendered: captions in ${{ language: named(language) }} would not fit.`,
      );
    return caption(row, language, srt);
  }
  /** `timed` also has word times: those of the film's own voice, never of another language. */
  async function caption(row: PublicationRow, language: Language, srt: string, timed?: string): Promise<Words> {
    const words = timed === undefined ? {} : { timed };
    const added = await account.addCaption(row.video_id ?? '', {
      language,
      name: languageNames[language],
      srt,
      ...words,
    });
    return added ? msg`The host accepted the captions.` : msg`The host already had them.`;
  }
  async function localize(row: PublicationRow): Promise<Words> {
    const texts = (await filmRepo(db).texts(row.tale_id)).map((facts) => [facts.language, textsOf(facts)] as const);
    const others = texts
      .filter(([language]) => language !== row.language && (row.localizations?.includes(language) ?? true))
      .map(([language, { title, description }]) => [language, { title, description }]);
    const taken = await account.localize(row.video_id ?? '', row.language, Object.fromEntries(others));
    if (taken.length === 0) return msg`The host supports none of the other languages, so nothing was sent.`;
    return msg`The host accepted: ${{ languages: taken.map((language) => languageNames[language]).join(', ') }}.`;
  }
  async function picture(row: PublicationRow): Promise<string | null> {
    if (row.thumbnail_slot === null)
      return (
        (await filmRepo(db).thumbnailKey(row.tale_id, row.language)) ??
        (await filmRepo(db).film(row))?.poster_key ??
        null
      );
    const key = await filmRepo(db).slotKey(row.tale_id, row.thumbnail_slot);
    if (!key)
      throw new Failure(
        'conflict',
        msg`Thumbnail slot ${{ slot: row.thumbnail_slot }} is empty. Choose another one, or save a thumbnail there.`,
      );
    return key;
  }
  async function tryStep(
    row: PublicationRow,
    name: 'thumbnail' | 'captions' | ExtraStep | PlaylistStep,
    work: () => Promise<Words>,
  ): Promise<PublicationRow> {
    let told: Words;
    try {
      told = await work();
    } catch (error) {
      const refused =
        (error instanceof Failure && !outageIn(error)) || (error instanceof HostTrouble && error.kind === 'rejected');
      if (!refused) throw error;
      return finish(row, name, error.words, null);
    }
    return finish(row, name, null, told);
  }

  /** Optional steps never delay publishing when the quota is short. */
  function waitQuietly(error: unknown): never {
    if (!(error instanceof HostTrouble && error.kind === 'quota')) throw error;
    throw new JobWaits(error.words, new Date(clock() + (error.retryAfterMs ?? 3_600_000)));
  }

  return {
    thumbnail: (row: PublicationRow) =>
      tryStep(row, 'thumbnail', async () => {
        const key = await picture(row);
        if (!key) return msg`There is no picture for it; the host shows one from the film.`;
        const { width, height } = await account.setThumbnail(
          row.video_id ?? '',
          await fitThumbnail(await buffer(await files.read(key))),
        );
        return width > 0 ? msg`The host shows it at ${{ width }} × ${{ height }}.` : msg`The host accepted it.`;
      }),

    captions: (row: PublicationRow) =>
      tryStep(row, 'captions', async () => {
        const film = await filmSent(row);
        const srt = await text(await files.read(film.srt_key));
        if (!srt.includes('-->')) return msg`Nothing is said in the film.`;
        const timed = (await files.has(film.vtt_key)) ? await text(await files.read(film.vtt_key)) : undefined;
        return caption(row, row.language, srt, timed);
      }),

    /** One playlist at a time: into it, or out of it. */
    async playlist(row: PublicationRow): Promise<PublicationRow> {
      const [name] = playlistSteps(row).filter((each) => stepOf(row, each).state === 'todo');
      if (!name) return row;
      const [id, videoId] = [name.replace(/^(playlist|unlist)-/, ''), row.video_id ?? ''];
      return tryStep(row, name, async () => {
        if (name.startsWith('unlist-'))
          return account.takeFromPlaylist(id, videoId).then(() => msg`The video is no longer in it.`);
        const { title, added } = await account.addToPlaylist(id, videoId);
        return added ? msg`Added to “${{ title }}”.` : msg`It was already in “${{ title }}”.`;
      }).catch(waitQuietly);
    },

    /** Title, description and captions for readers of other languages, one step at a time. */
    async extra(row: PublicationRow): Promise<PublicationRow> {
      const [next] = extraSteps(row).filter(({ name }) => stepOf(row, name).state === 'todo');
      if (!next) return row;
      const work = next.language ? () => translate(row, next.language!) : () => localize(row);
      return tryStep(row, next.name, work).catch(waitQuietly);
    },

    /** The current title, description, visibility and date. */
    async details(row: PublicationRow): Promise<PublicationRow> {
      await refuseMissed(parts, row);
      const video = hostVideo(row, 'final', clock());
      await account.update(row.video_id ?? '', video);
      return finish(
        row,
        'details',
        null,
        video.publishAt
          ? msg`Private; the host makes it public at ${{ date: moment(new Date(video.publishAt)) }}.`
          : seenAs[video.privacy],
      );
    },

    read: (row: PublicationRow) => readBack(parts, account, row),
  };
}
