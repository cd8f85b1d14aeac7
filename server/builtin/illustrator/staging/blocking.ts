// The types of a staging: where people and things are. "Blocking" is the stage term for placing actors.
import type { ReadingEra } from '#shared/pictures/scene-reading.ts';
import type { Point } from '../drawing/curve.ts';
import type { Feeling } from '../looks/look.ts';
import type { Posture } from '../body/pose.ts';
import type { Chance } from '../drawing/random.ts';
import type { AnimalKind, Prop } from './kinds.ts';
import type { CastMember, Scene } from '../scene.ts';

/**
 * Where somebody stands and what they do. `x` is a share of the page's width, `depth` goes from 0 (far) to 1 (near).
 */
export type Placed = {
  readonly member: CastMember;
  readonly nth: number;
  readonly posture: Posture;
  readonly feeling: Feeling;
  readonly x: number;
  readonly depth: number;
  /** 1 faces right, -1 left. */
  readonly face: 1 | -1;
  readonly held?: string | undefined;
  readonly farHeld?: string | undefined;
  readonly away?: boolean;
  /** Rides this animal. */
  readonly mount?: AnimalKind;
  /** Cloth around the shoulders. */
  readonly shawl?: string;
  /** The small animal in the arms. */
  readonly inArms?: AnimalKind;
  /** Has this animal on the shoulders. */
  readonly carries?: AnimalKind;
  /** Figure units above the ground. */
  readonly lift?: number;
  readonly scale?: number;
  /** Figure units to the right of `x`: people who touch each other are placed by it. */
  readonly dx?: number;
  /** Degrees by which the whole body leans over, positive forward. */
  readonly tilt?: number;
  /** Where the hands are in units of this figure, when not where the posture has them. */
  readonly hands?: { readonly near?: Point; readonly far?: Point };
  /** The near arm is drawn over everybody: it goes round somebody. */
  readonly over?: boolean;
  /** Carried on the head. */
  readonly onHead?: string | undefined;
  /** The seat drawn under somebody; a usual one when it is left out. */
  readonly seat?: string;
  /** Order among what stands equally near: positive is before it. */
  readonly layer?: number;
};
/** Where a thing or an animal stands. */
export type Thing = {
  readonly x: number;
  readonly depth: number;
  readonly prop?: Prop;
  readonly animal?: AnimalKind;
  readonly drawing?: string;
  /** An everyday thing by its English name. */
  readonly name?: string;
  /** The colour that it has by its name. */
  readonly colour?: string | undefined;
  /** The world whose things are meant by a name that both have, such as "lamp"; today when it is left out. */
  readonly era?: ReadingEra;
  /** Figure units to the right of `x`. */
  readonly dx?: number;
  /** How far it reaches to either side, in figure units. */
  readonly half?: number;
  /** How high it is, in figure units, when the picture must make room for it. */
  readonly high?: number;
  /** Order among what stands equally near: positive is before it. */
  readonly layer?: number;
  readonly nth?: number;
  readonly face?: 1 | -1;
  readonly scale?: number;
  readonly lift?: number;
  /** What somebody does is done with it: a picture that leaves it out would not show the deed. */
  readonly needed?: boolean;
  /** Lies, where it does not stand: see `still-life.ts`. */
  readonly lies?: 'flat' | 'along';
};
export type Blocking = { readonly people: readonly Placed[]; readonly things: readonly Thing[] };

/** The people of a scene as a staging function takes them: each `take` removes one from those left. */
export type Players = {
  readonly scene: Scene;
  readonly luck: Chance;
  /** Which picture of the tale this is, so that neighbours are staged otherwise. */
  readonly turn: number;
  /** Takes the next single person that fits, or any, out of the cast; a made-up one when there is none. */
  take(...kinds: CastMember['kind'][]): CastMember;
  takeHurt(): CastMember | null;
  /** Takes the next single person of these kinds; null when there is none. */
  some(...kinds: CastMember['kind'][]): CastMember | null;
  /** All people still in the cast, groups told apart one by one. */
  rest(most: number): { member: CastMember; nth: number }[];
  has(prop: Prop): boolean;
};

/** Opens the people of a scene for staging; `left` returns those whom nobody has taken. */
export function players(scene: Scene, luck: Chance, turn: number): Players & { left(): readonly CastMember[] } {
  const cast = [...scene.cast];
  const used = new Map<string, number>();
  const pull = (test: (one: CastMember) => boolean): CastMember | null => {
    const at = cast.findIndex(test);
    if (at < 0) return null;
    const one = cast[at] as CastMember;
    if (one.count === 1) cast.splice(at, 1);
    else {
      const nth = used.get(one.id) ?? 0;
      used.set(one.id, nth + 1);
      cast[at] = { ...one, count: one.count - 1 };
    }
    return one.count === 1 ? one : { ...one, id: one.id };
  };
  const some: Players['some'] = (...kinds) =>
    kinds.length === 0
      ? (pull(({ count }) => count === 1) ?? pull(() => true))
      : pull(({ kind }) => kinds.includes(kind));
  return {
    scene,
    luck,
    turn,
    some,
    take: (...kinds) => some(...kinds) ?? some() ?? { id: 'neighbour', kind: 'man', count: 1, hurt: false },
    takeHurt: () => pull(({ hurt }) => hurt),
    rest(most) {
      const list = cast.flatMap((member) =>
        Array.from({ length: member.count }, (_, i) => ({ member, nth: i + (used.get(member.id) ?? 0) })),
      );
      cast.length = 0;
      return list.slice(0, most);
    },
    has: (prop) => scene.props.includes(prop),
    left: () => cast,
  };
}

/** The feeling that fits a mood. */
export const moodFeeling: Record<Scene['mood'], Feeling> = {
  calm: 'calm',
  joyful: 'happy',
  sorrowful: 'sad',
  tense: 'afraid',
  majestic: 'calm',
};

/** People in a row from one share of the width to another, looking at `towards`. */
export function row(
  list: readonly { member: CastMember; nth: number }[],
  from: number,
  to: number,
  depth: number,
  towards: number,
  luck: Chance,
  postures: readonly [Posture, ...Posture[]],
  feeling: Feeling,
): Placed[] {
  return list.map(({ member, nth }, i) => {
    const x = from + ((to - from) * (i + 0.5)) / list.length + luck.between(-0.012, 0.012);
    return {
      member,
      nth,
      posture: luck.pick(postures),
      feeling,
      x,
      depth: depth + (i % 2 ? 0.14 : 0) + luck.between(-0.03, 0.03),
      face: x < towards ? 1 : -1,
    };
  });
}

/** One person in a place of the stage; `x`, `depth` and `face` are those of `Placed`. */
export const one = (
  member: CastMember,
  posture: Posture,
  feeling: Feeling,
  x: number,
  depth: number,
  face: 1 | -1,
  more: Partial<Placed> = {},
): Placed => ({ member, nth: 0, posture, feeling, x, depth, face, ...more });
