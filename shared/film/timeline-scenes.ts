import type { SceneId } from '../ids.ts';
import type { CameraShot } from '../motion/camera-views.ts';
import type { SceneShots } from '../motion/set-shots.ts';
import type { Sight } from '../motion/sight.ts';
import type { Air } from '../motion/picture-life.ts';
import type { KeptCaptions } from '../captions/scene-captions.ts';
import type { SceneMeaning } from './scene-joins.ts';
import type { Motion, Saying, Transition, Word } from './timeline-parts.ts';

/** One scene on the film's clock, in whole frames; `frames` includes the overlap in which the next scene fades in. */
export type Shot = {
  readonly sceneId: SceneId;
  /** Names the picture's content: a new picture is a new key. */
  readonly picture: string;
  readonly startFrame: number;
  readonly frames: number;
  /** How it moves as one; where there is a `camera`, that rules. */
  readonly motion: Motion;
  /** The scene told in several shots, without a gap; left out where one move shows it. */
  readonly camera?: readonly CameraShot[];
  /** Frames of crossfade from the previous scene; 0 for the first scene and where the same picture continues. */
  readonly fadeIn: number;
  /** Where the narration starts, in frames from the start of the shot; null when it is silent. */
  readonly narrationAt: number | null;
  readonly narrationMs: number;
  /** Frames that go down into black at the end, and come up from it at the start; left out where there are none. */
  readonly toBlack?: number;
  readonly fromBlack?: number;
  /**
   * Which part of a picture of another shape fills the frame: 0 the left or upper end, 1 the other one. Left out: the
   * middle.
   */
  readonly cover?: { readonly x: number; readonly y: number };
  /**
   * What lives in the picture moves: its clock at the shot's first frame, and what people in it say, on the shot's
   * clock; `air` passes over a picture that keeps nothing. Left out: nothing moves.
   */
  readonly life?: { readonly from: number; readonly said: readonly Saying[]; readonly air?: readonly Air[] };
};

/** What a timeline is made of: a scene's picture, and its words as they were read aloud. */
export type TimelineScene = {
  readonly sceneId: SceneId;
  readonly picture: string;
  /** `words` may be empty (a recording without word times): captions then follow the length of the words. */
  readonly narration: {
    readonly durationMs: number;
    readonly text: string;
    readonly words: readonly Word[];
    /** The sha256 of the sound, and the captions that somebody edited over it, if any. */
    readonly sound?: string;
    readonly kept?: KeptCaptions | null;
  } | null;
  /** Is shown this much longer than its narration needs; left out: as long as its beat. */
  readonly pauseMs?: number;
  /** How long its picture is shown alone before the next one, according to the story. */
  readonly beatMs?: number;
  /** What decides how it is joined to its neighbours. */
  readonly meaning?: SceneMeaning;
  /** How long it is shown without narration, if not the default time. */
  readonly stillMs?: number;
  /**
   * Left out: automatic, as that of scene number `motionNo`, towards `anchor` if there is one (fractions of the frame).
   */
  readonly motion?: 'none' | Motion;
  /** What shots may look at; left out: one move shows the scene. */
  readonly sight?: Sight;
  /** The shots that somebody set, by language; left out: automatic. */
  readonly shots?: SceneShots;
  readonly motionNo?: number;
  readonly anchor?: { readonly x: number; readonly y: number };
  /** Left out: the usual crossfade, or nothing where the same picture continues. */
  readonly transition?: Transition;
  readonly cover?: { readonly x: number; readonly y: number };
  /**
   * The picture keeps something that moves, or `air` passes over it. `speakers` are who says quoted words of the
   * narration: words of its text, split at white space, `to` exclusive.
   */
  readonly life?: { readonly speakers: readonly Speaker[]; readonly air?: readonly Air[] };
};

export type Speaker = { readonly person: string; readonly from: number; readonly to: number };
