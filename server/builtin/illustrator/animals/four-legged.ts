// The shared drawing of animals on four legs, from a description of their build.
import { blob, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { limb, type Point, soft } from '../drawing/curve.ts';
import { flicking } from '../life/moving.ts';

/** The build of a four-legged animal that faces right. Lengths are figure units (a grown man is 200 tall). */
type Build = {
  readonly coat: string;
  readonly belly?: string;
  readonly long: number;
  readonly deep: number;
  readonly leg: number;
  readonly legWidth: number;
  /** The position of the head, from the front end of the back. */
  readonly head: Point;
  readonly headLong: number;
  readonly headDeep: number;
  readonly neck: readonly [from: number, to: number];
  readonly muzzle: string;
  readonly hoof: string;
  readonly tail: string;
  /** SVG for marks on the body, behind the head and on the head; the last two are relative to the head. */
  readonly onBody?: string;
  readonly behindHead?: string;
  readonly onHead?: string;
};

/** Draws the animal as SVG, with its feet on y = 0 and its middle on x = 0. */
export function fourLegged(b: Build): string {
  const top = -b.leg - b.deep;
  const [back, front] = [-b.long / 2, b.long / 2];
  const dark = shade(b.coat, 0.26);
  const legs = (xs: readonly [number, number], colour: string) =>
    xs
      .map(
        (x, i) =>
          fill(
            soft(
              limb(
                [
                  [x, -b.leg - b.deep * 0.3],
                  [x + (i ? 2 : -2), -b.leg * 0.5],
                  [x + (i ? 1 : 0), -3],
                ],
                [b.legWidth * 1.5, b.legWidth, b.legWidth * 0.9],
              ),
              true,
              0.2,
            ),
            colour,
          ) + fill(`M${x - b.legWidth} -6h${b.legWidth * 2.2}l2 7h${-b.legWidth * 2.4 - 2}Z`, b.hoof),
      )
      .join('');
  const body: Point[] = [
    [back, top + b.deep * 0.5],
    [back + b.long * 0.12, top + b.deep * 0.04],
    [0, top + b.deep * 0.09],
    [front - b.long * 0.16, top],
    [front, top + b.deep * 0.4],
    [front - b.long * 0.08, top + b.deep * 0.86],
    [0, top + b.deep * 1.04],
    [back + b.long * 0.1, top + b.deep * 0.94],
  ];
  const head: Point = [front + b.head[0], top + b.head[1]];
  const neck = limb(
    [
      [front - b.long * 0.16, top + b.deep * 0.42],
      [(front + head[0]) / 2 - 2, (top + head[1]) / 2 + 5],
      [head[0] - b.headLong * 0.2, head[1]],
    ],
    [b.neck[0], (b.neck[0] + b.neck[1]) / 2, b.neck[1]],
  );
  const [hl, hd] = [b.headLong, b.headDeep];
  const skull: Point[] = [
    [-hl * 0.4, -hd * 0.4],
    [-hl * 0.08, -hd * 0.6],
    [hl * 0.3, -hd * 0.3],
    [hl * 0.62, 0],
    [hl * 0.64, hd * 0.34],
    [hl * 0.42, hd * 0.5],
    [0, hd * 0.46],
    [-hl * 0.36, hd * 0.34],
  ];
  return [
    flicking('tail', line(b.tail, dark, 5), rootOf(b.tail)),
    legs([back + b.long * 0.2, front - b.long * 0.24], dark),
    blob(body, b.coat),
    blob(
      [
        [back + 4, top + b.deep * 0.6],
        [0, top + b.deep * 0.72],
        [front - 4, top + b.deep * 0.55],
        [front - b.long * 0.1, top + b.deep * 0.9],
        [0, top + b.deep * 1.03],
        [back + b.long * 0.1, top + b.deep * 0.93],
      ],
      b.belly ?? dark,
      b.belly ? 0.8 : 0.45,
    ),
    b.onBody ?? '',
    legs([back + b.long * 0.1, front - b.long * 0.13], b.coat),
    place(b.behindHead ?? '', head[0], head[1]),
    fill(soft(neck), b.coat),
    place(
      [
        fill(soft(skull), b.coat),
        blob(
          [
            [hl * 0.28, -hd * 0.16],
            [hl * 0.62, 0],
            [hl * 0.64, hd * 0.34],
            [hl * 0.42, hd * 0.5],
            [hl * 0.2, hd * 0.36],
          ],
          b.muzzle,
        ),
        oval(hl * 0.54, hd * 0.06, 1.6, 1.6, shade(b.muzzle, 0.6)),
        line(`M${hl * 0.4} ${hd * 0.34}q${hl * 0.12} 2 ${hl * 0.2} -2`, shade(b.muzzle, 0.5), 1.4),
        oval(hl * 0.06, -hd * 0.12, 2.8, 3.2, '#20140e'),
        oval(hl * 0.06 + 1, -hd * 0.12 - 1.2, 0.9, 0.9, '#fff'),
        b.onHead ?? '',
      ].join(''),
      head[0],
      head[1],
      1,
      false,
      16,
    ),
    line(
      `M${back + b.long * 0.14} ${top + 4}Q0 ${top + b.deep * 0.06 + 4} ${front - b.long * 0.2} ${top + 3}`,
      tint(b.coat, 0.35),
      3,
      0.45,
    ),
  ].join('');
}

/** Where a tail begins. */
const rootOf = (tail: string): Point => {
  const [, x = '0', y = '0'] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(tail) ?? [];
  return [Number(x), Number(y)];
};

export const ear = (x: number, y: number, long: number, wide: number, turn: number, colour: string): string =>
  place(
    flicking(
      'ear',
      oval(0, -long / 2, wide, long / 2, colour) + oval(0.6, -long / 2 + 2, wide * 0.5, long * 0.36, '#d99a86', 0.6),
      [0, 0],
    ),
    x,
    y,
    1,
    false,
    turn,
  );
