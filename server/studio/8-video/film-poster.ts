import type { SceneId } from '#shared/ids.ts';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FilmPlan } from '#server/studio/film-plan.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { FileStore } from '#server/ports/files.ts';
import { cardOf } from '#shared/film/storyboard-edits.ts';
import type { Timeline } from '#shared/film/timeline.ts';

/** The frame that a creator chose: a shot, and milliseconds into it. */
export type PosterChoice = { readonly sceneId: SceneId; readonly ms: number };

/**
 * Where in a film its poster is taken, in milliseconds: as chosen if that scene still exists, otherwise from the scene
 * whose picture shows most.
 */
export async function posterAt(
  files: FileStore,
  { timeline, pictures }: FilmPlan,
  choice: PosterChoice | null,
): Promise<number> {
  const chosen = choice && momentOf(timeline, choice);
  if (chosen !== null) return chosen;
  const scores = await Promise.all(
    timeline.shots.map(async ({ sceneId, picture }, at) => {
      const file = pictures[picture];
      return file && cardOf(sceneId) === null
        ? (await shows(await files.local(file.key))) - at * 0.05
        : Number.NEGATIVE_INFINITY;
    }),
  );
  const best = scores.indexOf(Math.max(...scores));
  const { startFrame = 0, fadeIn = 0, camera = [] } = timeline.shots[best] ?? {};
  // Of a scene in several shots the first one, which shows the whole picture.
  const cut = camera[1] ? startFrame + camera[1].startFrame : timeline.frames;
  const next = Math.min(cut, timeline.shots[best + 1]?.startFrame ?? timeline.frames);
  return ((startFrame + fadeIn + next) / 2 / timeline.fps) * 1000;
}

/** The moment of a choice on the clock of the film; null when its scene is gone. */
export function momentOf({ shots, fps, frames }: Timeline, { sceneId, ms }: PosterChoice): number | null {
  const at = shots.findIndex((shot) => shot.sceneId === sceneId);
  const shot = shots[at];
  if (!shot) return null;
  const last = (shots[at + 1]?.startFrame ?? frames) - 1;
  return Math.min((shot.startFrame * 1000) / fps + ms, (last * 1000) / fps);
}

/** How much a picture shows: many tones, strong contrasts, neither night nor glare. */
async function shows(path: string): Promise<number> {
  const { entropy, channels } = await sharp(path).resize({ width: 160 }).removeAlpha().stats();
  const mean = (read: (channel: { mean: number; stdev: number }) => number) =>
    channels.reduce((sum, each) => sum + read(each), 0) / channels.length;
  return (
    entropy +
    1.5 * Math.min(1, mean(({ stdev }) => stdev) / 64) -
    (1.5 * Math.abs(mean((each) => each.mean) - 128)) / 128
  );
}

/** One frame of a film (a local file) as JPEG in a folder. */
export async function drawPoster(
  ffmpeg: Ffmpeg,
  video: string,
  atMs: number,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const path = join(folder, `poster-${Math.round(atMs)}.jpg`);
  const place = ['-ss', (atMs / 1000).toFixed(3), '-i', video, '-frames:v', '1'];
  await ffmpeg.run(['-v', 'error', ...place, '-q:v', '3', '-f', 'image2', '-update', '1', path], { signal });
  return path;
}
