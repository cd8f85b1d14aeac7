import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { carWheel } from './own-wheels.ts';

const glass = '#a8c5cb';
const dark = '#3a3236';
const lamps = (front: number, back: number, y: number, size = 1): string =>
  oval(front, y, 9 * size, 8 * size, '#f6e3a8') +
  box(back - 5 * size, y - 9 * size, 9 * size, 17 * size, '#b5352f', 1, 4 * size);
const glint = (d: string): string => line(d, '#fdf8ea', 4, 0.5);

/** A car that looks right, with what is painted on it. */
function car(colour: string, painted = '', roof = ''): string {
  return [
    roof,
    fill(
      'M-214 -46Q-216 -80 -192 -88L-122 -94Q-88 -144 -42 -147H42Q84 -146 120 -98L184 -87Q213 -80 214 -48' +
        'Q215 -28 204 -26H-204Q-214 -28 -214 -46Z',
      colour,
    ),
    fill('M-106 -94Q-80 -134 -40 -136H-5V-93Z', glass),
    fill('M5 -136H40Q76 -134 102 -95L5 -93Z', glass),
    glint('M-80 -102L-52 -130M-68 -100L-40 -130M30 -102L54 -130'),
    fill('M-214 -50H214Q215 -28 204 -26H-204Q-214 -28 -214 -50Z', shade(colour, 0.28)),
    painted,
    line('M0 -92V-32M-110 -92Q-118 -60 -106 -34M108 -94Q116 -64 104 -34', shade(colour, 0.42), 2.6),
    box(-40, -80, 22, 5, shade(colour, 0.5), 1, 2),
    box(62, -80, 22, 5, shade(colour, 0.5), 1, 2),
    line('M-196 -82L-118 -88M118 -90L186 -80', tint(colour, 0.5), 3.5, 0.8),
    oval(-132, -33, 42, 41, dark),
    oval(136, -33, 42, 41, dark),
    box(-217, -46, 34, 12, '#8f8a84', 1, 5),
    box(184, -46, 34, 12, '#8f8a84', 1, 5),
    lamps(200, -206, -66),
    carWheel(-132, 32),
    carWheel(136, 32),
  ].join('');
}

const checks = [...Array(22).keys()].map((i) => box(-110 + i * 10, i % 2 ? -64 : -72, 10, 8, '#3a3236')).join('');
const blueLight = box(-26, -160, 52, 15, '#4a70a8', 1, 6) + box(-8, -162, 16, 17, '#e9e2d2', 1, 4);

/** A van that looks right: `windows` from the back to the door of the driver, `load` on its roof. */
function van(colour: string, windows: readonly number[], painted: string, load = ''): string {
  return [
    load,
    fill(
      'M-248 -48V-178Q-246 -208 -216 -210H120Q158 -208 182 -160L204 -112Q246 -104 249 -74V-44' +
        'Q248 -28 236 -28H-236Q-248 -30 -248 -48Z',
      colour,
    ),
    windows.map((x) => box(x, -190, 84, 62, glass, 1, 8)).join(''),
    fill('M112 -190H128Q150 -186 166 -154L178 -126H112Z', glass),
    glint(`${windows.map((x) => `M${x + 20} -136L${x + 50} -182`).join('')}M128 -134L146 -170`),
    fill('M-248 -62H249V-44Q248 -28 236 -28H-236Q-248 -30 -248 -48Z', shade(colour, 0.26)),
    painted,
    line('M-140 -200V-34M102 -200V-34M-4 -122V-34', shade(colour, 0.4), 2.6),
    box(72, -112, 22, 6, shade(colour, 0.5), 1, 3),
    line('M-228 -204H116', tint(colour, 0.5), 4, 0.8),
    oval(-152, -34, 44, 42, dark),
    oval(160, -34, 44, 42, dark),
    box(-253, -48, 30, 14, '#6f6a66', 1, 6),
    box(222, -48, 32, 14, '#6f6a66', 1, 6),
    lamps(236, -243, -80),
    carWheel(-152, 34),
    carWheel(160, 34),
  ].join('');
}

const stripe = (colour: string) => box(-247, -118, 440, 15, colour) + box(-247, -100, 470, 5, colour);
/** Bags, a bicycle basket and rolled mats tied on a roof. */
const roofLoad =
  line('M-214 -222H96M-200 -212V-226M-60 -212V-226M80 -212V-226', '#5f5650', 5) +
  fill('M-190 -224Q-206 -262 -160 -266Q-116 -264 -122 -224Z', '#b98a4a') +
  fill('M-128 -224Q-134 -274 -84 -276Q-40 -270 -46 -224Z', '#8f9a6a') +
  box(-44, -260, 76, 36, '#a85a3a', 1, 6) +
  fill('M26 -224Q22 -250 56 -252Q92 -250 88 -224Z', '#d0b27a') +
  line('M-186 -238Q-100 -284 -44 -250L84 -236M-160 -264L-150 -226M-84 -276V-224M-6 -260V-224', '#5a4632', 3.5);

/** Motor vehicles with four wheels, in centimetres, all looking right. */
export const ownCars: Readonly<Record<string, string>> = {
  car: car('#b1493f'),
  taxi: car(
    '#5f7f96',
    fill('M-214 -48Q-216 -80 -192 -88L-122 -94V-27H-204Q-214 -28 -214 -46Z', '#e0a93e') +
      fill('M112 -99L184 -87Q213 -80 214 -48Q215 -28 204 -26H112Z', '#e0a93e'),
    box(-30, -162, 60, 18, '#e8c25a', 1, 5),
  ),
  'police-car': car('#e4ddcd', box(-214, -74, 428, 20, '#41608f') + checks, blueLight),
  pickup: [
    fill('M-248 -118H-8V-40H-248Z', '#7b8a5c'),
    fill('M-248 -118H-8V-104H-248Z', tint('#7b8a5c', 0.25)),
    fill(
      'M-10 -120Q6 -186 36 -190H96Q128 -188 150 -122L222 -110Q248 -104 249 -70V-42Q248 -30 238 -30H-248V-62H-10Z',
      '#8b9a68',
    ),
    fill('M18 -122Q28 -174 46 -176H70V-122Z', glass),
    fill('M80 -176H94Q116 -174 132 -122H80Z', glass),
    glint('M34 -128L54 -168M92 -128L106 -162'),
    fill('M-248 -56H249V-42Q248 -30 238 -30H-248Z', shade('#8b9a68', 0.3)),
    line('M-4 -118V-36M76 -120V-36M142 -118V-40M-240 -96H-14M-160 -116V-60M-84 -116V-60', shade('#8b9a68', 0.42), 2.8),
    oval(-150, -38, 48, 46, dark),
    oval(160, -38, 48, 46, dark),
    box(220, -54, 32, 14, '#8f8a84', 1, 5),
    box(-254, -52, 30, 12, '#8f8a84', 1, 5),
    lamps(238, -244, -82),
    carWheel(-150, 38),
    carWheel(160, 38),
  ].join(''),
  minibus: van('#e2d8c3', [-232, -126, 4], stripe('#5f86a0')),
  trotro: van('#d9cfb8', [-232, -126, 4], stripe('#b5533f'), roofLoad),
  ambulance: van(
    '#ebe4d4',
    [4],
    stripe('#b5453f') + fill('M-150 -186h26v22h22v26h-22v22h-26v-22h-22v-26h22Z', '#b5453f'),
    box(20, -226, 70, 18, '#4a70a8', 1, 7),
  ),
};
