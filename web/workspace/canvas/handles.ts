import { clampOverlay, type Overlay, overlaySize } from '#shared/thumbnail/overlay.ts';
import { readField } from '#shared/thumbnail/overlay-fields.ts';

/** Canvas pixels. */
export type Point = { readonly x: number; readonly y: number };

/** Degrees between the angles that a turn keeps to with Shift, and how near one catches without. */
const steps = { angle: 15, near: 3 } as const;

/** The point around which a text turns and grows. */
export function centreOf(overlay: Overlay): Point {
  const { width, height } = overlaySize(overlay);
  return { x: overlay.x + width / 2, y: overlay.y + height / 2 };
}
/** The way along one axis that comes nearest to this one. */
export const straight = ({ x, y }: Point): Point => (Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y });
const away = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);
const angle = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** Sets the scale and keeps the middle where it is. */
export function scaledTo(overlay: Overlay, scale: number): Overlay {
  const centre = centreOf(overlay);
  const grown = { ...overlay, scale: Math.round(readField.scale(scale) * 100) / 100 };
  const { width, height } = overlaySize(grown);
  return clampOverlay({ ...grown, x: centre.x - width / 2, y: centre.y - height / 2 });
}

/** A corner dragged from one point to another. */
export function scaledBy(overlay: Overlay, from: Point, to: Point): Overlay {
  const centre = centreOf(overlay);
  return scaledTo(overlay, (overlay.scale * away(centre, to)) / Math.max(1, away(centre, from)));
}

/** The same angle between -180 (not included) and 180. */
export const plainAngle = (degrees: number): number => 180 - ((((180 - degrees) % 360) + 360) % 360);

/**
 * The turning handle dragged from one point to another; near a multiple of 15 degrees it stays there, with `coarse`
 * always.
 */
export function turnedBy(overlay: Overlay, from: Point, to: Point, coarse: boolean): Overlay {
  const centre = centreOf(overlay);
  const free = plainAngle(overlay.rotate + angle(centre, to) - angle(centre, from));
  const caught = Math.round(free / steps.angle) * steps.angle;
  return {
    ...overlay,
    rotate: plainAngle(coarse || Math.abs(free - caught) <= steps.near ? caught : Math.round(free)),
  };
}
