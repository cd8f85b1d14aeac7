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
  /** The single move over the picture; `camera` overrides it. */
  readonly motion: Motion;
  /** The scene in several shots, without a gap between them; left out when a single move shows it. */
  readonly camera?: readonly CameraShot[];
  /** Frames of crossfade from the previous scene; 0 for the first scene and where the same picture continues. */
  readonly fadeIn: number;
  /** Where the narration starts, in frames from the start of the shot; null when it is silent. */
  readonly narrationAt: number | null;
  readonly narrationMs: number;
  /** Frames of fade to black at the end, and from black at the start; left out where there are none. */
  readonly toBlack?: number;
  readonly fromBlack?: number;
  /**
   * Which part of a picture of another shape fills the frame: 0 is the left or upper end, 1 the right or lower end.
   * Left out: the middle.
   */
  readonly cover?: { readonly x: number; readonly y: number };
  /**
   * The movement of living things in the picture: `from` is its clock at the first frame of the shot, `said` is what
   * people say, on the clock of the shot, and `air` is what drifts over a picture without data of its own. Left out:
   * nothing moves.
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
  /** How much longer the scene is shown than its narration lasts; left out: `beatMs`. */
  readonly pauseMs?: number;
  /** How long its picture is shown alone before the next one, according to the story. */
  readonly beatMs?: number;
  /** What decides how it is joined to its neighbours. */
  readonly meaning?: SceneMeaning;
  /** How long it is shown when it has no narration; left out: the default time. */
  readonly stillMs?: number;
  /**
   * The move over the picture. Left out: chosen automatically by the scene number `motionNo`, towards `anchor`
   * (fractions of the frame) if there is one.
   */
  readonly motion?: 'none' | Motion;
  /** What the shots may look at; left out: a single move shows the scene. */
  readonly sight?: Sight;
  /** The shots that somebody set, by language; left out: automatic. */
  readonly shots?: SceneShots;
  readonly motionNo?: number;
  readonly anchor?: { readonly x: number; readonly y: number };
  /** Left out: the usual crossfade, or nothing where the same picture continues. */
  readonly transition?: Transition;
  readonly cover?: { readonly x: number; readonly y: number };
  /**
   * Set when something in the picture moves, or `air` drifts over it. `speakers` says who speaks which words of the
   * narration: `from` to before `to`, counted in words between white space.
   */
  readonly life?: { readonly speakers: readonly Speaker[]; readonly air?: readonly Air[] };
};

export type Speaker = { readonly person: string; readonly from: number; readonly to: number };
