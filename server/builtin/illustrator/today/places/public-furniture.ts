import { box, fill, line, oval, place } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import { arch } from '../../scenery/furnish.ts';
import { chance } from '../../drawing/random.ts';
import type { Stage } from '../../staging/stage.ts';
import { foot, legs, type Part, panel } from './panel.ts';

const wood = '#a8753f';
const tones = ['#c9443a', '#e0b02f', '#2f7fb8', '#3f9a5f', '#d9822b', '#8a4fa0', '#f3ead2'] as const;

/** Tins, packets and bottles in a row on `y`, from one side to the other. */
export const goodsRow = ({ luck }: Stage, from: number, to: number, y: number): string => {
  let drawn = '';
  for (let x = from; x < to - 10; ) {
    const colour = luck.pick(tones);
    const kind = luck.whole(0, 2);
    const [w, h] = kind === 0 ? [13, 20] : kind === 1 ? [18, 25] : [9, 30];
    drawn +=
      kind === 2
        ? fill(`M${n(x)} ${n(y)}v-20l2.6 -5v-5h3.8v5l2.6 5v20Z`, colour) + box(x, y - 15, 9, 7, '#f6efdf', 0.8)
        : box(x, y - h, w, h, colour, 1, kind === 0 ? 3 : 1) + box(x, y - h * 0.66, w, h * 0.3, '#f6efdf', 0.75);
    x += w + luck.between(2, 6);
  }
  return drawn;
};

/** Furniture of schools, clinics, churches, offices, shops, workshops and cells. */
export const publicFurniture: Readonly<Record<string, Part>> = {
  'school-desk': {
    wide: 150,
    draw: (stage) =>
      [
        foot(0, 150),
        legs([-56, 56], 72, wood, 7),
        line('M-66 0H-44M44 0H66M-56 -16H56', shade(wood, 0.3), 6),
        panel(stage, 0, -68, 148, 9, wood),
        panel(stage, 0, -48, 128, 20, shade(wood, 0.12)),
        place(box(-15, -5, 30, 5, '#f6f1e4') + box(-15, -7, 30, 2.4, '#3f6fa8'), -32, -77),
        line('M22 -79l22 -3', '#d9a12a', 2.6),
      ].join(''),
  },
  'teachers-desk': {
    wide: 180,
    draw: (stage) =>
      [
        foot(0, 180),
        panel(stage, 0, 0, 168, 82, shade(wood, 0.08)),
        panel(stage, 0, -80, 184, 10, wood),
        line('M-74 -70H-16V-10H-74Z', shade(wood, 0.4), 2.2, 0.5),
        [0, 6, 12].map((y, i) => box(-62, -98 - y + 2, 44, 6, tones[i] ?? wood)).join(''),
        oval(40, -98, 8.4, 8, '#c9443a'),
        line('M40 -106q2 -5 6 -6', '#5a3a22', 2),
      ].join(''),
  },
  'hospital-bed': {
    wide: 260,
    draw: (stage) =>
      [
        foot(0, 260),
        line('M-118 0V-116M-118 -112H-104M118 0V-84', '#aab3b8', 6),
        line('M-118 -96V-44M-108 -104V-40', '#c3cbcf', 3),
        oval(-118, 0, 7, 7, '#4a4f55'),
        oval(118, 0, 7, 7, '#4a4f55'),
        box(-118, -46, 236, 10, '#aab3b8'),
        box(-112, -66, 226, 22, '#f4f4ee', 1, 8),
        fill('M-52 -70Q30 -78 116 -68V-34H-52Z', '#8fb8c9'),
        line('M-52 -66H116', '#f4f4ee', 7),
        line('M10 -62Q16 -48 8 -36M70 -64Q76 -48 68 -36', '#5f8fa3', 2, 0.5),
        box(-110, -88, 50, 26, '#fbfaf4', 1, 11),
        stage.luck.maybe(0.6)
          ? [
              line('M-140 0V-196M-152 -196H-128', '#aab3b8', 4),
              fill('M-136 -190h18v30q-9 10 -18 0Z', '#d8ecf0', 0.9),
              line('M-127 -156q4 40 20 74', '#c9d6da', 1.8),
            ].join('')
          : '',
      ].join(''),
  },
  'medicine-cabinet': {
    wide: 110,
    draw: (stage) =>
      [
        foot(0, 110),
        panel(stage, 0, 0, 108, 204, '#e9ebe4', 3),
        box(-46, -194, 92, 106, '#bcd4d8'),
        [-162, -128, -92].map((y) => goodsRow(stage, -42, 44, y) + box(-46, y, 92, 4, '#f6f6f0')).join(''),
        line('M0 -194V-88M-46 -194H46V-88H-46Z', '#c3cbc4', 4),
        line('M0 -80V-8M-46 -80H46V-8H-46Z', '#c9cdc2', 3),
        line('M-22 -44h-16M-30 -52v16', '#3f9a5f', 6),
      ].join(''),
  },
  'clinic-screen': {
    wide: 130,
    draw: (stage) =>
      [
        foot(0, 130),
        [-43, 0, 43]
          .map(
            (x, i) =>
              panel(stage, x, -14, 42, 176, i % 2 ? '#9fc3bb' : '#b4d3cb') +
              line(`M${x - 8} -180V-20M${x + 8} -180V-20`, '#7fa69e', 2, 0.5),
          )
          .join(''),
        line('M-65 0V-194M-21 0V-194M22 0V-194M65 0V-194M-65 -194H65', '#c3cbcf', 4),
      ].join(''),
  },
  scales: {
    wide: 60,
    draw: () =>
      [
        foot(0, 56),
        box(-26, -12, 52, 12, '#5f676d', 1, 4),
        box(-5, -170, 10, 160, '#c3cbcf'),
        box(-24, -176, 48, 14, '#e9ebe4', 1, 3),
        line(Array.from({ length: 9 }, (_, i) => `M-4 ${-30 - i * 15}h6`).join(''), '#5f676d', 1.6),
      ].join(''),
  },
  pews: {
    wide: 240,
    draw: (stage) =>
      [-62, -30, 0]
        .map((y, i) =>
          place(
            [
              foot(0, 226),
              panel(stage, 0, 0, 14, 96, shade(wood, 0.2)),
              panel(stage, 0, -34, 226, 62, i % 2 ? wood : shade(wood, 0.08), 3),
              panel(stage, 0, -36, 236, 10, tint(wood, 0.12)),
              [-112, 112].map((x) => panel(stage, x, 0, 16, 100, shade(wood, 0.16), 5)).join(''),
            ].join(''),
            0,
            y,
            0.74 + i * 0.13,
          ),
        )
        .join(''),
  },
  pulpit: {
    wide: 110,
    draw: (stage) =>
      [
        foot(0, 110),
        panel(stage, 0, 0, 92, 130, wood, 3),
        fill('M-58 -150H58L46 -126H-46Z', tint(wood, 0.12)),
        line('M0 -112V-40M-22 -88H22', '#e6c26a', 8),
        fill('M-30 -158Q-14 -164 0 -156Q14 -164 30 -158L30 -150Q14 -156 0 -149Q-14 -156 -30 -150Z', '#fbf6e6'),
        box(-52, -8, 104, 8, shade(wood, 0.25)),
      ].join(''),
  },
  'altar-table': {
    wide: 190,
    draw: (stage) =>
      [
        foot(0, 190),
        panel(stage, 0, 0, 170, 88, wood),
        fill('M-98 -96H98L94 -60Q50 -50 0 -60Q-50 -50 -94 -60Z', '#f6f1e4'),
        line('M-94 -62Q-50 -52 0 -62Q50 -52 94 -62', '#d9b45a', 3),
        line('M0 -150V-98M-17 -134H17', '#d9b45a', 8),
        [-62, 62]
          .map((x) =>
            [
              box(x - 6, -134, 12, 36, '#fbf6e6'),
              fill(`M${x - 5} -136Q${x} -158 ${x + 5} -136Z`, '#ffcf5a'),
              oval(x, -146, 20, 20, '#ffdf8a', 0.25),
            ].join(''),
          )
          .join(''),
        place([0, 1, 2].map((i) => oval(-10 + i * 10, -118 - (i % 2) * 8, 8, 8, tones[i] ?? wood)).join(''), -32, 8),
      ].join(''),
  },
  'office-desk': {
    wide: 200,
    draw: (stage) =>
      [
        foot(0, 200),
        panel(stage, 66, 0, 58, 80, '#8a8f96'),
        line('M44 -54H88M44 -28H88', '#5f646b', 2.4),
        legs([-88], 80, '#5f646b', 8),
        panel(stage, 0, -78, 200, 10, '#c99a62'),
        box(-30, -154, 84, 56, '#2b2d35', 1, 4),
        box(-25, -149, 74, 46, '#9cc3d8'),
        fill('M-25 -149H20L-6 -103H-25Z', '#ffffff', 0.16),
        box(6, -98, 12, 10, '#3a3d46'),
        box(-6, -91, 36, 4, '#3a3d46'),
        box(-44, -92, 44, 5, '#d8d4c8', 1, 2),
        box(-84, -100, 30, 11, '#f6f1e4'),
        box(66, -104, 13, 15, '#c9443a', 1, 3),
      ].join(''),
  },
  'file-shelf': {
    wide: 150,
    draw: (stage) =>
      [
        foot(0, 150),
        panel(stage, 0, 0, 150, 216, '#8a8f96'),
        [-158, -108, -58, -10]
          .map(
            (y) =>
              Array.from(
                { length: 8 },
                (_, i) =>
                  box(-66 + i * 16.4, y - 40, 14, 40, i % 3 ? '#3f5f8a' : '#c9573f') +
                  box(-64 + i * 16.4, y - 30, 10, 12, '#f6f1e4'),
              ).join('') + box(-72, y, 144, 6, '#6a6f76'),
          )
          .join(''),
      ].join(''),
  },
  'goods-shelf': {
    wide: 230,
    draw: (stage) =>
      [
        foot(0, 230),
        panel(stage, 0, 0, 230, 236, shade(wood, 0.1)),
        box(-106, -226, 212, 216, shade(wood, 0.52)),
        [-190, -146, -102, -58, -14]
          .map((y) => goodsRow(stage, -102, 104, y) + box(-108, y, 216, 7, tint(wood, 0.1)))
          .join(''),
      ].join(''),
  },
  'shop-counter': {
    wide: 240,
    draw: (stage) =>
      [
        foot(0, 240),
        panel(stage, 0, 0, 232, 92, stage.luck.pick(['#2f7f8a', '#c9803f', '#7a8f5a', '#8a5a78'])),
        line('M-100 -76H100V-14H-100Z', '#ffffff', 2.4, 0.4),
        panel(stage, 0, -90, 246, 11, wood),
        place(
          [
            box(-22, -10, 44, 10, '#5f676d', 1, 3),
            line('M-26 -26H26M0 -10V-26', '#8f979c', 4),
            fill('M-34 -32h26q-2 8 -13 8t-13 -8ZM8 -32h26q-2 8 -13 8t-13 -8Z', '#b9c0c4'),
          ].join(''),
          62,
          -101,
        ),
        goodsRow(stage, -100, -10, -101),
      ].join(''),
  },
  workbench: {
    wide: 250,
    draw: (stage) =>
      [
        foot(0, 250),
        legs([-104, 104, -84, 84], 84, shade(wood, 0.2), 12),
        line('M-104 -24H104', shade(wood, 0.3), 9),
        panel(stage, 0, -80, 250, 16, wood),
        box(72, -118, 22, 22, '#5f676d'),
        line('M68 -118H98M83 -96V-88M64 -106h-14', '#3f464c', 7),
        place(box(-34, -8, 68, 8, '#d8b070') + box(-28, -16, 64, 8, '#c99a5a'), -60, -96),
        line('M-6 -98l34 -6', '#6b4629', 6),
        box(24, -114, 16, 12, '#5f676d', 1, 2),
      ].join(''),
  },
  tyres: {
    wide: 90,
    draw: () =>
      [0, -26, -52]
        .map((y, i) =>
          [
            i === 0 ? foot(0, 90) : '',
            box(-42 + i * 2, y - 27, 84, 27, '#2b2b31', 1, 13),
            line(`M-34 ${y - 13}H34`, '#4a4a52', 3),
          ].join(''),
        )
        .join(''),
  },
  bunk: {
    wide: 240,
    draw: (stage) =>
      [
        foot(0, 240),
        line('M-112 0V-176M112 0V-176', '#5a6068', 8),
        [-44, -140]
          .map((y) =>
            [
              panel(stage, 0, y + 10, 226, 12, '#5a6068'),
              box(-108, y - 20, 216, 22, '#8f9a8a', 1, 6),
              box(-106, y - 30, 44, 18, '#d8d6c8', 1, 8),
            ].join(''),
          )
          .join(''),
      ].join(''),
  },
  'bus-seat': {
    wide: 100,
    draw: (stage) => {
      const cloth = chance(stage.seed, 'bus seats').pick(['#3f6f9a', '#a8443a', '#4f7a5a', '#6a5a8a']);
      return [
        legs([-28, 28], 40, '#5f646b', 8),
        panel(stage, 0, -34, 84, 22, shade(cloth, 0.2), 8),
        panel(stage, -4, -44, 80, 96, cloth, 16),
        box(-28, -160, 48, 26, tint(cloth, 0.1), 1, 10),
        line('M-36 -112H28M-36 -80H28', tint(cloth, 0.35), 3, 0.5),
      ].join('');
    },
  },
  'judges-bench': {
    wide: 360,
    draw: (stage) =>
      [
        foot(0, 350),
        panel(stage, 0, -120, 92, 120, shade('#6b3f26', 0.1), 10),
        box(-34, -226, 68, 96, '#8a2f3a', 1, 8),
        panel(stage, 0, 0, 350, 132, '#7a4a2c'),
        panel(stage, 0, -130, 372, 14, '#9a6238'),
        line('M-150 -112H-60V-20H-150ZM-44 -112H44V-20H-44ZM60 -112H150V-20H60Z', shade('#7a4a2c', 0.36), 4),
        box(96, -152, 44, 8, '#c99a62'),
        line('M104 -150L132 -168', '#5a3a22', 6),
        box(122, -180, 22, 18, '#5a3a22', 1, 3),
      ].join(''),
  },
  'witness-stand': {
    wide: 130,
    draw: (stage) =>
      [
        foot(0, 120),
        panel(stage, 0, 0, 124, 100, '#8a5a36'),
        panel(stage, 0, -98, 138, 10, '#a8743f'),
        line('M-42 -86V-12M-14 -86V-12M14 -86V-12M42 -86V-12', shade('#8a5a36', 0.34), 4),
      ].join(''),
  },
  lectern: {
    wide: 70,
    draw: (stage) =>
      [
        foot(0, 64),
        panel(stage, 0, 0, 18, 110, wood),
        arch(0, -108, 70, 40, tint(wood, 0.1)),
        box(-26, -8, 52, 8, shade(wood, 0.2)),
      ].join(''),
  },
};
