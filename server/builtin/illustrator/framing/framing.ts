// Which part of the staged people each close shot shows: faces, half figures, hands, over the shoulder.
import type { ReadingShot } from '#shared/pictures/scene-reading.ts';
import type { Placed, Thing } from '../staging/blocking.ts';
import { handAt, jointAt, reachOf } from '../actions/contact.ts';
import type { Look } from '../looks/look.ts';
import { type Legs, pose } from '../body/pose.ts';
import { proportions } from '../body/proportions.ts';

/** The part of the staging that fills the page, in figure units: its sides, its top (negative) and its foot. */
export type Frame = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly low: number;
  /** Share of the page's height left free above it. */
  readonly over: number;
  /** Where the middle of it is, as a share of the page's width. */
  readonly at: number;
};

/** One person and their looks. */
export type Seen = { readonly placed: Placed; readonly look: Look };

/** A head on the stage: its middle and half its height, in figure units. */
export function headOf({ placed, look }: Seen): { x: number; y: number; half: number } {
  const age = look.age ?? 'adult';
  const size = proportions[age].head * look.tall * (placed.scale ?? 1);
  const [x, y] = jointAt(placed, look, 'head');
  return { x: x + placed.face * 2 * size, y: y + 14 * size, half: 22 * size };
}

/** Height at which a body is cropped at the hips, by posture; whoever lies or sits on the ground is shown whole. */
const hips: Partial<Record<Legs, number>> = { stand: 76, stride: 78, kick: 78, kneel: 40, seat: 46, crouch: 34 };
const sizeOf = ({ placed, look }: Seen) => look.tall * (placed.scale ?? 1);

/** Room over a head for hair, hats and crowns. */
const crown = (half: number) => half * 1.55;

/** How far below the middle of a single head the frame reaches, in half heads: chin and beard stay above captions. */
const belowOne = 2.8;

/** Head and shoulders of one person who looks into the free side of the page, or the heads of several. */
function faces(seen: readonly Seen[]): Frame {
  const heads = seen.map(headOf);
  const size = Math.max(...heads.map(({ half }) => half));
  const top = Math.min(...heads.map(({ y, half }) => y - crown(half)));
  const low = Math.max(...heads.map(({ y, half }) => y + half * (seen.length > 1 ? 2.4 : belowOne)));
  const [left, right] = [Math.min(...heads.map(({ x }) => x)), Math.max(...heads.map(({ x }) => x))];
  const way = seen.length === 1 ? (seen[0] as Seen).placed.face : 0;
  return { left: left - size * 2, right: right + size * 2, top, low, over: 0.06, at: 0.5 - way * 0.09 };
}

/** Below a hand there is room for what it holds. */
const lowestHand = ({ placed, look }: Seen): number =>
  Math.max(
    ...(['near', 'far'] as const)
      .filter((hand) => placed.hands?.[hand] || (hand === 'near' ? placed.held : placed.farHeld))
      .map((hand) => handAt(placed, look, hand)[1] + 16),
  );

/** Everybody from the hips up; null when this would crop somebody at the knees or at the head. */
function halves(seen: readonly Seen[]): Frame | null {
  const heads = seen.map(headOf);
  const cuts = seen.map((one) => {
    const hip = hips[pose(one.placed.posture).legs];
    return hip === undefined ? null : -(hip * sizeOf(one) + Math.max(0, one.placed.lift ?? 0));
  });
  if (cuts.includes(null)) return null;
  const low = Math.min(...(cuts as number[]));
  const chest = Math.max(...heads.map(({ y, half }) => y + half * 2.3));
  // What hands do and hold is above the foot of the page.
  const working = Math.max(
    ...seen.filter(({ placed }) => placed.held || placed.farHeld || placed.hands).map(lowestHand),
    low,
  );
  const cut = Math.max(low, chest, working);
  // A child beside a grown person is seen to the chest, as long as that does not show the knees of the other.
  if (
    seen.some((one) => cut > -52 * sizeOf(one) && !['kneel', 'seat', 'crouch'].includes(pose(one.placed.posture).legs))
  ) {
    const whole = seen.filter((one) => cut > -52 * sizeOf(one));
    if (whole.some((one) => cut > -44 * sizeOf(one) && sizeOf(one) > 0.8)) return null;
  }
  const top = Math.min(
    ...heads.map(({ y, half }) => y - crown(half)),
    ...seen.flatMap(({ placed, look }) => [handAt(placed, look, 'near')[1] - 10, handAt(placed, look, 'far')[1] - 10]),
  );
  const reach = seen.flatMap(({ placed, look }) => [
    handAt(placed, look, 'near')[0],
    handAt(placed, look, 'far')[0],
    // A back that is bent reaches farther than the head.
    ...(pose(placed.posture).legs === 'kneel' || pose(placed.posture).head[0] > 24 ? reachOf(placed, look) : []),
  ]);
  const [left, right] = [
    Math.min(...heads.map(({ x }) => x - 34), ...reach.map((x) => x - 18)),
    Math.max(...heads.map(({ x }) => x + 34), ...reach.map((x) => x + 18)),
  ];
  const way = seen.length === 1 ? (seen[0] as Seen).placed.face : 0;
  return { left, right, top, low: cut, over: 0.08, at: 0.5 - way * 0.07 };
}

/** A speaker from the hips up, and before them on one side the head and back of whoever listens. */
function overShoulder(seen: readonly Seen[]): Frame | null {
  const [speaker, listener] = seen;
  if (!speaker || !listener?.placed.away) return null;
  const [front, back] = [headOf(speaker), headOf(listener)];
  const size = sizeOf(speaker);
  const [left, right] = [
    Math.min(front.x - 62 * size, back.x - back.half * 0.3),
    Math.max(front.x + 62 * size, back.x + back.half * 0.3),
  ];
  return { left, right, top: front.y - crown(front.half), low: front.y + front.half * 4.1, over: 0.1, at: 0.5 };
}

/**
 * Things that must not be cut off: animals, the thing of the deed, and things on the ground that are not part of the
 * wall.
 */
const cutOff = ({ animal, depth, needed, half = 50 }: Thing): boolean =>
  Boolean(animal) || (depth > 0 && (half > 60 || needed === true));

const lying = new Set<Legs>(['stretched', 'climb', 'leap', 'astride']);

/** The part of a staging that a close shot shows; null when it is too large for one and is shown whole. */
export function frameOf(shot: ReadingShot | null, seen: readonly Seen[], things: readonly Thing[]): Frame | null {
  if (seen.length === 0 || seen.some(({ placed }) => placed.mount || lying.has(pose(placed.posture).legs))) return null;
  switch (shot) {
    case 'face':
      return seen.length > 2 ? null : faces(seen);
    case 'over-shoulder':
      return overShoulder(seen) ?? frameOf('half', seen, things);
    case 'half':
      return seen.length > 5 || things.some(cutOff) ? null : halves(seen);
    case 'hands':
      // The owner of the hands must be seen too: nobody is shown without a head.
      return frameOf('half', seen, things);
    default:
      return null;
  }
}
