import { box, fill, line, oval } from '../../drawing/brush.ts';
import { mix, shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import { lampsAreLit } from '../../light/night-in-places.ts';
import type { Stage } from '../../staging/stage.ts';
import { architecture } from './place-plans.ts';
import type { Part } from './panel.ts';

const paints = ['#c9443a', '#2f6f9a', '#e6e0d2', '#3f7a5a', '#8f979c', '#d9a12a'] as const;
const shadow = (w: number): string => oval(0, 3, w * 0.54, 10, '#1d1230', 0.3);

const wheel = (x: number, r: number): string =>
  [
    oval(x, -r, r, r, '#26262c'),
    oval(x, -r, r * 0.58, r * 0.58, '#a9b0b4'),
    oval(x, -r, r * 0.22, r * 0.22, '#5f676d'),
    line(`M${n(x - r * 0.7)} ${n(-r * 1.5)}Q${n(x)} ${n(-r * 2.1)} ${n(x + r * 0.7)} ${n(-r * 1.5)}`, '#4a4a52', 2),
  ].join('');

const glassOf = (stage: Stage): string => (lampsAreLit(stage) ? '#e8c47a' : mix('#a9cbd6', stage.light.haze, 0.3));

function car(stage: Stage, paint: string, taxi: boolean): string {
  const glass = glassOf(stage);
  const lamp = lampsAreLit(stage) ? '#fff3b8' : '#f6eed2';
  return [
    shadow(440),
    fill('M-214 -34Q-222 -78 -196 -86L-126 -94Q-84 -150 -40 -154H50Q98 -152 132 -100L188 -88Q220 -82 216 -34Z', paint),
    fill('M-110 -94Q-76 -140 -40 -142H-6V-96ZM8 -142H48Q88 -140 114 -98L8 -96Z', glass),
    fill('M-96 -94Q-70 -130 -46 -138L-66 -94ZM26 -96L52 -140L64 -136L44 -96Z', '#ffffff', 0.22),
    line('M0 -150V-40M-116 -90Q-114 -54 -104 -38M118 -96Q122 -60 112 -38', shade(paint, 0.4), 2.4, 0.6),
    line('M-206 -70H208', tint(paint, 0.4), 3, 0.7),
    box(-216, -46, 432, 12, shade(paint, 0.3)),
    line('M14 -80h18M-34 -80h-18', shade(paint, 0.5), 4),
    fill('M198 -82q16 2 18 16h-20Z', lamp),
    fill('M-206 -80q-10 4 -10 16h14Z', '#b8352e'),
    taxi ? box(-18, -172, 46, 18, '#f6efdf', 1, 4) + box(-206, -66, 412, 14, '#f6efdf', 0.85) : '',
    wheel(-128, 36),
    wheel(130, 36),
  ].join('');
}

function minibus(stage: Stage): string {
  const paint = stage.luck.pick(['#d9a12a', '#e9e2d2', '#c9503f', '#3f7f9a']);
  const stripe = paint === '#e9e2d2' ? '#c9443a' : '#f6efdf';
  const glass = glassOf(stage);
  return [
    shadow(520),
    fill('M-252 -34V-196Q-250 -222 -222 -224H176Q206 -222 222 -150L246 -116Q258 -104 256 -34Z', paint),
    fill(
      'M-236 -202H-128V-136H-236ZM-116 -202H-10V-136H-116ZM2 -202H98V-136H2ZM110 -202H174Q194 -196 206 -138L110 -136Z',
      glass,
    ),
    fill('M-220 -202h26l-30 66h-12v-40ZM-96 -202h22l-30 66h-10v-30ZM128 -202h22l-24 66h-14v-30Z', '#ffffff', 0.2),
    box(-252, -112, 506, 20, stripe, 0.9),
    line('M-4 -208V-40M104 -208V-40', shade(paint, 0.42), 3, 0.6),
    line('M-24 -90h14M118 -90h16', shade(paint, 0.5), 5),
    box(-256, -46, 514, 14, shade(paint, 0.36)),
    fill('M238 -104q16 6 17 26h-20Z', lampsAreLit(stage) ? '#fff3b8' : '#f6eed2'),
    fill('M-252 -104h10v30h-10Z', '#b8352e'),
    line('M-210 -228H120M-200 -228v-14H110v14', '#5f676d', 6),
    box(-180, -274, 92, 34, '#a8643a', 1, 8),
    box(-80, -266, 66, 26, '#5f7f5a', 1, 8),
    oval(24, -254, 30, 15, '#d9b06a'),
    wheel(-150, 40),
    wheel(156, 40),
  ].join('');
}

function bus(stage: Stage): string {
  const paint = stage.luck.pick(['#c9503f', '#2f7f8a', '#3f6fa8', '#d9962a']);
  const glass = glassOf(stage);
  const windows = Array.from(
    { length: 6 },
    (_, i) =>
      box(-372 + i * 104, -252, 92, 84, glass, 1, 6) +
      fill(`M${-360 + i * 104} -252h26l-36 84h-2v-50Z`, '#ffffff', 0.18),
  ).join('');
  return [
    shadow(800),
    fill('M-396 -36V-262Q-394 -290 -366 -290H350Q384 -290 392 -250L400 -120V-36Z', paint),
    box(-396, -160, 796, 26, '#f6efdf', 0.9),
    windows,
    fill('M266 -252H362Q378 -250 382 -150L266 -150Z', glass),
    box(186, -256, 70, 214, shade(paint, 0.24), 1, 4),
    box(192, -250, 27, 200, glass, 0.9),
    box(223, -250, 27, 200, glass, 0.9),
    box(-398, -50, 800, 16, shade(paint, 0.4)),
    fill('M386 -112h14v30h-16Z', lampsAreLit(stage) ? '#fff3b8' : '#f6eed2'),
    box(-398, -112, 10, 34, '#b8352e'),
    box(-386, -284, 726, 8, tint(paint, 0.4), 0.8),
    line('M-340 -80H170', shade(paint, 0.3), 3, 0.5),
    wheel(-246, 46),
    wheel(130, 46),
    wheel(318, 46),
  ].join('');
}

const motorbike = (stage: Stage): string => {
  const paint = stage.luck.pick(['#c9443a', '#2f6f9a', '#2f2f36', '#3f7a5a']);
  return [
    shadow(230),
    wheel(-78, 36),
    wheel(80, 36),
    line('M80 -36L50 -112M50 -112L34 -126M-78 -36L-20 -44L46 -84', '#5f676d', 8),
    fill('M-14 -86Q16 -112 46 -98Q56 -84 44 -68L-6 -66Z', paint),
    fill('M-92 -92Q-50 -98 -8 -88L-14 -72Q-60 -70 -96 -84Z', '#2b2a2f'),
    fill('M-24 -68H30L22 -30H-20Z', '#6a7078'),
    line('M-14 -34L-104 -42', '#b9c0c4', 8),
    line('M36 -128l-22 2', '#2b2a2f', 7),
    oval(62, -102, 11, 11, '#f6eed2'),
    line('M42 -62q44 -20 66 -4M-104 -78q26 -12 50 0', shade(paint, 0.1), 7),
    fill('M-12 -84Q16 -104 40 -96L36 -90Q14 -94 -6 -80Z', tint(paint, 0.4), 0.8),
  ].join('');
};

const bicycle = (stage: Stage): string => {
  const paint = stage.luck.pick(paints);
  const ring = (x: number) =>
    `<ellipse cx="${x}" cy="-38" rx="36" ry="36" fill="none" stroke="#2b2a2f" stroke-width="5"/>${line(`M${x - 34} -38h68M${x} -72v68M${x - 24} -62l48 48M${x + 24} -62l-48 48`, '#a9b0b4', 1.3)}`;
  return [
    shadow(190),
    ring(-62),
    ring(64),
    line('M-62 -38L-26 -92H38L-4 -38H-62M-26 -92L-4 -38M64 -38L36 -108', paint, 6),
    line('M36 -108h-10M36 -108q14 -6 18 8', '#2b2a2f', 5),
    line('M-26 -92v-12', '#5f676d', 4),
    fill('M-46 -108H-10L-20 -100H-40Z', '#2b2a2f'),
    oval(-4, -38, 9, 9, '#5f676d'),
    line('M-4 -38l8 18h10', '#2b2a2f', 4),
  ].join('');
};

/** What drives in a street of today, seen from the side and looking right. */
export const vehicles: Readonly<Record<string, Part>> = {
  car: { wide: 440, draw: (stage) => car(stage, stage.luck.pick(paints), false) },
  taxi: { wide: 440, draw: (stage) => car(stage, architecture[stage.context].taxi, true) },
  minibus: { wide: 520, draw: minibus },
  bus: { wide: 800, draw: bus },
  motorbike: { wide: 230, draw: motorbike },
  bicycle: { wide: 200, draw: bicycle },
};
