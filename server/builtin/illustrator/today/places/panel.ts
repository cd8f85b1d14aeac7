// A part is a drawing that a plan of a place can name. Its type, and simple shapes for parts.
import { box, line, oval } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import type { Stage } from '../../staging/stage.ts';

/**
 * Something that stands in a place of today or hangs on its wall: about this many figure units wide, its foot (or
 * middle, on a wall) on 0,0.
 */
export type Part = { readonly wide: number; readonly draw: (stage: Stage) => string };

/** A flat board that stands on `y`, with a lit upper edge and a shaded side. */
export const panel = ({ side }: Stage, x: number, y: number, w: number, h: number, colour: string, round = 0): string =>
  box(x - w / 2, y - h, w, h, colour, 1, round) +
  box(x - w / 2, y - h, w, Math.min(5, h * 0.2), tint(colour, 0.28), 0.9, round) +
  box(side > 0 ? x - w / 2 : x + w * 0.34, y - h, w * 0.16, h, shade(colour, 0.3), 0.35, round);

/** The shadow where a thing of this width meets the floor. */
export const foot = (x: number, w: number): string => oval(x, 2, w * 0.56, 7, '#1d1230', 0.24);

/** Legs from a top at `high` down to the floor. */
export const legs = (xs: readonly number[], high: number, colour: string, width = 6): string =>
  line(xs.map((x) => `M${n(x)} ${n(-high)}V0`).join(''), shade(colour, 0.22), width);
