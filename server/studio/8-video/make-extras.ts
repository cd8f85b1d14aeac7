import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transact } from '#server/db/connect.ts';
import type { FilmPlan } from '#server/studio/film-plan.ts';
import type { WorkContext } from '#server/jobs/define-job.ts';
import { type ExtraFile, smallSize } from '#shared/film/film-files.ts';
import type { Language } from '#shared/vocabulary.ts';
import { extrasToMake } from './extras-to-make.ts';
import type { FilmParts } from './make-film.ts';
import { soundAlone } from './sound-alone.ts';
import { type VideoRow, videoRepo } from './video.repo.ts';
import { named, type Said } from '#shared/said.ts';

type Order = {
  readonly taleId: TaleId;
  readonly userId: UserId;
  /** The tale's own title, for a language without one. */
  readonly title: string;
  readonly plan: FilmPlan;
  readonly extras: readonly ExtraFile[];
  readonly workDir: string;
};
const making: Readonly<Record<ExtraFile, (language: Language) => Said>> = {
  small: (language) => msg`Making the small file in ${{ language: named(language) }}`,
  sound: (language) => msg`Making the audio file in ${{ language: named(language) }}`,
};
const isMade: Readonly<Record<ExtraFile, (language: Language, size: string) => Said>> = {
  small: (language, size) => msg`${{ language: named(language) }}: the small file is ready, ${{ size }} MB`,
  sound: (language, size) => msg`${{ language: named(language) }}: the audio file is ready, ${{ size }} MB`,
};

/**
 * Makes the extra files that were ordered with a film, now or for an earlier rendering; existing ones are kept.
 */
export async function makeExtras(
  parts: FilmParts,
  order: Order,
  { signal, log, progress }: WorkContext,
): Promise<void> {
  const { db, files } = parts;
  const { taleId, userId, plan, extras } = order;
  const { language } = plan.timeline;
  for (const kind of extrasToMake(await videoRepo(db).film(taleId, language, plan.shape), extras)) {
    const film = await videoRepo(db).film(taleId, language, plan.shape);
    const before = film?.[`${kind}_key`];
    if (!film || (before && (await files.has(before)))) continue;
    signal.throwIfAborted();
    await progress(1, 1, making[kind](language));
    const folder = join(order.workDir, `${kind}-${language}`);
    await mkdir(folder, { recursive: true });
    const path =
      kind === 'small'
        ? await smallOf(parts, film, plan, folder, signal)
        : await soundOf(parts, film, order, folder, signal);
    const name = kind === 'small' ? 'small.mp4' : 'sound.m4a';
    const { key, bytes } = await files.adopt(
      `${dirname(film.video_key)}/${name}`,
      path,
      kind === 'small' ? 'video/mp4' : 'audio/mp4',
    );
    const kept = kind === 'small' ? { small_key: key, small_bytes: bytes } : { sound_key: key, sound_bytes: bytes };
    await transact(db, async (trx) => {
      await videoRepo(trx).keepExtras(film.id, film.fingerprint, kept);
      await videoRepo(trx).tellVideo(userId, taleId, language);
    });
    await log('info', isMade[kind](language, (bytes / 1e6).toFixed(1)));
  }
}

/** The film scaled down; captions are laid over it unless its pictures show them already. */
async function smallOf(
  { files, renderer }: FilmParts,
  film: VideoRow,
  plan: FilmPlan,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const to = join(folder, 'small.mp4');
  const burned = film.made_of?.look !== undefined && film.made_of.look !== 'off';
  const order = {
    film: await files.local(film.video_key),
    to,
    workDir: folder,
    durationMs: film.duration_ms,
    ...smallSize(film),
  };
  await renderer.shrink({ ...order, cues: burned ? [] : plan.timeline.cues }, signal);
  return to;
}

async function soundOf(
  { db, files, ffmpeg }: FilmParts,
  film: VideoRow,
  order: Order,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const { title, teller } = await videoRepo(db).credits(film.tale_id, film.language);
  const tags = {
    title: title || order.title,
    artist: teller,
    album: order.title,
    chapters: film.chapters ?? [],
    durationMs: film.duration_ms,
  };
  const cover = film.poster_key && (await files.local(film.poster_key));
  return soundAlone(ffmpeg, { film: await files.local(film.video_key), cover, tags, folder }, signal);
}
