// Places people who arrive, travel, lead, think or wait, for scenes without a reading.
// See `Players` and `Placed` in blocking.ts for `p` and the numbers.
import { type Blocking, moodFeeling, one, type Placed, type Players, row } from './blocking.ts';
import { held } from '../props/held.ts';
import { inHand } from './staging-deeds.ts';

/** Somebody comes, somebody receives them. */
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

/** People on their way, one behind the other. */
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

/** One goes ahead, the others follow. */
export function lead(p: Players): Blocking {
  const leader = p.some('jesus', 'moses', 'shepherd', 'angel', 'king') ?? p.take();
  const staff = leader.kind === 'shepherd' || leader.kind === 'young-shepherd' ? held.crook : held.staff;
  return {
    people: [
      one(leader, p.luck.maybe(0.4) ? 'point' : 'hike', 'calm', 0.6, 0.88, 1, {
        held: leader.kind === 'angel' ? undefined : staff,
      }),
      ...row(p.rest(7), 0.08, 0.46, 0.3, 0.9, p.luck, ['walk', 'hike'], moodFeeling[p.scene.mood]),
    ],
    things: [],
  };
}

/** Somebody thinks. */
export function ponder(p: Players): Blocking {
  const thinker = p.take();
  const looks = p.luck.maybe(0.5);
  return {
    people: [
      looks
        ? one(thinker, 'sit', 'calm', 0.36, 0.86, 1)
        : one(thinker, p.luck.pick(['relaxed', 'bless', 'praise']), 'calm', 0.36, 0.82, 1),
      ...row(p.rest(4), 0.6, 0.9, 0.3, 0.4, p.luck, ['relaxed', 'listen', 'sit'], 'calm'),
    ],
    things: [],
  };
}

/** Somebody looks out for what will come. */
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
