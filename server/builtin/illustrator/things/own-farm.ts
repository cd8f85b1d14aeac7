import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { carWheel, ring, spokedWheel } from './own-wheels.ts';

const wood = '#94683c';
const iron = '#7d8284';

/** Tools of field and yard, and what brings water and loads, in centimetres. */
export const ownFarm: Readonly<Record<string, string>> = {
  hoe: [
    line('M0 -2L-4 -108', wood, 3.6),
    line('M-0.6 -8L-4.6 -100', tint(wood, 0.5), 0.9, 0.7),
    fill('M-8 -108Q-4 -114 2 -110L26 -98Q30 -86 24 -80L4 -98L-6 -102Z', iron),
    line('M24 -82Q29 -87 27 -97', '#c9cecd', 1.6),
  ].join(''),
  cutlass: [
    fill('M-2 -20Q-3 -48 -6 -62Q-4 -70 3 -70Q6 -50 3 -20Z', '#aab0b0'),
    line('M-1.4 -22Q-2.4 -48 -5.4 -62', '#e2e6e2', 1),
    fill('M-2.6 -21H3.4L3 -10Q4.4 -4 3.4 0H-2Q-3.4 -4 -2.6 -10Z', '#5a3a28'),
    oval(0.4, -15, 0.8, 0.8, '#c9b08a'),
    oval(0.4, -7, 0.8, 0.8, '#c9b08a'),
  ].join(''),
  shovel: [
    line('M0 -30V-108', wood, 3.6),
    line('M-7 -112H7M-7 -112L-2 -104M7 -112L2 -104', wood, 3.2),
    fill('M-11 -30H11V-12Q8 -2 0 0Q-8 -2 -11 -12Z', iron),
    line('M0 -28V-8', shade(iron, 0.3), 1.4),
    line('M-8 -27V-12', '#c9cecd', 1.6, 0.8),
    line('M-0.8 -36V-100', tint(wood, 0.5), 0.9, 0.7),
  ].join(''),
  trowel:
    fill('M-4 -18Q-5 -6 0 0Q5 -6 4 -18Z', iron) +
    line('M0 -18V-23', '#57504f', 1.6) +
    line('M0 -23V-31', '#a8553a', 3.4) +
    line('M-2 -16Q-2.6 -8 -0.6 -4', '#c9cecd', 0.8, 0.8),
  firewood: `${[
    [-2, -4],
    [3, -9],
    [-4, -13],
    [2, -18],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        line(`M${-31 + x} ${y}L${31 + x} ${y - (i % 2 ? 2 : 0)}`, i % 2 ? '#8a5f3a' : '#75492c', 6.4) +
        line(`M${-28 + x} ${y - 2}L${26 + x} ${y - 2 - (i % 2 ? 2 : 0)}`, '#b98e62', 1.2, 0.7) +
        oval(31 + x, y - (i % 2 ? 2 : 0), 2.6, 3, '#d9b485'),
    )
    .join('')}${line('M-14 0V-22M14 0V-22', '#c9a56a', 2)}`,
  'mud-brick': [
    fill('M-20 -17L-13 -22H20V-5L14 0H-20Z', '#a87a52'),
    fill('M-20 -17L-13 -22H20L14 -17Z', '#c49a6e'),
    fill('M14 -17L20 -22V-5L14 0Z', '#86603f'),
    line('M-15 -10l4 1M-4 -6l5 1M4 -12l4 1', '#7f5a3a', 0.8),
  ].join(''),
  tyre: [
    oval(0, -32, 32, 32, '#35302f'),
    ring(0, -32, 28, '#57504e', 1.4),
    ring(0, -32, 21, '#4a4442', 2),
    oval(0, -32, 16, 16, '#c7b08c'),
    oval(0, -32, 14, 14, '#8a7658'),
    line(
      [...Array(20).keys()]
        .map(
          (i) =>
            `M${(Math.cos(i * 0.314) * 29).toFixed(1)} ${(-32 + Math.sin(i * 0.314) * 29).toFixed(1)}L${(Math.cos(i * 0.314) * 31.4).toFixed(1)}` +
            ` ${(-32 + Math.sin(i * 0.314) * 31.4).toFixed(1)}`,
        )
        .join(''),
      '#1f1b1c',
      1.2,
    ),
  ].join(''),
  wheelbarrow: [
    line('M-66 -50L-8 -34L50 -20', wood, 5),
    line('M-26 -34L-38 -2M4 -30L-8 -2', '#6d6763', 4),
    fill('M-34 -64H50L36 -30Q6 -26 -16 -32Z', '#4f7a62'),
    line('M-34 -64H50', '#8fb59c', 4),
    line('M-20 -56L-8 -36', '#b8d4bc', 2.4, 0.5),
    carWheel(54, 17),
    line('M54 -17L36 -26', '#6d6763', 4),
    line('M-70 -51L-58 -48', '#37302f', 6),
  ].join(''),
  handcart: [
    line('M-95 -62L-40 -50', wood, 6),
    box(-60, -56, 150, 10, wood, 1, 2),
    line('M-56 -56V-84M-8 -56V-84M40 -56V-84M86 -56V-84', shade(wood, 0.3), 5),
    box(-62, -88, 154, 8, tint(wood, 0.15), 1, 2),
    box(-62, -74, 154, 8, tint(wood, 0.05), 1, 2),
    line('M-58 -86H86', tint(wood, 0.6), 1.4, 0.7),
    spokedWheel(24, 38, 10, '#4a3a30', '#a8743f', 7),
    line('M-44 -46V-2', wood, 5),
  ].join(''),
  'hand-pump': [
    fill('M-46 -6H46V0H-46Z', '#a8a196'),
    fill('M-38 -12H38V-6H-38Z', '#bdb6aa'),
    box(-9, -104, 18, 94, '#4f7f8f', 1, 3),
    box(-13, -18, 26, 8, '#3f6675', 1, 2),
    fill('M-16 -132Q-16 -142 -6 -142H10Q18 -142 18 -132V-100H-16Z', '#5b8fa0'),
    line('M14 -128L60 -146', '#6d6763', 6),
    line('M52 -143L66 -148', '#37302f', 8),
    fill('M-10 -92H-34Q-40 -92 -40 -84V-76H-32V-82H-10Z', '#4f7f8f'),
    line('M-36 -74Q-37 -50 -36 -28', '#a9cdd6', 3, 0.9),
    line('M-5 -100V-24', '#a9cdd6', 2, 0.5),
  ].join(''),
  tap: [
    fill('M-20 -4H20V0H-20Z', '#a8a196'),
    box(-7, -90, 14, 88, '#b0a798', 1, 2),
    line('M6 -78H18Q24 -78 24 -70', '#8f8a84', 5),
    line('M14 -80V-88M8 -89H20', '#a8483a', 3),
    line('M24 -66V-30', '#a9cdd6', 2, 0.9),
    line('M-4 -86V-8', '#d8d0c2', 1.6, 0.7),
  ].join(''),
};
