import { line, oval, place } from '../drawing/brush.ts';
import { shade } from '../light/colour.ts';
import { flicking } from '../life/moving.ts';

/** A sheep that faces right, about 90 units long; `small` makes a lamb of it. */
export function sheep(small = false, wool = '#f6efe0', face = '#4a3a33'): string {
  const curls = (
    [
      [-34, -44],
      [-20, -56],
      [-2, -60],
      [16, -57],
      [30, -46],
      [34, -32],
      [22, -22],
      [4, -19],
      [-14, -20],
      [-30, -26],
      [-6, -40],
      [14, -40],
      [-22, -40],
    ] as const
  )
    .map(([x, y]) => oval(x, y + 3, 16, 14, shade(wool, 0.16)))
    .join('');
  const lit = (
    [
      [-32, -46],
      [-18, -57],
      [-2, -61],
      [15, -58],
      [28, -48],
      [30, -36],
      [14, -44],
      [-6, -42],
      [-22, -42],
    ] as const
  )
    .map(([x, y]) => oval(x, y, 13.5, 11.5, wool))
    .join('');
  const legs = [-24, -12, 12, 24].map((x, i) => line(`M${x} -20V-3`, i % 2 ? face : shade(face, 0.25), 7)).join('');
  const head = [
    oval(0, 0, 13, 16, face),
    place(flicking('ear', oval(0, 0, 5, 11, shade(face, 0.1)), [0, -9]), -12, -2, 1, false, 64),
    place(flicking('ear', oval(0, 0, 5, 10, face), [0, -8]), 11, -4, 1, false, -66),
    oval(-2, -13, 12, 8, wool),
    oval(6, -15, 7, 5.5, wool),
    oval(-3, -2, 3, 3.4, '#fff'),
    oval(6, -2, 3, 3.4, '#fff'),
    oval(-2.2, -1.6, 1.8, 2.2, '#1d130f'),
    oval(6.8, -1.6, 1.8, 2.2, '#1d130f'),
    line('M-1 9q3 3 7 0', shade(face, 0.6), 1.5),
  ].join('');
  const whole = [
    legs,
    curls,
    flicking('tail', oval(-41, -38, 8, 7, wool), [-35, -38]),
    lit,
    place(head, 44, -50, 1, false, 10),
  ].join('');
  return place(whole, 0, 0, small ? 0.62 : 1);
}
