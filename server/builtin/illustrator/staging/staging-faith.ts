// Places the people of scenes of prayer, worship and sorrow, for scenes without a reading.
// See `Players` and `Placed` in blocking.ts for `p` and the numbers.
import { type Blocking, moodFeeling, one, type Placed, type Players, row } from './blocking.ts';
import type { Posture } from '../body/pose.ts';
import { held } from '../props/held.ts';
import type { Prop } from './kinds.ts';

const shrine = (p: Players): Prop | null =>
  (['burning-bush', 'altar', 'cross', 'fire', 'throne'] as const).find((prop) => p.has(prop)) ?? null;

export function pray(p: Players): Blocking {
  const first = p.take();
  const thing = shrine(p);
  return {
    people: [
      one(first, p.luck.pick(['worship', 'pray', 'praise', 'worship']), 'praying', thing ? 0.38 : 0.42, 0.86, 1),
      ...row(p.rest(5), 0.64, 0.92, 0.3, 0.4, p.luck, ['pray', 'worship', 'stand'], 'praying'),
    ],
    things: thing ? [{ x: 0.66, depth: 0.5, prop: thing }] : [],
  };
}

export function worship(p: Players): Blocking {
  const holy = p.some('jesus') ?? p.some('angel', 'baby', 'child') ?? p.some('king');
  const thing = shrine(p);
  const list = p.rest(6);
  const main = list[0];
  return {
    people: [
      ...(holy
        ? [one(holy, holy.kind === 'baby' || holy.kind === 'child' ? 'relaxed' : 'bless', 'calm', 0.64, 0.6, -1)]
        : []),
      ...(main
        ? [{ ...one(main.member, p.luck.pick(['bow', 'worship', 'worship']), 'praying', 0.38, 0.9, 1), nth: main.nth }]
        : []),
      ...row(list.slice(1), 0.08, 0.3, 0.4, 0.6, p.luck, ['worship', 'bow', 'kneel'], 'amazed'),
    ],
    things: !holy && thing ? [{ x: 0.66, depth: 0.5, prop: thing, scale: 1.1 }] : [],
  };
}

export function praise(p: Players): Blocking {
  const horns = p.has('trumpet');
  const main: Posture = p.has('harp') ? 'carry' : horns ? 'blow' : 'praise';
  return {
    people: p.rest(7).map(({ member, nth }, i): Placed => {
      const first = i === 0;
      const blows = horns && (first || member.kind === 'priest' || i === 1);
      const x = first ? 0.44 : 0.44 + (i % 2 ? 1 : -1) * (0.1 + 0.075 * ((i + 1) >> 1));
      const posture: Posture = first ? main : blows ? 'blow' : p.luck.pick(['praise', 'bless', 'talk']);
      return {
        ...one(member, posture, 'happy', x, first ? 0.86 : 0.56 - (i >> 1) * 0.14, i % 2 === 0 ? 1 : -1, {
          held: first && p.has('harp') ? held.harp : blows ? held.trumpet : undefined,
        }),
        nth,
      };
    }),
    things: [],
  };
}

export function anoint(p: Players): Blocking {
  const prophet = p.some('prophet', 'priest', 'jesus', 'patriarch', 'shepherd') ?? p.take();
  const chosen = p.some();
  return {
    people: [
      one(prophet, 'bless', 'calm', 0.58, 0.76, -1, { held: held.oil }),
      ...(chosen ? [one(chosen, 'worship', 'praying', 0.42, 0.88, 1)] : []),
      ...row(p.rest(5), 0.72, 0.96, 0.16, 0.4, p.luck, ['stand', 'relaxed'], 'calm'),
    ],
    things: p.has('table') ? [{ x: 0.3, depth: 0.3, prop: 'table', scale: 0.9 }] : [],
  };
}

export function mourn(p: Players): Blocking {
  const list = p.rest(5);
  return {
    people: list.map(
      ({ member, nth }, i): Placed => ({
        ...one(
          member,
          i === 0 ? p.luck.pick(['weep', 'mourn']) : p.luck.pick(['mourn', 'stand', 'reach']),
          'sad',
          i === 0 ? 0.42 : 0.42 + (i % 2 ? 1 : -1) * (0.06 + 0.1 * ((i + 1) >> 1)),
          i === 0 ? 0.9 : 0.6 - i * 0.1,
          i % 2 ? -1 : 1,
        ),
        nth,
      }),
    ),
    things: [],
  };
}

export function bury(p: Players): Blocking {
  const dead = p.take('jesus', 'man', 'patriarch');
  return {
    people: [
      one(dead, 'sleep', 'asleep', 0.52, 0.78, 1, { lift: 30 }),
      ...row(p.rest(4), 0.26, 0.8, 0.5, 0.5, p.luck, ['mourn', 'pray', 'kneel'], 'sad'),
    ],
    things: [{ x: 0.52, depth: 0.76, prop: 'bed', scale: 1.05 }],
  };
}

export function sacrifice(p: Players): Blocking {
  const offerer = p.take();
  return {
    people: [
      one(offerer, p.luck.pick(['praise', 'worship', 'bless']), 'praying', 0.36, 0.84, 1),
      ...row(p.rest(4), 0.8, 0.95, 0.34, 0.4, p.luck, ['pray', 'stand', 'worship'], moodFeeling[p.scene.mood]),
    ],
    things: [{ x: 0.6, depth: 0.56, prop: 'altar', scale: 1.15 }],
  };
}
