import { blob, fill, line, oval, place } from '../brush.ts';
import { shade, tint } from '../colour.ts';
import { ear, fourLegged } from './four-legged.ts';

export const donkey = (): string => {
  const coat = '#9a8778';
  return fourLegged({
    coat,
    belly: '#cfc1b2',
    long: 116,
    deep: 50,
    leg: 52,
    legWidth: 6,
    head: [26, -30],
    headLong: 42,
    headDeep: 27,
    neck: [20, 13],
    muzzle: '#e6dacb',
    hoof: '#3f322b',
    tail: 'M-57 -82Q-74 -66 -70 -34',
    behindHead: ear(-12, -8, 40, 6, -24, shade(coat, 0.2)),
    onHead: `${ear(-6, -10, 42, 6.5, 2, coat)}${line('M-14 -6Q-26 10 -34 24', '#4f4138', 7)}`,
  });
};

/** A cloth and a strap on the back of a riding animal. */
export const saddle = (colour: string, top: number): string =>
  blob(
    [
      [-32, top + 3],
      [0, top + 7],
      [28, top + 3],
      [32, top + 34],
      [2, top + 40],
      [-34, top + 34],
    ],
    colour,
  ) + line(`M-33 ${top + 31}Q0 ${top + 39} 31 ${top + 31}`, tint(colour, 0.5), 4);

export const horse = (coat = '#8a5a38'): string =>
  fourLegged({
    coat,
    long: 134,
    deep: 56,
    leg: 70,
    legWidth: 6.4,
    head: [32, -50],
    headLong: 48,
    headDeep: 29,
    neck: [26, 14],
    muzzle: shade(coat, 0.15),
    hoof: '#2f241d',
    tail: 'M-66 -112Q-92 -96 -84 -44',
    behindHead: line('M-20 -8Q-40 18 -48 44M-14 -14Q-30 4 -38 26', '#2f1f17', 11),
    onHead: ear(-12, -9, 18, 5, -8, coat),
  });

export const ox = (coat = '#b0764a'): string =>
  fourLegged({
    coat,
    belly: tint(coat, 0.35),
    long: 136,
    deep: 68,
    leg: 44,
    legWidth: 8,
    head: [22, 2],
    headLong: 44,
    headDeep: 38,
    neck: [30, 22],
    muzzle: '#e9cdb2',
    hoof: '#3b2c24',
    tail: 'M-66 -92Q-82 -70 -76 -34',
    behindHead: ear(-16, -12, 22, 6, -70, shade(coat, 0.2)),
    onHead: `${line('M-10 -19Q-16 -38 2 -42M-2 -20Q8 -34 22 -30', '#f1e6cf', 6)}`,
  });

export const camel = (): string => {
  const coat = '#c9985f';
  return fourLegged({
    coat,
    long: 128,
    deep: 56,
    leg: 86,
    legWidth: 6.6,
    head: [46, -44],
    headLong: 44,
    headDeep: 26,
    neck: [21, 11],
    muzzle: '#dcb988',
    hoof: '#7a5a38',
    tail: 'M-62 -124Q-76 -108 -72 -82',
    onBody:
      blob(
        [
          [-40, -134],
          [-18, -174],
          [0, -184],
          [20, -172],
          [42, -134],
          [0, -120],
        ],
        coat,
      ) +
      blob(
        [
          [-14, -168],
          [2, -180],
          [16, -168],
          [4, -160],
        ],
        tint(coat, 0.25),
        0.8,
      ),
    onHead: ear(-14, -8, 13, 4.4, -30, coat),
  });
};

export const goat = (): string => {
  const coat = '#d8cbb8';
  return fourLegged({
    coat,
    long: 76,
    deep: 36,
    leg: 34,
    legWidth: 4.4,
    head: [18, -20],
    headLong: 30,
    headDeep: 20,
    neck: [14, 10],
    muzzle: '#efe6d8',
    hoof: '#4a3a30',
    tail: 'M-37 -62Q-48 -70 -46 -76',
    behindHead: ear(-10, -4, 18, 4, -96, shade(coat, 0.2)),
    onHead: `${line('M-6 -10Q-12 -30 -28 -34M0 -11Q-2 -30 -14 -40', '#7a6a58', 4.4)}${fill('M8 9Q10 24 3 28Q2 16 2 9Z', '#efe6d8')}`,
  });
};

export const ram = (): string => {
  const curl = 'M-4 -10Q-24 -16 -26 2Q-24 16 -10 12Q-2 6 -10 0';
  return fourLegged({
    coat: '#ece0c8',
    long: 90,
    deep: 46,
    leg: 32,
    legWidth: 5.4,
    head: [18, -8],
    headLong: 34,
    headDeep: 26,
    neck: [20, 14],
    muzzle: '#5a463a',
    hoof: '#3a2c24',
    tail: 'M-44 -62Q-54 -58 -52 -50',
    onHead: line(curl, '#a58a62', 7),
  });
};

export const pig = (): string =>
  fourLegged({
    coat: '#e2a08e',
    belly: '#efc0b0',
    long: 92,
    deep: 52,
    leg: 20,
    legWidth: 6,
    head: [14, 12],
    headLong: 38,
    headDeep: 36,
    neck: [26, 20],
    muzzle: '#cf8474',
    hoof: '#7a4a40',
    tail: 'M-45 -50q-12 -6 -8 -14q8 -2 6 6',
    onHead: ear(-8, -14, 18, 7, -26, '#d58f7e'),
  });

export const lion = (): string => {
  const coat = '#d9a04a';
  const mane = Array.from({ length: 13 }, (_, i) =>
    place(oval(0, -24, 11, 17, i % 2 ? '#8a4f24' : '#9d5c2a'), -4, 0, 1, false, i * 28),
  ).join('');
  return (
    fourLegged({
      coat,
      belly: '#efca86',
      long: 124,
      deep: 54,
      leg: 42,
      legWidth: 8,
      head: [16, -14],
      headLong: 40,
      headDeep: 36,
      neck: [22, 18],
      muzzle: '#f2dcae',
      hoof: '#b98038',
      tail: 'M-60 -74Q-94 -70 -90 -104',
      behindHead: mane,
      onHead: ear(-10, -15, 14, 7, -14, coat),
    }) + oval(-90, -106, 8, 9, '#8a4f24')
  );
};

export const wolf = (): string =>
  fourLegged({
    coat: '#77757c',
    belly: '#b4b0ae',
    long: 96,
    deep: 40,
    leg: 40,
    legWidth: 5.4,
    head: [22, -10],
    headLong: 40,
    headDeep: 25,
    neck: [18, 13],
    muzzle: '#a5a1a0',
    hoof: '#4a484e',
    tail: 'M-46 -64Q-72 -52 -74 -30',
    onHead: ear(-8, -10, 17, 6, -6, '#66646b'),
  });
export const dog = (): string =>
  place(
    fourLegged({
      coat: '#b3874f',
      belly: '#e3c79a',
      long: 84,
      deep: 36,
      leg: 34,
      legWidth: 5,
      head: [18, -14],
      headLong: 34,
      headDeep: 24,
      neck: [15, 12],
      muzzle: '#e3c79a',
      hoof: '#8a6538',
      tail: 'M-40 -62Q-60 -76 -54 -90',
      onHead: ear(-8, -4, 18, 6, 168, '#8a6538'),
    }),
    0,
    0,
    0.9,
  );
export const bear = (): string =>
  fourLegged({
    coat: '#6b4a35',
    long: 122,
    deep: 70,
    leg: 34,
    legWidth: 11,
    head: [14, -4],
    headLong: 42,
    headDeep: 38,
    neck: [30, 22],
    muzzle: '#a87e5c',
    hoof: '#3a281d',
    tail: 'M-60 -76l-6 4',
    onHead: ear(-10, -16, 13, 7, -10, '#6b4a35'),
  });

export const elephant = (): string => {
  const coat = '#8f8f9a';
  const body = fourLegged({
    coat,
    belly: '#a8a7b0',
    long: 160,
    deep: 96,
    leg: 62,
    legWidth: 14,
    head: [16, 22],
    headLong: 58,
    headDeep: 66,
    neck: [34, 30],
    muzzle: coat,
    hoof: '#6b6b75',
    tail: 'M-80 -110Q-94 -90 -90 -66',
  });
  return `${body}${line('M124 -124Q150 -90 138 -44Q134 -26 148 -26', coat, 17)}${line('M112 -104Q134 -92 144 -98', '#f7f0e0', 7)}${blob(
    [
      [78, -150],
      [98, -160],
      [104, -128],
      [96, -100],
      [76, -96],
      [68, -124],
    ],
    shade(coat, 0.14),
  )}`;
};

export const giraffe = (): string => {
  const coat = '#e3b75f';
  const spots = (
    [
      [-36, -122],
      [-14, -130],
      [10, -126],
      [-26, -104],
      [4, -106],
      [26, -112],
      [44, -150],
      [52, -182],
      [58, -214],
    ] as const
  )
    .map(([x, y]) => oval(x, y, 8, 6.5, '#a8682f'))
    .join('');
  return `${fourLegged({ coat, long: 104, deep: 52, leg: 92, legWidth: 6, head: [22, -122], headLong: 40, headDeep: 24, neck: [20, 9], muzzle: '#efd49a', hoof: '#6b4a2a', tail: 'M-50 -124Q-64 -104 -60 -78', onHead: `${line('M-8 -10v-14M0 -11v-13', '#a8682f', 4)}${ear(-14, -4, 16, 4, -70, coat)}` })}${spots}`;
};
