// Places the people of scenes of speech (teaching, asking, ruling, writing), for scenes without a reading.
// See `Players` and `Placed` in blocking.ts for `p` and the numbers.
import { type Blocking, moodFeeling, one, type Placed, type Players, row } from './blocking.ts';
import { held } from '../props/held.ts';
import type { CastMember } from '../scene.ts';

const disciples: CastMember = { id: 'disciples', kind: 'disciple', count: 3, hurt: false };

/**
 * Disciples to add as listeners: a few in every other picture in which Jesus speaks, unless enough people listen
 * already.
 */
function listeners(p: Players, speaker: CastMember | null, others: number): { member: CastMember; nth: number }[] {
  if (speaker?.kind !== 'jesus' || others > 1 || p.turn % 2 === 0) return [];
  return Array.from({ length: 2 + (p.turn % 3) }, (_, nth) => ({ member: disciples, nth }));
}

/** One teaches, the others listen: standing round, or sitting on the ground. */
export function teach(p: Players): Blocking {
  const teacher =
    p.some('jesus', 'moses', 'teacher', 'prophet', 'angel', 'king', 'patriarch', 'father', 'elder') ?? p.take();
  const named = p.rest(7);
  const list = [...named, ...listeners(p, teacher, named.length)];
  const seated = p.turn % 2 === 1;
  const sits = p.turn % 4 === 2;
  const feeling = moodFeeling[p.scene.mood] === 'afraid' ? 'amazed' : moodFeeling[p.scene.mood];
  const first = list
    .slice(0, 1)
    .map(({ member, nth }): Placed => ({ ...one(member, seated ? 'listen' : 'relaxed', feeling, 0.6, 0.92, -1), nth }));
  return {
    people: [
      one(teacher, sits ? 'sit' : p.luck.pick(['teach', 'talk', 'bless']), 'calm', 0.36, 0.74, 1, {
        held: sits ? undefined : p.has('scroll') ? held.scroll : p.has('tablets') ? held.tablets : undefined,
      }),
      ...first,
      ...row(
        list.slice(1, 4),
        0.7,
        0.94,
        0.6,
        0.3,
        p.luck,
        seated ? ['listen', 'rest'] : ['listen', 'stand', 'relaxed'],
        feeling,
      ),
      ...row(list.slice(4), 0.62, 0.94, 0.16, 0.3, p.luck, ['stand', 'relaxed'], feeling),
    ],
    things: [],
  };
}

/**
 * Two people talk, staged differently in each picture: face to face, over the shoulder, on the way, one of them seated.
 */
export function ask(p: Players): Blocking {
  const known = p.some('jesus', 'king', 'prophet', 'moses', 'teacher', 'father');
  const asker = p.take();
  const other = known ?? p.some();
  const rest = p.rest(5);
  const crowd = [...rest, ...listeners(p, other, rest.length)];
  const behind = row(crowd, 0.72, 0.97, 0.1, 0.4, p.luck, ['stand', 'relaxed', 'talk'], 'calm');
  const scroll = p.has('scroll') ? held.scroll : undefined;
  if (!other) return { people: [one(asker, 'talk', 'amazed', 0.4, 0.84, 1, { held: scroll }), ...behind], things: [] };
  switch (p.turn % 4) {
    case 0:
      return {
        people: [
          one(asker, p.luck.pick(['talk', 'point']), 'amazed', 0.39, 0.86, 1, { held: scroll }),
          one(other, p.luck.pick(['talk', 'relaxed']), 'calm', 0.6, 0.8, -1),
          ...behind,
        ],
        things: [],
      };
    case 1:
      return {
        people: [
          one(asker, 'relaxed', 'calm', 0.24, 1.16, 1, { away: true, scale: 1.2 }),
          one(other, p.luck.pick(['talk', 'bless']), 'calm', 0.55, 0.62, -1, { held: scroll }),
          ...behind,
        ],
        things: [],
      };
    case 2:
      return {
        people: [
          one(asker, 'kneel', 'amazed', 0.4, 0.94, 1),
          one(other, 'sit', 'calm', 0.6, 0.82, -1, { held: scroll }),
          ...behind,
        ],
        things: [],
      };
    default:
      return {
        people: [
          one(asker, 'walk', 'amazed', 0.4, 0.72, 1),
          one(other, 'hike', 'calm', 0.56, 0.9, 1, { held: held.staff }),
          ...behind.map((one) => ({ ...one, posture: 'walk' as const, face: 1 as const, x: one.x - 0.62 })),
        ],
        things: [],
      };
  }
}

/** A ruler on the throne, and whoever stands before it. */
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

/** Somebody writes, others wait for it. */
export function write(p: Players): Blocking {
  const writer = p.take('teacher', 'prophet', 'moses', 'scribe');
  return {
    people: [
      one(writer, 'write', 'calm', 0.42, 0.84, 1, { held: p.has('tablets') ? held.tablets : held.scroll }),
      ...row(p.rest(4), 0.66, 0.92, 0.3, 0.4, p.luck, ['stand', 'listen'], 'calm'),
    ],
    things: [],
  };
}
