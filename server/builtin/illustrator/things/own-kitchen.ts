import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { ring } from './own-wheels.ts';
import { moving } from '../life/moving.ts';

const wood = '#8a5f38';
const flames = (x: number, y: number, size: number): string =>
  moving(
    'flame',
    [
      [-9, 11],
      [0, 15],
      [9, 10],
    ]
      .map(([dx = 0, high = 0]) => {
        const [at, up] = [x + dx * size, high * size];
        return (
          fill(
            `M${at - 4 * size} ${y}Q${at - 6 * size} ${y - up * 0.5} ${at} ${y - up}Q${at + 6 * size} ${y - up * 0.5}` +
              ` ${at + 4 * size} ${y}Z`,
            '#e07a30',
          ) +
          fill(
            `M${at - 2 * size} ${y}Q${at - 3 * size} ${y - up * 0.3} ${at} ${y - up * 0.6}Q${at + 3 * size}` +
              ` ${y - up * 0.3} ${at + 2 * size} ${y}Z`,
            '#f6cf6a',
          )
        );
      })
      .join(''),
  );
const blackPot = (y: number, r: number): string =>
  fill(`M${-r} ${y - r * 1.1}Q${-r * 1.12} ${y} 0 ${y}Q${r * 1.12} ${y} ${r} ${y - r * 1.1}Z`, '#3f3a3c') +
  oval(0, y - r * 1.1, r, r * 0.2, '#6d6763') +
  fill(`M${-r * 0.96} ${y - r * 1.12}Q0 ${y - r * 1.62} ${r * 0.96} ${y - r * 1.12}Z`, '#57504f') +
  oval(0, y - r * 1.44, r * 0.13, r * 0.1, '#8f8a84') +
  line(
    `M${-r} ${y - r * 0.86}h${-r * 0.2}v${r * 0.2}M${r} ${y - r * 0.86}h${r * 0.2}v${r * 0.2}`,
    '#57504f',
    r * 0.09,
  ) +
  line(`M${-r * 0.74} ${y - r * 0.86}Q${-r * 0.8} ${y - r * 0.3} ${-r * 0.4} ${y - r * 0.14}`, '#a39a94', r * 0.1, 0.5);

/** What is in kitchens and yards, in centimetres. */
export const ownKitchen: Readonly<Record<string, string>> = {
  'mortar-pestle': [
    line('M14 -50L34 -127', '#b5834c', 7),
    line('M33 -122L34.6 -128', '#8a5f38', 9),
    line('M13 -58L30 -122', '#e0b885', 1.4, 0.7),
    fill('M-27 -56Q-26 -20 -15 -12L-20 0H20L15 -12Q26 -20 27 -56Z', wood),
    oval(0, -56, 27, 6.4, tint(wood, 0.25)),
    oval(0, -55.4, 22, 4.6, '#4a2f1c'),
    oval(1, -54.6, 14, 2.8, '#e9dcc0'),
    line('M-26 -46Q0 -38 26 -46M-24 -34Q0 -27 24 -34', shade(wood, 0.38), 1.6),
    line('M-20 -48Q-20 -28 -12 -16', '#cfa06a', 2.6, 0.5),
  ].join(''),
  pestle:
    line('M0 -116V-6', '#b5834c', 4.6) +
    fill('M-3 -26Q-5.4 -4 -4.6 0H4.6Q5.4 -4 3 -26Z', '#a8743f') +
    line('M-1 -112V-30', '#e0b885', 1.1, 0.7),
  'fufu-bowl': [
    fill('M-13 -8Q-10 0 -5 0H5Q10 0 13 -8Z', '#7a4a32'),
    oval(0, -8, 13, 3.2, '#9a6242'),
    oval(0, -8, 11.4, 2.6, '#c05f2c'),
    fill('M-7 -8Q-7 -14.6 0 -15Q7.4 -14.4 7.6 -8Q0 -6 -7 -8Z', '#eadfbe'),
    line('M-4.6 -11Q-3 -13.4 0 -13.6', '#fdf8ea', 0.9, 0.9),
    oval(8.6, -8.2, 1.5, 0.9, '#8a3a22'),
    oval(-8.8, -8, 1.4, 0.8, '#d9a13f'),
    line('M-10 -5Q-8 -2 -5 -1.2', '#c08a66', 0.8, 0.6),
  ].join(''),
  ladle:
    line('M0 -38L0 -8', '#a8743f', 1.5) +
    oval(0, -4, 4.8, 4, '#a8743f') +
    oval(0, -4.4, 3.4, 2.6, '#6b4629') +
    line('M-0.4 -36V-10', '#dcb07c', 0.4, 0.7),
  'coal-pot': [
    flames(0, -36, 0.55),
    fill('M-16 -38H16Q14 -24 6 -22L6 -12L13 0H-13L-6 -12V-22Q-14 -24 -16 -38Z', '#4f4a4c'),
    oval(0, -38, 16, 3.6, '#6d6763'),
    [-9, -3, 4, 9].map((x, i) => oval(x, -38.4 - (i % 2), 3.2, 1.7, i % 2 ? '#e07a30' : '#352e32')).join(''),
    [-5, 0, 5].map((x) => box(x - 1.2, -33, 2.4, 5, '#e8953f', 1, 0.8)).join(''),
    box(-4.4, -10, 8.8, 5, '#2f2b2e', 1, 1),
    line('M-13 -35Q-11 -27 -6 -24.6', '#9a9490', 0.9, 0.6),
  ].join(''),
  'three-stone-fire': [
    line('M-34 -3L4 -7M36 -2L-2 -8', '#7a5230', 5),
    flames(0, -6, 0.9),
    blackPot(-15, 24),
    oval(-26, -8, 11, 9, '#8a7f74'),
    oval(26, -8, 11, 9, '#8a7f74'),
    oval(-28, -11, 6, 3.4, '#b5aa9c', 0.8),
    oval(24, -11, 6, 3.4, '#b5aa9c', 0.8),
  ].join(''),
  fridge: [
    box(-32, -165, 64, 162, '#e2dccd', 1, 5),
    line('M-32 -112H32', '#a8a296', 1.6),
    line('M-25 -150V-122M-25 -102V-58', '#8f8a84', 3),
    box(-28, -3, 10, 3, '#4a4346'),
    box(18, -3, 10, 3, '#4a4346'),
    fill('M-30 -160H-27V-8H-30Z', '#fdf8ea', 0.7),
    box(8, -96, 14, 18, '#d9b45a'),
    box(4, -74, 11, 9, '#7f9fb0'),
  ].join(''),
  stove: [
    box(-38, -86, 76, 84, '#d9d2c2', 1, 4),
    box(-40, -90, 80, 6, '#57504f', 1, 2),
    box(-30, -58, 60, 42, '#57504f', 1, 4),
    box(-24, -52, 48, 30, '#7d6a5a', 1, 3),
    line('M-28 -64H28', '#8f8a84', 2.6),
    [-24, -8, 8, 24].map((x) => oval(x, -75, 4.4, 4.4, '#57504f') + line(`M${x} -75v-3.6`, '#d8d0c2', 1)).join(''),
    line('M-22 -47L-8 -28', '#c9b8a4', 2, 0.5),
    line('M-30 -92H-8M8 -92H30', '#3a3236', 3),
    box(-36, -3, 8, 3, '#3a3236'),
    box(28, -3, 8, 3, '#3a3236'),
  ].join(''),
  'grinding-stone': [
    fill('M-28 0Q-30 -10 -20 -12H22Q30 -10 28 0Z', '#8a8278'),
    oval(1, -12, 22, 3.6, '#b0a699'),
    fill('M-13 -13Q-14 -20 -5 -20H8Q16 -20 15 -13Q1 -10 -13 -13Z', '#6d655c'),
    line('M-8 -18.4H7', '#a39a8e', 1.2, 0.8),
    oval(19, -13, 4, 1.3, '#e9dcb8'),
  ].join(''),
  'short-broom': [
    [-10, -7, -4.4, -2, 0, 2, 4.4, 7, 10]
      .map((x, i) => line(`M${x * 0.3} -40L${x * 1.3} 0`, i % 2 ? '#b59a5a' : '#9a7f42', 1.7))
      .join(''),
    line([-2, -1, 0, 1, 2].map((x) => `M${x} -88L${x * 1.3} -40`).join(''), '#a88a4a', 1.6),
    line('M-3.4 -46H3.4M-3.6 -42H3.6M-3.2 -50H3.2', '#8a3f30', 1.6),
  ].join(''),
  broom: [
    line('M0 -34V-124', wood, 3),
    line('M-0.7 -40V-118', tint(wood, 0.5), 0.8, 0.7),
    fill('M-4 -38H4Q7 -24 15 0H-15Q-7 -24 -4 -38Z', '#c9a24f'),
    line('M-3 -34L-10 -1M-1 -34L-3 -1M1 -34L4 -1M3 -34L11 -1', '#96743a', 1),
    line('M-4.6 -31H4.6M-5.6 -26H5.6', '#a8483a', 1.6),
  ].join(''),
  'standing-fan': [
    line('M0 -4V-86', '#8f8a84', 4),
    fill('M-22 0Q-20 -7 0 -7Q20 -7 22 0Z', '#57504f'),
    box(-6, -92, 12, 20, '#57504f', 1, 3),
    [0, 1, 2]
      .map(
        (i) =>
          `<g transform="rotate(${i * 120 + 20} 0 -106)">${fill('M0 -106Q-16 -112 -10 -126Q2 -130 4 -110Z', '#7fa3b5')}` +
          `</g>`,
      )
      .join(''),
    ring(0, -106, 24, '#8f8a84', 2),
    ring(0, -106, 16, '#b0aaa0', 0.7),
    line(
      [...Array(12).keys()]
        .map(
          (i) =>
            `M0 -106L${Math.round(Math.cos(i * 0.5236) * 230) / 10} ${Math.round((-106 + Math.sin(i * 0.5236) * 23) * 10) / 10}`,
        )
        .join(''),
      '#b0aaa0',
      0.7,
      0.9,
    ),
    oval(0, -106, 4, 4, '#57504f'),
  ].join(''),
  'sewing-machine': [
    line('M-34 0L-26 -52M34 0L26 -52M-31 -14H31', '#3f3a3c', 3),
    fill('M-14 -10h28l-3 -4h-22Z', '#57504f'),
    ring(18, -28, 13, '#4a4346', 2.4),
    line('M18 -28V-41M18 -28L8 -21M18 -28L28 -21', '#4a4346', 1.2),
    box(-38, -56, 76, 5, wood, 1, 1.5),
    fill('M-26 -56V-60H16V-74H-18V-66H-24V-78Q-24 -82 -18 -82H22Q28 -82 28 -76V-56Z', '#35343f'),
    ring(31, -72, 7, '#6d6763', 2),
    line('M-21 -66V-58', '#c4bdb0', 1.2),
    line('M-8 -78H16', '#d9b45a', 1.2),
    box(-2, -87, 4, 5, '#a8432f', 1, 1),
    fill('M-40 -56L-20 -58L-16 -57L-20 -40Q-30 -36 -38 -42Z', '#4f7a8f'),
  ].join(''),
};
