import { blob, fill, line, oval, place } from './brush.ts';
import { shade, tint } from './colour.ts';
import type { TreeKind } from './culture.ts';
import { n, type Point, soft } from './curve.ts';
import type { Stage } from './stage.ts';

/** Leaves in heaps: dark below, lit on the side of the light. */
function crown({ luck, side }: Stage, heaps: readonly (readonly [x: number, y: number, r: number])[], colour: string): string {
  const moved = heaps.map(([x, y, r]) => [x + luck.between(-6, 6), y + luck.between(-6, 6), r * luck.between(0.9, 1.1)] as const);
  return [
    moved.map(([x, y, r]) => oval(x - side * 3, y + 7, r * 1.06, r * 0.94, shade(colour, 0.34))).join(''),
    moved.map(([x, y, r]) => oval(x, y, r, r * 0.88, colour)).join(''),
    moved.map(([x, y, r]) => oval(x + side * r * 0.28, y - r * 0.26, r * 0.62, r * 0.5, tint(colour, 0.2), 0.85)).join(''),
    moved.map(([x, y, r]) => oval(x + side * r * 0.4, y - r * 0.42, r * 0.3, r * 0.22, tint(colour, 0.42), 0.7)).join(''),
  ].join('');
}

const trunk = (points: readonly Point[], colour: string, side: number): string =>
  `${fill(soft(points, true, 0.1), colour)}${place(
    fill(
      soft(
        points.map(([x, y]) => [x * 0.42 + side * 5, y * 0.96] as Point),
        true,
        0.1,
      ),
      tint(colour, 0.24),
      0.55,
    ),
    0,
    0,
  )}`;

const leaf = (turn: number, long: number, wide: number, colour: string): string =>
  place(
    fill(`M0 0Q${n(long * 0.4)} ${n(-wide)} ${n(long)} ${n(wide * 0.9)}Q${n(long * 0.45)} ${n(wide * 0.35)} 0 0Z`, colour),
    0,
    0,
    1,
    false,
    turn,
  );

function fronds(colour: string, long: number): string {
  return [-172, -140, -104, -62, -24, 10, 44, 150]
    .map((turn, i) =>
      leaf(
        turn,
        long * (0.86 + (i % 3) * 0.1),
        turn < -90 || turn > 90 ? -long * 0.24 : long * 0.24,
        i % 2 ? shade(colour, 0.2) : tint(colour, 0.08),
      ),
    )
    .join('');
}

/** A tree about 280 units high that stands on 0,0. */
export function tree(stage: Stage, kind: TreeKind): string {
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
      return `${shadow}${trunk(
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
      )}${line('M-8 -98Q-44 -126 -66 -150M2 -110Q36 -138 66 -156', '#5b4038', 9)}${crown(
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
      )}${Array.from({ length: 16 }, () => oval(luck.between(-120, 120), luck.between(-110, 0), 3.4, 2.4, '#f7c6d3')).join('')}`;
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
    case 'bamboo':
      return `${oval(0, 3, 60, 8, '#1d1230', 0.2)}${[-34, -14, 6, 26, 42].map((x, i) => line(`M${x} 0Q${x + (i - 2) * 3} -140 ${x + (i - 2) * 14} ${-250 - (i % 2) * 36}`, i % 2 ? '#6f9a4f' : '#86ad5c', 8) + [-60, -120, -180].map((y) => line(`M${n(x - 4 + (i - 2) * 3 * (-y / 140))} ${y}h8`, '#4f7a3a', 2)).join('') + [-170, -220, -262].map((y, j) => place(leaf(j % 2 ? 24 : -154, 52, j % 2 ? 8 : -8, '#5f8f45'), x + (i - 2) * 12, y)).join('')).join('')}`;
    case 'palm':
      return `${oval(-side * 20, 3, 60, 8, '#1d1230', 0.22)}${fill('M-11 2C-4 -80 -18 -160 6 -236L18 -234C4 -160 12 -80 12 2Z', '#8f6c45')}${line(Array.from({ length: 9 }, (_, i) => `M${n(-9 + Math.sin(i) * 2 + i * 0.6)} ${-20 - i * 24}q10 7 20 -1`).join(''), '#6b4c2e', 2.2, 0.7)}${place(fronds('#5a8f45', 122), 12, -236)}${oval(2, -226, 8, 8, '#9a5f2f')}${oval(18, -222, 8, 8, '#8a5228')}`;
    case 'banana':
      return `${oval(0, 3, 60, 8, '#1d1230', 0.22)}${fill('M-14 2C-10 -60 -8 -100 -3 -140H9C12 -100 14 -60 16 2Z', '#7f9a4a')}${place(fronds('#4f9a48', 128), 2, -138, 1)}${place([-120, -70, -20].map((turn) => leaf(turn, 110, 22, '#6fb357')).join(''), 2, -142)}${[0, 1, 2].map((i) => line(`M${12 + i * 5} ${-116 + i * 7}q12 4 13 18`, '#f0cf4f', 6)).join('')}`;
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
  }
}
