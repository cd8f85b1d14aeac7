import { box, oval } from './brush.ts';
import { n } from './curve.ts';
import type { Stage } from './stage.ts';

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
    return oval(Number(n(luck.between(0, w))), Number(n(luck.between(0, h))), size, size, '#ffffff', luck.between(0.5, 0.95));
  }).join('');
}
