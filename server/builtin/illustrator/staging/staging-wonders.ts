// Places the people of births, visions and baptisms and of the crucifixion, for scenes without a reading.
// See `Players` and `Placed` in blocking.ts for `p` and the numbers.
import { type Blocking, one, type Placed, type Players, row, type Thing } from './blocking.ts';
import { oval } from '../drawing/brush.ts';
import { held } from '../props/held.ts';

/** A child in the manger, and those who came to see it. */
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

/** Three crosses, and those who weep below them. */
export function crucify(p: Players): Blocking {
  p.some('jesus');
  const crosses: Thing[] = [
    { x: 0.5, depth: 0.06, prop: 'cross', scale: 1.25 },
    { x: 0.33, depth: 0, prop: 'cross', scale: 0.86 },
    { x: 0.67, depth: 0, prop: 'cross', scale: 0.86 },
  ];
  return { people: row(p.rest(4), 0.26, 0.74, 0.8, 0.5, p.luck, ['mourn', 'worship', 'weep'], 'sad'), things: crosses };
}

/** Somebody sees what is not of this world. */
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

/** Somebody finds what nobody expected. */
export function discover(p: Players): Blocking {
  const angel = p.some('angel');
  const list = p.rest(4);
  return {
    people: [
      ...(angel ? [one(angel, 'talk', 'calm', 0.7, 0.62, -1)] : []),
      ...list.map(
        ({ member, nth }, i): Placed => ({
          ...one(
            member,
            i === 0 ? 'shock' : p.luck.pick(['guard', 'pray', 'shock']),
            'amazed',
            0.5 - i * 0.12,
            0.84 - i * 0.16,
            1,
            {
              farHeld: i === 1 ? held.jar : undefined,
            },
          ),
          nth,
        }),
      ),
    ],
    things: [],
  };
}

/** One stands in the river, another blesses him. */
export function baptize(p: Players): Blocking {
  const baptist = p.take('prophet');
  const other = p.take('jesus');
  const water =
    oval(0, -8, 150, 20, '#4b98b6', 0.85) +
    oval(0, -20, 150, 15, '#7fbcd2', 0.5) +
    oval(0, -22, 110, 8, '#d5eef5', 0.5);
  return {
    people: [
      one(other, 'pray', 'praying', 0.45, 0.42, 1, { scale: 1.15 }),
      one(baptist, 'bless', 'calm', 0.555, 0.38, -1, { scale: 1.15 }),
      ...row(p.rest(5), 0.78, 0.96, 0.84, 0.4, p.luck, ['stand', 'pray'], 'amazed'),
    ],
    things: [
      { x: 0.502, depth: 0.47, drawing: water, scale: 1.2 },
      { x: 0.46, depth: 0.42, animal: 'dove', lift: 300, scale: 0.85 },
    ],
  };
}

/** Angels in the air, and below them whoever sees them. */
export function host(p: Players): Blocking {
  const all = p.rest(8);
  const angels = all.filter(({ member }) => member.kind === 'angel').slice(0, 3);
  const places = [
    [0.5, 0.5, 30],
    [0.2, 0.1, 70],
    [0.8, 0.1, 70],
  ] as const;
  return {
    people: [
      ...angels.map(({ member, nth }, i): Placed => {
        const [x, depth, lift] = places[i] ?? places[0];
        return {
          ...one(member, i ? 'pray' : 'praise', 'happy', x, depth, x > 0.5 ? -1 : 1, { lift, scale: i ? 0.85 : 1 }),
          nth,
        };
      }),
      ...row(
        all.filter(({ member }) => member.kind !== 'angel').slice(0, 4),
        0.14,
        0.86,
        0.95,
        0.5,
        p.luck,
        ['kneel', 'worship', 'shock'],
        'amazed',
      ),
    ],
    things: p.has('ladder') ? [{ x: 0.62, depth: 0, prop: 'ladder', scale: 1.1 }] : [],
  };
}
