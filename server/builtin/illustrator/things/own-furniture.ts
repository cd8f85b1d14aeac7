import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';

const wood = '#8f6238';
const [bright, deep] = [tint(wood, 0.25), shade(wood, 0.32)];
const books = ['#a8483a', '#4f7a8f', '#c99a3f', '#5f7a4a', '#7a4a6a', '#d0b07a'] as const;
const shelfOf = (y: number): string =>
  [...Array(9).keys()]
    .map((i) => {
      const high = 22 + ((i * 7 + y) % 5) * 2;
      return i === 6 && y % 2 === 0
        ? ''
        : box(-38 + i * 8.4, y - high, 7, high, books[(i + Math.abs(y)) % books.length] ?? wood, 1, 0.8);
    })
    .join('');
const seatCushion = (x: number, w: number): string =>
  box(x, -46, w, 18, '#9a5a48', 1, 6) + line(`M${x + 6} -43H${x + w - 6}`, '#cf9a84', 2, 0.6);

/** Furniture of today, in centimetres. */
export const ownFurniture: Readonly<Record<string, string>> = {
  bed: [
    fill('M-100 0V-88Q-100 -94 -92 -94H-86V0ZM88 0V-62H100V0Z', wood),
    line('M-92 -86V-8', bright, 2, 0.7),
    box(-90, -34, 182, 14, deep, 1, 2),
    box(-88, -52, 178, 22, '#e9e0cc', 1, 7),
    fill('M-38 -56Q30 -64 90 -54V-26Q30 -18 -44 -26Z', '#5f86a0'),
    line('M-38 -46Q30 -54 90 -44', '#e0d3ae', 4),
    line('M-10 -54Q-8 -40 -14 -26M30 -58Q34 -40 28 -24M66 -56Q70 -40 64 -24', shade('#5f86a0', 0.3), 1.6, 0.7),
    fill('M-84 -52Q-84 -66 -62 -66Q-42 -66 -42 -54Q-42 -48 -62 -48Q-84 -48 -84 -52Z', '#f2ebda'),
  ].join(''),
  'plastic-chair': [
    fill('M-22 -44L-26 0H-20L-16 -40ZM22 -44L28 0H22L16 -40Z', '#3f6d8f'),
    line('M-12 -42L-13 -4M12 -42L13 -4', '#355c7a', 4),
    fill('M-20 -44Q-26 -78 -16 -82H16Q26 -78 20 -44Z', '#4f82a6'),
    line('M-9 -76V-48M0 -77V-48M9 -76V-48', '#33597a', 2.6),
    fill('M-24 -46H24Q27 -42 23 -38H-23Q-27 -42 -24 -46Z', '#5b90b4'),
    line('M-27 -60H-18M18 -60H27M-26 -60V-44M26 -60V-44', '#4f82a6', 4),
    line('M-20 -45H20', '#a9cbdc', 1.4, 0.7),
  ].join(''),
  stool: [
    fill('M-22 -40Q0 -30 22 -40L24 -34Q0 -22 -24 -34Z', bright),
    fill('M-14 -30H-8V-6H-14ZM8 -30H14V-6H8ZM-4 -28H4V-6H-4Z', wood),
    line('M-11 -26L0 -10M11 -26L0 -10', deep, 2),
    box(-20, -7, 40, 7, wood, 1, 1.6),
    line('M-19 -38Q0 -29 19 -38', '#e0b98a', 1.4, 0.8),
  ].join(''),
  bench: [
    fill('M-62 -40L-66 0H-57L-53 -40ZM62 -40L66 0H57L53 -40Z', deep),
    line('M-60 -16H60', deep, 5),
    box(-75, -46, 150, 9, wood, 1, 2),
    box(-75, -46, 150, 3.4, bright, 1, 1.6),
    line('M-60 -40H-20M-6 -40H40', deep, 0.9, 0.7),
  ].join(''),
  couch: [
    box(-84, -6, 10, 6, deep),
    box(74, -6, 10, 6, deep),
    box(-86, -84, 172, 60, '#8a4c3e', 1, 14),
    line('M-70 -80H70', '#cf9a84', 2.4, 0.5),
    seatCushion(-70, 68),
    seatCushion(2, 68),
    box(-88, -30, 176, 25, '#7f4437', 1, 5),
    box(-95, -60, 26, 56, '#94543f', 1, 10),
    box(69, -60, 26, 56, '#94543f', 1, 10),
    line('M0 -78V-48', '#6b372c', 1.6),
  ].join(''),
  armchair: [
    box(-38, -6, 9, 6, deep),
    box(29, -6, 9, 6, deep),
    box(-38, -92, 76, 66, '#6a7a5a', 1, 14),
    line('M-26 -88H26', '#b0c09a', 2.2, 0.5),
    box(-28, -48, 56, 18, '#7d8d69', 1, 6),
    box(-40, -32, 80, 27, '#5f6f50', 1, 5),
    box(-45, -62, 20, 58, '#74845f', 1, 9),
    box(25, -62, 20, 58, '#74845f', 1, 9),
  ].join(''),
  'plain-table': [
    fill('M-66 -68H-58L-60 0H-66ZM66 -68H58L60 0H66Z', wood),
    line('M-50 -64V-8M50 -64V-8', deep, 5),
    box(-68, -70, 136, 9, deep),
    box(-75, -76, 150, 7, bright, 1, 2),
    line('M-70 -75H70', tint(bright, 0.5), 1.4, 0.7),
    box(-16, -69, 32, 7, wood, 1, 1),
    oval(0, -65.6, 1.8, 1.6, '#d2a94c'),
  ].join(''),
  cupboard: [
    box(-50, -190, 100, 186, wood, 1, 3),
    box(-54, -194, 108, 8, bright, 1, 2),
    box(-44, -180, 42, 168, tint(wood, 0.12), 1, 2),
    box(2, -180, 42, 168, tint(wood, 0.12), 1, 2),
    [-38, 8].map((x) => box(x, -172, 30, 70, wood, 1, 2) + box(x, -92, 30, 70, wood, 1, 2)).join(''),
    oval(-6, -98, 2.4, 2.4, '#d2a94c'),
    oval(6, -98, 2.4, 2.4, '#d2a94c'),
    box(-48, -5, 12, 5, deep),
    box(36, -5, 12, 5, deep),
    line('M-42 -178V-14', '#e0b98a', 1.4, 0.6),
  ].join(''),
  bookshelf: [
    box(-45, -180, 90, 180, deep, 1, 2),
    [-10, -52, -94, -136].map((y) => box(-40, y - 36, 80, 36, shade(wood, 0.55))).join(''),
    [-10, -52, -94, -136].map(shelfOf).join(''),
    [-10, -52, -94, -136].map((y) => box(-42, y, 84, 5, wood)).join(''),
    line('M-42.5 -178V-2M42.5 -178V-2', bright, 4),
    box(-47, -182, 94, 6, bright, 1, 1.6),
  ].join(''),
};
