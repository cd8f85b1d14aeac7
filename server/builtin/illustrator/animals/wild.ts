// Drawings of wild animals and beasts of burden, all facing right, in figure units (a grown man is 200 tall).
import { blob, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { ear, fourLegged } from './four-legged.ts';

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
  return [
    body,
    line('M124 -124Q150 -90 138 -44Q134 -26 148 -26', coat, 17),
    line('M112 -104Q134 -92 144 -98', '#f7f0e0', 7),
    blob(
      [
        [78, -150],
        [98, -160],
        [104, -128],
        [96, -100],
        [76, -96],
        [68, -124],
      ],
      shade(coat, 0.14),
    ),
  ].join('');
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
  return [
    fourLegged({
      coat,
      long: 104,
      deep: 52,
      leg: 92,
      legWidth: 6,
      head: [22, -122],
      headLong: 40,
      headDeep: 24,
      neck: [20, 9],
      muzzle: '#efd49a',
      hoof: '#6b4a2a',
      tail: 'M-50 -124Q-64 -104 -60 -78',
      onHead: `${line('M-8 -10v-14M0 -11v-13', '#a8682f', 4)}${ear(-14, -4, 16, 4, -70, coat)}`,
    }),
    spots,
  ].join('');
};
