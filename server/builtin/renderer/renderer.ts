import { msg } from '@lingui/core/runtime-macro';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { Renderer, RenderOrder } from '#server/ports/renderer.ts';
import { Failure } from '#shared/endpoint.ts';
import { type ForegroundWork, foregroundWork } from '#server/process/foreground-work.ts';
import { freeMemory } from '#server/process/free-memory.ts';
import { smallLetters } from './captions/caption-strip.ts';
import { shapeOf, smallSegments, videoSettings } from './encoding.ts';
import { joinFilm } from './film-join.ts';
import { samplerModule } from './frames/sampler-module.ts';
import { segmentCache } from './segments/segment-cache.ts';
import { cutSegments } from './segments/segment-cuts.ts';
import { planSegments, splitRuns, tracksOf } from './segments/segment-plan.ts';
import { renderRuns } from './segments/segment-workers.ts';
import { filmSound } from './sound/sound-cache.ts';
import { shrinkFilm } from './segments/small-film.ts';
import { joinSmall, planSmall, redrawnCopies } from './segments/small-segments.ts';
import { roomForWorkers } from './worker-room.ts';

type Settings = {
  readonly ffmpeg: Ffmpeg;
  readonly workers?: number;
  readonly nice?: number;
  readonly cacheBytes?: number;
  readonly foreground?: ForegroundWork;
};

/**
 * Our own renderer: moving stills drawn in WebAssembly, encoded by ffmpeg in `workers` threads (left out: as many as
 * cores, as far as memory goes); `nice` keeps it below the web process and what people wait for, `cacheBytes` bounds
 * what finished segments may hold, `foreground` says when it pauses.
 */
export function builtinRenderer({
  ffmpeg,
  workers,
  nice = 15,
  cacheBytes = 4e9,
  foreground = foregroundWork(),
}: Settings): Renderer {
  return {
    shrink: (order, signal) => shrinkFilm(ffmpeg, order, signal),
    async render(order, { signal, progress, creator }) {
      signal.throwIfAborted();
      const shape = checkOrder(order);
      const encoder = await ffmpeg.version();
      if (!encoder || !ffmpeg.path)
        throw new Failure('unavailable', msg`ffmpeg is not installed: install it, then render again.`);
      const { timeline, cacheDir, workDir, pictures } = order;
      const cache = segmentCache(cacheDir);
      const kept = await cache.kept(tracksOf(timeline, order.captions, encoder));
      const segments = planSegments(timeline, order.captions, encoder, kept);
      const absent = await cache.missing(segments);
      const missing = absent.filter(({ cutFrom }) => !cutFrom);
      const smallPlan = await planSmall(order, { segments, drawn: missing, encoder }, cache);
      await mkdir(workDir, { recursive: true });
      const partDir = await cache.openParts();
      const soundDir = join(partDir, 'sound');
      const steps = stepper(
        missing.reduce((sum, segment) => sum + segment.frames, 0),
        progress,
      );
      const failed = new AbortController();
      const halt = AbortSignal.any([signal, failed.signal]);
      try {
        await mkdir(soundDir);
        await cutSegments(ffmpeg, absent, { cache, partDir, signal });
        const small =
          smallPlan && order.small
            ? { width: order.small.width, height: order.small.height, of: smallPlan.copies }
            : null;
        const most = workers ?? roomForWorkers(shape, availableParallelism(), freeMemory(), small);
        const runs = splitRuns(missing, Math.max(1, most));
        const pausing = {
          mustPause: () => creator !== undefined && foreground.mustPause(creator, 'film'),
          onChange: foreground.onChange,
        };
        const work = {
          small,
          module: await samplerModule(),
          shape,
          pictures,
          ffmpeg: ffmpeg.path,
          settings: videoSettings,
          nice,
          cacheDir,
          partDir,
        };
        const [sound] = await together(failed, [
          filmSound(ffmpeg, order, { folder: soundDir, encoder, signal: halt }),
          runs.length > 0
            ? renderRuns(runs, work, { signal: halt, onFrames: steps.add, ...pausing })
            : Promise.resolve(),
        ]);
        await steps.settled();
        if (small && smallPlan && smallPlan.redrawn.length > 0) {
          const copies = {
            ...work,
            small: null,
            shape: { width: small.width, height: small.height, fps: shape.fps },
            settings: smallSegments,
            letters: smallLetters,
          };
          const redrawn = splitRuns(redrawnCopies(smallPlan), Math.max(1, most));
          await renderRuns(redrawn, copies, { signal, onFrames: () => {}, ...pausing });
        }
        const video = join(workDir, 'final.mp4');
        const pieces = segments.map((segment) => ({ path: cache.pathOf(segment), frames: segment.frames }));
        await joinFilm(
          ffmpeg,
          { segments: pieces, sound: sound.mix, shape, frames: timeline.frames, workDir, to: video },
          signal,
        );
        const inOrder = smallPlan && segments.flatMap(({ key }) => smallPlan.copies.get(key) ?? []);
        const smallCopy =
          inOrder && (await joinSmall(ffmpeg, order, { copies: inOrder, sound: sound.mix, cache, workDir }, signal));
        const narration = join(workDir, 'narration.mp3');
        await copyFile(sound.narration, `${narration}.part`);
        await rename(`${narration}.part`, narration);
        const durationMs = Math.round((timeline.frames * 1000) / timeline.fps);
        await cache.shrink(cacheBytes).catch(() => {});
        const loudness = Math.max(-70, sound.loudness);
        return {
          video,
          narration,
          small: smallCopy,
          durationMs,
          frames: timeline.frames,
          loudness,
          segments: { total: segments.length, rendered: missing.length },
        };
      } finally {
        await rm(partDir, { recursive: true, force: true });
      }
    },
  };
}

/** Both or neither: the first failure stops the other one, and is the one that is told. */
async function together<A, B>(failed: AbortController, [a, b]: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  const stop = (error: unknown) => failed.abort(error);
  a.catch(stop);
  b.catch(stop);
  const [first, second] = await Promise.allSettled([a, b]);
  if (first.status === 'rejected' || second.status === 'rejected') throw failed.signal.reason;
  return [first.value, second.value];
}

function checkOrder(order: RenderOrder) {
  const { timeline, pictures } = order;
  if (timeline.frames === 0) throw new Failure('invalid', msg`There is nothing to render: the tale has no scenes.`);
  if (timeline.width % 2 || timeline.height % 2)
    throw new Failure('invalid', msg`The width and the height of a film are even numbers.`);
  const blank = timeline.shots.findIndex((shot) => pictures[shot.picture] === undefined);
  if (blank >= 0)
    throw new Failure('conflict', msg`Scene ${{ blank: blank + 1 }} has no picture yet: draw it, then render.`);
  return shapeOf(order);
}

/** Adds up frames and tells them one call after the other, never two at once. */
function stepper(total: number, progress: (frames: number, of: number) => Promise<void>) {
  let done = 0;
  let telling: Promise<void> | null = null;
  let told = -1;
  async function tell(): Promise<void> {
    while (told !== done) {
      told = done;
      await progress(told, total);
    }
  }
  const start = () => (telling ??= tell().finally(() => (telling = null)));
  return {
    add(frames: number): void {
      done += frames;
      start().catch(() => {});
    },
    /** Waits until the last count was told; throws what telling threw. */
    settled: async (): Promise<void> => {
      await start();
    },
  };
}
