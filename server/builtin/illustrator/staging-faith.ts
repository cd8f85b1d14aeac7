import { type Blocking, moodFeeling, one, type Placed, type Players, row, type Thing } from './blocking.ts';
import { held } from './props/held.ts';
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
      ...(holy ? [one(holy, holy.kind === 'baby' || holy.kind === 'child' ? 'relaxed' : 'bless', 'calm', 0.64, 0.6, -1)] : []),
      ...(main ? [{ ...one(main.member, p.luck.pick(['bow', 'worship', 'worship']), 'praying', 0.38, 0.9, 1), nth: main.nth }] : []),
      ...row(list.slice(1), 0.08, 0.3, 0.4, 0.6, p.luck, ['worship', 'bow', 'kneel'], 'amazed'),
    ],
    things: !holy && thing ? [{ x: 0.66, depth: 0.5, prop: thing, scale: 1.1 }] : [],
  };
}

export function praise(p: Players): Blocking {
  const list = p.rest(7);
  return {
    people: list.map(
      ({ member, nth }, i): Placed => ({
        ...one(
          member,
          i === 0 ? (p.has('harp') ? 'carry' : 'praise') : p.luck.pick(['praise', 'bless', 'talk']),
          'happy',
          i === 0 ? 0.44 : 0.44 + (i % 2 ? 1 : -1) * (0.1 + 0.075 * ((i + 1) >> 1)),
          i === 0 ? 0.86 : 0.56 - (i >> 1) * 0.14,
          i === 0 || i % 2 === 0 ? 1 : -1,
          { held: i === 0 && p.has('harp') ? held.harp : p.has('trumpet') && i === 1 ? held.trumpet : undefined },
        ),
        nth,
      }),
    ),
    things: [],
  };
}

export function birth(p: Players): Blocking {
  const mary = p.some('mary', 'mother') ?? p.take();
  const joseph = p.some('joseph', 'father');
  const baby = p.some('baby');
  const guests = p.rest(5);
  const angels = guests.filter(({ member }) => member.kind === 'angel');
  return {
    people: [
      one(mary, 'worship', 'happy', 0.37, 0.82, 1),
      ...(joseph ? [one(joseph, 'guard', 'calm', 0.64, 0.66, -1, { held: held.staff })] : []),
      ...(baby ? [one(baby, 'lie', 'asleep', 0.508, 0.83, 1, { lift: 58, scale: 0.9 })] : []),
      ...row(
        guests.filter(({ member }) => member.kind !== 'angel').slice(0, 3),
        0.76,
        0.96,
        0.72,
        0.5,
        p.luck,
        ['kneel', 'worship', 'stand'],
        'happy',
      ),
      ...angels.slice(0, 2).map(
        ({ member, nth }, i): Placed => ({
          ...one(member, 'pray', 'calm', i ? 0.8 : 0.2, 0.1, i ? -1 : 1, { lift: 60, scale: 0.8 }),
          nth,
        }),
      ),
    ],
    things: [{ x: 0.5, depth: 0.8, prop: 'manger', scale: 1.05 }],
  };
}

export function crucify(p: Players): Blocking {
  p.some('jesus');
  const crosses: Thing[] = [
    { x: 0.5, depth: 0.06, prop: 'cross', scale: 1.25 },
    { x: 0.33, depth: 0, prop: 'cross', scale: 0.86 },
    { x: 0.67, depth: 0, prop: 'cross', scale: 0.86 },
  ];
  return { people: row(p.rest(4), 0.26, 0.74, 0.8, 0.5, p.luck, ['mourn', 'worship', 'weep'], 'sad'), things: crosses };
}

export function appear(p: Players): Blocking {
  const bush = p.has('burning-bush');
  const vision = bush ? null : p.some('angel', 'jesus');
  const list = p.rest(5);
  const main = list[0];
  return {
    people: [
      ...(vision ? [one(vision, 'bless', 'calm', 0.64, 0.36, -1, { lift: vision.kind === 'angel' ? 44 : 0 })] : []),
      ...(main
        ? [
            {
              ...one(
                main.member,
                bush && p.luck.maybe(0.5) ? 'worship' : p.luck.pick(['shock', 'kneel', 'guard']),
                'amazed',
                0.34,
                0.88,
                1,
              ),
              nth: main.nth,
            },
          ]
        : []),
      ...row(list.slice(1), 0.08, 0.26, 0.42, 0.6, p.luck, ['shock', 'kneel', 'guard'], 'amazed'),
    ],
    things: bush
      ? [{ x: 0.66, depth: 0.5, prop: 'burning-bush', scale: 1.25 }]
      : p.has('ladder')
        ? [{ x: 0.66, depth: 0.2, prop: 'ladder', scale: 1 }]
        : [],
  };
}

export function discover(p: Players): Blocking {
  const angel = p.some('angel');
  const list = p.rest(4);
  return {
    people: [
      ...(angel ? [one(angel, 'talk', 'calm', 0.7, 0.62, -1)] : []),
      ...list.map(
        ({ member, nth }, i): Placed => ({
          ...one(member, i === 0 ? 'shock' : p.luck.pick(['guard', 'pray', 'shock']), 'amazed', 0.5 - i * 0.12, 0.84 - i * 0.16, 1, {
            farHeld: i === 1 ? held.jar : undefined,
          }),
          nth,
        }),
      ),
    ],
    things: [],
  };
}

export function baptize(p: Players): Blocking {
  const baptist = p.take('prophet');
  const other = p.take('jesus');
  return {
    people: [
      one(other, 'pray', 'praying', 0.45, 0.66, 1, { lift: -34 }),
      one(baptist, 'bless', 'calm', 0.565, 0.62, -1, { lift: -34 }),
      ...row(p.rest(5), 0.74, 0.96, 0.06, 0.4, p.luck, ['stand', 'pray'], 'amazed'),
    ],
    things: [{ x: 0.46, depth: 0.66, animal: 'dove', lift: 270, scale: 1.2 }],
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
