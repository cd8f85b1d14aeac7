import { blob, box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { moving } from '../life/moving.ts';

const wood = '#8a5f38';
const light = tint(wood, 0.28);
const dark = shade(wood, 0.32);
const steel = '#9aa3a8';

const shirt = (x: number, colour: string): string =>
  fill(
    `M${x - 22} -184L${x - 34} -168L${x - 24} -158L${x - 18} -164V-122H${x + 18}V-164L${x + 24} -158L${x + 34} -168` +
      `L${x + 22} -184Q${x} -174 ${x - 22} -184Z`,
    colour,
  ) +
  line(`M${x - 16} -188V-178M${x + 16} -188V-178`, light, 4) +
  line(`M${x} -170V-126`, shade(colour, 0.25), 2, 0.5);

/** A line for the washing between two posts, full but for its left end. */
const washingLine = [
  line('M-112 0V-206M150 0V-206', dark, 7),
  line('M-112 -198Q20 -176 150 -198', '#e9e3d6', 2.4),
  shirt(38, '#b5443a'),
  shirt(96, '#e0a93e'),
].join('');

/** A child's picture on an easel. */
const easel = [
  line('M-34 0L-6 -176M40 0L10 -176M4 -150V-6', dark, 7),
  box(-58, -168, 116, 94, '#fbf7ec', 1, 3),
  box(-52, -112, 104, 32, '#8fb95f'),
  box(-52, -162, 104, 50, '#a9d4ea'),
  oval(30, -146, 11, 11, '#f2c14e'),
  fill('M-38 -98V-124L-18 -140L2 -124V-98Z', '#c9563f'),
  box(-24, -112, 12, 14, '#6b4629'),
  line('M26 -96V-118', '#6b4629', 5),
  oval(26, -124, 13, 12, '#4f8a4a'),
  box(-64, -76, 128, 9, light, 1, 3),
].join('');

/** A blackboard that stands on its own, written on at its left. */
const standingBoard = [
  line('M-70 0L-62 -100M70 0L62 -100', dark, 8),
  box(-96, -206, 192, 122, wood, 1, 5),
  box(-87, -197, 174, 104, '#2f5d4a', 1, 2),
  line('M-72 -168q8 -14 15 0t15 0M-20 -176v22M-20 -165h12M-8 -176v22M6 -164q9 -14 18 0t18 0', '#f4f1e4', 3.4, 0.9),
  line('M-72 -136H18M-72 -116H-10', '#f4f1e4', 3, 0.65),
  box(-80, -92, 160, 6, light),
].join('');

const ironingBoard = [
  line('M-58 0L44 -84M44 0L-58 -84', steel, 6),
  fill('M-96 -96H70Q104 -94 110 -88Q104 -84 70 -84H-96Q-102 -90 -96 -96Z', '#5f8fae'),
  fill('M-60 -97H60L66 -84L58 -66H-52L-64 -84Z', '#f1ede2'),
  line('M-4 -97V-68M-40 -92V-70', '#cfc8b6', 2, 0.8),
].join('');

const mortar = [
  fill('M-34 -62H34L22 -22L30 0H-30L-22 -22Z', '#7a4f2c'),
  oval(0, -62, 34, 8, '#a5743f'),
  oval(0, -61, 26, 5, '#f1ead2'),
  line('M-27 -46Q0 -38 27 -46', shade('#7a4f2c', 0.3), 3, 0.7),
].join('');

/** A hand pump with its bucket; its handle is at the left. */
const handPump = [
  oval(20, 0, 60, 8, '#8f8f94'),
  box(-8, -116, 24, 114, '#2f7f9e', 1, 5),
  box(-14, -128, 36, 18, '#3f93b2', 1, 6),
  line('M-6 -122Q-46 -128 -70 -96', '#4a4f55', 8),
  line('M12 -92Q42 -96 46 -72', '#2f7f9e', 13),
  line('M46 -70V-34', '#9fd4e8', 7, 0.9),
  fill('M26 -38H66L60 0H32Z', '#c9563f'),
  oval(46, -38, 20, 5, '#7fc0da'),
].join('');

/** A swing: its frame with ropes, and apart from it the seat. */
const swingFrame = [
  line('M-118 0L-92 -262L-66 0M66 0L92 -262L118 0', '#b5443a', 9),
  line('M-104 -262H104', '#b5443a', 10),
  line('M-8 -262V-44M26 -262V-44', '#6b5a48', 3.4),
  box(-18, -48, 54, 8, light, 1, 3),
].join('');

const flowers = [-52, -24, 6, 34, 58]
  .map((x, i) => {
    const high = 30 + ((i * 13) % 17);
    const colour = ['#d9486a', '#f2b63e', '#8c5fb0', '#e8703a', '#f4f0e6'][i] as string;
    return (
      line(`M${x} 0Q${x - 4} -${high / 2} ${x} -${high}`, '#4f7a35', 3.4) +
      oval(x - 8, -high * 0.45, 8, 4, '#6b9a48') +
      oval(x + 8, -high * 0.55, 8, 4, '#5f8f42') +
      [0, 1, 2, 3, 4]
        .map((k) => oval(x + 7 * Math.cos(k * 1.257), -high + 7 * Math.sin(k * 1.257), 5.4, 5.4, colour))
        .join('') +
      oval(x, -high, 4, 4, i === 1 ? '#a8622a' : '#f6d35a')
    );
  })
  .join('');
const flowerBed = `${oval(2, 2, 82, 10, '#5f4029')}${oval(2, 0, 74, 6, '#74502f')}${flowers}`;

const plates = [0, 1, 2, 3]
  .map((i) => oval(0, -4 - i * 6, 25, 6, i % 2 ? '#dfe7ea' : '#f6f3ea') + oval(0, -5 - i * 6, 17, 3.4, '#c9d6dc'))
  .join('');
const choppingBoard = [
  box(-40, -7, 80, 7, tint(wood, 0.4), 1, 3),
  oval(-20, -14, 12, 9, '#d9563f'),
  oval(2, -13, 11, 8, '#e8903a'),
  line('M14 -9h20M16 -13h14', '#6f9a48', 5),
].join('');
const dough = [
  box(-46, -5, 92, 5, tint(wood, 0.4), 1, 2),
  blob(
    [
      [-30, -5],
      [-26, -24],
      [0, -31],
      [26, -24],
      [32, -5],
    ],
    '#f2e2b8',
  ),
  line('M-12 -20q10 -8 22 0', '#d9c28c', 3, 0.8),
].join('');
const flame = (x: number, y: number, r: number): string =>
  moving('flame', oval(x, y, r, r * 1.9, '#f2912f') + oval(x, y + r * 0.5, r * 0.5, r, '#ffe58a'));
const candlesOfCake = [-24, -8, 8, 24]
  .map((x, i) => box(x - 2, -58, 4, 18, ['#d9486a', '#5f8fae', '#f2b63e', '#6f9a48'][i] as string) + flame(x, -64, 3))
  .join('');
const birthdayCake = [
  oval(0, -2, 50, 7, '#e9e3d6'),
  fill('M-40 -4V-40H40V-4Z', '#8a5636'),
  fill('M-40 -40H40V-28Q32 -18 24 -28Q16 -18 8 -28Q0 -18 -8 -28Q-16 -18 -24 -28Q-32 -18 -40 -28Z', '#fbeef0'),
  oval(0, -40, 40, 7, '#fff6f4'),
  candlesOfCake,
].join('');
const litCandle = [
  [70, 46, 26].map((r) => oval(0, -50, r, r, '#ffd27a', 0.16)).join(''),
  oval(0, -2, 18, 5, '#b9893f'),
  box(-7, -36, 14, 34, '#f6efda', 1, 3),
  flame(0, -45, 5),
].join('');

/** A wall whose left half has been painted. */
const paintedWall = [
  box(-120, -190, 240, 190, '#c9b79a', 1, 2),
  fill('M-120 -190H2Q22 -176 6 -158Q26 -140 4 -118Q24 -96 0 -76Q18 -50 2 -30L8 0H-120Z', '#5f9fc4'),
  box(-126, -198, 252, 12, shade('#c9b79a', 0.2), 1, 3),
  line('M-96 -170V-30M-60 -180V-60M-28 -176V-24', tint('#5f9fc4', 0.25), 3, 0.5),
  fill('M50 -34H86L82 0H54Z', steel),
  oval(68, -34, 18, 4.6, '#5f9fc4'),
].join('');

const foldedCloth = [
  fill('M-36 0V-16Q-36 -22 -28 -22H30Q38 -22 38 -16V0Z', '#5f8fae'),
  fill('M-34 -16Q0 -26 36 -17L36 -10Q0 -18 -34 -9Z', '#e0a93e'),
  line('M-36 -7H38M-36 -14H30', shade('#5f8fae', 0.3), 2, 0.6),
].join('');

const openSuitcase = [
  fill('M-60 -6V-64Q-60 -72 -52 -72H52Q60 -72 60 -64V-34H-60Z', shade('#b5533f', 0.2)),
  box(-64, -36, 128, 36, '#b5533f', 1, 6),
  box(-54, -46, 42, 14, '#5f8fae', 1, 4),
  box(-8, -48, 36, 16, '#e0a93e', 1, 4),
  box(30, -44, 24, 12, '#f1ede2', 1, 4),
  line('M-64 -18H64', shade('#b5533f', 0.3), 3),
].join('');

const counter = [
  box(-120, -84, 240, 84, '#7f5a3a', 1, 4),
  [-80, -26, 28, 82].map((x) => box(x - 22, -68, 44, 58, tint('#7f5a3a', 0.14), 1, 3)).join(''),
  box(-128, -94, 256, 13, light, 1, 4),
  box(58, -130, 48, 36, '#5a5f66', 1, 5),
  box(64, -124, 36, 13, '#bfe0c8', 1, 2),
  [-100, -84, -68].map((x, i) => box(x, -118, 12, 24, ['#c9563f', '#e0a93e', '#4f8a6a'][i] as string, 1, 3)).join(''),
].join('');

/** A washstand with a basin and a jug of water. */
const washstand = [
  line('M-40 0L-36 -66M40 0L36 -66', dark, 7),
  box(-50, -74, 100, 9, light, 1, 3),
  fill('M-38 -96H22L12 -74H-28Z', '#dfe7ea'),
  oval(-8, -96, 30, 6, '#f4f7f8'),
  oval(-8, -96, 24, 4, '#7fc0da'),
  fill('M28 -74V-100Q30 -110 38 -110Q46 -110 48 -100V-74Z', '#5f8fae'),
  box(-46, -82, 9, 8, '#e8a0b0', 1, 2),
].join('');

const kite = [
  line('M6 -172Q70 -200 118 -276', '#f4f1e4', 2, 0.9),
  fill('M118 -276L88 -318L118 -352L148 -318Z', '#c9563f'),
  fill('M118 -276L118 -352L148 -318Z', '#e0a93e'),
  line('M118 -276V-352M88 -318H148', shade('#c9563f', 0.35), 2.4),
  line('M118 -276q10 14 -4 24t2 24', '#5f8fae', 3.4),
].join('');

/** Furniture and what else everyday deeds are done at, standing on 0,0, in figure units. */
export const deedFurniture = {
  'washing-line': washingLine,
  easel,
  'standing-board': standingBoard,
  'ironing-board': ironingBoard,
  mortar,
  'hand-pump': handPump,
  'swing-frame': swingFrame,
  'flower-bed': flowerBed,
  plates,
  'chopping-board': choppingBoard,
  dough,
  'birthday-cake': birthdayCake,
  'lit-candle': litCandle,
  'painted-wall': paintedWall,
  'open-suitcase': openSuitcase,
  'folded-cloth': foldedCloth,
  counter,
  washstand,
  'kite-in-air': kite,
  // From hand to hand, under the feet of somebody who is in the air.
  'skipping-rope': line('M-34 -60Q-60 26 6 26Q70 26 46 -60', '#b5443a', 4),
  grains: [-22, -6, 8, 24, 36, -34].map((x, i) => oval(x, -3 + (i % 3) * 4, 2.6, 2, '#e0b84e')).join(''),
} as const;

/** Tools of those deeds, their grip on 0,0. */
export const deedTools = {
  iron:
    fill('M-26 14Q-26 0 -12 -4H20Q34 0 38 14Z', '#b5443a') +
    box(-28, 12, 68, 7, '#c9d0d4', 1, 2) +
    line('M-10 -4V-16H20V-3', '#3a3236', 5),
  match: line('M0 0L20 -16', tint(wood, 0.4), 3) + flame(22, -20, 3.4),
  knitting:
    line('M-12 -16L16 10M16 -16L-10 10', '#9aa3a8', 3) +
    fill('M-16 0H18Q22 24 14 42H-12Q-20 22 -16 0Z', '#b5443a') +
    line('M-14 10H18M-14 20H18M-13 30H16', tint('#b5443a', 0.3), 2, 0.8),
  pestle: line('M0 -50V52', '#a5743f', 9) + oval(0, 54, 8, 9, '#8a5f38'),
  'white-band': box(-11, -9, 20, 17, '#fbf8f0', 1, 5) + line('M-11 -3H9M-11 3H9', '#d6d0c0', 1.6),
  comb: box(-4, -24, 7, 26, '#7a4a2f', 1, 2) + line('M4 -22h9M4 -17h9M4 -12h9M4 -7h9', '#7a4a2f', 2.4),
  chalk: line('M0 0L10 -10', '#fbf8f0', 5),
  'watering-can':
    fill('M-18 -2H20L24 34H-22Z', '#4f8a6a') +
    oval(1, -2, 19, 5, '#3f6f55') +
    line('M22 22L58 2', '#4f8a6a', 7) +
    fill('M54 -8L66 6L58 12L48 0Z', '#3f6f55') +
    line('M-16 4Q-2 -28 18 0', '#3f6f55', 5) +
    line('M62 12q8 14 8 34M56 14q6 16 4 36M68 8q12 12 16 30', '#8fcbe0', 2.6, 0.9),
} as const;
