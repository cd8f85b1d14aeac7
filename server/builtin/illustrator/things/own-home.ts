import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { ring, spokedWheel } from './own-wheels.ts';

const wood = '#94683c';

/** Smaller things of house and chapel, in centimetres. */
export const ownHome: Readonly<Record<string, string>> = {
  'grandfather-clock': [
    box(-26, -10, 52, 10, '#5d3a22', 1, 2),
    fill('M-23 -10V-48H23V-10Z', '#7a4c2c'),
    box(-17, -140, 34, 92, '#7a4c2c'),
    box(-19, -50, 38, 5, '#8f5f38', 1, 1),
    box(-11, -132, 22, 78, '#3a271a', 1, 2),
    line('M0 -130V-76', '#c9a24a', 1.6),
    oval(0, -72, 7, 7, '#d8b25a') + oval(-1.6, -73.6, 3, 3, '#efd58a', 0.8),
    line('M-9 -128V-62', '#ffffff', 2, 0.14),
    fill('M-24 -140V-178Q-24 -184 -18 -184H18Q24 -184 24 -178V-140Z', '#7a4c2c'),
    fill('M-26 -182Q-22 -196 -10 -192Q0 -204 10 -192Q22 -196 26 -182Z', '#8f5f38'),
    oval(0, -199, 3, 4, '#c9a24a'),
    oval(0, -161, 18, 18, '#c9a24a') + oval(0, -161, 15.4, 15.4, '#f3ead2'),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
      .map((hour) => {
        const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
        return line(
          `M${(x * 12).toFixed(1)} ${(-161 + y * 12).toFixed(1)}L${(x * 14).toFixed(1)} ${(-161 + y * 14).toFixed(1)}`,
          '#4a3020',
          1.2,
        );
      })
      .join(''),
    line('M0 -161V-171.6M0 -161L6.4 -157', '#33231a', 1.6),
    box(-15, -42, 30, 26, '#8f5f38', 1, 2),
  ].join(''),
  radio: [
    box(-24, -28, 48, 27, wood, 1, 4),
    box(-24, -28, 48, 5, tint(wood, 0.28), 1, 3),
    box(-20, -3, 7, 3, shade(wood, 0.4)),
    box(13, -3, 7, 3, shade(wood, 0.4)),
    box(-20, -21, 25, 16, '#e6d3a4', 1, 2),
    line('M-17 -18H2M-17 -15H2M-17 -12H2M-17 -9H2', '#9a7a4a', 1.2),
    box(8, -21, 13, 6, '#f6e9c6', 1, 1),
    line('M12 -20V-16', '#b5483a', 1),
    [11, 18].map((x) => oval(x, -9, 3.2, 3.2, '#e0c27a') + oval(x, -9, 1.4, 1.4, '#8a6a34')).join(''),
    line('M16 -28L26 -46', '#8f8a84', 1.3),
    oval(26, -46, 1.3, 1.3, '#8f8a84'),
  ].join(''),
  pillow: [
    fill('M-30 -2Q-34 -10 -30 -20Q0 -26 30 -20Q34 -10 30 -2Q0 3 -30 -2Z', '#e9e0cc'),
    line('M-26 -17Q0 -22 26 -17', '#fbf5e6', 1.6, 0.8),
    line('M-28 -5Q0 0 28 -5', shade('#e9e0cc', 0.2), 1),
    line('M-29 -19l-4 -3M29 -19l4 -3', '#c9bda2', 1.6),
  ].join(''),
  iron: [
    fill('M-13 0Q-14 -5 -6 -8L8 -10H13V0Z', '#b9bdbb'),
    fill('M-8 -7L8 -10H13V-5H-11Q-10 -6 -8 -7Z', '#4f7a8f'),
    line('M-4 -9Q0 -16 10 -15L11 -10', '#3a3539', 2.4),
    line('M-10 -2H11', '#eef0ea', 0.7, 0.7),
    line('M12 -14Q18 -16 17 -8', '#57504f', 0.8),
  ].join(''),
  mop: [
    line('M0 -24V-128', wood, 2.8),
    line('M-0.6 -30V-122', tint(wood, 0.5), 0.8, 0.7),
    box(-9, -27, 18, 5, '#4f7a8f', 1, 2),
    [-8, -5.4, -2.8, 0, 2.8, 5.4, 8]
      .map((x, i) => line(`M${x} -23Q${x * 1.7} -12 ${x * 1.6} -1`, i % 2 ? '#d8cdb4' : '#e9e0cc', 2.8))
      .join(''),
  ].join(''),
  tray: [
    fill('M-24 -4H24L21 0H-21Z', '#7a8f98'),
    oval(0, -4, 24, 3.6, '#b8c4c6'),
    oval(0, -3.6, 20.6, 2.6, '#94a5ab'),
    line('M-14 -4.6Q-4 -5.6 6 -5.2', '#e6ebe8', 0.8, 0.8),
  ].join(''),
  charcoal: `${[
    [-12, -4],
    [-3, -5],
    [7, -4],
    [14, -3],
    [-7, -11],
    [3, -12],
    [9, -9],
    [-1, -17],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        fill(
          `M${x - 6} ${y + 3}L${x - 4} ${y - 4}L${x + 3} ${y - 5}L${x + 6} ${y}L${x + 3} ${y + 4}Z`,
          i % 2 ? '#3f3a3d' : '#322d31',
        ) + line(`M${x - 3} ${y - 3}l5 -1`, '#7d7679', 0.8, 0.8),
    )
    .join('')}`,
  matchbox: [
    box(-3.4, -6, 6.8, 6, '#b5533f', 1, 0.4),
    box(-2.4, -5, 4.8, 3, '#e6c46a'),
    line('M-2.6 -1H2.6', '#5a3a30', 0.8),
    line('M-1.6 -6V-9M0.2 -6V-9.6M1.8 -6V-8.8', '#dcc08a', 0.5),
    [-1.6, 0.2, 1.8].map((x, i) => oval(x, -9.2 - (i === 1 ? 0.5 : 0), 0.5, 0.6, '#8a3228')).join(''),
  ].join(''),
  sieve: [
    fill('M-18 -10L-15 0H15L18 -10Z', '#b98a4a'),
    oval(0, -10, 18, 4, '#d9ad68'),
    oval(0, -9.8, 15.4, 3, '#e9dcc0'),
    line('M-12 -10H12M-10 -8.4H10M-10 -11.6H10M-6 -12.4L-4 -7.2M0 -12.8V-6.8M6 -12.4L4 -7.2', '#a89468', 0.4),
    line('M-16.6 -5H16.6', '#8a6232', 1),
  ].join(''),
  blender: [
    fill('M-8 -15H8L10 0H-10Z', '#57504f'),
    oval(0, -6, 2.6, 2.6, '#c9c1b2'),
    fill('M-7 -16L-9 -37H9L7 -16Z', '#c2d6d8', 0.95),
    fill('M-7.4 -20L-8.4 -30H8.4L7.4 -20Z', '#cf8a45'),
    box(-9.4, -40, 18.8, 3.6, '#57504f', 1, 1.4),
    line('M9 -35Q15 -34 14 -27L8 -22', '#8fa5a8', 1.4),
    line('M-6 -34L-5 -19', '#f4f6f0', 0.9, 0.8),
  ].join(''),
  remote: [
    box(-2.6, -17, 5.2, 17, '#3f3a40', 1, 1.4),
    oval(0, -14.4, 1, 1, '#b5483a'),
    [-11, -8.6, -6.2, -3.8].map((y) => [-1.3, 0, 1.3].map((x) => oval(x, y, 0.5, 0.5, '#b9b2a6')).join('')).join(''),
    line('M-1.9 -15.6V-2', '#7d767c', 0.4, 0.8),
  ].join(''),
  mask: [
    line('M-8 -9Q-13 -8 -12 -3Q-10 -1 -8 -2M8 -9Q13 -8 12 -3Q10 -1 8 -2', '#e6efe9', 0.8),
    fill('M-9 -10Q0 -13 9 -10V-2Q0 2 -9 -2Z', '#8fb8c4'),
    line('M-9 -7Q0 -9 9 -7M-9 -4.6Q0 -5.6 9 -4.6', '#6f9aa8', 0.6),
  ].join(''),
  necklace: `${[...Array(19).keys()]
    .map((i) => {
      const turn = (i / 18) * Math.PI * 1.5 - Math.PI * 0.25;
      return oval(
        Math.cos(turn) * 9,
        -11 + Math.sin(turn) * 10,
        1.5,
        1.5,
        (['#b5483a', '#d2a23c', '#4f7345'] as const)[i % 3] ?? '#b5483a',
      );
    })
    .join('')}${oval(0, -0.9, 2.2, 2.4, '#d2a23c')}`,
  cradle: [
    fill('M-40 -46L-32 -10H34L40 -46Z', wood),
    line('M-24 -44L-20 -12M-8 -44L-6 -12M8 -44L8 -12M24 -44L22 -12', shade(wood, 0.3), 3),
    fill('M-40 -46H-48V-64Q-44 -70 -38 -64L-34 -46Z', tint(wood, 0.12)),
    fill('M-40 -46Q-34 -58 -20 -54Q10 -60 40 -46Z', '#a9c0c4'),
    fill('M-36 -48Q-34 -58 -24 -57Q-16 -56 -18 -48Z', '#efe6d4'),
    line('M-40 -46H41', tint(wood, 0.4), 4),
    line('M-40 -4Q0 6 42 -4', shade(wood, 0.25), 5),
    line('M-30 -10L-32 -4M32 -10L34 -4', shade(wood, 0.25), 4),
  ].join(''),
  pram: [
    line('M-46 -92L-22 -44L24 -16M34 -46L-22 -16', '#57504f', 3),
    fill('M-34 -66H40Q40 -36 12 -34H-12Q-34 -38 -34 -66Z', '#4f6f86'),
    fill('M4 -66Q6 -100 40 -100Q52 -84 44 -66Z', '#5d8099'),
    line('M4 -66L30 -98M4 -66L44 -84', '#3f5a6e', 1.6),
    line('M-34 -66H44', '#d8cdb4', 3),
    line('M-52 -92H-42', '#352f31', 4),
    spokedWheel(-24, 15, 8, '#37302f', '#c4bdb0', 3.6),
    spokedWheel(26, 15, 8, '#37302f', '#c4bdb0', 3.6),
  ].join(''),
  'draughts-board': [
    fill('M-24 -13H24L30 -2H-30Z', '#8a5f38'),
    [0, 1, 2, 3, 4]
      .map((row) =>
        [0, 1, 2, 3, 4, 5]
          .map((column) => {
            const [a, b] = [21 + row * 1.1, 22.1 + row * 1.1];
            const [x1, x2] = [-a + (column * a) / 3, -b + (column * b) / 3];
            return (row + column) % 2
              ? ''
              : fill(
                  `M${x1.toFixed(1)} ${-12.2 + row * 1.9}h${(a / 3).toFixed(1)}L${(x2 + b / 3).toFixed(1)} ${-10.3 + row * 1.9}h${(-b / 3).toFixed(1)}Z`,
                  '#e6d3a4',
                );
          })
          .join(''),
      )
      .join(''),
    [
      [-14, -11],
      [2, -9],
      [12, -11],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 2.2, 1.1, '#b5483a'))
      .join(''),
    [
      [-18, -4.6],
      [-4, -5],
      [16, -5],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 2.4, 1.2, '#352f31'))
      .join(''),
    fill('M-30 -2H30V0H-30Z', shade('#8a5f38', 0.35)),
  ].join(''),
  'offering-bowl': [
    fill('M-18 -10Q-14 0 -6 0H6Q14 0 18 -10Z', '#b98f3f'),
    oval(0, -10, 18, 4, '#dcb966'),
    oval(0, -9.6, 15.6, 3, '#7a5a28'),
    [-7, -1, 6].map((x, i) => box(x - 3, -13 - (i % 2), 7, 3.6, '#a9b08a', 1, 0.4)).join(''),
    oval(2, -9.4, 1.8, 1, '#e6cf8a'),
    oval(-6, -9, 1.8, 1, '#e6cf8a'),
    line('M-14 -6Q-10 -2 -6 -1', '#f0dca4', 0.9, 0.7),
  ].join(''),
  pulpit: [
    fill('M-26 0L-30 -96H30L26 0Z', wood),
    fill('M-20 -10L-22 -86H22L20 -10Z', shade(wood, 0.16)),
    line('M0 -74V-28M-11 -60H11', '#d9b45a', 4),
    fill('M-38 -104L-34 -96H34L38 -104L32 -112H-32Z', tint(wood, 0.2)),
    fill('M-16 -112L-2 -116L0 -114L2 -116L16 -112L0 -108Z', '#f0e6cc'),
    box(-34, -6, 68, 6, shade(wood, 0.3), 1, 2),
  ].join(''),
  whistle: [
    fill('M-3 -4.6H5V-2H2Q2 0 -1 0Q-4 0 -4 -3Z', '#c9a03f'),
    oval(-0.8, -2.2, 1.2, 1.2, '#7a5a28'),
    ring(-4, -4.4, 1, '#8f8a84', 0.5),
    line('M-4.6 -5Q-7 -10 -3 -12', '#b5483a', 0.6),
  ].join(''),
  eraser: `${fill('M-2.6 -2L-1.6 -3H3V-1L2 0H-2.6Z', '#d98f8a')}${box(-2.6, -2, 2.8, 2, '#5f86a0')}`,
};
