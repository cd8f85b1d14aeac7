import { captionCues } from './captions.ts';
import type { Language } from './vocabulary.ts';

/** Milliseconds from the start of its clip. */
export type Word = { readonly text: string; readonly startMs: number; readonly endMs: number };

/** One caption: at most two lines of 42 characters. Milliseconds from the start of the film. */
export type Cue = { readonly startMs: number; readonly endMs: number; readonly lines: readonly string[] };

/** A window on a picture that is fitted to cover the frame: all in fractions of the frame, the height follows the frame's shape. */
export type Window = { readonly x: number; readonly y: number; readonly w: number };
export type Motion = { readonly from: Window; readonly to: Window };

/** One scene on the film's clock, in whole frames; `frames` includes the overlap in which the next scene fades in. */
export type Shot = {
  readonly sceneId: string;
  /** Names the picture's content: a new picture is a new key. */
  readonly picture: string;
  readonly startFrame: number;
  readonly frames: number;
  readonly motion: Motion;
  /** Frames of crossfade from the scene before; 0 for the first scene and where the same picture goes on. */
  readonly fadeIn: number;
  /** Where the narration starts, in frames from the start of the shot; null when it is silent. */
  readonly narrationAt: number | null;
  readonly narrationMs: number;
};

/** The film of one language: the browser's preview and the renderer read this same one. */
export type Timeline = {
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  readonly shots: readonly Shot[];
  readonly cues: readonly Cue[];
};

/** What a timeline is made of: a scene's picture, and its words as they were read aloud. */
export type TimelineScene = {
  readonly sceneId: string;
  readonly picture: string;
  /** `words` may be empty (a recording without word times): captions then follow the length of the words. */
  readonly narration: { readonly durationMs: number; readonly text: string; readonly words: readonly Word[] } | null;
};

/** The specified pauses around each narration, the crossfade, and how long a scene without narration stands. */
export const pauses = { leadInMs: 500, tailMs: 700, crossfadeMs: 800, silentSceneMs: 4000 } as const;
export const framesPerSecond = 30;
/** How far motion may enlarge a picture: pictures are kept in this many output pixels, so they stay sharp. */
export const largestScale = 1.15;

/** Lays scenes on the film's clock: length = narrations + pauses, rounded to whole frames once a scene. Crossfades overlap, they add nothing. */
export function buildTimeline(order: {
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  readonly scenes: readonly TimelineScene[];
}): Timeline {
  const fps = framesPerSecond;
  const toFrames = (ms: number) => Math.round((ms * fps) / 1000);
  const leadIn = toFrames(pauses.leadInMs);
  const own = order.scenes.map(({ narration }) =>
    toFrames(narration ? pauses.leadInMs + narration.durationMs + pauses.tailMs : pauses.silentSceneMs),
  );
  const shots: Shot[] = [];
  let startFrame = 0;
  for (const [index, scene] of order.scenes.entries()) {
    const goesOn = index > 0 && order.scenes[index - 1]?.picture === scene.picture;
    const frames = (own[index] ?? 0) + fadeBetween(order.scenes, own, index, toFrames(pauses.crossfadeMs));
    shots.push({
      sceneId: scene.sceneId,
      picture: scene.picture,
      startFrame,
      frames,
      motion: motionOf(index, frames / fps, goesOn ? (shots[index - 1]?.motion.to ?? null) : null),
      fadeIn: index > 0 ? fadeBetween(order.scenes, own, index - 1, toFrames(pauses.crossfadeMs)) : 0,
      narrationAt: scene.narration ? leadIn : null,
      narrationMs: scene.narration?.durationMs ?? 0,
    });
    startFrame += own[index] ?? 0;
  }
  const { language, width, height } = order;
  return { language, width, height, fps, frames: startFrame, shots, cues: cuesOf(order.scenes, shots, fps, startFrame) };
}

/** Frames in which scene `index` still stands while the next one fades in: none at the end, and none where the same picture goes on. */
function fadeBetween(scenes: readonly TimelineScene[], own: readonly number[], index: number, crossfade: number): number {
  const next = scenes[index + 1];
  if (!next || next.picture === scenes[index]?.picture) return 0;
  return Math.min(crossfade, Math.floor((own[index] ?? 0) / 2), Math.floor((own[index + 1] ?? 0) / 2));
}

/** Where the eye is led, as the point that stays still: one round without two alike in a row. */
const anchors = [
  [0.5, 0.4],
  [0.2, 0.5],
  [0.8, 0.4],
  [0.5, 0.7],
  [0.3, 0.3],
  [0.7, 0.6],
] as const;

/** A gentle move at constant speed, in and out in turn: at most 2.5 % of enlargement a second, never past `largestScale`, never out of the picture. */
function motionOf(index: number, seconds: number, goesOnFrom: Window | null): Motion {
  const whole: Window = { x: 0, y: 0, w: 1 };
  const scale = 1 + Math.min(largestScale - 1, Math.max(0.03, seconds * 0.025));
  const [fx, fy] = anchors[index % anchors.length] ?? anchors[0];
  const w = 1 / scale;
  const near: Window = { x: fx * (1 - w), y: fy * (1 - w), w };
  if (goesOnFrom) return { from: goesOnFrom, to: goesOnFrom.w < 1 ? whole : near };
  return index % 2 === 0 ? { from: whole, to: near } : { from: near, to: whole };
}

/** The window of a motion at one frame of its shot; the last frame reaches `to`. */
export function windowAt(motion: Motion, frame: number, frames: number): Window {
  const t = frames > 1 ? frame / (frames - 1) : 0;
  const mix = (a: number, b: number) => a + (b - a) * t;
  return { x: mix(motion.from.x, motion.to.x), y: mix(motion.from.y, motion.to.y), w: mix(motion.from.w, motion.to.w) };
}

function cuesOf(scenes: readonly TimelineScene[], shots: readonly Shot[], fps: number, frames: number): Cue[] {
  const filmMs = (frame: number) => (frame * 1000) / fps;
  const spoken = shots.flatMap((shot, index) => {
    const narration = scenes[index]?.narration;
    return narration && shot.narrationAt !== null ? [{ narration, atMs: filmMs(shot.startFrame + shot.narrationAt) }] : [];
  });
  const cues: Cue[] = [];
  for (const [index, { narration, atMs }] of spoken.entries()) {
    const nextAtMs = spoken[index + 1]?.atMs ?? filmMs(frames);
    cues.push(
      ...captionCues(narration, {
        atMs,
        fromMs: Math.max(atMs - pauses.leadInMs, cues.at(-1)?.endMs ?? 0),
        untilMs: Math.min(nextAtMs, atMs + narration.durationMs + pauses.tailMs),
      }),
    );
  }
  return cues;
}
