import { blob, box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import type { Stage } from '../staging/stage.ts';

/** A serpent of bronze, wound round a pole with a crossbar. */
export const bronzeSerpent = ({ ink }: Stage): string => {
  const round =
    'M-40 -150Q-52 -186 0 -196Q54 -208 42 -244Q30 -268 0 -272Q-44 -278 -40 -316Q-30 -350 14 -352Q46 -356 44 -386';
  return (
    oval(
      0,
      -290,
      220,
      200,
      ink.radial([0, -290], 210, [0, '#fff0b8', 0.85], [0.5, '#ffe08a', 0.3], [1, '#ffe08a', 0]),
    ) +
    line('M0 2V-420', '#5f4128', 17) +
    line('M-4 2V-418', '#8a6240', 5) +
    line('M-70 -330H70', '#5f4128', 13) +
    line(round, '#7a4412', 25) +
    line(round, '#d98a2f', 17) +
    line(round, '#ffd27a', 5, 0.85) +
    fill('M28 -384Q30 -412 54 -414Q84 -412 86 -396Q76 -382 52 -378Q34 -374 28 -384Z', '#c97a26') +
    oval(60, -402, 4, 4, '#3a1c0a') +
    line('M86 -396l18 -6M86 -396l18 6', '#a3121c', 3.4)
  );
};

/** A fleece on the ground, wet with dew. */
export const fleece = (): string =>
  oval(0, 4, 130, 20, '#1d1230', 0.2) +
  [
    [-86, -10, 34],
    [-40, -16, 42],
    [14, -18, 44],
    [64, -14, 38],
    [98, -6, 26],
    [-110, 0, 22],
    [-20, -2, 40],
    [40, 0, 40],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.5, '#e2dccb') + oval(x - 4, y - 5, r * 0.8, r * 0.36, '#fbf7ea'),
    )
    .join('') +
  [-92, -52, -6, 34, 76, 100]
    .map((x, i) => oval(x, -14 - (i % 3) * 6, 5, 6, '#a9dcf2') + oval(x - 1, -16 - (i % 3) * 6, 2, 2, '#ffffff'))
    .join('');

/** The ark of the covenant: a golden chest on poles, two winged figures on its lid. */
export const covenantArk = ({ ink }: Stage): string => {
  const gold = ink.linear([0, -150], [0, -40], [0, '#ffe28a'], [0.5, '#e0a83a'], [1, '#a8741c']);
  const wing = 'M-66 -172Q-60 -230 -6 -228Q-20 -210 -24 -198Q-38 -196 -42 -172Z';
  const one = [
    fill(wing, '#f2cf5a'),
    line('M-58 -176Q-52 -214 -16 -222M-50 -174Q-46 -202 -22 -206', '#b9852a', 3),
    fill('M-84 -158Q-84 -196 -66 -198Q-50 -194 -48 -158Z', '#e9b83a'),
    oval(-64, -206, 13, 14, '#f2cf5a'),
  ].join('');
  return (
    oval(0, -130, 220, 160, ink.radial([0, -130], 210, [0, '#fff3c4', 0.8], [0.5, '#ffe39a', 0.3], [1, '#ffe39a', 0])) +
    box(-104, -144, 208, 94, gold, 1, 4) +
    box(-112, -160, 224, 20, '#f2cf5a', 1, 5) +
    line('M-90 -126H90V-66H-90Z', '#b9852a', 4) +
    line('M-44 -126V-66M0 -126V-66M44 -126V-66', '#c9953a', 3) +
    one +
    `<g transform="scale(-1 1)">${one}</g>` +
    line('M-230 -62H230', '#8a5a1c', 13) +
    line('M-230 -65H230', '#d9a93a', 5)
  );
};

/** A pillar of salt, its shape still that of a woman who looks back. */
export const saltPillar = ({ ink }: Stage): string =>
  oval(0, 2, 76, 14, '#1d1230', 0.22) +
  fill(
    'M-64 2Q-58 -60 -42 -100Q-46 -140 -24 -152Q-34 -184 -12 -198Q18 -206 28 -180Q32 -164 22 -152' +
      'Q46 -138 42 -98Q58 -50 66 2Z',
    ink.linear([-60, 0], [60, 0], [0, '#fffdf8'], [0.55, '#e6e2e4'], [1, '#b3adba']),
  ) +
  line(
    'M-24 -150Q-2 -140 22 -152M-40 -100Q-30 -40 -44 -4M0 -120Q8 -60 -2 -2M36 -96Q30 -50 44 -6M-14 -130' +
      'Q-30 -112 -22 -92',
    '#a8a2b0',
    4,
    0.75,
  ) +
  oval(8, -178, 17, 20, '#f1eef0') +
  line('M2 -182h5M15 -182h5M10 -178v7h4M4 -164q6 -4 12 0', '#8f8898', 2.6) +
  line('M-20 -182Q-26 -160 -30 -140', '#c9c4d0', 5) +
  line('M-34 -112Q0 -92 34 -116M-30 -104Q4 -80 38 -100', '#a8a2b0', 5, 0.7) +
  [-70, -36, 20, 62, 84].map((x, i) => oval(x, 2 - (i % 2) * 4, 15, 9, i % 2 ? '#f4f1f2' : '#d9d5dc')).join('');

/** A vine with broad leaves that bends over to give shade. */
export const shadeVine = (): string => {
  const leaf = (x: number, y: number, r: number, i: number) =>
    blob(
      [
        [x - r, y - r * 0.1],
        [x - r * 0.4, y - r * 0.7],
        [x + r * 0.3, y - r * 0.6],
        [x + r, y],
        [x + r * 0.4, y + r * 0.5],
        [x - r * 0.4, y + r * 0.5],
      ],
      ['#3f7a35', '#57963f', '#6fae4a'][i % 3] as string,
    ) + line(`M${x - r * 0.7} ${y}Q${x} ${y - r * 0.2} ${x + r * 0.7} ${y}`, '#a8d07a', 2.4, 0.8);
  const spots = [
    [-12, -120],
    [34, -170],
    [-26, -200],
    [20, -246],
    [-20, -290],
    [36, -320],
    [-40, -344],
    [90, -344],
    [-100, -330],
    [150, -330],
    [10, -374],
    [-150, -296],
    [70, -384],
    [200, -296],
    [-80, -380],
    [130, -372],
    [-130, -350],
    [176, -350],
  ] as const;
  return (
    line('M0 4Q-26 -110 4 -200Q20 -290 0 -340', '#4f6a2a', 13) +
    line('M0 -330Q-70 -370 -150 -310M4 -340Q90 -390 200 -300', '#4f6a2a', 9) +
    spots.map(([x, y], i) => leaf(x, y, i < 5 ? 34 : 52, i)).join('') +
    line('M-160 -296q-14 30 4 44q16 10 10 28M206 -290q14 24 -2 40', '#57963f', 4)
  );
};

/** The iron head of an axe that lies on the water, rings around it. */
export const floatingAxe = (): string =>
  [
    oval(0, 0, 92, 20, '#e6f6fb', 0.5),
    line('M-84 4Q0 32 84 4M-60 0Q0 20 60 0', '#ffffff', 4, 0.85),
    fill('M-34 -8L-38 -34L22 -40Q56 -52 60 -20Q58 2 26 -8Z', '#5f6670'),
    fill('M30 -40Q56 -50 60 -20Q58 0 36 -8Q50 -24 30 -40Z', '#cfd8de'),
    oval(-20, -22, 9, 7, '#2f343a'),
    line('M-34 -32L20 -38', '#9aa3ab', 3),
  ].join('');

/** A rooster that crows. */
export const rooster = (): string =>
  line('M-8 0L-4 -26M10 0L8 -26M-16 0h16M4 0h16', '#d99a2f', 5) +
  fill('M-40 -60Q-84 -70 -82 -118Q-66 -94 -50 -92Q-70 -120 -56 -138Q-44 -104 -24 -84Z', '#2f5a4a') +
  fill('M-44 -56Q-40 -84 -8 -80Q8 -96 14 -124L40 -120Q42 -76 30 -50Q14 -20 -12 -22Q-38 -26 -44 -56Z', '#a8441f') +
  fill('M14 -124Q4 -96 -2 -84Q22 -70 34 -84Q42 -100 40 -120Z', '#e0923a') +
  oval(28, -130, 16, 15, '#c9602a') +
  fill('M14 -140Q12 -160 22 -150Q26 -168 33 -150Q44 -162 42 -142Q30 -146 14 -140Z', '#d9232e') +
  fill('M40 -140L62 -150L44 -132Z', '#f2c23a') +
  fill('M42 -130L60 -128L42 -122Z', '#e0a82f') +
  fill('M36 -120Q44 -104 34 -100Q28 -108 32 -120Z', '#d9232e') +
  oval(31, -134, 3.4, 3.8, '#1f1410') +
  fill('M-34 -58Q-10 -72 10 -56Q-2 -38 -24 -42Z', '#7a2f18');

/** A money changer's table thrown over, its coins on the ground. */
export const fallenTable = (): string =>
  oval(0, 4, 170, 18, '#1d1230', 0.2) +
  fill('M-120 -6L-40 -120L96 -84L24 4Z', '#a8743f') +
  fill('M-120 -6L24 4L22 16L-122 6Z', shade('#a8743f', 0.4)) +
  line('M-96 -8L-28 -106M-52 -4L10 -94M-8 0L56 -86', shade('#a8743f', 0.25), 3) +
  line('M-40 -118L-70 -164M96 -84L126 -128', '#7a5230', 13) +
  [60, 90, 116, 140, 76, 160, 104, -140, -110, 186]
    .map((x, i) => oval(x, 4 + (i % 3) * 7, 11, 7, '#b9771f') + oval(x - 1, 2 + (i % 3) * 7, 10, 6, '#f5cf57'))
    .join('');

/** A ship that breaks in the surf, its mast leaning. */
export const wreck = ({ ink }: Stage): string =>
  line('M-20 -110L60 -430', '#5f4128', 15) +
  fill(
    'M54 -410Q150 -330 120 -190Q80 -210 14 -196Z',
    ink.linear([0, -400], [0, -190], [0, '#f3e6c8'], [1, '#c9b48a']),
  ) +
  fill('M60 -330l40 60l-20 8l30 50l-60 -40l20 -14Z', '#8a94a8', 0.5) +
  line('M-60 -360L150 -300', '#6b4a2e', 9) +
  fill(
    'M-270 -150Q-230 -40 -150 0H96L70 -60L104 -84L66 -128Q-120 -120 -190 -160Z',
    ink.linear([0, -150], [0, 0], [0, '#a8743f'], [1, '#5a3a22']),
  ) +
  line('M-240 -110Q-120 -80 74 -96M-210 -66Q-110 -40 80 -52', '#4a2f1c', 5, 0.8) +
  line('M-268 -150Q-190 -160 66 -130', tint('#a8743f', 0.35), 8) +
  fill('M150 0L128 -70L160 -110L250 -96Q240 -40 216 0Z', '#7a5230') +
  line('M140 -60L236 -50M150 -88L244 -84', '#4a2f1c', 5, 0.8) +
  line('M100 -10L190 -30M-30 10L80 24', '#a8743f', 13) +
  fill(
    'M-300 10Q-240 -30 -190 4Q-130 -30 -70 6Q0 -34 60 4Q120 -30 180 4Q240 -26 300 10Q150 40 0 30Q-160 40 -300 10Z',
    '#e9f6fa',
    0.85,
  );

/** One silver coin on the floor, in a little light of its own. */
export const coin = ({ ink }: Stage): string =>
  oval(0, -6, 90, 40, ink.radial([0, -6], 90, [0, '#fff6cf', 0.9], [1, '#fff6cf', 0])) +
  oval(0, -4, 22, 12, '#8a8f98') +
  oval(0, -8, 22, 12, '#dfe5ea') +
  oval(0, -8, 15, 7.5, '#b5bdc6') +
  line('M-34 -34l-10 -10M0 -42v-14M34 -34l10 -10', '#fffdf0', 4);

/** The ropes by which somebody is drawn out of a pit, from hands on both sides to below the arms. */
export const liftingRopes = (): string => {
  const ropes = 'M-74 -98Q-44 -78 -16 -36M78 -98Q48 -78 20 -36';
  return line(ropes, '#7a5a2c', 5.5) + line(ropes, '#d9b878', 3);
};
