import { box, fill, line, oval } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';

const glass = '#cfe0e2';
const lemon = '#e9c64a';
const steel = '#aeb6b8';

/** A slice of lemon seen from its cut side. */
const slice = (x: number, y: number, r: number): string =>
  oval(x, y, r, r, lemon) +
  oval(x, y, r * 0.8, r * 0.8, '#f7ecb4') +
  line(
    `M${x - r * 0.7} ${y}H${x + r * 0.7}M${x} ${y - r * 0.7}V${y + r * 0.7}M${x - r * 0.5} ${y - r * 0.5}L${x + r * 0.5} ${y + r * 0.5}`,
    lemon,
    r * 0.12,
  );

/** What stands on kitchen shelves and tables, in centimetres. */
export const kitchenAndTable: Readonly<Record<string, string>> = {
  'lunch-box': [
    line('M-6 -17Q-6 -22 0 -22Q6 -22 6 -17', '#3f4a55', 2.4),
    box(-13, -17, 26, 17, '#3f83a6', 1, 4),
    box(-13, -17, 26, 6, tint('#3f83a6', 0.3), 1, 3),
    line('M-13 -10.6H13', shade('#3f83a6', 0.4), 1),
    box(-3.4, -13, 6.8, 4.6, '#e0b84a', 1, 1),
    line('M-9.6 -7.6V-3', tint('#3f83a6', 0.6), 1.6, 0.8),
  ].join(''),
  'biscuit-tin': [
    fill('M-13 -13H13V-2Q0 3 -13 -2Z', '#a8443f'),
    line('M-13 -5Q0 0 13 -5', '#e6c46a', 1.6),
    fill('M0 -10L2 -6.6L5.6 -6.2L3 -3.6L3.6 0L0 -1.8L-3.6 0L-3 -3.6L-5.6 -6.2L-2 -6.6Z', '#e6c46a'),
    fill('M-14 -16H14V-12Q0 -8 -14 -12Z', '#8c3835'),
    oval(0, -16, 14, 4, '#c25b50'),
    oval(0, -16.4, 10, 2.6, '#d27a6c'),
  ].join(''),
  'glass-bottle': [
    fill('M-4.4 -24H4.4V-18Q8 -15 8 -10V-2Q8 0 6 0H-6Q-8 0 -8 -2V-10Q-8 -15 -4.4 -18Z', '#9fc4b4'),
    fill('M-7 -10H7V-2.4Q7 -1 5.6 -1H-5.6Q-7 -1 -7 -2.4Z', '#7fae9c'),
    box(-4.8, -27, 9.6, 4, '#b98a5a', 1, 1),
    line('M-5 -13Q-5.6 -8 -5.4 -3', '#eaf6ef', 1.4, 0.9),
  ].join(''),
  kettle: [
    line('M-9 -18Q-10 -27 0 -27Q10 -27 9 -18', '#3a3539', 2.4),
    fill('M11 -12Q16 -14 19 -21L22 -19Q20 -10 12 -6Z', shade(steel, 0.2)),
    fill('M-13 -2Q-15 -18 -5 -19H5Q15 -18 13 -2Q12 0 10 0H-10Q-12 0 -13 -2Z', steel),
    oval(0, -19, 6, 1.8, shade(steel, 0.2)) + oval(0, -20.6, 1.8, 1.6, '#3a3539'),
    line('M-10 -5Q-11 -12 -7 -16', '#eef2ee', 1.8, 0.8),
    line('M-12 -2H12', shade(steel, 0.34), 1.4),
  ].join(''),
  'cooking-pot': [
    fill('M-16 -20H16V-4Q16 0 11 0H-11Q-16 0 -16 -4Z', steel),
    fill('M6 -20H16V-4Q16 0 11 0H4Z', shade(steel, 0.22), 0.7),
    line('M-16 -15H-20V-10H-16M16 -15H20V-10H16', '#3a3539', 2.6),
    fill('M-17.4 -20Q0 -27 17.4 -20Z', tint(steel, 0.25)) + box(-18, -21, 36, 2.6, shade(steel, 0.2), 1, 1),
    oval(0, -25, 3, 2, '#3a3539'),
    line('M-12 -16V-4', '#eef2ee', 2, 0.8),
  ].join(''),
  'lemonade-glass': [
    line('M4 -14L9 -22', '#c9554a', 1.3),
    fill('M-5.4 -15H5.4L4.2 0H-4.2Z', glass),
    fill('M-5 -11.6H5L4 -0.8H-4Z', lemon),
    slice(4.6, -14.6, 4),
    line('M-3.6 -12L-3 -3', '#fdf8dc', 1, 0.8),
  ].join(''),
  'lemonade-jug': [
    line('M9 -20Q18 -20 16 -11Q15 -6 9 -5', '#a9c4c8', 2.6),
    fill('M-10 -26L10 -26L9 -22Q12 -12 9 -1Q8 0 6 0H-6Q-8 0 -9 -1Q-12 -12 -9 -22Z', glass),
    fill('M-10.4 -17Q0 -15 10.4 -17Q11 -9 8.4 -1.4H-8.4Q-11 -9 -10.4 -17Z', lemon),
    slice(-3, -11, 4.2) + slice(4.6, -7, 3.6),
    box(1, -16.6, 4, 4, '#f3f8f2', 0.8, 0.8),
    line('M-7.6 -15Q-8.6 -9 -7 -3', '#fdf8dc', 1.4, 0.8),
  ].join(''),
  'round-bun': [
    fill('M-7 -2Q-8 -9 0 -9.4Q8 -9 7 -2Q6 0 0 0Q-6 0 -7 -2Z', '#c98a45'),
    fill('M-6.4 -4Q-5 -9 0 -9Q5 -9 6.4 -4Q0 -6 -6.4 -4Z', '#dda560'),
    line('M-3.4 -7.6Q0 -8.8 3 -7.8', '#f0c88c', 1, 0.9),
  ].join(''),
  crate: [
    box(-25, -30, 50, 30, '#8a5f38'),
    [-30, -20, -10].map((y) => box(-26, y, 52, 8.4, '#b98a52', 1, 1) + line(`M-25 ${y + 1}H25`, '#d8ac74', 1)).join(''),
    box(-26, -31, 6, 31, '#a0713f', 1, 1) + box(20, -31, 6, 31, '#a0713f', 1, 1),
    [-26, -16, -6].map((y) => oval(-23, y, 0.9, 0.9, '#5a4030') + oval(23, y, 0.9, 0.9, '#5a4030')).join(''),
  ].join(''),
  thermos: [
    box(-4.6, -28, 9.2, 6, '#d9d2c2', 1, 1.6),
    box(-5.6, -22.6, 11.2, 22.6, '#3f6f8a', 1, 2.4),
    box(-5.6, -22.6, 11.2, 3, '#8a9498'),
    line('M-3.4 -18V-3', tint('#3f6f8a', 0.5), 1.6, 0.8),
    line('M5.6 -17Q10 -16 9.4 -10Q9 -6 5.6 -5', '#2f3a44', 1.8),
  ].join(''),
  dustpan: [
    line('M0 -17V-32', '#3f7f8f', 3.4),
    fill('M-13 0L-10 -16Q0 -20 10 -16L13 0Z', '#4f97a6'),
    fill('M-11 -1L-8.6 -12Q0 -15 8.6 -12L11 -1Z', shade('#4f97a6', 0.26)),
    line('M-12.6 0H12.6', tint('#4f97a6', 0.5), 1.4),
  ].join(''),
  toothpaste: [
    fill('M-3 -3L-4.4 -17H4.4L3 -3Z', '#e9efec'),
    fill('M-3.6 -9L-4 -13H4L3.6 -9Z', '#c9443a'),
    box(-4.8, -18, 9.6, 2, '#3f83a6', 1, 0.6),
    box(-2, -3, 4, 3, '#3f83a6', 1, 0.6),
  ].join(''),
  plum: [
    oval(0, -3.4, 3.5, 3.5, '#6f3f70') + line('M-0.4 -6.6Q0 -8 1.6 -8.4', '#5a4030', 0.8),
    fill('M0.6 -7.6Q3 -9 4.6 -7.2Q2.6 -6 0.6 -7.6Z', '#6f9450'),
    line('M-1.8 -4.8Q-1.4 -6 0 -6.2', '#a87aa6', 0.8, 0.9),
    line('M1 -6Q2.4 -3 0.6 -0.6', shade('#6f3f70', 0.3), 0.5, 0.7),
  ].join(''),
  bone: [
    line('M-8 -6L8 -4', '#ece2ca', 4),
    oval(-10, -8, 3.2, 3, '#ece2ca') + oval(-10.4, -3.6, 3.2, 3, '#ece2ca'),
    oval(10, -6.6, 3.2, 3, '#ece2ca') + oval(10.4, -2.4, 3.2, 3, '#ece2ca'),
    line('M-6 -6.6L7 -5', '#faf4e4', 1.2),
  ].join(''),
  'pet-bowl': [
    fill('M-11 -7L-13 0H13L11 -7Z', '#b5483a'),
    oval(0, -7, 11, 2.6, shade('#b5483a', 0.4)),
    oval(0, -7.2, 8.6, 1.8, '#9a6a42'),
    line('M-9 -3H-3M3 -3H9', tint('#b5483a', 0.4), 1),
  ].join(''),
};
