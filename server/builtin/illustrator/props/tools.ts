import { blob, box, fill, line, oval } from '../drawing/brush.ts';
import { tint } from '../light/colour.ts';
import { moving } from '../life/moving.ts';

const wood = '#8a5f38';

/** Tools, weapons and writings held in a hand, their grip on 0,0, in figure units. */
export const tools = {
  staff: line('M2 -92Q-3 -10 0 86', wood, 6) + line('M1 -90Q-3 -10 -1 80', tint(wood, 0.35), 1.6, 0.6),
  crook: line('M0 88L2 -64Q4 -94 -16 -92Q-30 -88 -24 -72', wood, 6),
  rod: line('M-4 40L6 -70', wood, 7),
  sword:
    fill('M-3 -8L-2 -74L2 -82L6 -74L5 -8Z', '#cfd6dc') +
    line('M2 -10V-72', '#f4f8fa', 1.4) +
    line('M-11 -8H14', '#b9892f', 5) +
    line('M1 -6V9', '#5a3a24', 5),
  spear: line('M0 96V-112', wood, 5) + fill('M-8 -108L0 -144L8 -108L0 -100Z', '#c3ccd2'),
  club: line('M0 8L10 -44', '#5f4128', 9) + oval(12, -50, 9, 13, '#6b4a2e'),
  torch:
    line('M0 14L4 -32', wood, 6) +
    moving(
      'flame',
      blob(
        [
          [-8, -34],
          [-3, -54],
          [4, -72],
          [9, -52],
          [14, -36],
          [4, -28],
        ],
        '#f2802f',
      ) +
        blob(
          [
            [-2, -34],
            [4, -56],
            [9, -36],
            [4, -30],
          ],
          '#ffe07a',
        ),
    ),
  scroll:
    blob(
      [
        [-16, -26],
        [16, -28],
        [16, 8],
        [-16, 10],
      ],
      '#f3e4c0',
    ) +
    box(-20, -33, 40, 9, '#d9bf8a', 1, 4.5) +
    box(-20, 5, 40, 9, '#d9bf8a', 1, 4.5) +
    line('M-10 -18h20M-10 -11h18M-10 -4h20', '#8a6a48', 1.6, 0.8),
  letter:
    box(-12, -16, 24, 20, '#f6ead0') + line('M-12 -16l12 10l12 -10', '#b39468', 1.8) + oval(0, -6, 3.4, 3.4, '#b5352f'),
  tablets:
    blob(
      [
        [-30, 14],
        [-30, -34],
        [-17, -48],
        [-3, -34],
        [-3, 14],
      ],
      '#a8a29a',
    ) +
    blob(
      [
        [1, 14],
        [1, -34],
        [15, -48],
        [29, -34],
        [29, 14],
      ],
      '#b5afa6',
    ) +
    line('M-24 -26h15M-24 -17h13M-24 -8h15M-24 1h12M7 -26h15M7 -17h13M7 -8h15M7 1h12', '#6b665f', 2),
  sling: line('M0 0Q-26 -40 -56 -44Q-40 -30 0 0', '#6b4428', 2.4) + oval(-54, -44, 7, 6, '#9a938a'),
  stone: oval(4, -4, 11, 9, '#8f8a84') + oval(2, -7, 6, 4, '#b5b0a8'),
  harp:
    line('M-14 20Q-34 -30 -8 -66', '#b9822f', 7) +
    line('M-8 -66Q16 -46 34 -56Q30 -10 -14 20', '#c9963f', 6) +
    line('M-14 -58L2 10M-5 -56L12 -2M5 -52L22 -16', '#f6e6b8', 1.3),
  trumpet: fill('M-6 4L44 -24Q58 -38 66 -24Q62 -10 48 -14L-4 10Z', '#d9b06a') + line('M0 4L46 -20', '#f6e2b0', 2),
  net: line(
    'M-10 0Q-20 40 10 70M0 0Q4 40 30 62M10 0Q30 30 46 44M-14 20Q14 26 30 14M-10 42Q20 46 42 30M0 60Q24 60 44 42',
    '#e3d3a8',
    2,
  ),
  key: line('M0 0L30 -4M24 -4v8M30 -4v9', '#c9963f', 4) + oval(-6, 0, 8, 8, '#c9963f') + oval(-6, 0, 4, 4, '#8a5a38'),
  'palm-branch':
    line('M0 20Q4 -40 30 -84', '#4f7a35', 4) +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        line(`M${3 + i * 4} ${-10 - i * 13}q-20 -8 -26 -24M${3 + i * 4} ${-10 - i * 13}q20 0 30 -12`, '#5f9a45', 5),
      )
      .join(''),
  bundle:
    blob(
      [
        [-18, 12],
        [-22, -10],
        [-4, -22],
        [16, -16],
        [22, 6],
        [8, 16],
      ],
      '#b59a6a',
    ) + line('M-14 -12Q0 0 18 -8', '#7a6238', 3),
  bandage:
    blob(
      [
        [-14, 2],
        [-6, -8],
        [14, -5],
        [18, 6],
        [2, 12],
      ],
      '#fbf6ea',
    ) + line('M-10 2q12 -6 24 0', '#d9cdb8', 2),
  chains: line('M-6 0v10M-6 14v10M-6 28v12', '#6f757c', 4.4),
  rope: line('M0 0Q30 20 64 6', '#c9a56a', 4),
} as const;
