// Visible marks of people: a pregnant belly, a baby on the back, a school bag, a stick, a wheelchair.
import { type Brush, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { n, type Point, sharp, soft } from '../drawing/curve.ts';
import type { Look } from '../looks/look.ts';
import type { Pose } from './pose.ts';
import { isOnePiece } from '../today/attire.ts';
import { clothFill, clothTone, sides } from '../today/cloth-prints.ts';
import { type OnTrunk, trunk } from '../today/torso.ts';

/** The round belly of a woman with child, in the cloth that she wears there. */
export function belly(ink: Brush, pose: Pose, look: Look, lit: number): string {
  const on = trunk(pose, look.build);
  const { attire } = look;
  const cloth = attire
    ? isOnePiece(attire)
      ? attire.bottomCloth
      : attire.topCloth
    : { colour: look.robe, print: null, inks: [look.robe, look.robe] as const };
  const outline: Point[] = [
    on(0.3, 12),
    on(0.42, 22),
    on(0.62, 32),
    on(0.84, 33),
    on(1.02, 25),
    on(1.1, 14),
    on(1.02, -2),
    on(0.7, -6),
    on(0.44, 0),
  ];
  const [left, right] = sides(outline);
  const under = soft([on(1.0, 2), on(1.08, 14), on(1.02, 25)], false);
  return (
    clothFill(ink, soft(outline, true, 0.1), cloth, left, right, lit) +
    line(under, shade(clothTone(cloth), 0.36), 1.8, 0.5)
  );
}

/** A baby tied on the back: behind the body, and the knotted cloth over the breast. */
export function babyOnBack(
  pose: Pose,
  look: Look,
  { skin, cloth }: NonNullable<Look['onBack']>,
): { behind: string; over: string } {
  const on = trunk(pose, look.build);
  const child = look.age === 'child' || look.age === 'teen';
  const out = child ? 7 : 0;
  const [hx, hy] = on(child ? 0.02 : 0.06, -27 - out);
  const wrap = soft(
    [on(0.1, -12), on(0.12, -30 - out), on(0.4, -40 - out), on(0.75, -37 - out), on(0.98, -22 - out), on(0.9, -8)],
    true,
    0.2,
  );
  const head =
    oval(0, 0, 12.5, 12.5, skin) +
    fill('M-12 -3Q-11 -14 1 -13Q12 -12 12 -2Q4 -8 -12 -3Z', shade(look.hair, 0.1)) +
    line('M3 2.4q2.4 1.6 4.6 0', shade(skin, 0.5), 1.3) +
    oval(9, 5, 2.6, 1.6, '#e2604a', 0.16);
  return {
    behind: place(head, hx, hy) + fill(wrap, cloth) + folds(on, cloth),
    over: band(on, cloth),
  };
}

const folds = (on: OnTrunk, cloth: string): string => {
  const [a, b, c, d] = [on(0.36, -37), on(0.6, -22), on(0.62, -38), on(0.8, -24)];
  return line(
    `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(a[1] + 4)} ${n(b[0])} ${n(b[1])}M${n(c[0])} ${n(c[1])}Q${n(d[0])}` +
      ` ${n(c[1] + 4)} ${n(d[0])} ${n(d[1])}`,
    shade(cloth, 0.3),
    1.6,
    0.6,
  );
};

/** The cloth over the breast with its knot. */
const band = (on: OnTrunk, cloth: string): string => {
  const [x, y] = on(0.4, 5);
  return (
    fill(sharp([on(0.3, -18), on(0.3, 18), on(0.48, 18), on(0.48, -18)]), cloth) +
    line(sharp([on(0.3, -18), on(0.3, 18)], false), tint(cloth, 0.4), 1.4, 0.6) +
    oval(x, y, 4.4, 5, shade(cloth, 0.22))
  );
};

/** A school bag: behind the body with its strap over the near shoulder, or whole on the back of who looks away. */
export function schoolBag(pose: Pose, look: Look, colour: string, away: boolean): { behind: string; over: string } {
  const on = trunk(pose, look.build);
  const dark = shade(colour, 0.28);
  const shape = (from: number, to: number): string =>
    fill(
      soft([on(0.02, from), on(0.02, to), on(0.3, to - 3), on(0.86, to - 4), on(0.98, to + 2), on(1, from)], true, 0.3),
      colour,
    ) +
    fill(soft([on(0.52, from - 1), on(0.5, to), on(0.88, to - 2), on(0.94, from)], true, 0.3), dark) +
    line(soft([on(0.2, from), on(0.24, to - 1)], false), tint(colour, 0.4), 1.8, 0.7);
  if (away) return { behind: '', over: shape(17, -17) };
  const strap = soft([on(-0.04, 2), on(0.16, 9), on(0.42, 6), on(0.66, -13)], false);
  return { behind: shape(-8, -36), over: line(strap, dark, 5.6) + line(strap, colour, 3.2) };
}

const upright = new Set<Pose['legs']>(['stand', 'stride', 'seat']);

/** The walking stick of somebody whose hands are free: from the lower hand, the far one rather, down to the ground. */
export function walkingStick({ near, far, legs }: Pose): { hand: 'near' | 'far'; drawing: string } | null {
  if (!upright.has(legs)) return null;
  const low = ([, y]: Point) => y > -128 && y < -60;
  const hand = low(far) ? 'far' : low(near) ? 'near' : null;
  if (hand === null) return null;
  const foot = -(hand === 'far' ? far : near)[1] - 2;
  const grip = 'M-9 -9Q-2 -14 3 -8';
  return {
    hand,
    drawing: line(`${grip}L4 ${n(foot)}`, '#4f311d', 5.4) + line(`${grip}L3.4 ${n(foot * 0.9)}`, '#8a5d38', 2.2),
  };
}

/** The sleeve of an arm that is not there: short, and pinned up at its end. */
export function emptySleeve([x, y]: Point, cloth: string): string {
  const sleeve = sharp([
    [x - 8, y - 4],
    [x + 8, y - 5],
    [x + 12, y + 14],
    [x + 7, y + 27],
    [x - 3, y + 25],
    [x - 8, y + 12],
  ]);
  return (
    fill(sleeve, shade(cloth, 0.14)) +
    line(
      `M${n(x + 8)} ${n(y + 26)}L${n(x + 2)} ${n(y + 17)}M${n(x - 2)} ${n(y + 24)}L${n(x + 3)} ${n(y + 18)}`,
      shade(cloth, 0.42),
      1.6,
      0.8,
    ) +
    oval(x + 3, y + 18, 1.8, 1.8, '#e8e2d4')
  );
}

const steel = '#aeb6ba';
const tyre = '#37302f';
const wheel = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${tyre}" stroke-width="4.6"/>` +
  `<circle cx="${x}" cy="${y}" r="${n(r - 6)}" fill="none" stroke="${steel}" stroke-width="1.6"/>` +
  line(
    `M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}M${n(x - r * 0.7)} ${n(y - r * 0.7)}L${n(x + r * 0.7)} ${n(y + r * 0.7)}M${n(x - r * 0.7)}` +
      ` ${n(y + r * 0.7)}L${n(x + r * 0.7)} ${n(y - r * 0.7)}`,
    steel,
    1.2,
    0.8,
  );

/** The wheelchair of whoever sits in one: what is behind the body, and the near wheel before it. */
export const wheelchair = {
  behind:
    line('M-32 -96H-46M-32 -96L-24 -46L-22 -18M-24 -48H28L40 -10', steel, 4) +
    fill('M-37 -92L-27 -94L-17 -46L-27 -44Z', '#3f5a6b') +
    line('M36 -8H54', '#57504f', 5),
  over: fill('M-26 -50H30Q32 -44 28 -42H-24Z', '#4a6a7d') + wheel(-14, -30, 30) + wheel(34, -8, 8),
} as const;
