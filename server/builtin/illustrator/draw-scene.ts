// From an order to the SVG of a picture: sets the stage, draws the surroundings, then people and things over them.
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { afloat as inBoats } from './actions/afloat.ts';
import { box, place } from './drawing/brush.ts';
import { compose } from './drawing/compose.ts';
import type { Camera } from './drawing/on-page.ts';
import { drawPortrait } from './looks/draw-portrait.ts';
import { waterBefore } from './today/places/swimming-pool.ts';
import { scenery } from './scenery/scenery.ts';
import { nearer, setStage } from './staging/set-stage.ts';
import type { Blocking } from './staging/blocking.ts';
import type { Stage } from './staging/stage.ts';
import { isBurning, isOnTable, tableTop } from './scenery/still-life.ts';

/** Draws the SVG of an order: the same order gives the same text. */
export const drawScene = (order: PictureOrder): string =>
  (order.use === 'portrait' ? drawPortrait(order) : null) ?? drawStaged(order).svg;

/** The drawing of a scene and the stage that it was drawn on. */
export type StagedDrawing = { readonly svg: string; readonly stage: Stage };

/** Draws a scene: the same order gives the same drawing. */
export function drawStaged(order: PictureOrder): StagedDrawing {
  const { stage, blocking, looks, camera, dress, afloat, again } = setStage(order);
  const { ink, w, h, scene } = stage;
  const set = scenery(stage);
  const acting = afloat ? inBoats(stage, dress) : compose(stage, camera, blocking, looks);
  const glowing = scene.place === 'deep' || scene.place === 'heaven';
  const [veil, strength] = stage.light.veil;
  const wash = ink.radial(
    [w / 2 + stage.side * w * 0.42, h * 0.06],
    w * 0.8,
    [0, stage.light.sun, stage.light.dark ? 0.14 : 0.24],
    [0.5, stage.light.sun, 0.05],
    [1, stage.light.sun, 0],
  );
  // Bare paper has no dark corners.
  const dim = scene.place === 'unknown' ? 0.1 : 0.34;
  const vignette = ink.radial([w / 2, h * 0.46], Math.hypot(w, h) * 0.56, [0.55, '#140a24', 0], [1, '#140a24', dim]);
  const warm =
    scene.props.includes('manger') ||
    isBurning(stage) ||
    (stage.light.dark && scene.props.some((prop) => ['fire', 'burning-bush', 'lamp'].includes(prop)));
  const hearth = warm
    ? box(
        0,
        0,
        w,
        h,
        ink.radial([w / 2, h * 0.66], h * 0.62, [0, '#ffcf7a', 0.42], [0.5, '#ffb75a', 0.12], [1, '#ffb75a', 0]),
      )
    : '';
  const shown =
    surroundings(stage, set.back, camera.back) +
    (camera.back && isOnTable(stage) ? tableTop(stage) : '') +
    acting +
    (isUpToWaist(scene) ? waterBefore(stage, waistsOf(stage, camera, blocking)) : '') +
    softly(stage, set.front, camera.back);
  const { scale, x, y } = nearer(again ?? 0);
  const inside = [
    again === null ? shown : place(shown, w * x, h * y, scale),
    glowing ? '' : box(0, 0, w, h, veil, strength) + box(0, 0, w, h, wash),
    hearth,
    box(0, 0, w, h, vignette),
  ].join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${order.width}" height="${order.height}" viewBox="0 0 ${Math.round(w)}` +
    ` ${Math.round(h)}">${ink.defs()}` +
    `${flatOpacity(inside)}</svg>`;
  return { svg, stage };
}

/**
 * Whether people are up to their waists in water: swimmers near a shore are drawn like people who wade; out at sea
 * there are waves.
 */
const isUpToWaist = ({ acting, place }: Stage['scene']): boolean =>
  acting?.wading === true || (acting?.action === 'swim' && place !== 'sea' && place !== 'boat');

/** The mean height on the page of the waists of people who stand in water. */
function waistsOf({ h }: Stage, { top, low, scale }: Camera, { people }: Blocking): number {
  if (people.length === 0) return h;
  const depths = people.map(({ depth }) => depth);
  const mean = depths.reduce((sum, one) => sum + one, 0) / depths.length;
  const isSmall = people.every(({ member: { age } }) => age === 'child');
  return top + (low - top) * mean - scale * (isSmall ? 46 : 74);
}

/**
 * Changes `opacity` of single shapes to `fill-opacity` and `stroke-opacity`. They look the same but need no layer of
 * their own, and the drawing program fails on layers far off the page.
 */
export const flatOpacity = (svg: string): string =>
  svg.replaceAll(/<(?:path|ellipse|rect|circle) [^>]* opacity="[^>]*>/g, (shape) => {
    const [filled, drawn] = [!shape.includes(' fill="none"'), shape.includes(' stroke="')];
    return filled && drawn ? shape : shape.replace(' opacity="', filled ? ' fill-opacity="' : ' stroke-opacity="');
  });

/** Blurs the foreground that frames a close shot. */
const softly = ({ ink, w, h, cut }: Stage, drawing: string, back: Camera['back']): string =>
  back && drawing && !cut ? `<g filter="${ink.soften(back.soft * 0.8, w, h)}">${drawing}</g>` : drawing;

/** What is behind people in a close shot: larger, with lower ground, and blurred, except in paper cut. */
function surroundings({ ink, w, h, ground, side, cut, light }: Stage, drawing: string, back: Camera['back']): string {
  if (!back) return drawing;
  const { zoom, foot, soft } = back;
  const larger = place(drawing, (w * (1 - zoom) * (1 + side * 0.4)) / 2, Math.min(0, h * foot - ground * zoom), zoom);
  const air = box(0, 0, w, h, light.haze, cut ? soft * 0.03 : soft * 0.009);
  return `${cut ? larger : `<g filter="${ink.soften(soft, w, h)}">${larger}</g>`}${air}`;
}
