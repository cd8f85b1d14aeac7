import { box, fill, line, oval } from '../drawing/brush.ts';
import { ring, spokedWheel } from './own-wheels.ts';

const steel = '#9aa0a0';

/** What the sick and the lame need, in centimetres. */
export const ownClinic: Readonly<Record<string, string>> = {
  'hospital-bed': [
    line('M-96 -100V-14M96 -84V-14', steel, 5),
    line('M-96 -98Q-100 -104 -90 -104H-84M96 -82Q100 -88 90 -88', steel, 5),
    line('M-96 -84H-84M-96 -70H-84M96 -70H86', steel, 3),
    [-92, 92].map((x) => oval(x, -7, 7, 7, '#4a4346') + oval(x, -7, 3, 3, '#c4c8c4')).join(''),
    line('M-92 -34H92M-60 -34L60 -18M60 -34L-60 -18', steel, 4),
    fill('M-92 -52L-88 -62L-30 -56H92V-40H-92Z', '#e9e4d6'),
    fill('M-34 -60Q30 -66 94 -58V-34Q30 -28 -38 -36Z', '#7fa8b0'),
    line('M-34 -50Q30 -56 94 -48', '#e6efe9', 4),
    line('M0 -60Q4 -46 -2 -34M44 -62Q48 -46 42 -32', '#5b848e', 1.4, 0.7),
    fill('M-88 -62Q-92 -76 -70 -76Q-46 -74 -48 -62Q-50 -56 -68 -57Q-86 -56 -88 -62Z', '#f4efe2'),
  ].join(''),
  wheelchair: [
    line('M-30 -92H-44M-30 -92L-22 -44L-20 -16M-22 -48H26L34 -12', steel, 4),
    fill('M-34 -88L-26 -90L-16 -46L-25 -44Z', '#3f5a6b'),
    fill('M-24 -52H28Q30 -46 26 -44H-22Z', '#4a6a7d'),
    line('M-26 -68H16L22 -60V-52', '#57504f', 4),
    line('M30 -14H46', '#57504f', 5),
    spokedWheel(-14, 31, 16, '#37302f', '#c4c8c4', 5),
    ring(-14, -31, 22, steel, 1.6),
    spokedWheel(28, 9, 6, '#37302f', '#c4c8c4', 3.4),
    line('M-48 -92H-40', '#37302f', 5),
  ].join(''),
  crutch: [
    line('M-6 -116L-2 -30L0 -2M6 -116L2 -30L0 -2', '#b58a54', 3),
    line('M-9 -120Q0 -116 9 -120', '#6b4a34', 7),
    line('M-5 -78H5', '#6b4a34', 5),
    line('M0 -34V-4', '#b58a54', 4),
    line('M0 -4V-2', '#37302f', 6),
    line('M-5.4 -108L-3 -44', '#e6c896', 0.9, 0.7),
  ].join(''),
  'walking-stick':
    line('M0 -1V-78Q0 -90 -8 -90Q-15 -90 -15 -82', '#7a4f30', 3.2) +
    line('M0.4 -4V-76', '#c09468', 0.8, 0.7) +
    line('M0 -1V-2', '#37302f', 4),
  'drip-stand': [
    line('M0 -6V-186M-14 -186H14M-14 -186V-181M14 -186V-181', steel, 2.6),
    line('M-22 -4L0 -14L22 -4', steel, 3),
    oval(-22, -3, 3, 3, '#4a4346'),
    oval(22, -3, 3, 3, '#4a4346'),
    fill('M-20 -180H-8V-156Q-14 -150 -20 -156Z', '#c6dde0'),
    fill('M-20 -170H-8V-156Q-14 -150 -20 -156Z', '#8fbcc8'),
    line('M-14 -151Q-16 -120 -8 -100Q2 -84 24 -86', '#b9ccd0', 1.2),
  ].join(''),
  'medicine-bottle': [
    fill(
      'M-3.4 0Q-4.4 0 -4.4 -1V-10Q-4.4 -12.6 -2.2 -13.4V-14.4H2.2V-13.4Q4.4 -12.6 4.4 -10V-1Q4.4 0 3.4 0Z',
      '#8f5228',
    ),
    box(-2.8, -17, 5.6, 3, '#e9e4d6', 1, 0.7),
    box(-4.4, -9.4, 8.8, 6.6, '#efe8d8'),
    fill('M-0.8 -8.8h1.6v1.8h1.8v1.6h-1.8v1.8h-1.6v-1.8h-1.8v-1.6h1.8Z', '#b5453f'),
    line('M-3.2 -12V-10.4', '#e0a878', 0.7, 0.8),
  ].join(''),
};
