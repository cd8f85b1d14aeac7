import { type Blocking, moodFeeling, one, type Placed, type Players, row } from './blocking.ts';
import { held } from './props/held.ts';
import { inHand } from './staging-deeds.ts';

export function teach(p: Players): Blocking {
  const teacher = p.some('jesus', 'moses', 'teacher', 'prophet', 'angel', 'king', 'patriarch', 'father', 'elder') ?? p.take();
  const list = p.rest(7);
  const seated = p.luck.maybe(0.5);
  const feeling = moodFeeling[p.scene.mood] === 'afraid' ? 'amazed' : moodFeeling[p.scene.mood];
  const first = list
    .slice(0, 1)
    .map(({ member, nth }): Placed => ({ ...one(member, seated ? 'listen' : 'relaxed', feeling, 0.6, 0.9, -1), nth }));
  return {
    people: [
      one(teacher, p.luck.pick(['teach', 'talk', 'bless']), 'calm', 0.36, 0.72, 1, {
        held: p.has('scroll') ? held.scroll : p.has('tablets') ? held.tablets : undefined,
      }),
      ...first,
      ...row(list.slice(1, 4), 0.7, 0.94, 0.62, 0.3, p.luck, seated ? ['listen', 'rest'] : ['listen', 'stand', 'relaxed'], feeling),
      ...row(list.slice(4), 0.62, 0.94, 0.16, 0.3, p.luck, ['stand', 'relaxed'], feeling),
    ],
    things: [],
  };
}

export function ask(p: Players): Blocking {
  const asked = p.some('jesus', 'king', 'prophet', 'moses', 'teacher', 'father');
  const asker = p.take();
  const other = asked ?? p.some();
  const sits = p.luck.maybe(0.3);
  return {
    people: [
      one(asker, p.luck.pick(['talk', 'point', 'guard']), 'amazed', 0.39, 0.84, 1, {
        farHeld: undefined,
        held: p.has('scroll') && p.luck.maybe(0.5) ? held.scroll : undefined,
      }),
      ...(other ? [one(other, sits ? 'sit' : p.luck.pick(['talk', 'relaxed', 'teach']), 'calm', 0.61, 0.8, -1)] : []),
      ...row(p.rest(5), 0.76, 0.97, 0.12, 0.4, p.luck, ['stand', 'relaxed'], 'calm'),
    ],
    things: sits && other ? [{ x: 0.615, depth: 0.76, prop: 'stone', scale: 1.15 }] : [],
  };
}

export function rule(p: Players): Blocking {
  const ruler = p.some('king', 'pharaoh') ?? p.some('queen', 'judge', 'rich-man', 'jesus') ?? p.take();
  const guest = p.some();
  return {
    people: [
      one(ruler, 'rule', 'calm', 0.68, 0.5, -1, { lift: 6 }),
      ...(guest ? [one(guest, p.luck.pick(['talk', 'kneel', 'bow']), moodFeeling[p.scene.mood], 0.38, 0.88, 1)] : []),
      ...row(p.rest(5), 0.08, 0.28, 0.34, 0.6, p.luck, ['stand', 'guard', 'relaxed'], 'calm'),
    ],
    things: [{ x: 0.69, depth: 0.46, prop: 'throne', scale: 1 }],
  };
}

export function write(p: Players): Blocking {
  const writer = p.take('teacher', 'prophet', 'moses', 'scribe');
  return {
    people: [
      one(writer, 'write', 'calm', 0.42, 0.84, 1, { held: p.has('tablets') ? held.tablets : held.scroll }),
      ...row(p.rest(4), 0.66, 0.92, 0.3, 0.4, p.luck, ['stand', 'listen'], 'calm'),
    ],
    things: [{ x: 0.415, depth: 0.8, prop: 'stone', scale: 1.1 }],
  };
}

export function ponder(p: Players): Blocking {
  const thinker = p.take();
  const looks = p.luck.maybe(0.5);
  return {
    people: [
      looks ? one(thinker, 'sit', 'calm', 0.36, 0.86, 1) : one(thinker, p.luck.pick(['relaxed', 'bless', 'praise']), 'calm', 0.36, 0.82, 1),
      ...row(p.rest(4), 0.6, 0.9, 0.3, 0.4, p.luck, ['relaxed', 'listen', 'sit'], 'calm'),
    ],
    things: looks ? [{ x: 0.355, depth: 0.82, prop: 'stone', scale: 1.15 }] : [],
  };
}

export function wait(p: Players): Blocking {
  const watcher = p.take();
  return {
    people: [
      one(watcher, p.luck.pick(['guard', 'relaxed', 'bless']), moodFeeling[p.scene.mood], 0.34, 0.9, 1, {
        farHeld: p.has('lamp') ? held.lamp : undefined,
      }),
      ...row(p.rest(4), 0.56, 0.9, 0.36, 0.5, p.luck, ['stand', 'relaxed', 'sit'], 'calm'),
    ],
    things: [],
  };
}

export function journey(p: Players): Blocking {
  const list = p.rest(6);
  const narrow = p.scene.place === 'parted-sea';
  const ahead = list.length === 1 ? 0.46 : 0.62;
  return {
    people: list.map(
      ({ member, nth }, i): Placed => ({
        ...one(
          member,
          i % 2 ? 'walk' : 'hike',
          moodFeeling[p.scene.mood] === 'afraid' ? 'calm' : moodFeeling[p.scene.mood],
          narrow ? 0.56 - (i % 3) * 0.07 - i * 0.012 : ahead - i * 0.125,
          0.86 - i * 0.13,
          1,
          { held: i % 2 ? inHand(p, 'fire', 'sword', 'stone') : held.staff },
        ),
        nth,
      }),
    ),
    things: [],
  };
}

export function arrive(p: Players): Blocking {
  const comer = p.take();
  const host = p.some();
  return {
    people: [
      one(comer, 'hike', moodFeeling[p.scene.mood], 0.36, 0.86, 1, { held: held.staff }),
      ...(host ? [one(host, p.luck.pick(['bless', 'talk', 'reach']), 'happy', 0.64, 0.72, -1)] : []),
      ...row(p.rest(5), 0.74, 0.96, 0.2, 0.4, p.luck, ['stand', 'talk', 'relaxed'], 'calm'),
    ],
    things: [],
  };
}

export function lead(p: Players): Blocking {
  const leader = p.some('jesus', 'moses', 'shepherd', 'angel', 'king') ?? p.take();
  const staff = leader.kind === 'shepherd' || leader.kind === 'young-shepherd' ? held.crook : held.staff;
  return {
    people: [
      one(leader, p.luck.maybe(0.4) ? 'point' : 'hike', 'calm', 0.6, 0.88, 1, { held: leader.kind === 'angel' ? undefined : staff }),
      ...row(p.rest(7), 0.08, 0.46, 0.3, 0.9, p.luck, ['walk', 'hike'], moodFeeling[p.scene.mood]),
    ],
    things: [],
  };
}
