// Places the people of gifts, care, rides and embraces, for scenes without a reading.
// See `Players` and `Placed` in blocking.ts for `p` and the numbers.
import { type Blocking, moodFeeling, one, type Placed, type Players, row, type Thing } from './blocking.ts';
import { held } from '../props/held.ts';
import type { Prop } from './kinds.ts';

const carried = [
  'oil',
  'wine',
  'bread',
  'coins',
  'gold',
  'gifts',
  'ring',
  'robe',
  'cup',
  'basket',
  'jar',
  'scroll',
  'letter',
  'crown',
  'lamp',
  'wheat',
  'grapes',
  'flowers',
  'key',
  'pearl',
  'fire',
  'sword',
  'tablets',
  'harp',
  'net',
  'stone',
] as const satisfies readonly Prop[];
/** What somebody in this scene would carry in a hand. */
export const inHand = ({ has }: Players, ...but: Prop[]): string | undefined => {
  const prop = carried.find((thing) => has(thing) && !but.includes(thing));
  return prop === 'fire' ? held.torch : prop === 'coins' ? held.pouch : prop && held[prop];
};

export function pass(p: Players): Blocking {
  const victim = p.takeHurt() ?? p.some('traveller', 'man', 'beggar');
  const passer = p.take();
  const deep = p.luck.between(0.18, 0.42);
  return {
    people: [
      ...(victim
        ? [one(victim, 'lie', p.luck.maybe(0.6) ? 'asleep' : 'sad', 0.33, 1, p.luck.maybe(0.5) ? 1 : -1)]
        : []),
      one(
        passer,
        p.luck.pick(['hike', 'walk']),
        passer.kind === 'priest' ? 'calm' : 'afraid',
        p.luck.between(0.68, 0.76),
        deep,
        1,
        {
          held: p.luck.maybe(0.6) ? held.staff : undefined,
          scale: 1.1,
        },
      ),
      ...row(p.rest(2), 0.86, 0.95, 0.1, 0, p.luck, ['walk'], 'calm'),
    ],
    things: [],
  };
}

export function tend(p: Players): Blocking {
  const victim = p.takeHurt() ?? null;
  const helper = p.take('jesus', 'samaritan');
  const other = victim ?? p.some() ?? { id: 'sick', kind: 'beggar' as const, count: 1, hurt: true };
  const beast =
    p.scene.animals.find(({ kind }) => ['donkey', 'camel', 'horse'].includes(kind)) ??
    (helper.kind === 'samaritan' ? { kind: 'donkey' as const, count: 1 } : null);
  const things: Thing[] = [];
  if (beast) things.push({ x: 0.78, depth: 0.22, animal: beast.kind, face: -1 });
  for (const [i, prop] of (['oil', 'wine'] as const).entries())
    if (p.has(prop)) things.push({ x: 0.6 + i * 0.05, depth: 1, drawing: held[prop] ?? '', scale: 1.15, lift: 14 });
  const lifted = !p.has('oil') && p.luck.maybe(0.4);
  return {
    people: [
      one(
        other,
        lifted ? 'rest' : other.hurt ? 'lie' : 'plead',
        other.hurt ? 'sad' : 'happy',
        lifted ? 0.43 : 0.38,
        0.96,
        other.hurt && !lifted ? -1 : 1,
      ),
      one(helper, 'tend', 'calm', lifted ? 0.57 : 0.585, 0.8, -1, { held: p.has('oil') ? held.oil : held.bandage }),
      ...row(p.rest(5), 0.08, 0.3, 0.12, 0.5, p.luck, ['stand', 'talk', 'pray'], 'amazed'),
    ],
    things,
  };
}

export function ride(p: Players): Blocking {
  const mount = p.scene.animals.find(({ kind }) => ['donkey', 'camel', 'horse'].includes(kind))?.kind ?? 'donkey';
  const hurt = p.takeHurt();
  const rider = hurt ?? p.take('jesus', 'mary', 'king');
  const leader = p.some();
  const crowd = p.rest(6);
  return {
    people: [
      one(rider, 'ride', hurt ? 'sad' : 'calm', 0.44, 0.72, 1, { mount }),
      ...(leader ? [one(leader, 'hike', 'calm', 0.68, 0.85, 1, { held: held.staff })] : []),
      ...crowd.map(
        ({ member, nth }, i): Placed => ({
          ...one(
            member,
            i % 2 ? 'praise' : 'walk',
            moodFeeling[p.scene.mood],
            (i % 2 ? 0.86 : 0.1) + (i >> 1) * (i % 2 ? -0.04 : 0.06),
            0.12 + (i % 3) * 0.12,
            i % 2 ? -1 : 1,
            { farHeld: p.scene.mood === 'joyful' ? held['palm-branch'] : undefined },
          ),
          nth,
        }),
      ),
    ],
    things: [],
  };
}

export function give(p: Players): Blocking {
  const giver = p.some('samaritan', 'jesus', 'father', 'king', 'rich-man', 'mary', 'magus') ?? p.take();
  const taker = p.take();
  const feeling = moodFeeling[p.scene.mood] === 'afraid' ? 'calm' : moodFeeling[p.scene.mood];
  return {
    people: [
      one(giver, 'give', feeling, 0.4, 0.8, 1, { held: inHand(p) ?? held.bundle }),
      one(taker, p.luck.pick(['reach', 'carry', 'talk']), 'happy', 0.575, 0.74, -1),
      ...row(p.rest(6), 0.72, 0.96, 0.14, 0.4, p.luck, ['stand', 'relaxed', 'talk'], 'calm'),
    ],
    things: [],
  };
}

export function embrace(p: Players): Blocking {
  const a = p.take('father', 'jesus', 'mother', 'mary');
  const b = p.take();
  const kneels = p.luck.maybe(0.4);
  return {
    people: [
      one(b, kneels ? 'plead' : 'embrace', kneels ? 'sad' : 'praying', kneels ? 0.44 : 0.452, 0.8, 1),
      one(a, kneels ? 'console' : 'embrace', 'happy', kneels ? 0.545 : 0.525, 0.82, -1),
      ...row(p.rest(4), 0.74, 0.95, 0.12, 0.4, p.luck, ['stand', 'praise', 'relaxed'], 'happy'),
    ],
    things: [],
  };
}

export function beg(p: Players): Blocking {
  const poor = p.some('beggar') ?? p.take();
  const passer = p.take('jesus');
  return {
    people: [
      one(poor, 'plead', 'sad', 0.38, 0.92, 1),
      one(passer, p.luck.pick(['reach', 'bless', 'talk']), 'calm', 0.56, 0.78, -1),
      ...row(p.rest(6), 0.7, 0.96, 0.14, 0.4, p.luck, ['stand', 'talk', 'relaxed'], 'amazed'),
    ],
    things: [],
  };
}
