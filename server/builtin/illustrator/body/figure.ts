// Draws one whole person from body, clothes, head and hands. The main file of this folder.
import { backOfRobe } from './back-of-body.ts';
import { headFromBehind } from './back-of-head.ts';
import { body } from './body.ts';
import { babyOnBack, belly, emptySleeve, schoolBag, walkingStick, wheelchair } from './body-marks.ts';
import { type Brush, fill, line, oval, place } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { between, n, type Point, soft } from '../drawing/curve.ts';
import { face } from './face.ts';
import { headwear } from './headwear.ts';
import { arm, armShadow, reached, sandal, wings } from './limbs.ts';
import type { Feeling, Look } from '../looks/look.ts';
import type { FigureOrder } from './figure-order.ts';
import { type Pose, type Posture, pose } from './pose.ts';
import { seated } from './pose-bases.ts';
import { agedPose, proportions } from './proportions.ts';
import { dressedBody } from '../today/dressed-body.ts';
import { glasses } from '../today/hats.ts';
import { clothTone } from '../today/cloth-prints.ts';
import { type Attire, isOnePiece } from '../today/attire.ts';
import { armour, cloak, hemBand, robeFolds, sash, tears } from './robe.ts';

const sleeveTone = (attire: Attire): string =>
  attire.over?.colour ?? clothTone(isOnePiece(attire) ? attire.bottomCloth : attire.topCloth);

/** How far the head of somebody who stands bows, and how far the shoulders sink, in degrees and figure units. */
const bearing: Partial<Record<Feeling, readonly [bow: number, sink: number]>> = {
  proud: [-7, -1],
  ashamed: [16, 3],
  weeping: [9, 2],
  tired: [11, 3],
};

/** Adapts a pose to a feeling: people who already bow do not bow further. */
function bornBy(feeling: Feeling, p: Pose): Pose {
  const [bow, sink] = bearing[feeling] ?? [0, 0];
  if (bow === 0 || p.legs === 'stretched' || (bow > 0 && p.nod > 8)) return p;
  return {
    ...p,
    neck: [p.neck[0] + sink, p.neck[1] + sink],
    head: [p.head[0] + sink * 1.8, p.head[1] + sink * 1.4],
    nod: p.nod + bow,
  };
}

/** How a figure holds itself, in its own units before its height is applied. */
export const poseOfFigure = ({ feeling, look, posture, hands }: FigureOrder): Pose =>
  bornBy(feeling, { ...inChair(look, agedPose(pose(posture), look.age ?? 'adult')), ...hands });

/** Seats a person who has a wheelchair in it; their hands do what the pose says. */
function inChair({ wheelchair, age }: Look, p: Pose): Pose {
  if (!wheelchair || p.legs === 'stretched' || p.legs === 'seat') return p;
  const sitting = agedPose(seated, age ?? 'adult');
  const moved = ([x, y]: Point): Point => [x - p.neck[0] + sitting.neck[0], y - p.neck[1] + sitting.neck[1]];
  return {
    ...p,
    legs: 'seat',
    hip: sitting.hip,
    neck: sitting.neck,
    head: moved(p.head),
    near: moved(p.near),
    far: moved(p.far),
  };
}

/** Draws a person about 200 units tall who faces right and stands on 0,0. */
export const figure = (ink: Brush, order: FigureOrder): string =>
  `<g data-person="${ink.figures.push(order) - 1}">${figureAgain(ink, order)}</g>`;

/** The same without the mark for films: for a figure that is redrawn in another pose. */
export function figureAgain(ink: Brush, order: FigureOrder): string {
  const { look, feeling, lit } = order;
  const age = look.age ?? 'adult';
  const p = poseOfFigure(order);
  const headSize = proportions[age].head;
  const b = body(p, look.build);
  const left = Math.min(...b.outline.map(([x]) => x));
  const right = Math.max(...b.outline.map(([x]) => x));
  const [bright, dim] = [tint(look.robe, 0.2), shade(look.robe, 0.32)];
  const cloth =
    lit > 0
      ? ink.linear([left, 0], [right, 0], [0, dim], [0.45, look.robe], [1, bright])
      : ink.linear([left, 0], [right, 0], [0, bright], [0.5, look.robe], [1, dim]);
  const sleeve = look.armour ? look.skin : look.robe;
  const colours = { sleeve: tint(sleeve, 0.06), trim: look.trim, skin: look.skin };
  const farColours = { sleeve: shade(sleeve, 0.22), trim: shade(look.trim, 0.2), skin: shade(look.skin, 0.14) };
  const hand = reached(b.shoulder.near, p.near);
  const farHand = reached(b.shoulder.far, p.far);
  const worn = headwear(look);
  const neck: Point = between(p.neck, p.head, 0.45);
  const head = order.away
    ? headFromBehind(look)
    : [
        worn.behind,
        face(look, feeling, lit, order.hurt, order.act),
        look.attire?.glasses ? glasses() : '',
        worn.over,
      ].join('');
  const dressed = look.attire ? dressedBody(ink, p, look, look.attire, lit, order.away) : null;
  const robed = () =>
    [
      b.feet.map(({ at, turn }, i) => sandal(at, turn, i === 0 ? shade(look.skin, 0.16) : look.skin)).join(''),
      place(worn.behind, p.head[0], p.head[1], headSize, false, p.nod),
      fill(soft(b.outline, true, 0.05), cloth),
      robeFolds(b, look),
      hemBand(b, look),
      order.away
        ? ''
        : line(
            `M${n(p.neck[0] - 7)} ${n(p.neck[1] - 1)}Q${n(p.neck[0] + 4)} ${n(p.neck[1] + 14)} ${n(p.neck[0] + 9)}` +
              ` ${n(p.neck[1] - 2)}`,
            look.trim,
            3,
          ),
    ].join('');
  const robedArm = () =>
    armShadow(b.shoulder.near, p.near, p.nearBend, look.robe) +
    arm(
      b.shoulder.near,
      p.near,
      p.nearBend,
      look.mantle && !look.armour ? { ...colours, sleeve: mix(look.robe, look.mantle, 0.12) } : colours,
    );
  const back = look.onBack
    ? babyOnBack(p, look, look.onBack)
    : look.schoolBag
      ? schoolBag(p, look, look.schoolBag, order.away ?? false)
      : null;
  const carried = p.legs === 'stretched' ? null : back;
  const stick = look.stick && !order.held && !order.farHeld && !order.away ? walkingStick(p) : null;
  const [inNear, inFar] = [
    stick?.hand === 'near' ? stick.drawing : order.held,
    stick?.hand === 'far' ? stick.drawing : order.farHeld,
  ];
  const [nearHeld, farHeld] = look.oneArm ? [inNear ?? inFar, undefined] : [inNear, inFar];
  const upperArm = [nearHeld ? place(nearHeld, hand[0], hand[1]) : '', dressed ? dressed.nearArm : robedArm()].join('');
  const [nape, front] = order.away ? [2, ''] : [8, upperArm];
  const whole = [
    look.wings ? wings(p.neck) : '',
    look.wheelchair && p.legs === 'seat' ? wheelchair.behind : '',
    carried?.behind ?? '',
    farHeld ? place(farHeld, farHand[0], farHand[1]) : '',
    look.oneArm ? '' : dressed ? dressed.farArm : arm(b.shoulder.far, p.far, p.farBend, farColours),
    // Seen from behind, both hands are before the body.
    order.away ? upperArm : '',
    dressed ? place(worn.behind, p.head[0], p.head[1], headSize, false, p.nod) + dressed.trunk : robed(),
    fill(
      soft([
        [p.neck[0] - 6, p.neck[1] + 1],
        [p.neck[0] + 2, p.neck[1] + nape],
        [p.neck[0] + 8, p.neck[1]],
        [neck[0] + 6, neck[1] - 6],
        [neck[0] - 7, neck[1] - 6],
      ]),
      shade(look.skin, 0.25),
    ),
    dressed ? '' : look.armour ? armour(b, p) : order.away ? backOfRobe(b, p, look) : sash(b, look),
    look.oneArm ? emptySleeve(b.shoulder.far, dressed && look.attire ? sleeveTone(look.attire) : look.robe) : '',
    order.hurt && !dressed ? tears(b, look) : '',
    look.mantle && !dressed && !order.away ? cloak(b, p, look.mantle, look.trim) : '',
    look.pregnant && !order.away && p.legs !== 'stretched' ? belly(ink, p, look, lit) : '',
    carried?.over ?? '',
    look.wheelchair && p.legs === 'seat' ? wheelchair.over : '',
    order.shoulders ? place(order.shoulders, p.neck[0], p.neck[1]) : '',
    place(head, p.head[0], p.head[1], headSize, false, p.nod),
    order.onHead ? place(order.onHead, p.head[0] - 3, p.head[1] - 19 * headSize) : '',
  ].join('');
  const glow = look.glow
    ? oval(
        p.head[0],
        p.head[1],
        46,
        46,
        ink.radial([p.head[0], p.head[1]], 46, [0, '#fff6cf', 0.95], [0.5, '#ffe9a0', 0.45], [1, '#ffe08a', 0]),
        0.99,
      )
    : '';
  const shown = order.part === 'arm' ? front : order.part === 'without-arm' ? glow + whole : glow + whole + front;
  return place(shown, 0, 0, look.tall);
}

/** The shadow that a figure throws on the ground; `away` is -1 or 1, the side away from the light. */
export function groundShadow(posture: Posture, tall: number, away: number): string {
  const wide = pose(posture).legs === 'stretched' ? 92 : 46;
  return (
    oval(away * 26 * tall, 2, (wide + 22) * tall, 10 * tall, '#1d1230', 0.2) +
    oval(away * 6, 1, wide * 0.8 * tall, 6 * tall, '#1d1230', 0.26)
  );
}
