import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import type { Stage } from '../staging/stage.ts';

const clay = '#c99a6b';

/** Courses of stones on a wall, `wide` and `high` in figure units, from 0,0 up. */
function stones(wide: number, high: number, colour: string): string {
  const rows = Math.floor(high / 30);
  return Array.from({ length: rows }, (_, row) => {
    const count = Math.floor(wide / 58);
    return Array.from({ length: count }, (__, i) => {
      const x = -wide / 2 + (i + (row % 2 ? 0.5 : 0)) * (wide / count);
      const one = (row * 7 + i * 5) % 4 === 0 ? tint(colour, 0.22) : (row + i) % 3 === 0 ? shade(colour, 0.12) : colour;
      return box(x + 2, -row * 30 - 29, Math.min(wide / count - 4, wide / 2 - x - 2), 26, one, 1, 6);
    }).join('');
  }).join('');
}

/** A piece of a town wall with a window high up and a scarlet cord that hangs from it to the ground. */
export const cordWindow = ({ ink }: Stage): string =>
  fill(
    'M-190 2V-520H190V2ZM-46 -340H46V-408A46 46 0 0 0 -46 -408Z',
    ink.linear([-190, 0], [190, 0], [0, '#a97f58'], [0.5, '#c99a6b'], [1, '#8a6446']),
  ).replace('<path', '<path fill-rule="evenodd"') +
  [
    `<g opacity="0.5">${stones(130, 500, clay).replaceAll('<rect ', '<rect transform="translate(-120 0)" ')}`,
    stones(130, 500, clay).replaceAll('<rect ', '<rect transform="translate(120 0)" '),
    `${stones(108, 330, clay)}</g>`,
  ].join('') +
  [-166, -74, 18, 110].map((x) => box(x, -552, 56, 40, '#b3865c', 1, 4)).join('') +
  line('M-46 -340V-408A46 46 0 0 1 46 -408V-340', '#8a6446', 9) +
  box(-58, -344, 116, 14, '#8a6446', 1, 3) +
  line('M6 -338Q16 -250 4 -170Q-6 -90 8 -6', '#8f1420', 11) +
  line('M6 -338Q16 -250 4 -170Q-6 -90 8 -6', '#d92b36', 6);

/** The room behind the window of the town wall, lit by a lamp: it stands behind whoever looks out. */
export const litWindow = ({ ink }: Stage): string =>
  box(-60, -470, 120, 140, ink.linear([0, -470], [0, -330], [0, '#ffd98a'], [1, '#a8622f']));

/** The front of a house at night, its doorposts and lintel marked with red. */
export const markedDoor = ({ ink }: Stage): string =>
  fill('M-230 0V-330H230V0Z', ink.linear([0, -330], [0, 0], [0, '#b78d63'], [1, '#8d6848'])) +
  box(-244, -346, 488, 24, '#9a7450', 1, 4) +
  line('M-190 -290h60M120 -250h80M-210 -120h50M150 -90h60M110 -190h40', '#7a573b', 4, 0.6) +
  box(-82, -254, 164, 254, '#6b4a30') +
  box(-58, -230, 116, 230, ink.linear([0, -230], [0, 0], [0, '#ffd98a'], [1, '#d98a3f'])) +
  line('M-70 -60V-190M70 -70V-200', '#a3121c', 15, 0.92) +
  line('M-44 -242H40', '#a3121c', 15, 0.92) +
  line('M-74 -60V-36M66 -70V-44M-30 -236V-222M24 -236V-226', '#a3121c', 6, 0.85) +
  box(-92, -6, 184, 10, '#5a3d28', 1, 3);

/** A wall that is being built: one end high, the other still low, stones lying ready. */
export const risingWall = (): string =>
  fill('M-320 0V-250H-180V-190H-40V-120H110V-60H230V0Z', '#8f7a62') +
  `<g>${stones(140, 250, '#b8a284').replaceAll('<rect ', '<rect transform="translate(-250 0)" ')}</g>` +
  `<g>${stones(140, 190, '#b8a284').replaceAll('<rect ', '<rect transform="translate(-110 0)" ')}</g>` +
  `<g>${stones(150, 120, '#b8a284').replaceAll('<rect ', '<rect transform="translate(35 0)" ')}</g>` +
  `<g>${stones(120, 60, '#b8a284').replaceAll('<rect ', '<rect transform="translate(170 0)" ')}</g>` +
  [
    [260, 0],
    [312, 4],
    [284, -26],
  ]
    .map(
      ([x = 0, y = 0]) => box(x - 24, y - 28, 48, 28, '#a8926f', 1, 7) + line(`M${x - 16} ${y - 22}h26`, '#d3c2a0', 3),
    )
    .join('');

/** A huge image of gold on its foot, stiff and with no smile. */
export const goldenImage = ({ ink }: Stage): string => {
  const gold = ink.linear([-80, 0], [80, 0], [0, '#a8741c'], [0.35, '#ffe28a'], [0.6, '#e0a83a'], [1, '#8a5a14']);
  return (
    oval(0, -300, 300, 330, ink.radial([0, -300], 320, [0, '#ffe9a8', 0.6], [1, '#ffe9a8', 0])) +
    box(-120, -70, 240, 72, '#8f8578', 1, 4) +
    box(-104, -92, 208, 24, '#b0a698', 1, 4) +
    fill('M-62 -92L-74 -330Q-72 -400 -40 -404H40Q72 -400 74 -330L62 -92Z', gold) +
    fill('M-74 -390Q-104 -300 -84 -206L-62 -210L-58 -370Z', gold) +
    fill('M74 -390Q104 -300 84 -206L62 -210L58 -370Z', gold) +
    box(-16, -424, 32, 30, '#c98f2a') +
    fill('M-40 -500Q-40 -420 0 -416Q40 -420 40 -500Q20 -520 0 -520Q-20 -520 -40 -500Z', gold) +
    fill('M-48 -500L-40 -560L-20 -530L0 -574L20 -530L40 -560L48 -500Z', '#e9b83a') +
    fill('M-26 -440Q0 -370 26 -440Q0 -430 -26 -440Z', '#a8741c') +
    line('M-24 -470h14M10 -470h14', '#6b4410', 6) +
    line('M-12 -440h24', '#6b4410', 4) +
    line('M-58 -260H58M-60 -180H60', '#a8741c', 7) +
    line('M-24 -258V-100M0 -258V-100M24 -258V-100', '#b9852a', 4, 0.7)
  );
};

/** A house that fell: broken walls, beams and a roof on the sand. */
export const fallenHouse = (): string =>
  oval(0, 0, 220, 22, '#b59a6a', 0.8) +
  fill('M-160 0L-150 -120L-112 -150L-96 -90L-60 -70L-54 0Z', '#d9b98a') +
  fill('M-150 -120L-112 -150L-96 -90L-108 -70Z', tint('#d9b98a', 0.4)) +
  fill('M40 0L96 -86L132 -64L160 0Z', '#c2a071') +
  line('M-110 -4L60 -110M-40 6L30 -96M-20 -40L150 -20', '#6b4a2e', 13) +
  fill('M-70 -18L70 -104L104 -70L-30 10Z', '#8a6a48') +
  line('M-50 -20L84 -94M-36 -8L92 -80', shade('#8a6a48', 0.4), 4) +
  [-180, -130, 30, 120, 190].map((x, i) => oval(x, -6 + (i % 2) * 6, 26, 15, i % 2 ? '#b5946a' : '#d3b283')).join('');

/** The mouth of a cave in a cliff. */
export const cave = ({ ink }: Stage): string =>
  fill(
    'M-300 6Q-310 -190 -220 -300Q-150 -390 -40 -400Q90 -420 180 -330Q290 -220 300 6Z',
    ink.linear([0, -400], [0, 0], [0, '#a8937c'], [1, '#6b5a4c']),
  ) +
  fill('M-220 -300Q-150 -390 -40 -400Q20 -360 -60 -310Q-170 -270 -240 -120Q-260 -200 -220 -300Z', '#c4b096', 0.7) +
  fill('M-130 6Q-150 -170 -70 -240Q10 -290 90 -230Q150 -150 140 6Z', '#2a1c22') +
  fill('M-96 6Q-110 -130 -44 -196Q20 -236 70 -184Q112 -120 106 6Z', '#170e16') +
  line('M-250 -60l40 -30M210 -140l40 30M-180 -330l30 40M200 -40l50 -10', '#5a4a3e', 5, 0.7);
