// Draws a body in modern clothes.
import { body } from '../body/body.ts';
import { type Brush, fill, line } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { n, soft } from '../drawing/curve.ts';
import { arm, armShadow, sandal } from '../body/limbs.ts';
import type { Look } from '../looks/look.ts';
import type { Pose } from '../body/pose.ts';
import { type Attire, coversLegs, isOnePiece } from './attire.ts';
import { clothFill, clothTone, printOf, sides } from './cloth-prints.ts';
import { dressedArm, dressedArmShadow } from './dressed-arm.ts';
import { bareLeg, legCloth, legsOf } from './legs.ts';
import { overGarment } from './over-garments.ts';
import { skirt } from './skirts.ts';
import { detailsOf, top, trunk } from './torso.ts';

/** A body in clothes of today, in the layers that a figure is put together from. */
type DressedBody = { readonly farArm: string; readonly trunk: string; readonly nearArm: string };

/** Clothes as they are seen from behind: a coat or jacket is closed, and nothing hangs before the breast. */
const fromBehind = (attire: Attire): Attire => {
  const coat = attire.over && coats.has(attire.over.cut) ? attire.over.colour : null;
  const topCloth = coat ? { colour: coat, print: null, inks: [coat, coat] as const } : attire.topCloth;
  const details = attire.details.filter((one) => one === 'belt' || one === 'number' || one === 'epaulettes');
  return { ...attire, topCloth, sleeve: coat ? 'long' : attire.sleeve, over: null, details };
};
const coats: ReadonlySet<string> = new Set(['white-coat', 'suit', 'cardigan', 'shawl']);

/** Dresses the body of a pose. `lit` is -1 when light comes from behind the figure, 1 from before it. */
export function dressedBody(ink: Brush, pose: Pose, look: Look, worn: Attire, lit: number, away = false): DressedBody {
  const attire = away ? fromBehind(worn) : worn;
  const { build, skin } = look;
  const { shoulder, feet } = body(pose, build);
  const on = trunk(pose, build);
  const one = isOnePiece(attire);
  const upright = pose.legs === 'stand' || pose.legs === 'stride';
  const legs = coversLegs(attire)
    ? feet.map(({ at, turn }, i) => sandal(at, turn, i === 0 ? shade(skin, 0.16) : skin)).join('')
    : legsOf(pose, build)
        .map((leg, i) => bareLeg(leg, attire, i === 0 ? shade(skin, 0.16) : skin, build))
        .join('');
  const below = lowerClothes(ink, pose, look, attire, lit);
  const upper =
    attire.bottom === 'gown'
      ? away
        ? ''
        : gownNeck(pose, attire)
      : top(ink, on, look, one ? { ...attire, topCloth: attire.bottomCloth } : attire, lit, tucked(attire), !away);
  const overColour =
    attire.over && ['white-coat', 'suit', 'cardigan'].includes(attire.over.cut) ? attire.over.colour : null;
  const cloth = overColour ?? clothTone(one ? attire.bottomCloth : attire.topCloth);
  const sleeveCloth = overColour ? null : one ? attire.bottomCloth : attire.topCloth;
  const sleeve = overColour ? 'long' : attire.sleeve;
  const wide = sleeve === 'wide' || attire.bottom === 'gown';
  const trim = tint(cloth, 0.5);
  const armOf = (near: boolean): string => {
    const [at, target, side] = near
      ? [shoulder.near, pose.near, pose.nearBend]
      : [shoulder.far, pose.far, pose.farBend];
    if (wide)
      return arm(at, target, side as 1 | -1, {
        sleeve: near ? tint(cloth, 0.06) : shade(cloth, 0.22),
        trim,
        skin: near ? skin : shade(skin, 0.14),
      });
    const base = sleeveCloth?.print ? sleeveCloth.colour : cloth;
    return dressedArm(at, target, side as 1 | -1, {
      sleeve,
      cloth: near ? tint(base, 0.06) : base,
      skin,
      build,
      shaded: !near,
      print: sleeveCloth ? printOf(ink, sleeveCloth) : null,
    });
  };
  return {
    farArm: armOf(false),
    trunk: legs + below + upper + overGarment(ink, on, look, attire, lit, upright) + detailsOf(on, attire),
    nearArm:
      (wide
        ? armShadow(shoulder.near, pose.near, pose.nearBend, cloth)
        : dressedArmShadow(shoulder.near, pose.near, pose.nearBend)) + armOf(true),
  };
}

const tucked = ({ bottom, top: cut, details }: Attire): boolean =>
  isOnePiece({ bottom } as Attire) ||
  details.includes('belt') ||
  details.includes('tie') ||
  (bottom === 'skirt' && cut !== 'scrubs');

function lowerClothes(ink: Brush, pose: Pose, look: Look, attire: Attire, lit: number): string {
  const { build } = look;
  switch (attire.bottom) {
    case 'skirt':
    case 'dress':
      return skirt(ink, pose, build, attire.bottomCloth, lit, 'knee');
    case 'long-skirt':
    case 'long-dress':
      return skirt(ink, pose, build, attire.bottomCloth, lit, 'long');
    case 'gown':
      return skirt(ink, pose, build, attire.bottomCloth, lit, 'gown');
    case 'trousers':
    case 'shorts': {
      const tone = clothTone(attire.bottomCloth);
      const on = trunk(pose, build);
      const seat = [on(0.9, -16), on(0.9, 16), on(1.12, 18), on(1.24, 9), on(1.24, -9), on(1.12, -18)];
      const [seatLeft, seatRight] = sides(seat);
      const hips = clothFill(ink, soft(seat, true, 0.3), attire.bottomCloth, seatLeft, seatRight, lit);
      const both = legsOf(pose, build)
        .map((leg, i) => {
          const { d, points, cuff } = legCloth(leg, attire.bottom === 'shorts', build);
          const [left, right] = sides(points);
          const [a, z] = cuff;
          const dim = i === 0 ? fill(d, '#2a1b3d', 0.26) : '';
          const knee = line(`M${n(leg.knee[0] - 4)} ${n(leg.knee[1] - 2)}q5 3 9 1`, shade(tone, 0.4), 1.4, 0.4);
          return (
            clothFill(ink, d, attire.bottomCloth, left, right, lit) +
            dim +
            (attire.bottom === 'trousers' ? knee : '') +
            line(`M${n(a[0])} ${n(a[1])}L${n(z[0])} ${n(z[1])}`, shade(tone, 0.3), 1.8, 0.7)
          );
        })
        .join('');
      return both + hips;
    }
  }
}

/** The embroidered neck of a long gown. */
function gownNeck({ neck: [x, y] }: Pose, { bottomCloth }: Attire): string {
  const thread = bottomCloth.inks[1];
  return (
    line(
      soft(
        [
          [x - 8, y + 1],
          [x + 4, y + 11],
          [x + 11, y],
        ],
        false,
      ),
      thread,
      3,
    ) +
    line(
      `M${n(x + 4)} ${n(y + 11)}v26M${n(x - 2)} ${n(y + 17)}q6 6 12 0M${n(x - 2)} ${n(y + 25)}q6 6 12 0`,
      thread,
      1.8,
      0.9,
    )
  );
}
