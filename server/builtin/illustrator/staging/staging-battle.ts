// Places the people of attacks, duels and flights, for scenes without a reading.
// See `Players` and `Placed` in blocking.ts for `p` and the numbers.
import { type Blocking, one, type Placed, type Players, row } from './blocking.ts';
import { held } from '../props/held.ts';

/** Robbers attack somebody. */
export function attack(p: Players): Blocking {
  const victim = p.takeHurt() ?? p.take('traveller');
  const robbers = p.rest(4);
  const early = p.luck.maybe(0.5);
  const places = [
    [0.33, 0.62, 1],
    [0.68, 0.66, -1],
    [0.55, 0.3, -1],
    [0.22, 0.3, 1],
  ] as const;
  const arms = ['strike', 'reach', 'guard', 'run'] as const;
  const tools = [held.club, held.bundle, held.sword, held.rod];
  return {
    people: [
      one(victim, early ? 'plead' : 'lie', 'afraid', early ? 0.52 : 0.5, 0.95, -1),
      ...robbers.map(
        ({ member, nth }, i): Placed => ({
          ...one(
            member,
            arms[i] ?? 'guard',
            'angry',
            places[i]?.[0] ?? 0.8,
            places[i]?.[1] ?? 0.3,
            places[i]?.[2] ?? -1,
            {
              held: tools[i],
            },
          ),
          nth,
        }),
      ),
    ],
    things: [{ x: 0.4, depth: 1, drawing: held.bundle ?? '', scale: 1 }],
  };
}

/** A boy and a giant, staged differently in each picture. */
export function duel(p: Players): Blocking {
  const giant = p.take('giant');
  const hero = p.take('young-shepherd');
  const armies = (from: number, to: number) => row(p.rest(6), from, to, 0.02, 0, p.luck, ['guard', 'stand'], 'angry');
  const boy = (
    posture: 'sling' | 'hike' | 'tend' | 'run' | 'point',
    x: number,
    depth: number,
    more: Partial<Placed> = {},
  ) =>
    one(hero, posture, 'calm', x, depth, 1, {
      held: posture === 'sling' ? held.sling : posture === 'hike' ? held.crook : undefined,
      scale: 1.06,
      ...more,
    });
  if (p.scene.place === 'river')
    return {
      people: [boy('tend', 0.44, 0.94, { scale: 1.5, held: held.stone })],
      things: [{ x: 0.56, depth: 1, prop: 'stone', scale: 0.5 }],
    };
  switch (p.turn % 4) {
    case 0:
      return {
        people: [
          boy('sling', 0.25, 1),
          one(giant, 'guard', 'angry', 0.68, 0.72, -1, { held: held.spear, scale: 0.84 }),
          ...armies(0.82, 0.98),
        ],
        things: [],
      };
    case 1:
      return {
        people: [
          boy('hike', 0.3, 1.15, { away: true, scale: 1.5 }),
          one(giant, 'point', 'angry', 0.66, 0.2, -1, { farHeld: held.sword, scale: 0.86 }),
          ...armies(0.78, 0.96),
        ],
        things: [],
      };
    case 2:
      return {
        people: [
          boy('run', 0.36, 0.96, { farHeld: held.stone }),
          one(giant, 'strike', 'angry', 0.64, 0.7, -1, { held: held.sword, scale: 0.8 }),
          ...armies(0.82, 0.98),
        ],
        things: [],
      };
    default:
      return {
        people: [
          one(giant, 'guard', 'angry', 0.33, 0.5, 1, { held: held.spear, scale: 0.88 }),
          boy('point', 0.74, 1.05, { face: -1, held: held.crook, scale: 1.2 }),
          ...armies(0.06, 0.24),
        ],
        things: [],
      };
  }
}

/** The giant lies on the ground, and the boy stands by. */
export function defeat(p: Players): Blocking {
  const giant = p.take('giant');
  const hero = p.take('young-shepherd');
  return {
    people: [
      one(giant, 'sleep', 'asleep', 0.56, 0.9, 1, { scale: 0.9 }),
      one(hero, p.turn % 2 ? 'praise' : 'guard', 'happy', 0.3, 0.8, 1, {
        held: p.turn % 2 ? undefined : held.sword,
        farHeld: p.turn % 2 ? held.sling : undefined,
        scale: 1.1,
      }),
      ...row(p.rest(5), 0.74, 0.96, 0.08, 0, p.luck, ['shock', 'run'], 'afraid'),
    ],
    things: [],
  };
}

/** People run away. */
export function flee(p: Players): Blocking {
  const crowd = p.rest(5);
  return {
    people: crowd.map(
      ({ member, nth }, i): Placed => ({
        ...one(member, 'run', 'afraid', 0.4 + (i % 2 ? -1 : 1) * 0.13 * ((i + 1) >> 1) + 0.1, 0.85 - i * 0.14, 1),
        nth,
      }),
    ),
    things: [],
  };
}
