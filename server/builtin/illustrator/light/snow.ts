import { box, line, oval } from '../drawing/brush.ts';
import { mix } from './colour.ts';
import type { Culture } from '../looks/culture.ts';
import { n } from '../drawing/curve.ts';
import type { Weather } from '../scene.ts';
import type { Stage } from '../staging/stage.ts';

/** Snow that lies on the ground before us; nothing in other weather. */
export const snowOnGround = ({ scene, ink, w, h, ground }: Stage): string =>
  scene.weather === 'snow'
    ? box(
        0,
        ground - 26,
        w,
        h - ground + 26,
        ink.linear([0, ground - 26], [0, h], [0, '#f6f9fd', 0], [0.1, '#f6f9fd', 0.88], [1, '#dfe8f3', 0.86]),
      )
    : '';

/** Flakes that fall through the air, the near ones large; nothing in other weather. */
export function snowfall({ scene, luck, w, h }: Stage): string {
  if (scene.weather !== 'snow') return '';
  return Array.from({ length: 170 }, () => {
    const size = 1.6 + luck.next() ** 3 * 6;
    return oval(
      Number(n(luck.between(0, w))),
      Number(n(luck.between(0, h))),
      size,
      size,
      '#ffffff',
      luck.between(0.5, 0.95),
    );
  }).join('');
}

/** The colour of snow on roofs and far fields. */
export const snowWhite = '#eef3f8';

/** A land and its houses under snow; as they are in other weather. */
export const underSnow = (culture: Culture, weather: Weather): Culture =>
  weather === 'snow'
    ? {
        ...culture,
        green: mix(culture.green, snowWhite, 0.88),
        sand: mix(culture.sand, snowWhite, 0.8),
        earth: mix(culture.earth, snowWhite, 0.35),
        roof: snowWhite,
      }
    : culture;

/** Boughs of a bare tree, from its trunk outwards. */
const boughs = [
  'M0 0C-4 -60 4 -110 0 -168',
  'M0 -84Q-34 -124 -66 -176M0 -100Q36 -130 70 -186',
  'M0 -150Q-22 -200 -34 -250M0 -158Q20 -206 26 -262M-40 -142Q-76 -156 -98 -196M44 -146Q78 -160 104 -204' +
    'M-62 -172Q-64 -208 -78 -236M66 -182Q66 -214 80 -244',
] as const;

/** A bare tree with snow on its boughs, about 270 units high. */
export function winterTree(side: -1 | 1): string {
  const widths = [22, 11, 6];
  const wood = boughs.map((d, i) => line(d, '#6a5648', widths[i] ?? 6)).join('');
  const snow = boughs
    .slice(1)
    .map((d, i) => `<g transform="translate(0 ${-4 + i})">${line(d, '#ffffff', i ? 2.6 : 4.6, 0.92)}</g>`);
  return `${oval(-side * 20, 3, 64, 9, '#1d1230', 0.16)}${wood}${snow.join('')}${oval(0, 2, 44, 8, '#ffffff', 0.9)}`;
}
