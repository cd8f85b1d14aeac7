import { line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import type { TreeKind } from '../looks/culture.ts';
import { crown, trunk } from './leaves.ts';
import type { Stage } from '../staging/stage.ts';

/** A tree with a broad crown, about 280 units high; null for kinds that have none. */
export function broadTree(stage: Stage, kind: TreeKind): string | null {
  const { luck, side } = stage;
  const shadow = oval(-side * 24, 3, 92, 11, '#1d1230', 0.22);
  switch (kind) {
    case 'olive':
      return `${shadow}${trunk(
        [
          [-20, 2],
          [-14, -34],
          [-26, -70],
          [-8, -112],
          [10, -112],
          [2, -74],
          [20, -40],
          [22, 2],
        ],
        '#7d6a55',
        side,
      )}${line('M-4 -84Q-30 -110 -50 -130M4 -96Q30 -116 48 -138', '#6d5b48', 9)}${crown(
        stage,
        [
          [-66, -138, 42],
          [-24, -174, 50],
          [30, -178, 50],
          [72, -142, 42],
          [4, -136, 52],
          [-40, -118, 30],
          [44, -116, 30],
        ],
        '#8a9a63',
      )}`;
    case 'oak':
      return `${shadow}${trunk(
        [
          [-24, 2],
          [-13, -30],
          [-14, -112],
          [14, -112],
          [14, -30],
          [26, 2],
        ],
        '#76543a',
        side,
      )}${crown(
        stage,
        [
          [-76, -150, 50],
          [-40, -206, 56],
          [18, -236, 60],
          [70, -196, 56],
          [84, -146, 46],
          [-6, -160, 66],
          [-52, -122, 36],
          [50, -124, 38],
        ],
        '#648f44',
      )}`;
    case 'cherry':
      return [
        shadow,
        trunk(
          [
            [-18, 2],
            [-10, -40],
            [-22, -86],
            [-6, -126],
            [10, -122],
            [-2, -84],
            [14, -42],
            [20, 2],
          ],
          '#5b4038',
          side,
        ),
        line('M-8 -98Q-44 -126 -66 -150M2 -110Q36 -138 66 -156', '#5b4038', 9),
        crown(
          stage,
          [
            [-82, -158, 40],
            [-42, -196, 48],
            [12, -212, 52],
            [62, -188, 48],
            [88, -150, 36],
            [0, -160, 52],
            [-46, -142, 34],
          ],
          '#f0a9bd',
        ),
        Array.from({ length: 16 }, () =>
          oval(luck.between(-120, 120), luck.between(-110, 0), 3.4, 2.4, '#f7c6d3'),
        ).join(''),
      ].join('');
    case 'jacaranda':
      return `${shadow}${trunk(
        [
          [-18, 2],
          [-10, -60],
          [-8, -124],
          [10, -124],
          [12, -60],
          [20, 2],
        ],
        '#6d5546',
        side,
      )}${crown(
        stage,
        [
          [-84, -160, 44],
          [-36, -206, 54],
          [30, -214, 56],
          [84, -170, 46],
          [0, -164, 58],
        ],
        '#8f74c4',
      )}`;
    case 'acacia':
      return `${shadow}${trunk(
        [
          [-13, 2],
          [-5, -60],
          [-28, -140],
          [-18, -146],
          [2, -92],
          [24, -148],
          [34, -142],
          [10, -62],
          [14, 2],
        ],
        '#6f4f38',
        side,
      )}${(
        [
          [-58, -158, 74],
          [46, -162, 78],
          [-4, -190, 80],
          [0, -150, 70],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            oval(x, y + 7, r, r * 0.3, shade('#7a8f3f', 0.32)) +
            oval(x + side * 4, y, r * 0.95, r * 0.25, '#7a8f3f') +
            oval(x + side * r * 0.3, y - 5, r * 0.5, r * 0.11, tint('#7a8f3f', 0.3)),
        )
        .join('')}`;
    case 'baobab':
      return `${shadow}${trunk(
        [
          [-52, 2],
          [-38, -34],
          [-40, -110],
          [-30, -164],
          [-62, -196],
          [-54, -206],
          [-18, -186],
          [-8, -232],
          [4, -232],
          [8, -186],
          [48, -214],
          [54, -204],
          [26, -164],
          [38, -110],
          [38, -34],
          [54, 2],
        ],
        '#8a6650',
        side,
      )}${line('M-14 -20Q-20 -80 -12 -150M12 -16Q18 -90 10 -150', shade('#8a6650', 0.3), 3, 0.5)}${(
        [
          [-84, -206, 44],
          [-40, -236, 46],
          [6, -258, 50],
          [52, -238, 46],
          [84, -212, 40],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            oval(x, y + 6, r, r * 0.5, shade('#6f8f3f', 0.32)) +
            oval(x + side * 4, y - 2, r * 0.9, r * 0.42, '#6f8f3f') +
            oval(x + side * 12, y - 8, r * 0.46, r * 0.18, tint('#6f8f3f', 0.3)),
        )
        .join('')}`;
    default:
      return null;
  }
}
