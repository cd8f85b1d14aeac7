import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { PlanFilm } from '#server/studio/film-plan.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import type { Video } from '#shared/film/video.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { drawPoster, type PosterChoice, posterAt } from './film-poster.ts';
import { buildManifest, Manifest } from './package-manifest.ts';
import type { VideoService } from './video.service.ts';
import { type VideoRow, videoRepo } from './video.repo.ts';

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly ffmpeg: Ffmpeg;
  readonly plan: PlanFilm;
  readonly videos: Pick<VideoService, 'film' | 'view'>;
  readonly workDir: string;
  readonly rendererName: string;
};
const patienceMs = 30_000;

/** Posters that creators choose. */
export function posterService({ db, files, ffmpeg, plan, videos, workDir, rendererName }: Parts) {
  /** The scene of a moment; films from before chapters were recorded keep the moment for this render only. */
  function choiceOf({ chapters }: VideoRow, atMs: number): PosterChoice {
    const chapter = chapters?.findLast(({ startMs }) => startMs <= atMs);
    return { sceneId: chapter?.sceneId ?? '', ms: atMs - (chapter?.startMs ?? 0) };
  }

  return {
    /** Takes a frame of the film as its poster, or the studio's choice when `atMs` is null. */
    async choose(order: {
      taleId: TaleId;
      userId: UserId;
      language: Language;
      shape: Shape;
      atMs: number | null;
    }): Promise<Video> {
      const { taleId, userId, language, shape, atMs } = order;
      const row = await videos.film(order);
      if (atMs !== null && atMs >= row.duration_ms)
        throw new Failure('invalid', msg`The film ends before that moment.`);
      const moment =
        atMs ?? (await posterAt(files, await plan(taleId, language, Math.min(row.width, row.height), shape), null));
      const within = Math.min(moment, row.duration_ms - 100);
      await mkdir(workDir, { recursive: true });
      const folder = await mkdtemp(join(workDir, 'poster-'));
      try {
        const path = await drawPoster(
          ffmpeg,
          await files.local(row.video_key),
          within,
          folder,
          AbortSignal.timeout(patienceMs),
        );
        const { key } = await files.adopt(
          `${dirname(row.video_key)}/poster-${Math.round(within)}.jpg`,
          path,
          'image/jpeg',
        );
        const kept = await transact(db, async (trx) => {
          const set = await videoRepo(trx).setPoster(
            row.id,
            row.fingerprint,
            key,
            atMs === null ? null : choiceOf(row, atMs),
          );
          if (set) await videoRepo(trx).tellVideo(userId, taleId, language);
          return set;
        });
        if (!kept) {
          await files.remove(key);
          throw new Failure(
            'conflict',
            msg`This film was rendered again in the meantime. Look at the new one, and choose again.`,
          );
        }
        if (row.poster_key && row.poster_key !== key) await files.remove(row.poster_key);
        const stored = Manifest.safeParse(await videoRepo(db).manifest(taleId));
        if (stored.success)
          await videoRepo(db).keepManifest(
            taleId,
            await buildManifest({ db, files, plan, renderer: rendererName }, taleId, stored.data.assets),
          );
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      return videos.view(await videos.film(order));
    },
  };
}
export type PosterService = ReturnType<typeof posterService>;
