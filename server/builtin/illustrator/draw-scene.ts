import { afloat } from './afloat.ts';
import type { Blocking, Placed } from './blocking.ts';
import { box, brush, place } from './brush.ts';
import { chosenLooks } from './chosen-looks.ts';
import { cameraOf, compose } from './compose.ts';
import { cultures } from './cultures.ts';
import { drawPortrait } from './draw-portrait.ts';
import { lightOf } from './light.ts';
import type { Look } from './look.ts';
import { chance } from './random.ts';
import { readScene } from './read-scene.ts';
import type { CastMember, Scene } from './scene.ts';
import { isRoofed, scenery } from './scenery.ts';
import type { Stage } from './stage.ts';
import { stageScene } from './staging.ts';
import { styleOf } from './styles.ts';
import { apart, lookOf } from './wardrobe.ts';
import type { PictureOrder } from '#server/ports.ts';

/** A background leaves room for words: two people at most, towards the side of the light. */
const aside = ({ people, things }: Blocking, side: -1 | 1): Blocking => ({
  people: people.slice(0, 2).map((one) => ({ ...one, x: 0.5 + side * 0.18 + (one.x - 0.5) * 0.9 })),
  things: things.map((one) => ({ ...one, x: 0.5 + side * 0.18 + (one.x - 0.5) * 0.9 })),
});

/** A place by itself, in the light of a clear day. */
const emptied = (scene: Scene): Scene => ({
  ...scene,
  cast: [],
  animals: [],
  tableau: null,
  time: 'day',
  weather: 'clear',
  mood: 'calm',
  event: 'wait',
  wide: true,
});

/** Draws the SVG of an order: the same order gives the same text. */
export function drawScene(order: PictureOrder): string {
  const alone = order.use === 'portrait' ? drawPortrait(order) : null;
  if (alone) return alone;
  const scene = order.use === 'portrait' ? emptied(readScene(order)) : readScene(order);
  const short = 900;
  const [w, h] =
    order.width >= order.height ? [(short * order.width) / order.height, short] : [short, (short * order.height) / order.width];
  const luck = chance(order.seed, order.index, order.take, order.prompt, order.use);
  const ink = brush();
  const near = order.use === 'background' ? 0 : ([0, -0.07, 0.05, -0.03, 0.02][order.index % 5] ?? 0) + luck.between(-0.015, 0.015);
  const stage: Stage = {
    ink,
    w,
    h,
    scene,
    luck,
    light: lightOf(scene.time, scene.weather, scene.mood),
    culture: cultures[order.context],
    seed: `${order.seed}${order.index}${order.take}`,
    side: scene.side === null ? (luck.maybe(0.5) ? 1 : -1) : scene.tableau?.mirror ? (-scene.side as -1 | 1) : scene.side,
    index: order.index,
    cut: styleOf(order.style).cut,
    roofed: isRoofed(scene, luck),
    horizon: h * (0.44 + near),
    ground: h * (0.58 + near * 0.7),
  };
  const blocking =
    order.use === 'background'
      ? aside(stageScene(scene, luck, order.index + order.take), stage.side)
      : stageScene(scene, luck, order.index + order.take);
  const chosen = chosenLooks(order.cast ?? []);
  const looks = new Map<Placed, Look>();
  for (const placed of blocking.people)
    looks.set(
      placed,
      chosen(
        placed.member.id,
        apart(lookOf(order.seed, placed.member.id, placed.member.kind, order.context, placed.nth), [...looks.values()], order.context),
      ),
    );
  const set = scenery(stage);
  const dress = (member: CastMember, nth: number) => chosen(member.id, lookOf(order.seed, member.id, member.kind, order.context, nth));
  const acting =
    scene.place === 'sea' && !(scene.tableau && blocking.things.length > 0)
      ? afloat(stage, dress)
      : compose(stage, cameraOf(stage, order.index + order.take, blocking, looks), blocking, looks);
  const glowing = scene.place === 'deep' || scene.place === 'heaven';
  const [veil, strength] = stage.light.veil;
  const wash = ink.radial(
    [w / 2 + stage.side * w * 0.42, h * 0.06],
    w * 0.8,
    [0, stage.light.sun, stage.light.dark ? 0.14 : 0.24],
    [0.5, stage.light.sun, 0.05],
    [1, stage.light.sun, 0],
  );
  const vignette = ink.radial([w / 2, h * 0.46], Math.hypot(w, h) * 0.56, [0.55, '#140a24', 0], [1, '#140a24', 0.34]);
  const warm =
    scene.props.includes('manger') || (stage.light.dark && scene.props.some((prop) => ['fire', 'burning-bush', 'lamp'].includes(prop)));
  const hearth = warm
    ? box(0, 0, w, h, ink.radial([w / 2, h * 0.66], h * 0.62, [0, '#ffcf7a', 0.42], [0.5, '#ffb75a', 0.12], [1, '#ffb75a', 0]))
    : '';
  const again = scene.tableau && scene.tableau.before % 2 === 1;
  const at = (blocking.people[0]?.x ?? 0.5) * 0.6 + 0.2;
  const nearer = again ? (drawing: string) => place(drawing, -w * at * 0.2, -h * 0.05, 1.2) : (drawing: string) => drawing;
  const inside = `${nearer(set.back + acting + set.front)}${glowing ? '' : box(0, 0, w, h, veil, strength) + box(0, 0, w, h, wash)}${hearth}${box(0, 0, w, h, vignette)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${order.width}" height="${order.height}" viewBox="0 0 ${Math.round(w)} ${Math.round(h)}">${ink.defs()}${inside}</svg>`;
}
