import type { TaleId, UserId } from '#shared/ids.ts';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { FilmPlan, PlannedFile } from '#server/studio/film-plan.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { RenderedFilm, Renderer } from '#server/ports/renderer.ts';
import type { CaptionLook } from '#shared/captions/caption-spoken.ts';
import { type ExtraFile, smallSize } from '#shared/film/film-files.ts';
import { toSrt, toVtt } from '#shared/captions/caption-files.ts';
import { extrasToMake } from './extras-to-make.ts';
import { filmFingerprint } from './film-fingerprint.ts';
import { chaptersOfPlan } from './film-chapters.ts';
import { drawPoster, posterAt } from './film-poster.ts';
import { madeOf } from './made-of.ts';
import { filesOf, hasFiles } from './package-manifest.ts';
import { videoRepo } from './video.repo.ts';

export type FilmParts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly ffmpeg: Ffmpeg;
  readonly renderer: Renderer;
  /** A folder for films while they are made; on the file store's disk if it can be. */
  readonly workDir: string;
  /** A folder that keeps finished segments for the next render. */
  readonly cacheDir: string;
};
type FilmOrder = {
  readonly taleId: TaleId;
  readonly userId: UserId;
  readonly plan: FilmPlan;
  readonly captions: CaptionLook;
  /** The files that are requested besides it. */
  readonly extras: readonly ExtraFile[];
  readonly workDir: string;
};
type Watch = { readonly signal: AbortSignal; readonly progress: (frames: number, of: number) => Promise<void> };

/** How many of its segments were drawn, and how large the small film is that was made with it. */
type MadeFilm = { readonly rendered: number; readonly of: number; readonly smallBytes: number | null };

/**
 * Makes the film of one language with its captions and poster, and puts it in the place of the previous one. Nothing is
 * done when that one still fits.
 */
export async function makeFilm(parts: FilmParts, order: FilmOrder, watch: Watch): Promise<MadeFilm | null> {
  const { db, files } = parts;
  const { taleId, userId, plan, captions } = order;
  const { language, width, height, frames } = plan.timeline;
  const fingerprint = filmFingerprint(plan, captions);
  const before = await videoRepo(db).film(taleId, language, plan.shape);
  if (before?.fingerprint === fingerprint && (await hasFiles(files, before))) return null;

  const extras = extrasToMake(before, order.extras);
  const film = await render(parts, order, extras.includes('small'), watch);
  const at = `packages/t-${taleId}/${language}-${fingerprint.slice(0, 24)}`;
  const moment = await posterAt(files, plan, before?.poster_choice ?? null);
  const poster = await drawPoster(parts.ffmpeg, film.video, moment, order.workDir, watch.signal);
  const keep = (name: string, path: string, mime: string) => files.adopt(`${at}/${name}`, path, mime);
  const video = await keep('final.mp4', film.video, 'video/mp4');
  const stored = {
    narration_key: (await keep('narration.mp3', film.narration, 'audio/mpeg')).key,
    poster_key: (await keep('poster.jpg', poster, 'image/jpeg')).key,
    srt_key: (await files.put(`${at}/captions.srt`, Buffer.from(toSrt(plan.timeline.cues)), 'application/x-subrip'))
      .key,
    vtt_key: (await files.put(`${at}/captions.vtt`, Buffer.from(toVtt(plan.timeline.cues)), 'text/vtt')).key,
  };
  const small = film.small === null ? null : await keep('small.mp4', film.small, 'video/mp4');
  await transact(db, async (trx) => {
    await videoRepo(trx).keep(nanoid(), {
      ...stored,
      tale_id: taleId,
      language,
      shape: plan.shape,
      fingerprint,
      made_of: JSON.stringify({ ...madeOf(plan), look: captions, extras }),
      chapters: JSON.stringify(chaptersOfPlan(plan)),
      width,
      height,
      frames,
      ...{ small_key: small?.key ?? null, small_bytes: small?.bytes ?? null, sound_key: null, sound_bytes: null },
      video_key: video.key,
      bytes: video.bytes,
      sha256: video.sha256,
      duration_ms: film.durationMs,
      loudness: film.loudness,
    });
    await videoRepo(trx).tellVideo(userId, taleId, language);
  });
  if (before && before.fingerprint !== fingerprint) await removeOld(parts, Object.values(filesOf(before)));
  return { rendered: film.segments.rendered, of: film.segments.total, smallBytes: small?.bytes ?? null };
}

/** Copies of the stored files are passed to the renderer; its output is in `order.workDir`. */
async function render(
  { files, renderer, cacheDir }: FilmParts,
  { plan, captions, workDir, userId }: FilmOrder,
  withSmall: boolean,
  watch: Watch,
): Promise<RenderedFilm> {
  const local = async (all: Readonly<Record<string, PlannedFile>>) =>
    Object.fromEntries(
      await Promise.all(Object.entries(all).map(async ([name, { key }]) => [name, await files.local(key)] as const)),
    );
  const { timeline, music } = plan;
  return renderer.render(
    {
      timeline,
      captions,
      small: withSmall ? { ...smallSize(timeline), cues: captions === 'off' ? timeline.cues : [] } : undefined,
      cacheDir,
      pictures: await local(plan.pictures),
      narration: await local(plan.narration),
      music: music && { ...music, path: await files.local(music.key) },
      workDir: join(workDir, nameOf(plan)),
    },
    { ...watch, creator: userId },
  );
}

/** Names a film among those of its tale. */
const nameOf = ({ timeline, shape }: FilmPlan): string => `${timeline.language}-${shape.replace(':', 'x')}`;

/** The previous film goes, unless a publication has sent it or may still send it. */
async function removeOld({ db, files }: FilmParts, keys: readonly (string | null)[]): Promise<void> {
  for (const key of keys) if (key !== null && !(await videoRepo(db).isPublished(key))) await files.remove(key);
}
