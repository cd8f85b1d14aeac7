import type { Language } from './vocabulary.ts';

/** Milliseconds from the start of its clip. */
export type Word = { readonly text: string; readonly startMs: number; readonly endMs: number };

/** One caption: at most two lines of 42 characters. Milliseconds from the start of the film. */
export type Cue = { readonly startMs: number; readonly endMs: number; readonly lines: readonly string[] };

/** A window on a picture that is fitted to cover the frame: all in fractions of the frame, the height follows the frame's shape. */
export type Window = { readonly x: number; readonly y: number; readonly w: number };

/** One scene on the film's clock, in whole frames; `frames` includes the overlap in which the next scene fades in. */
export type Shot = {
  readonly sceneId: string;
  /** Names the picture's content: a new picture is a new key. */
  readonly picture: string;
  readonly startFrame: number;
  readonly frames: number;
  readonly motion: { readonly from: Window; readonly to: Window };
  /** Frames of crossfade from the scene before; 0 for the first scene and for cuts. */
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
