import { box, fill, line, oval } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';

const wool = '#a8543f';
const rubber = '#d0a032';
const paper = '#f4ecd8';

/** One boot of rubber, its heel at x. */
const boot = (x: number): string =>
  fill(`M${x} -31H${x + 11}V-12Q${x + 20} -10 ${x + 21} -2V0H${x}Z`, rubber) +
  line(`M${x} -29.4H${x + 11}`, tint(rubber, 0.5), 2) +
  line(`M${x} -1H${x + 21}`, shade(rubber, 0.45), 2.2) +
  line(`M${x + 2.4} -25V-6`, tint(rubber, 0.6), 1.2, 0.7);

/** What is worn, carried to school or made of paper, in centimetres. */
export const clothesAndSchool: Readonly<Record<string, string>> = {
  jumper: [
    fill('M-16 -52L-27 -40L-33 -8L-24 -5L-17 -28Z', shade(wool, 0.12)),
    fill('M16 -52L27 -40L33 -8L24 -5L17 -28Z', shade(wool, 0.18)),
    fill('M-16 -53Q0 -46 16 -53L20 -46L19 0H-19L-20 -46Z', wool),
    line('M-9 -52Q0 -44 9 -52', shade(wool, 0.36), 4),
    line('M-19 -2H19M-32 -9L-24 -6M32 -9L24 -6', shade(wool, 0.3), 3.4),
    line('M-15 -26l5 -5l5 5l5 -5l5 5l5 -5l5 5', tint(wool, 0.6), 2.2),
    line('M-15 -19H15', tint(wool, 0.4), 1.6, 0.8),
  ].join(''),
  'rubber-boots': boot(-21) + boot(2),
  'pencil-case': [
    box(-11, -8, 22, 8, '#3f83a6', 1, 3),
    line('M-9 -5.6H9', '#e9dfc6', 1),
    oval(8.6, -5.6, 1.2, 1.2, '#d9a12a'),
    line('M-4 -8L-6 -13', '#d9a12a', 1.6) + line('M2 -8L3 -12', '#b5483a', 1.6),
  ].join(''),
  'child-drawing': [
    box(-15, -22, 30, 22, paper, 1, 0.6),
    oval(9, -17, 2.6, 2.6, '#e0a83a'),
    line('M9 -21V-22M13 -17H14M12 -20l0.8 -0.8M5.8 -19.6l-0.8 -0.8', '#e0a83a', 0.8),
    fill('M-11 -4V-11H-2V-4Z', '#c8743c') + fill('M-12.4 -11L-6.5 -16L-0.6 -11Z', '#a8443f'),
    box(-8, -8, 3, 4, '#6a4a38'),
    line('M5 -4V-9', '#7a5230', 1.4) + oval(5, -10.6, 3.2, 3, '#6f9450'),
    line('M-14 -3.4Q0 -5 14 -3.4', '#6f9450', 1.4),
  ].join(''),
  'folded-card': [
    fill('M-9 -20L2 -18V1L-9 0Z', shade(paper, 0.12)),
    fill('M2 -18L13 -20V0L2 1Z', paper),
    fill('M7.4 -7Q3.6 -10.4 5 -12.6Q6.6 -14 7.6 -11.8Q8.8 -14 10.4 -12.4Q11.6 -10 7.4 -7Z', '#b5483a'),
    line('M4.6 -4.4L11 -5', '#9a8f7c', 0.8),
    line('M2 -18V1', shade(paper, 0.3), 0.6),
  ].join(''),
  chalk: fill('M-4.6 -2.2L4 -3.4L4.6 -1L-4 0.2Z', '#f6f2e8') + line('M-4 -1.8L3.6 -2.8', '#ffffff', 0.5),
  calculator: [
    box(-4.4, -15, 8.8, 15, '#4a5560', 1, 1.4),
    box(-3.4, -13.6, 6.8, 3.4, '#c6d6bc', 1, 0.4),
    [-8, -5.6, -3.2]
      .map((y) => [-3, -1, 1].map((x) => box(x, y, 1.5, 1.6, x === 1 ? '#d9842a' : '#d8d2c6', 1, 0.3)).join(''))
      .join(''),
  ].join(''),
  'gold-star':
    fill('M0 -17L4.4 -11L11 -10.4L6.4 -5.4L8 1L0 -2.2L-8 1L-6.4 -5.4L-11 -10.4L-4.4 -11Z', '#e0b03a') +
    fill('M0 -17L4.4 -11L0 -7.4Z M-11 -10.4L-4.4 -11L0 -7.4Z', '#f2cf70'),
  'sleeping-bag': [
    box(-24, -22, 48, 22, '#4a7a6a', 1, 11),
    oval(-22, -11, 5, 11, shade('#4a7a6a', 0.2)) + oval(-22, -11, 2.6, 6, '#c9b48a'),
    line('M-8 -22V0M10 -22V0', '#3a3030', 2.4),
    line('M-16 -18H18', tint('#4a7a6a', 0.4), 2, 0.8),
  ].join(''),
  collar: [
    `<ellipse cx="0" cy="-7" rx="8" ry="4" fill="none" stroke="#b5483a" stroke-width="2.4"/>`,
    oval(0, -1, 2, 2, '#e0b84a'),
    box(4.6, -10.6, 2.6, 3, '#e0b84a', 1, 0.4),
  ].join(''),
  leash: [
    line('M-13 -3Q-18 -12 -8 -13Q0 -13 -4 -6Q-8 0 2 -2Q12 -5 14 -14', '#b5483a', 1.8),
    `<ellipse cx="-12" cy="-4" rx="4.4" ry="3.4" fill="none" stroke="#b5483a" stroke-width="1.8"/>`,
    oval(14, -15, 1.6, 1.6, '#e0b84a'),
  ].join(''),
  mattress: [
    box(-95, -24, 190, 24, '#dfe3dd', 1, 8),
    box(-95, -12, 190, 12, '#b8c6cc', 1, 6),
    [-70, -35, 0, 35, 70].map((x) => line(`M${x} -22V-2`, '#93a6b0', 1.4)).join(''),
    line('M-90 -21H90', '#fbfaf2', 3),
  ].join(''),
};
