import { broadTree } from './broad-trees.ts';
import { blob, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import type { TreeKind } from '../looks/culture.ts';
import { n } from '../drawing/curve.ts';
import { fronds, leaf, trunk } from './leaves.ts';
import { moving } from '../life/moving.ts';
import { winterTree } from '../light/snow.ts';
import type { Stage } from '../staging/stage.ts';

/** A tree about 280 units high that stands on 0,0. */
export const tree = (stage: Stage, kind: TreeKind): string => moving('tree', still(stage, kind));

function still(stage: Stage, kind: TreeKind): string {
  const { side } = stage;
  const shadow = oval(-side * 24, 3, 92, 11, '#1d1230', 0.22);
  if (stage.scene.weather === 'snow') return winterTree(side);
  switch (kind) {
    case 'cypress':
      return `${oval(-side * 14, 3, 40, 8, '#1d1230', 0.22)}${fill('M-7 2L-6 -40H6L7 2Z', '#6a4a33')}${blob(
        [
          [0, -300],
          [17, -230],
          [29, -130],
          [27, -50],
          [0, -24],
          [-27, -50],
          [-29, -130],
          [-17, -230],
        ],
        '#4d6f45',
      )}${blob(
        [
          [side * 4, -280],
          [side * 14, -200],
          [side * 20, -110],
          [side * 13, -54],
          [side * 2, -120],
        ],
        tint('#4d6f45', 0.22),
        0.8,
      )}`;
    case 'pine':
      return `${shadow}${trunk(
        [
          [-13, 2],
          [-6, -70],
          [-18, -150],
          [-4, -214],
          [8, -212],
          [-2, -150],
          [8, -70],
          [14, 2],
        ],
        '#6b4a3a',
        side,
      )}${(
        [
          [-10, -226, 66],
          [-52, -168, 54],
          [40, -150, 56],
          [-36, -112, 42],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            oval(x, y + 6, r, r * 0.32, shade('#4a7a5c', 0.3)) +
            oval(x + side * 4, y - 2, r * 0.94, r * 0.26, '#4a7a5c') +
            oval(x + side * r * 0.3, y - 6, r * 0.5, r * 0.12, tint('#4a7a5c', 0.3)),
        )
        .join('')}`;
    case 'fir': {
      const tier = (y: number, wide: number, tone: string) =>
        fill(
          `M0 ${y - 92}Q${n(wide * 0.4)} ${y - 34} ${wide} ${y}Q${n(wide * 0.5)} ${y + 12} 0 ${y + 4}Q${n(-wide * 0.5)}` +
            ` ${y + 12} ${-wide} ${y}Q${n(-wide * 0.4)} ${y - 34} 0 ${y - 92}Z`,
          tone,
        );
      const lit = (y: number, wide: number) =>
        fill(
          `M0 ${y - 90}Q${n(side * wide * 0.4)} ${y - 34} ${n(side * wide * 0.92)} ${y - 3}Q${n(side * wide * 0.4)}` +
            ` ${y - 2} 0 ${y - 12}Z`,
          tint('#3f6f4f', 0.2),
          0.75,
        );
      return `${shadow}${fill('M-9 2V-44H9V2Z', '#6a4a33')}${[
        [-30, 78],
        [-86, 66],
        [-140, 52],
        [-190, 36],
      ]
        .map(
          ([y = 0, wide = 0], i) =>
            tier(y + 5, wide + 3, shade('#3f6f4f', 0.34)) +
            tier(y, wide, shade('#3f6f4f', 0.12 - i * 0.03)) +
            lit(y, wide),
        )
        .join('')}`;
    }
    case 'bamboo':
      return [
        oval(0, 3, 60, 8, '#1d1230', 0.2),
        [-34, -14, 6, 26, 42]
          .map(
            (x, i) =>
              line(
                `M${x} 0Q${x + (i - 2) * 3} -140 ${x + (i - 2) * 14} ${-250 - (i % 2) * 36}`,
                i % 2 ? '#6f9a4f' : '#86ad5c',
                8,
              ) +
              [-60, -120, -180]
                .map((y) => line(`M${n(x - 4 + (i - 2) * 3 * (-y / 140))} ${y}h8`, '#4f7a3a', 2))
                .join('') +
              [-170, -220, -262]
                .map((y, j) => place(leaf(j % 2 ? 24 : -154, 52, j % 2 ? 8 : -8, '#5f8f45'), x + (i - 2) * 12, y))
                .join(''),
          )
          .join(''),
      ].join('');
    case 'palm':
      return [
        oval(-side * 20, 3, 60, 8, '#1d1230', 0.22),
        fill('M-11 2C-4 -80 -18 -160 6 -236L18 -234C4 -160 12 -80 12 2Z', '#8f6c45'),
        line(
          Array.from({ length: 9 }, (_, i) => `M${n(-9 + Math.sin(i) * 2 + i * 0.6)} ${-20 - i * 24}q10 7 20 -1`).join(
            '',
          ),
          '#6b4c2e',
          2.2,
          0.7,
        ),
        place(fronds('#5a8f45', 122), 12, -236),
        oval(2, -226, 8, 8, '#9a5f2f'),
        oval(18, -222, 8, 8, '#8a5228'),
      ].join('');
    case 'banana':
      return [
        oval(0, 3, 60, 8, '#1d1230', 0.22),
        fill('M-14 2C-10 -60 -8 -100 -3 -140H9C12 -100 14 -60 16 2Z', '#7f9a4a'),
        place(fronds('#4f9a48', 128), 2, -138, 1),
        place([-120, -70, -20].map((turn) => leaf(turn, 110, 22, '#6fb357')).join(''), 2, -142),
        [0, 1, 2].map((i) => line(`M${12 + i * 5} ${-116 + i * 7}q12 4 13 18`, '#f0cf4f', 6)).join(''),
      ].join('');
    default:
      return broadTree(stage, kind) ?? '';
  }
}
