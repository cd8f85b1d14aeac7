import { fill, line, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import type { Stage } from '../staging/stage.ts';
import { moving } from '../life/moving.ts';

/** A furnace of bricks, its mouth full of fire, about 560 units wide. */
export function furnace({ ink }: Stage): string {
  const brick = '#8a4a35';
  const rows = Array.from(
    { length: 11 },
    (_, i) =>
      `M-270 ${-20 - i * 30}H270${Array.from({ length: 9 }, (_, j) => `M${-270 + (j + (i % 2) / 2) * 62} ${-20 - i * 30}v-30`).join('')}`,
  ).join('');
  const lick = (x: number, s: number) =>
    place(
      fill('M-30 0Q-44 -70 -6 -150Q0 -110 16 -96Q40 -60 30 0Z', '#e8572a', 0.9) +
        fill('M-18 0Q-24 -50 0 -104Q22 -50 18 0Z', '#ffb93f') +
        fill('M-8 0Q-8 -30 2 -60Q12 -30 8 0Z', '#fff0b0'),
      x,
      0,
      s,
    );
  return [
    fill(
      'M-280 0V-250Q-250 -350 -120 -360H120Q250 -350 280 -250V0Z',
      ink.linear([-280, 0], [280, 0], [0, tint(brick, 0.12)], [0.5, brick], [1, shade(brick, 0.4)]),
    ),
    line(rows, shade(brick, 0.45), 2.6, 0.5),
    fill('M-216 0V-190A216 130 0 0 1 216 -190V0Z', shade(brick, 0.6)),
    fill(
      'M-200 0V-188A200 118 0 0 1 200 -188V0Z',
      ink.radial([0, -70], 260, [0, '#fff6cf'], [0.35, '#ffc24a'], [0.7, '#f2762f'], [1, '#b5331f']),
    ),
    [-160, -90, -20, 50, 120, 168].map((x, i) => moving('flame', lick(x, 1.1 + (i % 3) * 0.24))).join(''),
    [-90, 0, 90]
      .map((x) => fill(`M${x - 30} -356Q${x - 50} -420 ${x} -440Q${x + 46} -420 ${x + 26} -356Z`, '#4a3a3a', 0.6))
      .join(''),
  ].join('');
}

/** Flames at the feet of those who walk in the fire. */
export const flames = (): string =>
  [-190, -140, -86, -34, 20, 74, 126, 178]
    .map((x, i) =>
      moving(
        'flame',
        place(
          fill('M-26 4Q-38 -40 -4 -84Q2 -58 16 -50Q34 -30 26 4Z', '#f2762f', 0.92) +
            fill('M-14 4Q-18 -26 2 -54Q18 -26 14 4Z', '#ffd45a'),
          x,
          0,
          0.72 + ((i * 7) % 5) * 0.1,
        ),
      ),
    )
    .join('');
