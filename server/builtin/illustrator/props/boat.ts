import { box, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';

const hull = '#8a5a36';

/**
 * A fishing boat of about 560 units; people stand on y = -28 between the two layers, x from -180 to 170. A storm has
 * `torn` its sail.
 */
export function boat(torn: boolean): { behind: string; front: string } {
  const sail = torn
    ? fill('M8 -392Q120 -330 60 -250Q150 -236 96 -150Q60 -168 8 -160Z', '#e9dcc0') +
      line('M30 -350Q70 -300 40 -250', shade('#e9dcc0', 0.25), 4, 0.6)
    : fill('M8 -400Q170 -330 176 -170Q90 -150 8 -166Z', '#f3e6c8') +
      line('M30 -370Q120 -300 132 -180M14 -290Q90 -266 150 -262', shade('#e9dcc0', 0.25), 3, 0.6) +
      fill('M8 -320Q110 -290 150 -266L158 -236Q90 -262 8 -286Z', '#b5533f', 0.85);
  return {
    behind: [
      line('M0 20V-420', '#6b4629', 12),
      sail,
      line('M0 -400L-250 -60M0 -400L262 -70', '#5a4632', 2.4, 0.7),
      fill('M-282 -96Q-240 -66 -200 -62H200Q250 -70 286 -110Q270 -30 240 0H-236Q-270 -40 -282 -96Z', shade(hull, 0.4)),
    ].join(''),
    front: [
      fill('M-292 -104Q-262 -56 -200 -46Q0 -30 206 -48Q262 -60 296 -118Q286 -10 226 42H-214Q-276 0 -292 -104Z', hull),
      fill('M-250 -6Q0 26 262 -20Q246 20 226 42H-214Q-238 26 -250 -6Z', shade(hull, 0.25)),
      line('M-291 -102Q-262 -54 -200 -44Q0 -28 206 -46Q262 -58 295 -116', tint(hull, 0.35), 9),
      line('M-268 -40Q0 -2 276 -54M-246 0Q0 32 256 -16', shade(hull, 0.4), 3, 0.6),
      [-150, -60, 40, 130].map((x) => oval(x, -8, 4, 4, shade(hull, 0.5))).join(''),
    ].join(''),
  };
}

/** A small boat drawn up on the shore or far out, about 220 units. */
export const smallBoat = (): string =>
  [
    line('M0 0V-150', '#6b4629', 6),
    fill('M5 -146Q70 -110 72 -50Q40 -42 5 -48Z', '#f3e6c8'),
    fill('M-112 -38Q-90 -18 -70 -16H74Q100 -22 116 -44Q108 6 80 14H-76Q-106 0 -112 -38Z', hull),
    line('M-111 -36Q-90 -16 -70 -14H74Q100 -20 115 -42', tint(hull, 0.35), 5),
  ].join('');

/** Noah's ark, about 760 units long, on y = 0. */
export function ark(): string {
  const planks = [-40, -76, -112].map((y) => `M${-352 - y * 0.16} ${y}Q0 ${y + 40} ${352 + y * 0.16} ${y}`).join('');
  const windows = [-120, -60, 0, 60, 120]
    .map((x) => fill(`M${x - 14} -192v-22a14 14 0 0 1 28 0v22Z`, '#4a2f1c') + box(x - 16, -194, 32, 6, tint(hull, 0.3)))
    .join('');
  return [
    box(-210, -250, 420, 110, '#a06e42'),
    fill('M-250 -246L-190 -318H190L250 -246Z', '#74492a'),
    fill('M-250 -246L-190 -318H-20L-60 -246Z', tint('#74492a', 0.15)),
    windows,
    fill('M-388 -170Q-340 -126 -260 -132H260Q340 -126 388 -180Q380 -40 300 20H-296Q-376 -40 -388 -170Z', hull),
    fill('M-350 -60Q0 -10 352 -66Q330 -6 300 20H-296Q-336 -10 -350 -60Z', shade(hull, 0.26)),
    line(planks, shade(hull, 0.4), 4, 0.55),
    line('M-386 -166Q-340 -122 -260 -128H260Q340 -122 386 -176', tint(hull, 0.35), 12),
    place(fill('M-46 0v-86a46 46 0 0 1 92 0v86Z', '#4a2f1c'), 0, -20),
  ].join('');
}
