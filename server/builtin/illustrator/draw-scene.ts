import { type Placed } from './blocking.ts';
import { box, brush } from './brush.ts';
import { cameraOf, compose } from './compose.ts';
import { cultures } from './culture.ts';
import { lightOf } from './light.ts';
import type { Look } from './look.ts';
import { chance } from './random.ts';
import { readScene } from './read-scene.ts';
import { scenery } from './scenery.ts';
import type { Stage } from './stage.ts';
import { stageScene } from './staging.ts';
import { apart, lookOf } from './wardrobe.ts';
import type { PictureOrder } from '#server/ports.ts';

/** Draws the SVG of an order: the same order gives the same text. */
export function drawScene(order: PictureOrder): string {
  const scene = readScene(order);
  const short = 900;
  const [w, h] =
    order.width >= order.height ? [(short * order.width) / order.height, short] : [short, (short * order.height) / order.width];
  const luck = chance(order.seed, order.index, order.take, order.prompt, order.use);
  const ink = brush();
  const near = order.use === 'background' ? 0 : luck.between(-0.03, 0.03);
  const stage: Stage = {
    ink,
    w,
    h,
    scene,
    luck,
    light: lightOf(scene.time, scene.weather, scene.mood),
    culture: cultures[order.context],
    seed: `${order.seed}${order.index}${order.take}`,
    side: luck.maybe(0.5) ? 1 : -1,
    horizon: h * (0.44 + near),
    ground: h * (0.58 + near),
  };
  const blocking = stageScene(scene, luck);
  const looks = new Map<Placed, Look>();
  for (const placed of blocking.people)
    looks.set(
      placed,
      apart(lookOf(order.seed, placed.member.id, placed.member.kind, order.context, placed.nth), [...looks.values()], order.context),
    );
  const set = scenery(stage);
  const acting = compose(stage, cameraOf(stage, order.index + order.take, blocking, looks), blocking, looks);
  const [veil, strength] = stage.light.veil;
  const vignette = ink.radial([w / 2, h * 0.46], Math.hypot(w, h) * 0.56, [0.55, '#140a24', 0], [1, '#140a24', 0.42]);
  const inside = `${set.back}${acting}${set.front}${box(0, 0, w, h, veil, strength)}${box(0, 0, w, h, vignette)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${order.width}" height="${order.height}" viewBox="0 0 ${Math.round(w)} ${Math.round(h)}">${ink.defs()}${inside}</svg>`;
}
