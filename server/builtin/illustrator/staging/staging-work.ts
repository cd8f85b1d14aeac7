// Places the people of scenes of work, meals and rest (feast, sow, fish), for scenes without a reading.
// See `Players` and `Placed` in blocking.ts for `p` and the numbers.
import { type Blocking, moodFeeling, one, type Placed, type Players, row, type Thing } from './blocking.ts';
import { held } from '../props/held.ts';
import { inHand } from './staging-deeds.ts';

export function feast(p: Players): Blocking {
  const host = p.some('jesus', 'king', 'father', 'rich-man') ?? p.take();
  const guests = p.rest(8);
  return {
    people: [
      one(host, 'bless', 'happy', 0.5, 0.5, 1, { held: held.bread }),
      ...guests.map(({ member, nth }, i): Placed => {
        const left = i % 2 === 0;
        const step = (i >> 1) + 1;
        return {
          ...one(
            member,
            p.luck.pick(['relaxed', 'talk', 'carry']),
            i % 3 ? 'happy' : 'calm',
            0.5 + (left ? -1 : 1) * (0.025 + (guests.length > 5 ? 0.082 : 0.1) * step),
            0.47 - step * 0.03,
            left ? 1 : -1,
          ),
          nth,
        };
      }),
    ],
    things: [{ x: 0.5, depth: 0.86, prop: 'table', scale: guests.length > 3 ? 1.42 : 1.15 }],
  };
}

export function sleep(p: Players): Blocking {
  const sleeper = p.take();
  const keeper = sleeper.kind === 'shepherd' || sleeper.kind === 'young-shepherd';
  const ladder = p.has('ladder');
  return {
    people: [
      one(sleeper, keeper ? 'rest' : 'sleep', keeper ? 'calm' : 'asleep', 0.42, 0.94, 1, { held: undefined }),
      ...row(p.rest(4), 0.7, 0.94, 0.3, 0.4, p.luck, ['stand', 'pray'], 'calm'),
    ],
    things: ladder
      ? [{ x: 0.7, depth: 0.1, prop: 'ladder', scale: 1.1 }]
      : p.scene.place === 'house' || p.scene.place === 'palace'
        ? [{ x: 0.42, depth: 0.93, prop: 'bed', scale: 1.05 }]
        : [],
  };
}

export function sow(p: Players): Blocking {
  const sower = p.take('farmer');
  return {
    people: [
      one(sower, 'sow', 'calm', 0.42, 0.84, 1, { held: held.seed }),
      ...row(p.rest(4), 0.7, 0.94, 0.2, 0.4, p.luck, ['hike', 'stand', 'haul'], 'calm'),
    ],
    things: Array.from(
      { length: 16 },
      (): Thing => ({
        x: 0.52 + p.luck.between(0, 0.16),
        depth: p.luck.between(0.6, 1),
        drawing: `<ellipse cx="0" cy="${p.luck.between(-90, 0).toFixed(0)}" rx="4" ry="3" fill="#e0b84f"/>`,
      }),
    ),
  };
}

export function harvest(p: Players): Blocking {
  const list = p.rest(5);
  return {
    people: list.map(
      ({ member, nth }, i): Placed => ({
        ...one(
          member,
          i % 2 ? 'haul' : 'carry',
          'happy',
          0.4 + (i % 2 ? 1 : -1) * 0.14 * ((i + 1) >> 1),
          0.84 - i * 0.16,
          i % 2 ? -1 : 1,
          {
            held: i % 2 ? undefined : p.scene.place === 'vineyard' ? held.grapes : held.wheat,
          },
        ),
        nth,
      }),
    ),
    things: [{ x: 0.66, depth: 0.8, prop: p.scene.place === 'vineyard' ? 'grapes' : 'wheat', scale: 1.2 }],
  };
}

export function build(p: Players): Blocking {
  const big = p.has('ark') ? null : p.has('tower') ? ('tower' as const) : null;
  const list = p.rest(5);
  return {
    people: list.map(
      ({ member, nth }, i): Placed => ({
        ...one(
          member,
          i % 2 ? 'shoulder' : 'strike',
          'calm',
          i === 0 ? 0.3 : 0.3 + (i % 2 ? 0.44 : 0.2) + i * 0.02,
          0.88 - i * 0.14,
          i % 2 ? -1 : 1,
          { held: i % 2 ? held.rod : held.club },
        ),
        nth,
      }),
    ),
    things: [
      ...(big ? [{ x: 0.62, depth: 0, prop: big, scale: 0.9 } as const] : []),
      { x: 0.5, depth: 0.86, prop: 'planks', scale: 1 },
    ],
  };
}

export function herd(p: Players): Blocking {
  const [first, ...others] = p.rest(4);
  const lost = p.scene.animals.find(({ kind, count }) => (kind === 'sheep' || kind === 'lamb') && count === 1);
  const feeling = moodFeeling[p.scene.mood] === 'afraid' ? 'calm' : moodFeeling[p.scene.mood];
  const keeper = (found: NonNullable<typeof first>): Placed =>
    lost
      ? { ...one(found.member, 'shoulder', 'happy', 0.42, 0.84, 1, { carries: lost.kind }), nth: found.nth }
      : {
          ...one(found.member, p.luck.pick(['guard', 'relaxed', 'hike', 'bless']), feeling, 0.36, 0.78, 1, {
            held: found.member.kind === 'son' ? held.rod : held.crook,
          }),
          nth: found.nth,
        };
  return {
    people: [
      ...(first ? [keeper(first)] : []),
      ...row(others, 0.62, 0.86, 0.34, 0.4, p.luck, ['sit', 'stand', 'rest'], 'calm'),
    ],
    things: [],
  };
}

export function carry(p: Players): Blocking {
  if (
    p.scene.cast.some(({ kind }) => kind === 'shepherd') &&
    p.scene.animals.some(({ kind }) => kind === 'sheep' || kind === 'lamb')
  )
    return herd(p);
  const list = p.rest(5);
  return {
    people: list.map(
      ({ member, nth }, i): Placed => ({
        ...one(
          member,
          i === 0 ? 'carry' : p.luck.pick(['hike', 'walk', 'carry']),
          moodFeeling[p.scene.mood],
          0.5 - i * 0.13,
          0.86 - i * 0.14,
          1,
          { held: i === 0 ? (inHand(p) ?? held.bundle) : held.staff },
        ),
        nth,
      }),
    ),
    things: [],
  };
}

export function fish(p: Players): Blocking {
  const list = p.rest(4);
  return {
    people: list.map(
      ({ member, nth }, i): Placed => ({
        ...one(
          member,
          member.kind === 'jesus' ? 'teach' : 'haul',
          'happy',
          member.kind === 'jesus' ? 0.26 : 0.42 + i * 0.09,
          0.84 - i * 0.14,
          1,
          { held: member.kind === 'jesus' ? undefined : held.net },
        ),
        nth,
      }),
    ),
    things: [
      { x: 0.76, depth: 0.86, prop: 'basket', scale: 1.1 },
      { x: 0.74, depth: 0.9, animal: 'fish', lift: 34, nth: 0 },
      { x: 0.78, depth: 0.9, animal: 'fish', lift: 38, nth: 1 },
    ],
  };
}

export function throwing(p: Players): Blocking {
  const thrower = p.take('young-shepherd');
  return {
    people: [
      one(thrower, 'sling', 'angry', 0.36, 0.88, 1, { held: held.sling }),
      ...row(p.rest(5), 0.62, 0.92, 0.34, 0.4, p.luck, ['shock', 'guard'], 'afraid'),
    ],
    things: [],
  };
}

export function fall(p: Players): Blocking {
  const list = p.rest(6);
  return {
    people: [
      ...list.slice(0, 1).map(
        ({ member, nth }): Placed => ({
          ...one(member, p.has('trumpet') ? 'blow' : 'bless', 'amazed', 0.34, 0.88, 1, {
            held: p.has('trumpet') ? held.trumpet : held.staff,
          }),
          nth,
        }),
      ),
      ...row(list.slice(1), 0.48, 0.9, 0.4, 0.9, p.luck, ['shock', 'run', 'praise'], 'amazed'),
    ],
    things: [
      { x: 0.7, depth: 0.2, prop: 'stone', scale: 1.6 },
      { x: 0.8, depth: 0.3, prop: 'stone', scale: 1.2 },
    ],
  };
}
