import { box, fill, line, oval } from '../brush.ts';
import { shade, tint } from '../colour.ts';
import { n } from '../curve.ts';
import { carWheel, ring, spokedWheel } from './own-wheels.ts';

const glass = '#a8c5cb';
const steel = '#8f8a84';
const dark = '#352e32';

/** The cab of a lorry, its back at x 150; it looks right. */
const cab = (colour: string): string =>
  `${fill('M150 -64V-232Q152 -252 174 -254H290Q322 -252 340 -206L362 -144Q376 -138 378 -116V-56H150Z', colour)}${fill('M236 -238H286Q306 -236 318 -204L334 -158H236Z', glass)}${box(170, -238, 50, 80, glass, 1, 6)}${line('M252 -166L282 -230M182 -166L208 -226', '#fdf8ea', 4, 0.5)}${line('M228 -246V-66M160 -120H224', shade(colour, 0.4), 3)}${box(196, -144, 24, 7, shade(colour, 0.5), 1, 3)}${fill('M150 -84H378V-56H150Z', shade(colour, 0.3))}${box(346, -82, 38, 22, steel, 1, 6)}${oval(366, -104, 12, 11, '#f6e3a8')}${line('M340 -190L352 -194V-166', dark, 4)}`;

/** A wheel with deep treads, on the ground. */
const tractorWheel = (x: number, r: number): string =>
  oval(x, -r, r * 0.95, r * 0.95, '#2f2b2e') +
  ring(x, -r, r * 0.95, '#3a3538', r * 0.1) +
  line(
    [...Array(18).keys()]
      .map((i) => {
        const turn = (i * Math.PI) / 9;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        return `M${n(x + cos * r * 0.72)} ${n(-r + sin * r * 0.72)}L${n(x + Math.cos(turn + 0.14) * r * 0.95)} ${n(-r + Math.sin(turn + 0.14) * r * 0.95)}`;
      })
      .join(''),
    '#57504f',
    r * 0.05,
  ) +
  oval(x, -r, r * 0.56, r * 0.56, '#c9a23f') +
  ring(x, -r, r * 0.46, '#8f7026', r * 0.05) +
  oval(x, -r, r * 0.16, r * 0.16, '#57504f');

const planks = (y: number) => box(-372, y, 510, 30, y % 3 ? '#9a6a3c' : '#a87544', 1, 2);
const windows = [...Array(7).keys()].map((i) => box(-496 + i * 122, -268, 108, 86, glass, 1, 10)).join('');
const glints = [...Array(7).keys()].map((i) => `M${-466 + i * 122} -196L${-426 + i * 122} -256`).join('');

const motorbike = (): string =>
  `${spokedWheel(-70, 31, 14, '#2f2b2e', '#b9b2a6', 9)}${spokedWheel(70, 31, 14, '#2f2b2e', '#b9b2a6', 9)}${line('M70 -31L44 -92', '#c4bdb0', 6)}${line('M-70 -31L-22 -40', '#6d6763', 7)}${line('M-96 -26L-20 -24Q2 -24 8 -34', '#c9c1b2', 8)}${fill('M-26 -58H30L40 -34Q20 -16 -10 -20L-34 -34Z', '#6d6763')}${line('M-14 -50H24M-16 -43H27M-16 -36H28', '#b9b2a6', 2.6)}${fill('M-20 -60Q-16 -84 14 -86Q42 -86 50 -66L36 -58H-18Z', '#a83a32')}${line('M-8 -76Q14 -84 38 -74', '#f0c9a8', 3, 0.8)}${fill('M-98 -74Q-60 -84 -14 -74L-18 -60Q-56 -56 -92 -64Z', '#3a2f30')}${fill('M-104 -58Q-90 -72 -62 -68L-34 -58L-40 -46Q-80 -50 -104 -58Z', '#a83a32')}${fill('M-106 -60l-8 -8l14 -6Z', '#b5352f')}${fill('M42 -62Q66 -78 98 -50Q72 -58 48 -52Z', '#a83a32')}${oval(56, -90, 11, 12, '#6d6763')}${oval(61, -90, 6.5, 9, '#f6e3a8')}${line('M46 -94L36 -110L22 -108', '#3a3236', 5)}${line('M40 -108L46 -124', '#6d6763', 2.6)}${oval(48, -126, 8, 5, '#6d6763')}`;

const bicycle = (): string =>
  `${spokedWheel(-55, 34, 18, '#37302f', '#c4bdb0', 4.4)}${spokedWheel(55, 34, 18, '#37302f', '#c4bdb0', 4.4)}${line('M-55 -34L-22 -74L-4 -34H-55M-22 -74L34 -78L-4 -34M34 -78L55 -34M34 -78L29 -92M-22 -74L-26 -88', '#35607a', 4.6)}${line('M-22 -72L32 -76', '#9cc0cc', 1.5, 0.8)}${line('M29 -92L20 -98L8 -96', '#3a3236', 3.6)}${fill('M-42 -92Q-26 -96 -10 -90Q-16 -85 -28 -86Q-40 -86 -42 -92Z', '#5a3a28')}${ring(-4, -34, 9, '#8f8a84', 3)}${line('M-4 -34L4 -18M-4 -34L-12 -50M0 -17H10M-16 -51H-7', '#4a4346', 3)}${line('M-48 -40L-4 -42M-48 -29L-4 -26', '#5f5650', 1.4)}${line('M-86 -66Q-64 -80 -40 -70M-84 -68L-55 -34', '#8f8a84', 3)}${line('M24 -64Q54 -84 86 -58', '#35607a', 3.4)}${oval(40, -80, 5, 5, '#f0dfa8')}`;

/** Lorries, buses and what has two wheels, in centimetres, looking right. */
export const ownLorries: Readonly<Record<string, string>> = {
  truck: `${box(-374, -84, 540, 24, dark)}${[-112, -144, -176, -208].map(planks).join('')}${line('M-350 -214V-78M-240 -214V-78M-130 -214V-78M-20 -214V-78M90 -214V-78', '#6b4629', 9)}${fill('M-366 -208Q-330 -256 -262 -236Q-210 -280 -130 -246Q-60 -274 -10 -240Q80 -262 132 -208Z', '#b59a5f')}${line('M-330 -226Q-150 -266 110 -222M-230 -248L-180 -210M-60 -256L-20 -210', '#7a6238', 4)}${cab('#c08a35')}${[-286, -196].map((x) => carWheel(x, 48)).join('')}${oval(276, -52, 60, 54, dark)}${carWheel(276, 48)}`,
  'fire-truck': `${box(-374, -84, 540, 24, dark)}${fill('M-372 -222H140V-78H-372Z', '#b03a34')}${[-356, -230, -104, 22].map((x) => box(x, -190, 104, 76, '#c9c1b2', 1, 5) + line(`M${x + 4} -172H${x + 100}M${x + 4} -152H${x + 100}M${x + 4} -132H${x + 100}`, '#8f8a84', 3)).join('')}${box(-372, -104, 512, 12, '#e9dcc0')}${line('M-360 -240H130M-360 -256H130', '#c9c1b2', 7)}${line([...Array(12).keys()].map((i) => `M${-340 + i * 41} -256V-240`).join(''), '#c9c1b2', 5)}${cab('#b03a34')}${box(200, -272, 70, 18, '#4a70a8', 1, 7)}${[-270].map((x) => carWheel(x, 48)).join('')}${oval(276, -52, 60, 54, dark)}${carWheel(276, 48)}`,
  bus: `${fill('M-520 -60V-272Q-518 -304 -484 -306H470Q508 -304 516 -260L524 -150V-58Q522 -44 508 -44H-506Q-520 -46 -520 -60Z', '#d9a441')}${box(-508, -278, 1016, 106, '#4a4346', 1, 12)}${windows}${fill('M364 -268H490Q502 -266 506 -246L512 -182H364Z', glass)}${line(`${glints}M420 -196L460 -256`, '#fdf8ea', 5, 0.5)}${box(-519, -160, 1042, 20, '#a8432f')}${box(-519, -134, 1042, 7, '#a8432f')}${fill('M-520 -84H524V-58Q522 -44 508 -44H-506Q-520 -46 -520 -60Z', shade('#d9a441', 0.32))}${line('M-470 -298H460', tint('#d9a441', 0.6), 6, 0.8)}${box(356, -168, 92, 118, '#c08f35', 1, 6)}${line('M402 -168V-50', '#6b4e22', 4)}${[-390, -200, -10, 180].map((x) => box(x, -122, 100, 34, shade('#d9a441', 0.14), 1, 5)).join('')}${oval(-322, -54, 66, 60, dark)}${oval(282, -54, 66, 60, dark)}${box(-528, -72, 34, 20, '#6f6a66', 1, 6)}${box(498, -72, 34, 20, '#6f6a66', 1, 6)}${oval(506, -106, 13, 13, '#f6e3a8')}${box(-521, -126, 12, 34, '#b5352f', 1, 4)}${line('M512 -262Q536 -258 534 -216', dark, 6)}${box(526, -222, 14, 34, dark, 1, 5)}${carWheel(-322, 50)}${carWheel(282, 50)}`,
  motorbike: motorbike(),
  bicycle: bicycle(),
  tractor: `${fill('M14 -92H150Q170 -92 172 -70V-52H14Z', '#8f4030')}${fill('M14 -92H150Q160 -92 166 -86H14Z', tint('#8f4030', 0.3))}${line('M152 -88V-56M140 -88V-56M40 -86V-56', shade('#8f4030', 0.4), 3)}${box(96, -140, 8, 50, '#57504f', 1, 3)}${oval(164, -70, 9, 9, '#f6e3a8')}${line('M-120 -236V-120M16 -236V-92', '#57504f', 8)}${fill('M-136 -250Q-60 -262 36 -250V-236H-136Z', '#8f4030')}${box(-112, -232, 122, 112, glass, 0.85, 3)}${line('M-92 -140L-50 -220M-70 -136L-34 -208', '#fdf8ea', 4, 0.5)}${line('M20 -128L44 -140', dark, 5)}${box(-84, -140, 50, 12, dark, 1, 5)}${box(-80, -180, 12, 48, dark, 1, 5)}${fill('M-156 -92Q-150 -152 -88 -152Q-24 -152 -16 -92L14 -70V-52H-156Z', '#7f382a')}${tractorWheel(-88, 72)}${tractorWheel(128, 42)}`,
  tricycle: `${fill('M-118 -40V-60H30V-40Z', dark)}${fill('M-126 -62H24V-128H-126Z', '#3f7a8a')}${fill('M-126 -128H24V-118H-126Z', tint('#3f7a8a', 0.35))}${line('M-88 -118V-64M-50 -118V-64M-12 -118V-64', shade('#3f7a8a', 0.4), 3)}${line('M-122 -128V-186M20 -128V-190', '#57504f', 5)}${fill('M-134 -186Q-50 -204 78 -192L84 -180H-134Z', '#a83a32')}${line('M78 -184L104 -118', '#57504f', 4)}${fill('M28 -60H74Q88 -60 96 -76L110 -120L122 -116Q128 -72 110 -48H28Z', '#a83a32')}${fill('M24 -78H66V-64H24Z', '#3a2f30')}${box(22, -116, 10, 44, '#3a2f30', 1, 4)}${line('M104 -118L88 -132H74', dark, 5)}${oval(120, -104, 8, 10, '#f6e3a8')}${line('M112 -56L124 -26', '#8f8a84', 6)}${carWheel(-76, 28)}${carWheel(120, 26)}`,
};
