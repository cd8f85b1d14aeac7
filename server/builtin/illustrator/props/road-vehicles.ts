import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { carWheel, spokedWheel } from '../things/own-wheels.ts';

/** A vehicle in two layers; people sit between them and look right. */
type Vehicle = {
  readonly colour: string;
  readonly behind: (colour: string) => string;
  readonly front: (colour: string) => string;
};

const glass = '#dfe9ec';
const dark = '#3a3236';
const under = (half: number): string => oval(4, 2, half, 12, '#1d1230', 0.3);
const lamps = (front: number, back: number, y: number): string =>
  oval(front, y, 9, 10, '#ffe6a0') + box(back, y - 8, 10, 18, '#d9603f', 1, 3);

const car: Vehicle = {
  colour: '#b5443a',
  behind: (colour) =>
    fill('M-121 -80L-88 -179Q-81 -191 -65 -191H73Q91 -191 103 -179L149 -80Z', glass) +
    line('M-121 -80L-88 -179Q-81 -191 -65 -191H73Q91 -191 103 -179L149 -80', shade(colour, 0.25), 12),
  front: (colour) =>
    under(240) +
    fill(
      'M-232 -25Q-239 -83 -189 -93L-116 -101H141L207 -86Q244 -76 239 -25Q237 -15 222 -15H-217Q-232 -15 -232 -25Z',
      colour,
    ) +
    fill('M-232 -43Q0 -33 239 -43L238 -23Q237 -15 222 -15H-217Q-232 -15 -232 -25Z', shade(colour, 0.28)) +
    line('M-113 -101L-83 -184Q-78 -194 -65 -194H73Q88 -194 98 -184L141 -101M18 -194V-101', colour, 11) +
    line('M-111 -93Q-116 -50 -106 -20M20 -96V-20M139 -93Q131 -50 136 -20', shade(colour, 0.35), 3, 0.7) +
    box(35, -81, 28, 6, '#e9e3d6', 1, 2) +
    lamps(229, -239, -65) +
    line('M-189 -93H189', tint(colour, 0.35), 4, 0.7) +
    carWheel(-149, 42) +
    carWheel(151, 42),
};

const taxiFender = '#e0a93e';
const taxi: Vehicle = {
  colour: '#5f7f96',
  behind: (colour) => box(-40, -222, 80, 26, '#e8c25a', 1, 6) + car.behind(colour),
  front: (colour) =>
    car.front(colour) +
    fill('M-232 -43Q-236 -83 -189 -93L-116 -101L-113 -43Z', taxiFender) +
    fill('M141 -101L207 -86Q240 -76 239 -43H139Z', taxiFender) +
    lamps(229, -239, -65) +
    carWheel(-149, 42) +
    carWheel(151, 42),
};

const panes = [-302, -186, -70, 46];
const bus: Vehicle = {
  colour: '#d9a441',
  behind: () =>
    box(-318, -280, 640, 150, '#6f6a66', 1, 10) +
    [...panes, 162].map((x) => box(x, -268, 104, 100, '#a8c5cb', 1, 6) + box(x + 6, -190, 30, 50, dark, 1, 8)).join(''),
  front: (colour) =>
    under(350) +
    fill('M-336 -40V-160H326L344 -140V-40Q342 -30 330 -30H-326Q-336 -32 -336 -40Z', colour) +
    fill('M-336 -272Q-336 -304 -304 -304H268Q300 -304 308 -272Z', colour) +
    fill('M-336 -66H344V-40Q342 -30 330 -30H-326Q-336 -32 -336 -40Z', shade(colour, 0.28)) +
    line(`${[-194, -78, 38, 154].map((x) => `M${x} -280V-150`).join('')}M-327 -286V-150`, colour, 14) +
    line('M302 -282Q316 -240 332 -150', colour, 13) +
    box(-336, -142, 676, 9, tint(colour, 0.55)) +
    box(180, -150, 84, 112, shade(colour, 0.12), 1, 6) +
    line('M222 -148V-40', shade(colour, 0.4), 3) +
    line('M-310 -296H270', tint(colour, 0.5), 5, 0.7) +
    lamps(336, -340, -88) +
    oval(-220, -40, 56, 52, dark) +
    oval(120, -40, 56, 52, dark) +
    carWheel(-220, 44) +
    carWheel(120, 44),
};

const lorry: Vehicle = {
  colour: '#c08a35',
  behind: (colour) =>
    box(-330, -184, 480, 70, shade('#9a6a3c', 0.4)) +
    fill('M170 -110V-272Q172 -286 190 -286H270Q292 -286 302 -262L334 -150V-110Z', glass) +
    line('M170 -150V-272Q172 -286 190 -286H270Q292 -286 302 -262L334 -150', shade(colour, 0.25), 12),
  front: (colour) =>
    under(360) +
    box(-340, -70, 690, 26, dark) +
    [-160, -130, -100].map((y, i) => box(-336, y, 492, 27, i % 2 ? '#9a6a3c' : '#a87544', 1, 2)).join('') +
    line('M-320 -164V-72M-200 -164V-72M-80 -164V-72M40 -164V-72M140 -164V-72', '#6b4629', 9) +
    fill('M168 -56V-168H326L352 -152Q366 -142 368 -118V-56Z', colour) +
    fill('M168 -86H368V-56H168Z', shade(colour, 0.28)) +
    line('M170 -150V-276Q172 -288 190 -288H268Q290 -288 302 -264L330 -160', colour, 12) +
    line('M176 -164V-62M296 -164V-62', shade(colour, 0.4), 3) +
    box(190, -146, 26, 6, '#e9e3d6', 1, 2) +
    lamps(360, -342, -92) +
    carWheel(-236, 48) +
    carWheel(-130, 48) +
    carWheel(276, 48),
};

const tractor: Vehicle = {
  colour: '#8f4030',
  behind: (colour) =>
    line('M-120 -250V-120M30 -250V-100', dark, 8) +
    fill('M-140 -266Q-60 -280 50 -266V-250H-140Z', colour) +
    box(-86, -186, 13, 60, dark, 1, 5),
  front: (colour) =>
    under(190) +
    fill('M20 -104H166Q188 -104 190 -80V-56H20Z', colour) +
    line('M168 -98V-60M154 -98V-60M48 -96V-62', shade(colour, 0.4), 3) +
    box(106, -160, 9, 58, '#57504f', 1, 3) +
    line('M22 -142L48 -156', dark, 6) +
    oval(184, -78, 9, 10, '#ffe6a0') +
    fill('M-170 -84Q-160 -136 -92 -136Q-24 -136 -16 -84L20 -70V-50H-170Z', shade(colour, 0.14)) +
    carWheel(-92, 78, '#c9a23f') +
    carWheel(146, 46, '#c9a23f'),
};

const cart: Vehicle = {
  colour: '#8a5f38',
  behind: (colour) => box(-128, -92, 236, 34, shade(colour, 0.45)),
  front: (colour) =>
    under(170) +
    line('M96 -62L262 -74', shade(colour, 0.2), 9) +
    fill('M-140 -104H116L108 -48H-130Z', colour) +
    line('M-136 -86H112M-133 -68H110', shade(colour, 0.35), 3) +
    line('M-100 -104V-50M-40 -104V-50M20 -104V-50M80 -104V-50', tint(colour, 0.2), 5, 0.7) +
    spokedWheel(-14, 52, 10, shade(colour, 0.4), '#b98a54', 9),
};

const vehicles: Readonly<Record<string, Vehicle>> = { car, taxi, bus, lorry, tractor, cart };

/** A layer of a vehicle by its name and `-behind` or `-front`, painted in a colour; undefined when there is none. */
export function vehicleLayer(name: string, colour?: string): string | undefined {
  const [, kind = '', layer = ''] = /^(.*)-(behind|front)$/.exec(name) ?? [];
  const vehicle = vehicles[kind];
  return vehicle?.[layer as 'behind' | 'front'](colour ?? vehicle.colour);
}
