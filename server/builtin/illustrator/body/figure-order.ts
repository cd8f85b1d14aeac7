// What the drawing of one person depends on.
import type { Point } from '../drawing/curve.ts';
import type { Feeling, Look } from '../looks/look.ts';
import type { Posture } from './pose.ts';

/** How wide a mouth is while somebody speaks: nearly closed, half open, wide open. */
export type Opening = 1 | 2 | 3;

/** What somebody does for a moment in a film. */
export type Act = { readonly lids?: 'half' | 'closed'; readonly mouth?: Opening };

/** How a person is to be drawn. */
export type FigureOrder = {
  readonly look: Look;
  readonly posture: Posture;
  readonly feeling: Feeling;
  /** -1 when light comes from behind the figure, 1 from before it. */
  readonly lit: number;
  /** Drawn in the near hand, its grip at 0,0; behind the hand, before the robe. */
  readonly held?: string;
  readonly farHeld?: string;
  /** Lies across the shoulders, behind the head. */
  readonly shoulders?: string;
  readonly hurt?: boolean;
  /** Seen from behind: no face. */
  readonly away?: boolean;
  /** Where the hands are, if not where the posture puts them. */
  readonly hands?: { readonly near?: Point; readonly far?: Point } | undefined;
  /** Carried on the head, its foot at 0,0. */
  readonly onHead?: string | undefined;
  /** The near arm is drawn by itself, over somebody who is held. */
  readonly part?: 'without-arm' | 'arm' | undefined;
  /** The person's name, when it is known. */
  readonly who?: string | undefined;
  readonly act?: Act | undefined;
};

/** What is drawn behind a face and what over it. */
export type Layers = { readonly behind: string; readonly over: string };
