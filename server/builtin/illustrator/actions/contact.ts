// Brings people so close together that hands reach what they touch. Positions are in figure units: a grown man is 200
// tall.
import { body } from '../body/body.ts';
import type { Blocking, Placed } from '../staging/blocking.ts';
import { between, type Point } from '../drawing/curve.ts';
import { reached } from '../body/limbs.ts';
import type { Look } from '../looks/look.ts';
import { type Pose, pose } from '../body/pose.ts';
import { agedPose, proportions } from '../body/proportions.ts';

/** Where somebody can be touched. */
export type Joint =
  | 'head'
  | 'neck'
  | 'side'
  | 'shoulder'
  | 'back'
  | 'waist'
  | 'hip'
  | 'lap'
  | 'feet'
  | 'near'
  | 'far'
  | 'arm';
type Hand = 'near' | 'far';

/**
 * A hand of `who` that touches a joint or a hand of `whom`, or `who` carried `at` a joint of `whom`. Both are indexes
 * in the list of people.
 */
export type Touch =
  | { readonly who: number; readonly whom: number; readonly hand: Hand; readonly joint: Joint }
  | { readonly who: number; readonly whom: number; readonly hand: Hand; readonly theirs: Hand }
  | { readonly who: number; readonly whom: number; readonly at: Joint };

/** Who stands where, and who touches whom; `settle` moves people together until hands reach. */
export type Acted = {
  readonly blocking: Blocking;
  readonly touches: readonly Touch[];
  readonly still: ReadonlySet<number>;
};

/** Where a small person who cannot reach the shoulder holds the waist instead. */
const trunk = new Set<Joint>(['neck', 'shoulder', 'back', 'side', 'arm']);
/** Almost as far as an arm reaches, in units of its figure. */
const armLong = 60;
/** People never come nearer to each other than this. */
const nearest = 24;

type Body = { placed: Placed; look: Look };
const poseOf = ({ placed, look }: Body): Pose => agedPose(pose(placed.posture), look.age ?? 'adult');
const sizeOf = ({ placed, look }: Body) => look.tall * (placed.scale ?? 1);

/** A point of a figure on the page, in figure units. */
function onPage(body: Body, [x, y]: Point): Point {
  const { placed } = body;
  const turn = ((placed.tilt ?? 0) * Math.PI) / 180;
  const size = sizeOf(body);
  const [rx, ry] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  return [(placed.dx ?? 0) + placed.face * rx * size, ry * size - (placed.lift ?? 0)];
}

/** A point of the page as a point of a figure. */
function onFigure(body: Body, [x, y]: Point): Point {
  const { placed } = body;
  const turn = (-(placed.tilt ?? 0) * Math.PI) / 180;
  const size = sizeOf(body);
  const [rx, ry] = [(placed.face * (x - (placed.dx ?? 0))) / size, (y + (placed.lift ?? 0)) / size];
  return [rx * Math.cos(turn) - ry * Math.sin(turn), rx * Math.sin(turn) + ry * Math.cos(turn)];
}

/** Where a joint of a body is, in units of its figure. */
function joint(whose: Body, name: Joint): Point {
  const p = poseOf(whose);
  const shape = body(p, whose.look.build);
  const [nx, ny] = p.neck;
  switch (name) {
    case 'head':
      return [p.head[0] - 2, p.head[1] - 14 * proportions[whose.look.age ?? 'adult'].head];
    case 'neck':
      return [nx - 6, ny + 4];
    case 'side':
      return [nx + (p.hip[0] - nx) * 0.45 - 6, ny + (p.hip[1] - ny) * 0.45];
    case 'shoulder':
      return [shape.shoulder.near[0] + 4, shape.shoulder.near[1]];
    case 'back':
      return [nx + (p.hip[0] - nx) * 0.4 - 15, ny + (p.hip[1] - ny) * 0.4];
    case 'waist':
      return shape.waist[1];
    case 'arm':
      return [shape.shoulder.far[0] + 8, shape.shoulder.far[1] + 26];
    case 'hip':
      return p.hip;
    case 'lap':
      return [p.hip[0] + 26, p.hip[1] - 6];
    case 'feet':
      return p.legs === 'stretched' ? [100, -14] : (shape.feet.at(-1)?.at ?? [20, -4]);
    default:
      return p[name];
  }
}

const shoulder = (one: Body, hand: Hand): Point => onPage(one, body(poseOf(one), one.look.build).shoulder[hand]);

/** Where two hands meet: between the shoulders, as low as both arms and both poses allow. */
function meeting(a: Body, mine: Hand, b: Body, theirs: Hand): Point {
  const [from, to] = [shoulder(a, mine), shoulder(b, theirs)];
  const [long, other] = [armLong * sizeOf(a), armLong * sizeOf(b)];
  const [x, y] = between(from, to, long / (long + other));
  const [own, others] = [onPage(a, joint(a, mine))[1], onPage(b, joint(b, theirs))[1]];
  // With a child, hands meet at the height of the child's hand, so that they do not cover its face.
  const uneven = Math.abs(sizeOf(a) - sizeOf(b)) > 0.2;
  const wish = uneven ? Math.max(own, others) : (own + others) / 2;
  const reached = (point: Point) => distance(from, point) <= long && distance(to, point) <= other;
  return [1, 0.8, 0.6, 0.4, 0.2].map((share): Point => [x, y + (wish - y) * share]).find(reached) ?? [x, y];
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** How far a shoulder may be from a point to the side when the hand is to reach it. */
const within = (size: number, high: number) => Math.max(8, Math.sqrt(Math.max(0, (armLong * size) ** 2 - high ** 2)));

/**
 * Moves people together until hands reach, and puts the hands on what they touch. Returns the people in the same order.
 */
export function settle(
  people: readonly Placed[],
  touches: readonly Touch[],
  still: ReadonlySet<number>,
  looks: ReadonlyMap<Placed, Look>,
): Placed[] {
  const bodies: Body[] = people.map((placed) => ({ placed, look: looks.get(placed) as Look }));
  const at = (i: number) => bodies[i] as Body;
  const change = (i: number, more: Partial<Placed>) => {
    at(i).placed = { ...at(i).placed, ...more };
  };
  const aim = (touch: Touch): Point => {
    const whom = at(touch.whom);
    if ('theirs' in touch) return meeting(at(touch.who), touch.hand, whom, touch.theirs);
    const goal = onPage(whom, joint(whom, 'at' in touch ? touch.at : touch.joint));
    if ('at' in touch || !trunk.has(touch.joint)) return goal;
    const high = shoulder(at(touch.who), touch.hand)[1] - goal[1];
    return high > armLong * 0.85 * sizeOf(at(touch.who)) ? onPage(whom, joint(whom, 'waist')) : goal;
  };
  const approach = (who: number, whom: number, over: number) => {
    if (over <= 0.01) return;
    const mover = still.has(who) || (who === 0 && !still.has(whom)) ? whom : who;
    const [from, to] = [at(mover).placed.dx ?? 0, at(mover === who ? whom : who).placed.dx ?? 0];
    const by = Math.min(over, Math.max(0, Math.abs(to - from) - nearest));
    change(mover, { dx: from + Math.sign(to - from) * by });
  };
  for (let round = 0; round < 4; round++)
    for (const touch of touches) {
      if ('at' in touch) {
        const [x, y] = aim(touch);
        const rider = at(touch.who);
        const [hx, hy] = joint(rider, 'hip');
        change(touch.who, { dx: x - rider.placed.face * hx * sizeOf(rider), lift: hy * sizeOf(rider) - y });
        continue;
      }
      const from = shoulder(at(touch.who), touch.hand);
      const to = 'theirs' in touch ? shoulder(at(touch.whom), touch.theirs) : aim(touch);
      const long = sizeOf(at(touch.who)) + ('theirs' in touch ? sizeOf(at(touch.whom)) : 0);
      approach(touch.who, touch.whom, Math.abs(to[0] - from[0]) - within(long, to[1] - from[1]));
    }
  for (const touch of touches) {
    if ('at' in touch) continue;
    const goal = aim(touch);
    change(touch.who, { hands: { ...at(touch.who).placed.hands, [touch.hand]: onFigure(at(touch.who), goal) } });
    if ('theirs' in touch)
      change(touch.whom, { hands: { ...at(touch.whom).placed.hands, [touch.theirs]: onFigure(at(touch.whom), goal) } });
  }
  return bodies.map(({ placed }) => placed);
}

/** Where a hand of somebody is on the page, in figure units, as far as the arm reaches. */
export function handAt(placed: Placed, look: Look, hand: Hand): Point {
  const whose = { placed, look };
  const from = body(poseOf(whose), look.build).shoulder[hand];
  return onPage(whose, reached(from, placed.hands?.[hand] ?? poseOf(whose)[hand]));
}

/** Where somebody is touched at a joint, on the page, in figure units. */
export const jointAt = (placed: Placed, look: Look, name: Joint): Point =>
  onPage({ placed, look }, joint({ placed, look }, name));

/** How far somebody reaches to the left and to the right, in figure units of the page. */
export function reachOf(placed: Placed, look: Look): readonly [left: number, right: number] {
  const p = { ...poseOf({ placed, look }), ...placed.hands };
  const wide: Point[] =
    p.legs === 'stretched'
      ? [
          [-104, -30],
          [116, -10],
        ]
      : [
          [-44, -60],
          [44, -60],
        ];
  const mounted: Point[] = placed.mount
    ? [
        [-110, 0],
        [120, -60],
      ]
    : [];
  const xs = [...wide, ...mounted, p.head, p.near, p.far].map((point) => onPage({ placed, look }, point)[0]);
  return [Math.min(...xs) - 16, Math.max(...xs) + 16];
}

/** The same people and things, moved to the side together so that their middle is the middle of the page. */
export function centred(
  { people, things }: Blocking,
  looks: ReadonlyMap<Placed, Look>,
): { blocking: Blocking; looks: Map<Placed, Look>; half: number } {
  const reaches = [
    ...people.map((placed) => reachOf(placed, looks.get(placed) as Look)),
    ...things.map(({ dx = 0, half = 50 }) => [dx - half, dx + half] as const),
  ];
  const [left, right] = [Math.min(...reaches.map(([from]) => from)), Math.max(...reaches.map(([, to]) => to))];
  const by = reaches.length > 0 ? -(left + right) / 2 : 0;
  const moved = people.map((placed) => ({ ...placed, dx: (placed.dx ?? 0) + by }));
  return {
    blocking: { people: moved, things: things.map((thing) => ({ ...thing, dx: (thing.dx ?? 0) + by })) },
    looks: new Map(moved.map((placed, i) => [placed, looks.get(people[i] as Placed) as Look])),
    half: reaches.length > 0 ? (right - left) / 2 : 0,
  };
}
