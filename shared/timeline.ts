import { type CameraShot, planShots } from './camera-shots.ts';
import type { Sight } from './camera-views.ts';
import { captionLimits } from './caption-lines.ts';
import { captionsOfNarration, type KeptCaptions } from './scene-captions.ts';
import type { Air } from './picture-life.ts';
import { shotLife } from './shot-life.ts';
import type { SceneMeaning } from './scene-joins.ts';
import { between, motionFor } from './slow-move.ts';
import type { Audience, Language } from './vocabulary.ts';

/** Milliseconds from the start of its clip. */
export type Word = { readonly text: string; readonly startMs: number; readonly endMs: number };

/** One caption: at most two lines of 42 characters. Milliseconds from the start of the film. */
export type Cue = {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
  /** Its words and when each is lit, in order, on the film's clock; left out where the lines say other words than are heard. */
  readonly spoken?: readonly Word[];
};

/** A window on a picture that is fitted to cover the frame: all in fractions of the frame, the height follows the frame's shape. */
export type Window = { readonly x: number; readonly y: number; readonly w: number };
export type Motion = { readonly from: Window; readonly to: Window };

/** Words that one person of the cast says, in whole frames; `begins` a sentence or a phrase. */
export type Saying = {
  readonly person: string;
  readonly words: readonly { readonly from: number; readonly to: number; readonly begins: boolean }[];
};

/** One scene on the film's clock, in whole frames; `frames` includes the overlap in which the next scene fades in. */
export type Shot = {
  readonly sceneId: string;
  /** Names the picture's content: a new picture is a new key. */
  readonly picture: string;
  readonly startFrame: number;
  readonly frames: number;
  /** How it moves as one; where there is a `camera`, that rules. */
  readonly motion: Motion;
  /** The scene told in several shots, without a gap; left out where one move shows it. */
  readonly camera?: readonly CameraShot[];
  /** Frames of crossfade from the scene before; 0 for the first scene and where the same picture goes on. */
  readonly fadeIn: number;
  /** Where the narration starts, in frames from the start of the shot; null when it is silent. */
  readonly narrationAt: number | null;
  readonly narrationMs: number;
  /** Frames that go down into black at the end, and come up from it at the start; left out where there are none. */
  readonly toBlack?: number;
  readonly fromBlack?: number;
  /** Which part of a picture of another shape fills the frame: 0 the left or upper end, 1 the other one. Left out: the middle. */
  readonly cover?: { readonly x: number; readonly y: number };
  /** What lives in the picture moves: its clock at the shot's first frame, and what people in it say, on the shot's clock; `air` passes over a picture that keeps nothing. Left out: it holds still. */
  readonly life?: { readonly from: number; readonly said: readonly Saying[]; readonly air?: readonly Air[] };
};

/** How a scene follows the one before; `fade` goes through black. */
export const transitionKinds = ['crossfade', 'fade', 'cut'] as const;
export type Transition = { readonly kind: (typeof transitionKinds)[number]; readonly ms: number };

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
  readonly narration: {
    readonly durationMs: number;
    readonly text: string;
    readonly words: readonly Word[];
    /** The sha256 of the sound, and the captions that somebody laid over it, if any. */
    readonly sound?: string;
    readonly kept?: KeptCaptions | null;
  } | null;
  /** Stands this much longer than its narration needs; left out: as long as its beat. */
  readonly pauseMs?: number;
  /** How long its picture stands alone before the next one, as the story has it. */
  readonly beatMs?: number;
  /** What decides how it is joined to its neighbours. */
  readonly meaning?: SceneMeaning;
  /** How long it stands without narration, when that is not the usual time. */
  readonly stillMs?: number;
  /** Left out: automatic, as that of scene number `motionNo`, towards `anchor` if there is one (fractions of the frame). */
  readonly motion?: 'none' | Motion;
  /** What shots may look at; left out: one move shows the scene. */
  readonly sight?: Sight;
  readonly motionNo?: number;
  readonly anchor?: { readonly x: number; readonly y: number };
  /** Left out: the usual crossfade, or nothing where the same picture goes on. */
  readonly transition?: Transition;
  readonly cover?: { readonly x: number; readonly y: number };
  /**
   * The picture keeps something that moves, or `air` passes over it. `speakers` are who says quoted words of the narration: words of its text, split at
   * white space, `to` exclusive.
   */
  readonly life?: { readonly speakers: readonly Speaker[]; readonly air?: readonly Air[] };
};
export type Speaker = { readonly person: string; readonly from: number; readonly to: number };

/** The specified pauses around each narration, the crossfade, and how long a scene without narration stands. */
export const pauses = { leadInMs: 500, tailMs: 700, crossfadeMs: 800, silentSceneMs: 4000 } as const;
export const framesPerSecond = 30;

/** Lays scenes on the film's clock: length = narrations + pauses, rounded to whole frames once a scene. Crossfades overlap, they add nothing. */
export function buildTimeline(order: {
  readonly language: Language;
  /** Decides how fast captions can be read; left out: as grown-ups read. */
  readonly audience?: Audience;
  readonly width: number;
  readonly height: number;
  readonly scenes: readonly TimelineScene[];
  /** In so many milliseconds the end goes down into black; left out: it does not. */
  readonly closingMs?: number;
}): Timeline {
  const fps = framesPerSecond;
  const toFrames = (ms: number) => Math.round((ms * fps) / 1000);
  const leadIn = toFrames(pauses.leadInMs);
  const own = order.scenes.map(({ narration, beatMs = 0, pauseMs = beatMs, stillMs = pauses.silentSceneMs }) =>
    toFrames((narration ? pauses.leadInMs + narration.durationMs + pauses.tailMs : stillMs) + pauseMs),
  );
  const joins = order.scenes.map((_, index) => joinOf(order.scenes, own, index, toFrames));
  const shots: Shot[] = [];
  let startFrame = 0;
  for (const [index, scene] of order.scenes.entries()) {
    const goesOn = index > 0 && order.scenes[index - 1]?.picture === scene.picture;
    const [join, next] = [joins[index], joins[index + 1]];
    const ownFrames = own[index] ?? 0;
    const frames = ownFrames + (next?.overlap ?? 0);
    const narrationAt = scene.narration ? leadIn : null;
    const from = (join?.overlap ?? 0) + (join?.black ?? 0);
    const isLast = index === order.scenes.length - 1;
    const toBlack = isLast ? Math.min(toFrames(order.closingMs ?? 0), Math.floor(ownFrames / 2)) : (next?.black ?? 0);
    const to = ownFrames - toBlack;
    const before = goesOn ? (shots[index - 1]?.camera?.length ?? 0) : 0;
    const { sight, narration } = scene;
    const clock = { narrationAt, fps, own: ownFrames, frames, from, to, before };
    const camera = sight && scene.motion === undefined ? planShots({ sight, narration, ...clock }) : [];
    shots.push({
      sceneId: scene.sceneId,
      picture: scene.picture,
      startFrame,
      frames,
      motion: motionFor(scene, index, { frames, fps }, goesOn ? (shots[index - 1]?.motion.to ?? null) : null),
      ...(camera.length > 0 ? { camera } : {}),
      fadeIn: join?.overlap ?? 0,
      narrationAt,
      narrationMs: scene.narration?.durationMs ?? 0,
      ...(toBlack ? { toBlack } : {}),
      ...(join?.black ? { fromBlack: join.black } : {}),
      ...(scene.cover ? { cover: scene.cover } : {}),
      ...(scene.life && scene.motion !== 'none' ? { life: shotLife(scene, { narrationAt, fps }, goesOn ? shots.at(-1) : undefined) } : {}),
    });
    startFrame += own[index] ?? 0;
  }
  const { language, width, height } = order;
  return { language, width, height, fps, frames: startFrame, shots, cues: cuesOf(order, shots, fps, startFrame) };
}

/** The frames in which the scene before still stands while scene `index` fades in, or those on each side of black; never more than half a scene. */
function joinOf(
  scenes: readonly TimelineScene[],
  own: readonly number[],
  index: number,
  toFrames: (ms: number) => number,
): { overlap: number; black: number } {
  const [before, scene] = [scenes[index - 1], scenes[index]];
  if (!before || !scene) return { overlap: 0, black: 0 };
  const goesOn = before.picture === scene.picture;
  const { kind, ms } = scene.transition ?? { kind: goesOn ? 'cut' : 'crossfade', ms: pauses.crossfadeMs };
  const room = Math.min(Math.floor((own[index - 1] ?? 0) / 2), Math.floor((own[index] ?? 0) / 2));
  if (kind === 'cut') return { overlap: 0, black: 0 };
  if (kind === 'fade') return { overlap: 0, black: Math.min(toFrames(ms / 2), room) };
  return { overlap: goesOn ? 0 : Math.min(toFrames(ms), room), black: 0 };
}

/** The window of a motion at one frame of its shot; the last frame reaches `to`. */
export const windowAt = ({ from, to }: Motion, frame: number, frames: number): Window =>
  between(from, to, frames > 1 ? frame / (frames - 1) : 0);

function cuesOf(
  { scenes, language, audience = 'family' }: Pick<Parameters<typeof buildTimeline>[0], 'scenes' | 'language' | 'audience'>,
  shots: readonly Shot[],
  fps: number,
  frames: number,
): Cue[] {
  const filmMs = (frame: number) => (frame * 1000) / fps;
  const spoken = shots.flatMap((shot, index) => {
    const narration = scenes[index]?.narration;
    return narration && shot.narrationAt !== null ? [{ narration, atMs: filmMs(shot.startFrame + shot.narrationAt) }] : [];
  });
  const cues: Cue[] = [];
  for (const [index, { narration, atMs }] of spoken.entries()) {
    const nextAtMs = spoken[index + 1]?.atMs ?? filmMs(frames);
    const fromMs = Math.max(atMs - pauses.leadInMs, (cues.at(-1)?.endMs ?? -captionLimits.gapMs) + captionLimits.gapMs);
    const untilMs = Math.min(nextAtMs, atMs + narration.durationMs + pauses.tailMs);
    cues.push(...captionsOfNarration(narration, { language, audience }, { atMs, fromMs, untilMs }));
  }
  return cues;
}
