import { animals } from '../animals/herd.ts';
import { box, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { bush, rock } from '../scenery/land.ts';
import { smallBoat } from '../props/boat.ts';
import { held } from '../props/held.ts';
import { fire } from '../props/holy.ts';
import { sheaf, tent, well } from '../props/household.ts';
import type { Stage } from '../staging/stage.ts';
import type { Part } from '../today/places/panel.ts';
import { tree } from '../scenery/trees.ts';

const wood = '#7a5230';
const jar = held.jar ?? '';
const basket = held.basket ?? '';

/** A cloth roof on four poles over baskets, jars and cloth. */
function stall(stage: Stage): string {
  const { culture, luck } = stage;
  const cloth = luck.pick(culture.cloth);
  const strips = Array.from({ length: 8 }, (_, i) =>
    fill(`M${-124 + i * 31} -196h31l4 34q-17 11 -35 0Z`, i % 2 ? '#f0e2c0' : cloth),
  ).join('');
  const fruits = ['#d9a441', '#a8542a', '#7a8f3a', '#8a3a5a', '#e0c070'] as const;
  const heaps = [-84, -28, 28, 84]
    .map((x) => {
      const colour = luck.pick(fruits);
      return (
        fill(`M${x - 26} -70Q${x} -104 ${x + 26} -70Z`, colour) +
        oval(x, -78, 12, 7, tint(colour, 0.25)) +
        fill(`M${x - 27} -72H${x + 27}L${x + 20} -52H${x - 20}Z`, '#b8884a')
      );
    })
    .join('');
  return [
    oval(0, 3, 140, 10, '#1d1230', 0.24),
    line('M-112 0V-196M112 0V-196', wood, 8),
    heaps,
    box(-122, -56, 244, 12, '#a8743f'),
    fill('M-112 -46H112V-6Q0 8 -112 -6Z', shade(luck.pick(culture.cloth), 0.12)),
    fill('M-132 -196L-104 -226H104L132 -196Z', shade(cloth, 0.12)),
    strips,
    place(jar, -146, -4, 1.1),
    place(basket, 148, -2, 1.1),
  ].join('');
}

const awning = ({ culture, luck }: Stage): string => {
  const cloth = luck.pick(culture.cloth);
  return [
    oval(0, 4, 170, 12, '#1d1230', 0.26),
    line('M-150 0V-214M150 0V-196', wood, 8),
    fill('M-164 -222Q0 -176 164 -204L150 -232Q0 -214 -150 -248Z', cloth),
    line('M-150 -236Q0 -200 152 -220', tint(cloth, 0.4), 5),
    box(-110, -12, 220, 14, shade(cloth, 0.25), 1, 6),
    line('M-104 -8H104', '#f0d9a0', 4, 0.8),
  ].join('');
};

/** Nets that dry on poles. */
const nets = (): string =>
  [
    line('M-110 0V-150M0 0V-158M110 0V-150', wood, 7),
    line('M-118 -140Q-56 -112 0 -146Q56 -112 118 -140', '#5a4a3a', 4),
    line(
      Array.from({ length: 13 }, (_, i) => `M${-108 + i * 18} -132V${n(-44 - (i % 3) * 12)}`).join('') +
        [0, 1, 2, 3]
          .map((i) => `M-108 ${-116 + i * 20}Q-54 ${-92 + i * 20} 0 ${-116 + i * 20}T108 ${-116 + i * 20}`)
          .join(''),
      '#8a7a5f',
      2,
      0.8,
    ),
  ].join('');

/** A sheepfold of field stones with a flock in it; it is open towards us. */
function fold({ culture, luck }: Stage): string {
  const stones = (y: number, half: number, count: number, gap: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = -half + (i * 2 * half) / (count - 1);
      return Math.abs(x) < gap
        ? ''
        : oval(
            x,
            y + luck.between(-3, 3),
            17,
            12,
            luck.pick([culture.rock, tint(culture.rock, 0.2), shade(culture.rock, 0.14)]),
          );
    }).join('');
  const flock = [-96, -30, 44, 112]
    .map((x, i) => place(animals.sheep.draw(i), x, -22 + (i % 2) * 8, 0.62, i % 2 === 0))
    .join('');
  return [
    oval(0, 0, 240, 26, '#1d1230', 0.16),
    stones(-66, 190, 13, 0),
    stones(-50, 200, 14, 0),
    flock,
    stones(-20, 226, 15, 60),
    stones(-4, 232, 15, 60),
  ].join('');
}

/** A heap of threshed grain with a fork in it. */
const grain = (): string =>
  [
    oval(0, 3, 130, 13, '#1d1230', 0.2),
    fill('M-124 2Q-70 -92 0 -104Q76 -90 126 2Q0 20 -124 2Z', '#dcae4c'),
    fill('M-60 -40Q-10 -92 40 -84Q0 -60 -30 -18Z', '#f0cf7a', 0.8),
    line('M52 -30L104 -178M104 -178l-14 -34M104 -178l2 -38M104 -178l18 -30', wood, 6),
  ].join('');

const parapet: Part = {
  wide: 300,
  draw: ({ culture, side }) => {
    const wall = shade(culture.wall, 0.16);
    return [
      box(-151, -84, 302, 88, wall),
      box(side > 0 ? -151 : 60, -84, 90, 88, shade(wall, 0.2), 0.35),
      box(-153, -96, 306, 16, tint(culture.wall, 0.36)),
      [-100, -34, 32, 98].map((x) => box(x - 9, -66, 18, 34, shade(wall, 0.42), 0.8, 4)).join(''),
      box(-151, -6, 302, 10, shade(wall, 0.4), 0.6),
    ].join('');
  },
};

const cloths = ['#b98a5a', '#a86a4a', '#8f7a5a', '#7a4a3a'] as const;

/** Outdoor things of Bible times that the plans of places can name. */
export const thingsOfOld: Readonly<Record<string, Part>> = {
  tree: { wide: 220, draw: (stage) => tree(stage, stage.luck.pick(stage.culture.trees)) },
  olive: { wide: 220, draw: (stage) => tree(stage, 'olive') },
  palm: { wide: 180, draw: (stage) => tree(stage, 'palm') },
  cypress: { wide: 90, draw: (stage) => tree(stage, 'cypress') },
  bush: { wide: 130, draw: (stage) => bush(stage, shade(stage.culture.green, 0.1)) },
  rock: { wide: 110, draw: (stage) => rock(stage, stage.culture.rock) },
  well: { wide: 140, draw: () => well() },
  tent: { wide: 330, draw: ({ luck }) => tent(luck.pick(cloths)) },
  fire: { wide: 90, draw: (stage) => fire(stage) },
  stall: { wide: 300, draw: stall },
  awning: { wide: 330, draw: awning },
  jars: { wide: 150, draw: () => place(jar, -34, -2, 1.5) + place(jar, 20, 6, 1.15) + place(basket, 66, 8, 1.1) },
  boat: { wide: 240, draw: () => oval(0, 6, 130, 12, '#1d1230', 0.24) + smallBoat() },
  nets: { wide: 250, draw: nets },
  fold: { wide: 470, draw: fold },
  grain: { wide: 260, draw: grain },
  sheaf: { wide: 90, draw: () => sheaf() },
  parapet,
};
