import { lettersBox } from '#shared/thumbnail/composition.ts';
import { canvas, clampOverlay, type Overlay } from '#shared/thumbnail/overlay.ts';
import { centreOf, type Point } from './handles.ts';

/** A line at which something was caught: upright at `x`, or level at `y`, in canvas pixels. */
export type Guide = { readonly axis: 'x' | 'y'; readonly at: number };

const thirds = (length: number) => [0, length / 3, length / 2, (2 * length) / 3, length];

/** The lines of a text that can snap to others: its edges and middle, when it is turned its middle only. */
function linesOf(overlay: Overlay): Record<'x' | 'y', readonly number[]> {
  const centre = centreOf(overlay);
  if (overlay.rotate !== 0) return { x: [centre.x], y: [centre.y] };
  const { left, width, height } = lettersBox(overlay);
  const from = overlay.x + left * overlay.scale;
  return {
    x: [from, from + (width * overlay.scale) / 2, from + width * overlay.scale],
    y: [overlay.y, centre.y, overlay.y + height * overlay.scale],
  };
}

/**
 * Moves a text to a place, and a little further where that brings it in line with the canvas, its thirds or another
 * text. `reach` in canvas pixels.
 */
export function snapped(
  overlay: Overlay,
  { x, y }: Point,
  others: readonly Overlay[],
  reach: number,
): { overlay: Overlay; guides: readonly Guide[] } {
  const moved = clampOverlay({ ...overlay, x, y });
  const own = linesOf(moved);
  const marks = {
    x: [...thirds(canvas.width), ...others.flatMap((other) => linesOf(other).x)],
    y: [...thirds(canvas.height), ...others.flatMap((other) => linesOf(other).y)],
  };
  const best = (axis: 'x' | 'y') =>
    own[axis]
      .flatMap((line) => marks[axis].map((at) => ({ axis, at, by: at - line })))
      .filter(({ by }) => Math.abs(by) <= reach)
      .toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by))[0];
  const [across, down] = [best('x'), best('y')];
  const there = clampOverlay({ ...moved, x: moved.x + (across?.by ?? 0), y: moved.y + (down?.by ?? 0) });
  const reached = linesOf(there);
  const guides = [across, down].flatMap((found) =>
    found && reached[found.axis].some((line) => Math.abs(line - found.at) < 0.5)
      ? [{ axis: found.axis, at: found.at }]
      : [],
  );
  return { overlay: there, guides };
}
