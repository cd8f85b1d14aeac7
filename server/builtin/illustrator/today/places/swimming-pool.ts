import { box, fill, line, oval } from '../../drawing/brush.ts';
import { n } from '../../drawing/curve.ts';
import { moving } from '../../life/moving.ts';
import { mix, shade, tint } from '../../light/colour.ts';
import type { Scenery, Stage } from '../../staging/stage.ts';
import { waterColour } from '../../scenery/water.ts';
import { view } from './wall-things.ts';

/** How far below the wall the far edge of the water is, and how wide the water is when people stand beside it. */
const farEdge = 14;
const besideWater = 112;
/** How far people stand before the wall, so that they are on the near edge. */
export const dryAtPool = farEdge + besideWater + 8;

/** True when a scene of the pool is in the water. */
export const isInPool = ({ event, acting }: Stage['scene']): boolean =>
  event === 'baptize' || acting?.wading === true || acting?.action === 'jump';

/** The hall of a swimming pool: windows, the water with its lanes, and the tiles of the near edge. */
export function swimmingPool(stage: Stage): Scenery {
  const { ink, w, h, ground, light, luck, side } = stage;
  const dim = (colour: string) => mix(colour, '#1b1638', light.dark ? 0.16 : 0);
  const wall = dim(luck.pick(['#e6ebe4', '#e9e3d2', '#dde8ea']));
  const tile = dim('#dfe6e2');
  const [water, deep] = [dim('#5fb6cc'), dim('#2f86a8')];
  const top = ground + farEdge;
  const end = isInPool(stage.scene) ? h + 20 : top + besideWater;
  const panes = Array.from({ length: 5 }, (_, i) => {
    const [x, sill, wide, high] = [(w * (i + 0.5)) / 5, ground - 150, w / 5 - 60, ground - 240];
    return (
      view(stage, x, sill, wide, high) +
      line(
        `M${n(x - wide / 2)} ${n(sill - high)}h${n(wide)}v${n(high)}h${n(-wide)}ZM${n(x)} ${n(sill - high)}v${n(high)}`,
        '#7f8f96',
        8,
      )
    );
  }).join('');
  const rows = [0.24, 0.5, 0.8].map((share) => top + (Math.min(end, top + 260) - top) * share);
  const lanes = rows
    .map((y, row) =>
      Array.from({ length: Math.ceil(w / 34) }, (_, i) =>
        oval(i * 34 + row * 9, y, 13 + row * 2, 4.4 + row, i % 6 < 3 ? '#d8574a' : '#f3efe4'),
      ).join(''),
    )
    .join('');
  const glints = Array.from({ length: 46 }, () => {
    const share = luck.next();
    const [x, y, wide] = [luck.between(0, w), top + 8 + share * (end - top - 12), 22 + share * 50];
    return `M${n(x)} ${n(y)}q${n(wide / 4)} ${n(-5 - share * 4)} ${n(wide / 2)} 0t${n(wide / 2)} 0`;
  }).join('');
  const joints = Array.from({ length: 17 }, (_, i) => {
    const lean = i - 8;
    return `M${n(w / 2 + lean * w * 0.08)} ${n(end)}L${n(w / 2 + lean * w * 0.13)} ${n(h)}`;
  }).join('');
  const at = (share: number) => w / 2 + side * w * share;
  return {
    back: [
      box(0, 0, w, ground + 2, ink.linear([0, 0], [0, ground], [0, tint(wall, 0.3)], [1, shade(wall, 0.12)])),
      panes,
      box(0, ground - 120, w, 122, dim('#9cc6cc')),
      line(
        [-90, -60, -30].map((y) => `M0 ${n(ground + y)}H${n(w)}`).join('') +
          Array.from({ length: Math.ceil(w / 60) }, (_, i) => `M${i * 60} ${n(ground - 120)}v120`).join(''),
        '#ffffff',
        2,
        0.5,
      ),
      box(0, ground - 126, w, 8, dim('#3f83a0')),
      lifeRing(at(-0.4), ground - 62),
      board(at(0.4), ground - 6, tint(wall, 0.5)),
      box(0, ground - 2, w, farEdge + 6, tile),
      moving(
        'water',
        box(0, top, w, end - top, ink.linear([0, top], [0, end], [0, tint(water, 0.3)], [0.35, water], [1, deep])) +
          box(0, top, w, 8, shade(deep, 0.2), 0.5) +
          line(glints, '#f2fbfb', 3, 0.5),
      ),
      lanes,
      ladder(at(0.3), top),
      isInPool(stage.scene)
        ? ''
        : box(0, end - 4, w, h - end + 6, ink.linear([0, end], [0, h], [0, tint(tile, 0.3)], [1, shade(tile, 0.22)])) +
          line(
            `${joints}${[46, 110, 190].map((y) => `M0 ${n(end + y)}H${n(w)}`).join('')}`,
            shade(tile, 0.3),
            2.4,
            0.4,
          ) +
          box(0, end - 8, w, 10, '#fbfaf2') +
          box(0, end + 2, w, 7, dim('#3f83a0')),
    ].join(''),
    front: '',
  };
}

const lifeRing = (x: number, y: number): string =>
  line(`M${n(x)} ${n(y - 46)}v18`, '#7f8f96', 4) +
  `<circle cx="${n(x)}" cy="${n(y)}" r="27" fill="none" stroke="#f3efe4" stroke-width="15"/>` +
  `<circle cx="${n(x)}" cy="${n(y)}" r="27" fill="none" stroke="#d8574a" stroke-width="15" stroke-dasharray="21 21.4"/>`;

/** A starting block at the edge. */
const board = (x: number, y: number, colour: string): string =>
  box(x - 28, y - 50, 56, 52, shade(colour, 0.2), 1, 4) +
  fill(`M${n(x - 36)} ${n(y - 62)}h72l-6 16h-60Z`, '#3f83a0') +
  line(`M${n(x)} ${n(y - 38)}v26`, '#fbfaf2', 6);

const ladder = (x: number, y: number): string =>
  line(
    `M${n(x - 22)} ${n(y + 34)}V${n(y - 34)}q0 -22 -20 -22M${n(x + 22)} ${n(y + 34)}V${n(y - 34)}q0 -22 -20 -22` +
      `M${n(x - 22)} ${n(y + 4)}h44M${n(x - 22)} ${n(y + 22)}h44`,
    '#b9c4c8',
    6,
  );

/** Water before people who stand in it: from `level`, the height of their waists on the page, down. */
export function waterBefore(stage: Stage, level: number): string {
  const { ink, w, h, light } = stage;
  const dim = (colour: string) => mix(colour, '#1b1638', light.dark ? 0.2 : 0);
  const isPool = stage.scene.place === 'pool';
  const own = waterColour(stage);
  const [water, deep] = isPool ? [dim('#5fb6cc'), dim('#2f86a8')] : [own, shade(own, 0.34)];
  const crest = Array.from({ length: Math.ceil(w / 90) + 1 }, () => 'q22 -9 45 0t45 0').join('');
  return moving(
    'water',
    fill(
      `M-20 ${n(level)}${crest}V${n(h + 20)}H-20Z`,
      ink.linear([0, level], [0, h], [0, tint(water, 0.4), 0.72], [0.3, water, 0.86], [1, deep, 0.96]),
    ) + line(`M-20 ${n(level)}${crest}`, '#f4fcfc', 4, 0.8),
  );
}
