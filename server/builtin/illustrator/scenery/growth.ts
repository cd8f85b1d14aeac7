import { line, oval, place } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { bush, rock } from './land.ts';
import type { Stage } from '../staging/stage.ts';
import { tree } from './trees.ts';
import { moving } from '../life/moving.ts';

/** Trees along the middle distance, the farther the smaller. */
export function grove(stage: Stage, count: number, y: number, from = 0, to = 1): string {
  const { luck, culture, w } = stage;
  return Array.from(
    { length: count },
    () => [luck.between(from, to) * w, y + luck.between(-16, 30), luck.between(0.5, 0.85)] as const,
  )
    .sort((a, b) => a[1] - b[1])
    .map(([x, top, size]) => place(tree(stage, luck.pick(culture.trees)), x, top, size, luck.maybe(0.5)))
    .join('');
}

/** A tall tree at one edge of the page, just behind the people. */
export function edgeTree(stage: Stage, edge: -1 | 1): string {
  const { luck, culture, w, ground } = stage;
  const x = w / 2 + edge * w * luck.between(0.4, 0.47);
  return (
    place(tree(stage, luck.pick(culture.trees)), x, ground + luck.between(40, 74), luck.between(1.7, 2.15), edge > 0) +
    place(bush(stage, shade(culture.green, 0.1)), x + edge * -60, ground + 78, 0.9)
  );
}

export const rocks = (stage: Stage, count: number, y: number, deep: number, size: number): string =>
  Array.from({ length: count }, () => [stage.luck.between(0, stage.w), y + stage.luck.next() * deep] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([x, top]) =>
      place(rock(stage, stage.culture.rock), x, top, size * stage.luck.between(0.5, 1.2), stage.luck.maybe(0.5)),
    )
    .join('');

/** Tiny bushes and trees scattered over far hills, paler with distance. */
export function specks(
  { luck, w, light, culture }: Stage,
  y: number,
  deep: number,
  far: number,
  count: number,
): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const [x, top] = [luck.between(0, w), y + luck.next() * deep];
    const r = (5 + 7 * (1 - far)) * luck.between(0.6, 1.3);
    const colour = mix(shade(culture.green, 0.22), light.haze, far);
    drawn +=
      oval(x, top, r * 1.3, r * 0.8, colour) + oval(x + r * 0.4, top - r * 0.4, r * 0.9, r * 0.6, tint(colour, 0.16));
  }
  return drawn;
}

/** Light and shade that lie on near ground in long soft patches. */
export function dapple({ luck, w, h, ground }: Stage, colour: string): string {
  let drawn = '';
  for (let i = 0; i < 16; i++) {
    const y = ground + 20 + luck.next() ** 1.3 * (h - ground);
    const wide = luck.between(70, 230) * (0.5 + (y - ground) / (h - ground));
    drawn += oval(
      luck.between(0, w),
      y,
      wide,
      wide * luck.between(0.06, 0.11),
      i % 2 ? shade(colour, 0.3) : tint(colour, 0.4),
      i % 2 ? 0.16 : 0.2,
    );
  }
  return drawn;
}

/** Broad leaves that spring from one point, about 150 units high. */
function plant({ luck }: Stage, colour: string): string {
  return Array.from({ length: 11 }, (_, i) => {
    const turn = -74 + i * 14.8 + luck.between(-6, 6);
    const long = luck.between(96, 150) * (1 - Math.abs(turn) / 190);
    const tone = i % 3 === 0 ? tint(colour, 0.16) : i % 3 === 1 ? colour : shade(colour, 0.22);
    return place(
      `<path d="M0 0Q${n(-long * 0.17)} ${n(-long * 0.5)} 0 ${n(-long)}Q${n(long * 0.17)} ${n(-long * 0.5)} ` +
        `0 0Z" fill="${tone}"/><path d="M0 0V${n(-long * 0.86)}" stroke="${tint(tone, 0.2)}" ` +
        `stroke-width="2" opacity=".5"/>`,
      0,
      0,
      1,
      false,
      turn,
    );
  }).join('');
}

/** Something near and darker in a lower corner, that frames the picture. */
export function corner(stage: Stage, edge: -1 | 1, dry: boolean): string {
  if (stage.scene.weather === 'snow') return '';
  const { w, h, culture, luck } = stage;
  const x = edge < 0 ? w * luck.between(0.01, 0.05) : w * luck.between(0.95, 0.99);
  const leaf = shade(mix(culture.green, '#4a6236', 0.4), 0.2);
  const straw = shade(mix(culture.green, '#b59a55', 0.65), 0.22);
  const colour = dry ? straw : leaf;
  const stone = place(rock(stage, shade(culture.rock, 0.22)), x + edge * 10, h + 22, 2.2);
  return (
    (dry ? stone : place(bush(stage, shade(leaf, 0.1)), x, h + 34, 2)) +
    place(plant(stage, colour), x - edge * 96, h + 16, dry ? 0.8 : 1) +
    place(plant(stage, tint(colour, 0.08)), x - edge * 20, h + 12, dry ? 1 : 1.3) +
    place(plant(stage, colour), x - edge * 176, h + 22, 0.62)
  );
}

/** A leafy branch that hangs in from an upper corner, near and dark. */
export function overhang(stage: Stage, edge: -1 | 1): string {
  if (stage.scene.weather === 'snow') return '';
  const { w, luck, culture } = stage;
  const kind = culture.trees[0];
  const blossom = kind === 'cherry' ? '#e99bb2' : kind === 'jacaranda' ? '#8a6fc0' : mix(culture.green, '#3f5a30', 0.5);
  const leaf = shade(blossom, 0.12);
  const [x, y] = [edge < 0 ? -20 : w + 20, luck.between(30, 110)];
  const reach = w * luck.between(0.2, 0.3);
  let drawn = line(
    `M${n(x)} ${n(y)}q${n(-edge * reach * 0.5)} -26 ${n(-edge * reach)} ${n(luck.between(24, 70))}M${n(x - edge * reach * 0.36)}` +
      ` ${n(y - 14)}q${n(-edge * 60)} 50 ${n(-edge * 110)} 66`,
    '#4a3526',
    11,
  );
  for (let i = 0; i < 84; i++) {
    const t = luck.next();
    const [lx, ly] = [
      x - edge * reach * t + luck.between(-30, 30),
      y - 20 + t * 50 + luck.between(-56, 62) * (1 - t * 0.4),
    ];
    drawn += place(
      oval(0, 0, 19, 7.5, i % 3 === 0 ? tint(leaf, 0.2) : i % 3 === 1 ? leaf : shade(leaf, 0.2)),
      lx,
      ly,
      luck.between(0.7, 1.3),
      false,
      luck.between(-70, 70) + edge * 20,
    );
  }
  return moving('branch', drawn);
}

/** A low wall of field stones that comes in from one edge, with cypresses or the like behind it. */
export function stoneWall(stage: Stage, edge: -1 | 1): string {
  const { w, ground, culture, luck } = stage;
  const y = ground + 46;
  let stones = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 11; i++) {
      const x = w / 2 + edge * (w * 0.5 - 20 - i * 34 - (row % 2) * 17);
      stones += oval(
        x,
        y - row * 20 + luck.between(-2, 2),
        21,
        13,
        luck.pick([culture.rock, tint(culture.rock, 0.2), shade(culture.rock, 0.16)]),
      );
    }
  const trees = [0.46, 0.4, 0.34]
    .map((at) =>
      place(
        tree(stage, culture.trees.includes('cypress') ? 'cypress' : luck.pick(culture.trees)),
        w / 2 + edge * w * at,
        y - 20,
        luck.between(0.95, 1.2),
      ),
    )
    .join('');
  return `${trees}${oval(w / 2 + edge * w * 0.4, y + 10, w * 0.13, 9, '#1d1230', 0.22)}${stones}`;
}
