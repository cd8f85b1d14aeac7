// Drawings of farm animals and pets, all facing right.
import { blob, fill, line, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
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
    onHead: [
      line('M-6 -10Q-12 -30 -28 -34M0 -11Q-2 -30 -14 -40', '#7a6a58', 4.4),
      fill('M8 9Q10 24 3 28Q2 16 2 9Z', '#efe6d8'),
    ].join(''),
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

export const cat = (coat: string): string =>
  place(
    fourLegged({
      coat,
      belly: tint(coat, 0.45),
      long: 62,
      deep: 26,
      leg: 24,
      legWidth: 4.4,
      head: [12, -12],
      headLong: 20,
      headDeep: 21,
      neck: [12, 10],
      muzzle: tint(coat, 0.45),
      hoof: tint(coat, 0.45),
      tail: 'M-30 -44Q-52 -50 -48 -76Q-46 -90 -38 -86',
      behindHead: fill('M-9 -8L-7 -22L2 -12ZM4 -12L11 -22L12 -7Z', shade(coat, 0.15)),
    }),
    0,
    0,
    0.72,
  );
