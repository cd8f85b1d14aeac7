import { animals } from '../animals/herd.ts';
import { blob, fill, line, oval, place } from '../drawing/brush.ts';
import { shade } from '../light/colour.ts';
import { n, type Point, soft } from '../drawing/curve.ts';
import { chance } from '../drawing/random.ts';
import type { Stage } from '../staging/stage.ts';
import { moving } from '../life/moving.ts';

const heaps = (places: readonly (readonly [number, number, number])[], colour: string, opacity = 1): string =>
  places.map(([x, y, r]) => oval(x, y, r, r * 0.72, colour, opacity)).join('');

/** Uncounted stars in a band over the sky, their middle on 0,0; about 900 units wide. */
export function milkyWay(stage: Stage): string {
  const luck = chance(stage.seed, 'stars');
  const glow = oval(
    0,
    0,
    520,
    120,
    stage.ink.radial([0, 0], 520, [0, '#b9c4ff', 0.42], [0.5, '#8f9ae6', 0.16], [1, '#8f9ae6', 0]),
  );
  let stars = '';
  for (let i = 0; i < 240; i++) {
    const along = luck.between(-470, 470);
    const over = (luck.next() + luck.next() + luck.next() - 1.5) * 150;
    const r = luck.next() ** 4 * 3.4 + 0.5;
    stars += oval(along, over, r, r, i % 5 ? '#ffffff' : '#ffe7b0', luck.between(0.5, 1));
  }
  const bright = [
    [-250, -50, 13],
    [-60, 22, 17],
    [130, -64, 14],
    [290, 40, 12],
    [20, -100, 10],
  ]
    .map(([x = 0, y = 0, s = 0]) =>
      place(
        fill(`M0 ${-s}Q1 -1 ${s} 0Q1 1 0 ${s}Q-1 1 ${-s} 0Q-1 -1 0 ${-s}Z`, '#fffdf0') +
          oval(0, 0, s, s, '#fff4c8', 0.25),
        x,
        y,
      ),
    )
    .join('');
  return place(glow + stars + bright, 0, 0, 1, false, -9);
}

/** Steps of light from 0,0 up into an open sky. */
export function heavenStair({ ink }: Stage): string {
  const at = (t: number): Point => [t * 70 - t * t * 30, -330 * t];
  const half = (t: number) => 92 - 62 * t;
  const steps = Array.from({ length: 17 }, (_, i) => {
    const [a, b] = [i / 17, (i + 0.62) / 17];
    const [[x0, y0], [x1, y1]] = [at(a), at(b)];
    return (
      fill(
        `M${n(x0 - half(a))} ${n(y0)}L${n(x0 + half(a))} ${n(y0)}L${n(x1 + half(b))} ${n(y1)}L${n(x1 - half(b))}` +
          ` ${n(y1)}Z`,
        '#ffe9b0',
        0.95 - i * 0.012,
      ) + line(`M${n(x0 - half(a))} ${n(y0)}H${n(x0 + half(a))}`, '#c98f3a', 3, 0.65)
    );
  }).join('');
  const gate: Point = [42, -348];
  return [
    oval(
      gate[0],
      gate[1],
      330,
      300,
      ink.radial(gate, 330, [0, '#fffdf0', 1], [0.18, '#fff0b8', 0.85], [0.5, '#ffd98a', 0.3], [1, '#ffd98a', 0]),
    ),
    steps,
    oval(gate[0], gate[1] + 6, 90, 44, '#fffdf2', 0.85),
  ].join('');
}

/** Light that breaks through clouds, its heart on 0,0; about 600 units wide. No face, no hand: light. */
export function glory({ ink, seed }: Stage): string {
  const luck = chance(seed, 'glory');
  let rays = '';
  const light = ink.radial([0, 0], 420, [0, '#fff9dc', 0.75], [0.5, '#ffeeb4', 0.3], [1, '#ffeeb4', 0]);
  for (let i = 0; i < 15; i++) {
    const turn = (i / 15) * Math.PI * 2 + luck.between(-0.08, 0.08);
    const wide = luck.between(0.04, 0.09);
    rays += fill(
      `M0 0L${n(Math.cos(turn - wide) * 420)} ${n(Math.sin(turn - wide) * 420)}L${n(Math.cos(turn + wide) * 420)}` +
        ` ${n(Math.sin(turn + wide) * 420)}Z`,
      light,
    );
  }
  const cloud = '#fff3dc';
  return [
    oval(
      0,
      0,
      320,
      300,
      ink.radial([0, 0], 320, [0, '#fffef4', 1], [0.2, '#fff2bd', 0.9], [0.55, '#ffdf94', 0.35], [1, '#ffdf94', 0]),
    ),
    rays,
    heaps(
      [
        [-190, 46, 62],
        [-126, 66, 70],
        [150, 62, 74],
        [214, 40, 58],
        [-250, 60, 50],
        [268, 62, 46],
      ],
      '#f0cfa2',
      0.85,
    ),
    heaps(
      [
        [-184, 36, 54],
        [-122, 56, 60],
        [146, 52, 64],
        [208, 30, 50],
        [-244, 52, 42],
        [262, 54, 40],
      ],
      cloud,
      0.95,
    ),
  ].join('');
}

/** A cloud that carries somebody, its top on 0,0. */
export const cloudBank = (): string =>
  heaps(
    [
      [-90, 24, 46],
      [-36, 34, 56],
      [30, 34, 58],
      [90, 24, 46],
      [0, 50, 66],
    ],
    '#e6d2c4',
  ) +
  heaps(
    [
      [-88, 16, 40],
      [-34, 24, 48],
      [30, 24, 50],
      [86, 16, 40],
      [0, 40, 54],
    ],
    '#fffaf0',
  );

/** A shaft of light that falls on 0,0 from far above. */
export const beam = ({ ink }: Stage): string =>
  fill(
    'M-26 -620H46L150 0H-130Z',
    ink.linear([0, -620], [0, 0], [0, '#fffbe0', 0.85], [0.7, '#fff3b8', 0.5], [1, '#fff0b0', 0.3]),
  ) +
  fill('M-4 -620H24L76 0H-58Z', '#fffdf0', 0.35) +
  oval(10, 0, 150, 30, ink.radial([10, 0], 150, [0, '#fffbe0', 0.85], [1, '#fff3b8', 0]));

/** Fire that falls from the sky on 0,0. */
export function fireFromHeaven({ ink }: Stage): string {
  const stream = (wide: number, sway: number): string => {
    const at = (t: number, side: 1 | -1): Point => [
      side * wide * (0.34 + 0.66 * t ** 1.6) + Math.sin(t * 11 + side + sway) * wide * 0.16,
      -660 + 660 * t,
    ];
    const share = [0, 0.16, 0.32, 0.48, 0.64, 0.8, 0.92, 1];
    return soft([...share.map((t) => at(t, -1)), ...share.toReversed().map((t) => at(t, 1))], true, 0.1);
  };
  const lick = (x: number, s: number, turn: number) =>
    place(
      fill('M-22 10Q-32 -50 4 -120Q0 -70 16 -60Q34 -30 22 10Z', '#f2762f', 0.92) +
        fill('M-12 8Q-16 -30 4 -76Q18 -30 12 8Z', '#ffd45a'),
      x,
      0,
      s,
      false,
      turn,
    );
  return [
    oval(0, -60, 300, 260, ink.radial([0, -60], 300, [0, '#fff0b0', 0.95], [0.4, '#ffb347', 0.45], [1, '#ff8a3a', 0])),
    fill(stream(120, 0), '#ff9a3a', 0.35),
    fill(stream(84, 1), '#f2762f', 0.9),
    fill(stream(54, 2), '#ffb93f'),
    fill(stream(24, 3), '#fff4c4'),
    moving('flame', lick(-92, 0.9, -24) + lick(92, 0.9, 24) + lick(-58, 1.15, -10) + lick(60, 1.15, 12)),
  ].join('');
}

/** A tongue of fire over a head. */
export const tongue = ({ ink }: Stage): string =>
  `${oval(0, -16, 34, 38, ink.radial([0, -16], 38, [0, '#ffe79a', 0.8], [1, '#ffb347', 0]))}${blob(
    [
      [-10, 2],
      [-11, -14],
      [0, -42],
      [9, -18],
      [10, 1],
    ],
    '#f2762f',
  )}${blob(
    [
      [-5, 1],
      [-4, -10],
      [1, -26],
      [5, 0],
    ],
    '#ffe27a',
  )}`;

/** A dreamt cloud: fat cattle and thin ones by the river. About 420 units wide, its middle on 0,0. */
export function dream({ ink }: Stage): string {
  const cattle = (x: number, y: number, size: number, thin: boolean) =>
    `<g transform="translate(${x} ${y}) scale(${thin ? size * 0.9 : size} ${size})">${animals.ox.draw(thin ? 0 : 1)}` +
    `</g>`;
  const edge: readonly (readonly [number, number, number])[] = [
    [-170, -10, 74],
    [-110, -66, 86],
    [-20, -92, 96],
    [80, -78, 92],
    [160, -30, 80],
    [150, 44, 74],
    [60, 72, 86],
    [-40, 78, 86],
    [-130, 50, 80],
  ];
  return [
    oval(0, 0, 300, 220, ink.radial([0, 0], 300, [0, '#fff0c8', 0.7], [1, '#fff0c8', 0])),
    heaps(
      edge.map(([x, y, r]) => [x, y + 6, r] as const),
      '#cdbfe4',
    ),
    heaps(edge, '#fbf3ff'),
    oval(0, 0, 190, 104, '#cfe6c4'),
    fill('M-186 -10Q-90 -40 0 -20T186 -16Q188 -50 120 -80Q0 -116 -120 -80Q-180 -50 -186 -10Z', '#bfe0f2'),
    fill('M-190 2Q-60 -14 60 4T190 0V22Q60 26 -60 18T-188 24Z', '#7fb9d8'),
    cattle(-96, 30, 0.46, false),
    cattle(-128, 72, 0.56, false),
    cattle(-34, 76, 0.56, false),
    cattle(56, 36, 0.4, true),
    cattle(128, 44, 0.42, true),
    cattle(92, 78, 0.46, true),
    [
      [-60, 172, 22],
      [-92, 206, 13],
      [-112, 228, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => oval(x, y, r * 1.2, r, '#fbf3ff'))
      .join(''),
  ].join('');
}

/** A chariot and horses of fire, about 420 units wide, its middle on 0,0. */
export function fireChariot({ ink }: Stage): string {
  const flame = (x: number, y: number, s: number, turn: number) =>
    place(
      fill('M0 12Q-46 4 -96 22Q-60 -14 -84 -34Q-40 -26 0 -12Z', '#f2762f', 0.9) +
        fill('M0 8Q-30 2 -60 10Q-36 -10 -46 -20Q-20 -14 0 -8Z', '#ffd45a'),
      x,
      y,
      s,
      false,
      turn,
    );
  const horse = (x: number, y: number) =>
    place(animals.horse.draw(0).replaceAll('#9a6a42', '#f59a2f'), x, y, 1, false, -10) +
    flame(x - 60, y - 96, 0.8, 8) +
    flame(x + 14, y - 150, 0.6, 20);
  const wheel = [
    oval(0, 0, 44, 44, '#c9561f'),
    oval(0, 0, 34, 34, '#ffcf5a'),
    line('M-34 0H34M0 -34V34M-24 -24L24 24M24 -24L-24 24', '#c9561f', 5),
    oval(0, 0, 9, 9, '#8a3a1a'),
  ].join('');
  return [
    oval(0, -60, 360, 230, ink.radial([0, -60], 360, [0, '#fff4c0', 0.95], [0.4, '#ffb84a', 0.55], [1, '#ff8a3a', 0])),
    flame(-150, -10, 1.6, 6),
    flame(-170, -70, 1.3, -6),
    flame(-120, 40, 1.2, 14),
    horse(110, -12),
    horse(160, 16),
    line('M-60 -10L110 -66', '#8a3a1a', 7),
    fill('M-150 -100Q-140 -10 -110 20H-30Q-6 -20 -10 -86Q-70 -60 -150 -100Z', '#e8792a'),
    line('M-150 -100Q-70 -60 -10 -86', shade('#e8792a', 0.3), 8),
    fill('M-132 -70Q-120 -20 -100 6H-44Q-26 -20 -26 -56Q-80 -40 -132 -70Z', '#ffc24a'),
    place(wheel, -72, 24),
  ].join('');
}
