import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { windowAt } from '#shared/film/timeline.ts';
import type { Window } from '#shared/film/timeline-parts.ts';

type Film = Pick<Storyboard, 'fps' | 'shots'>;

/**
 * One picture at a moment of the film, `frame` frames into its shot: `opacity` 0 to 1 while it fades in over the
 * previous one.
 */
export type Layer = {
  readonly index: number;
  readonly opacity: number;
  readonly window: Window;
  readonly frame: number;
};

const frameAt = (film: Pick<Storyboard, 'fps'>, ms: number) => (ms * film.fps) / 1000;

/** The pictures to be seen at a moment, lowest first. */
export function layersAt(film: Film, ms: number): Layer[] {
  const now = frameAt(film, ms);
  return film.shots.flatMap((shot, index) => {
    const { startFrame, frames, fadeIn, toBlack, fromBlack } = shot;
    const frame = now - startFrame;
    const last = index === film.shots.length - 1;
    if (frame < 0 || (frame >= frames && !last)) return [];
    const rises = [fadeIn, fromBlack].map((length) => (frame < length ? (frame + 1) / (length + 1) : 1));
    const falls = frame >= frames - toBlack && toBlack > 0 ? (frames - frame) / (toBlack + 1) : 1;
    const shown = Math.min(frame, frames - 1);
    return [
      { index, opacity: Math.max(0, Math.min(1, falls, ...rises)), window: cameraWindow(shot, shown), frame: shown },
    ];
  });
}

/**
 * The window of a scene at one of its frames: that of the shot which is on, or of the one move that shows it all. Cuts
 * fall on whole frames.
 */
function cameraWindow({ camera, motion, frames }: Film['shots'][number], frame: number): Window {
  const on = shotOn(camera, frame);
  return on
    ? windowAt(on.motion, Math.min(frame - on.startFrame, on.frames - 1), on.frames)
    : windowAt(motion, frame, frames);
}

/** The shot that is on at a frame of its scene; undefined where one move shows the scene. */
export const shotOn = (camera: Film['shots'][number]['camera'], frame: number) =>
  camera.findLast(({ startFrame }) => startFrame <= Math.floor(frame));

/** Which shot of a scene is on at a moment: the first one before the scene; -1 where one move shows it. */
export function cameraAt(film: Film, index: number, ms: number): number {
  const { camera = [], startFrame = 0 } = film.shots[index] ?? {};
  const on = shotOn(camera, frameAt(film, ms) - startFrame);
  return on ? camera.indexOf(on) : Math.min(0, camera.length - 1);
}

/**
 * The voice that belongs to a moment: of which shot, and how many milliseconds into its sound. Null before the first
 * one and after the shot is over.
 */
export function voiceAt(film: Film, ms: number): { index: number; offsetMs: number } | null {
  const now = frameAt(film, ms);
  for (const [index, shot] of [...film.shots.entries()].toReversed()) {
    if (!shot.narrationUrl || shot.narrationAt === null) continue;
    const begins = shot.startFrame + shot.narrationAt;
    if (now < begins) continue;
    return now < shot.startFrame + shot.frames ? { index, offsetMs: ((now - begins) * 1000) / film.fps } : null;
  }
  return null;
}

/** Where the audio of a shot is on the film's timeline, in milliseconds. */
export const voiceStart = (film: Film, index: number): number => {
  const shot = film.shots[index];
  return shot ? ((shot.startFrame + (shot.narrationAt ?? 0)) * 1000) / film.fps : 0;
};

/** The caption of a moment; null where nobody speaks. */
export const captionAt = ({ cues }: Pick<Storyboard, 'cues'>, ms: number): Storyboard['cues'][number] | null =>
  cues.find(({ startMs, endMs }) => ms >= startMs && ms < endMs) ?? null;

/** The scene that a moment belongs to. */
export const shotAt = (film: Film, ms: number): number => {
  const now = frameAt(film, ms);
  return Math.max(
    0,
    film.shots.findLastIndex(({ startFrame }) => startFrame <= now),
  );
};

/** The time from which a scene is shown alone, in milliseconds. */
export const startOf = (film: Film, index: number): number => ((film.shots[index]?.startFrame ?? 0) * 1000) / film.fps;

/** Where to go to look at a scene: its picture has come in as far as it has when its voice begins. */
export function viewOf(film: Film, index: number): number {
  const shot = film.shots[index];
  return shot ? startOf(film, index) + (Math.min(shot.fadeIn, shot.narrationAt ?? shot.fadeIn) * 1000) / film.fps : 0;
}

/** How a picture that covers the frame is moved so that only its window is seen. */
export const transformOf = ({ x, y, w }: Window): string => `scale(${1 / w}) translate(${-x * 100}%, ${-y * 100}%)`;
