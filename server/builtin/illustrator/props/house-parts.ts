import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';

const wood = '#8a5f38';
const light = tint(wood, 0.28);
const dark = shade(wood, 0.32);
const wall = '#c9ab7c';
const clay = '#d3ad7c';
const doorFrame = `${box(-84, -260, 168, 260, tint(wood, 0.12), 1, 4)}${box(-74, -250, 148, 250, dark)}`;

/** A door in a piece of wall, 250 units high: shut, or swung open towards us. */
export const door = (open: boolean): string =>
  open
    ? [
        doorFrame,
        box(-64, -242, 128, 242, '#ffe6ab'),
        fill('M-64 -242L-118 -256V14L-64 0Z', wood),
        line('M-78 -238V-2M-96 -242V4', dark, 2.4, 0.6),
        oval(-108, -120, 4, 5, '#e3b84f'),
        box(-92, -4, 184, 10, shade(wall, 0.3)),
      ].join('')
    : [
        doorFrame,
        box(-64, -242, 128, 242, wood),
        line('M-32 -240V-2M0 -240V-2M32 -240V-2', dark, 2.6, 0.6),
        box(-64, -200, 128, 9, dark),
        box(-64, -60, 128, 9, dark),
        oval(-48, -120, 5, 6, '#e3b84f'),
        box(-92, -4, 184, 10, shade(wall, 0.3)),
      ].join('');

/** The front of a small house with its door. */
export const houseFront = (open: boolean): string =>
  [
    fill('M-206 -270H206V2H-206Z', wall),
    fill('M-206 -40H206V2H-206Z', shade(wall, 0.2)),
    box(112, -200, 66, 78, dark, 1, 4),
    box(118, -194, 54, 66, '#bfe0ea'),
    line('M145 -194V-128M118 -161H172', light, 4),
    fill('M-236 -258L-200 -304H200L236 -258Z', '#8f8f94'),
    line(
      'M-190 -302L-222 -260M-150 -302L-172 -260M-110 -302L-124 -260M-70 -302L-76 -260M-30 -302V-260M30 -302' +
        'V-260M70 -302L76 -260M110 -302L124 -260M150 -302L172 -260M190 -302L222 -260',
      '#6f7076',
      3,
      0.8,
    ),
    door(open),
  ].join('');

/** The front of a house of clay with a flat roof and a small window. */
export const flatHouse = (open: boolean): string =>
  [
    fill('M-206 -288H206V2H-206Z', clay),
    fill('M-206 -40H206V2H-206Z', shade(clay, 0.2)),
    box(-218, -306, 436, 26, tint(clay, 0.25), 1, 5),
    [-170, -90, 90, 170].map((x) => oval(x, -266, 9, 9, dark)).join(''),
    box(122, -206, 50, 62, shade(clay, 0.65), 1, 4),
    box(114, -146, 66, 9, tint(clay, 0.25), 1, 3),
    line('M-180 -230h40M-190 -120h34M-160 -70h30M130 -100h50M110 -70h34', shade(clay, 0.25), 3, 0.6),
    door(open),
  ].join('');

/** The sky and the land before a window, and what falls there. */
const outsides = {
  day: ['#bfe0ea', '#86ad5f', ''],
  snow: ['#cfd8e0', '#f1f5f9', ''],
  rain: [
    '#7f93a3',
    '#5f7f58',
    line(
      [-62, -38, -14, 18, 42, 66].map((x, i) => `M${x} ${-232 + (i % 3) * 14}l-12 44m26 10l-12 44`).join(''),
      '#dbe7ee',
      2.4,
      0.7,
    ),
  ],
  night: ['#24345c', '#1f3344', oval(40, -212, 11, 11, '#f6edc8') + oval(-40, -222, 2, 2, '#f6edc8')],
} as const;

/** A window in a piece of wall; its sill is 100 units high. */
export const windowInWall = (outside: keyof typeof outsides): string => {
  const [sky, land, drops] = outsides[outside];
  return [
    box(-88, -250, 176, 156, tint(wood, 0.12), 1, 4),
    box(-76, -238, 152, 132, sky),
    fill('M-76 -130Q-30 -168 10 -140T76 -150V-106H-76Z', land),
    drops,
    line('M0 -238V-106M-76 -172H76', light, 7),
    box(-100, -106, 200, 14, light, 1, 4),
  ].join('');
};
