/** Milliseconds from the start of its clip. */
export type Word = { readonly text: string; readonly startMs: number; readonly endMs: number };

/** One caption: at most two lines of 42 characters. Milliseconds from the start of the film. */
export type Cue = {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
  /**
   * Its words and when each is highlighted, in order, on the film's clock; left out when the lines differ from the
   * spoken words.
   */
  readonly spoken?: readonly Word[];
};

/**
 * A window on a picture that is fitted to cover the frame: all in fractions of the frame, the height follows the
 * frame's shape.
 */
export type Window = { readonly x: number; readonly y: number; readonly w: number };

export type Motion = { readonly from: Window; readonly to: Window };

/** Words that one person of the cast says, in whole frames; `begins` a sentence or a phrase. */
export type Saying = {
  readonly person: string;
  readonly words: readonly { readonly from: number; readonly to: number; readonly begins: boolean }[];
};

/** How a scene follows the previous one; `fade` goes through black. */
export const transitionKinds = ['crossfade', 'fade', 'cut'] as const;

export type Transition = { readonly kind: (typeof transitionKinds)[number]; readonly ms: number };
