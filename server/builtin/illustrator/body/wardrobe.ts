// Chooses how each person of Bible times looks: face, hair and clothes, the same in every picture of a tale.
import type { ReadingAge, ReadingEra } from '#shared/pictures/scene-reading.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import { contrast, mix } from '../light/colour.ts';
import { costumeOfFolk } from './costumes-of-folk.ts';
import { costumeOfNote, grey, white } from './costumes-of-note.ts';
import { cultures } from '../looks/cultures.ts';
import type { Look } from '../looks/look.ts';
import { withMarks } from '../looks/look-of-marks.ts';
import type { PersonKind } from '../staging/kinds.ts';
import { proportions } from './proportions.ts';
import { chance } from '../drawing/random.ts';
import type { CastMember } from '../scene.ts';
import { lookOfToday } from '../today/look-of-today.ts';

/** People recognized by the colour of their robe; their headwear and pattern are those of the land. */
const ofTheLand = new Set<PersonKind>([
  'samaritan',
  'traveller',
  'innkeeper',
  'father',
  'son',
  'brother',
  'farmer',
  'builder',
  'shepherd',
  'merchant',
  'fisherman',
  'joseph',
  'patriarch',
]);
/** Contexts that dress people in the clothes of the Bible's own lands. */
const homely = new Set<CulturalContext>(['universal', 'middle-eastern']);

/** Kinds with the body of a child. */
const ages: Partial<Record<PersonKind, ReadingAge>> = {
  baby: 'baby',
  child: 'child',
  girl: 'teen',
  'young-shepherd': 'teen',
};

/** Kinds that may be of any age when nothing tells it. */
const anyone = new Set<PersonKind>(['man', 'crowd', 'disciple', 'widow']);

/** How somebody of a tale looks in its era: the age in the reading overrides what their kind suggests. */
export function lookOfMember(
  seed: string,
  member: CastMember,
  era: ReadingEra,
  context: CulturalContext,
  nth = 0,
): Look {
  // Twins are dressed as one.
  const own =
    member.family !== undefined && member.marks?.includes('twin')
      ? { ...member, id: `twin of ${member.family}`, turn: 0 }
      : // A family is two parents and their children.
        member.role === 'family' && member.count > 2 && nth >= 2
        ? { ...member, age: 'child' as const }
        : member;
  return withMarks(
    seed,
    member,
    era === 'today' ? lookOfToday(seed, own, context, nth) : lookOfOld(seed, own, context, nth),
    era,
    context,
  );
}

function lookOfOld(seed: string, member: CastMember, context: CulturalContext, nth: number): Look {
  const drawn = robedInTurn(seed, member, lookOf(seed, member.id, member.kind, context, nth), context, nth);
  const { age } = member;
  const greyed = age === 'adult' && drawn.hair === grey && anyone.has(member.kind);
  const look: Look = greyed
    ? {
        ...drawn,
        hair: chance(seed, member.id, nth, 'hair').pick(cultures[context].hairs),
        beard: drawn.woman ? 'none' : 'full',
      }
    : drawn;
  if (!age || age === (look.age ?? 'adult') || look.wings) return look;
  const [low, high] = proportions[age].tall[look.woman ? 'female' : 'male'];
  const aged = { ...look, age, tall: low + (high - low) * chance(seed, member.id, nth, 'height').next() };
  if (age === 'old') return { ...aged, hair: look.hair === white ? white : grey, beard: look.woman ? 'none' : 'long' };
  return age === 'adult' ? aged : { ...aged, beard: 'none', mantle: null };
}

/** Kinds whose robe may be of any colour of the land. */
const anyRobe = new Set<PersonKind>(['man', 'woman', 'mother', 'girl', 'child', 'elder']);

/** People of one kind wear the cloths of the land in turn, so that two of a tale are told apart in all its pictures. */
function robedInTurn(
  seed: string,
  { kind, turn, age }: CastMember,
  look: Look,
  context: CulturalContext,
  nth: number,
): Look {
  if (turn === undefined || nth > 0 || !anyRobe.has(kind)) return look;
  const { cloth } = cultures[context];
  const robe =
    cloth[(chance(seed, kind, age ?? '', 'robe').whole(0, cloth.length - 1) + turn) % cloth.length] ?? look.robe;
  return { ...look, robe, mantle: look.mantle && contrast(look.mantle, robe) < 0.14 ? null : look.mantle };
}

/**
 * How a person looks: the same for the same tale seed, person and context. `nth` tells the members of a group apart.
 */
export function lookOf(seed: string, id: string, kind: PersonKind, context: CulturalContext, nth = 0): Look {
  const culture = cultures[context];
  const luck = chance(seed, id, nth, 'look');
  const crowd = kind === 'crowd' || kind === 'man' || kind === 'disciple';
  const female = kind === 'crowd' && luck.maybe(0.45);
  const robe = luck.pick(culture.cloth);
  const own =
    costumeOfNote(female ? 'woman' : kind, luck, culture) ?? costumeOfFolk(female ? 'woman' : kind, luck, culture);
  const skin =
    kind === 'jesus'
      ? (culture.skins[Math.floor(culture.skins.length * 0.6)] ?? culture.skins[0])
      : luck.pick(culture.skins);
  const headwear = luck.pick(culture.menWear);
  const old = crowd && luck.maybe(0.2);
  const look: Look = {
    skin,
    hair: old ? grey : luck.pick(culture.hairs),
    hairStyle: luck.pick(culture.hairStyles),
    beard: old ? 'long' : luck.pick(['full', 'short', 'full', 'long', 'short', 'none']),
    headwear,
    headColour: luck.pick(['#efe4cb', '#e2cfa4', '#d6dde0', '#c9803f', '#8fa08a', '#b5503f', '#f3ead6']),
    robe,
    mantle: luck.maybe(0.45) ? luck.pick(culture.cloth) : null,
    sash: luck.pick(['#6b4a2f', '#e0b04a', '#efe3c6', '#7a2f2a', '#3f5f6f']),
    trim: luck.pick(culture.trims),
    pattern: luck.pick(culture.patterns),
    build: luck.between(0.94, 1.08),
    tall: luck.between(0.97, 1.04),
    woman: false,
    wings: false,
    glow: false,
    armour: false,
    ...(ages[kind] ? { age: ages[kind] } : {}),
    ...own,
    ...(ofTheLand.has(kind) && !female && !homely.has(context)
      ? { headwear, pattern: luck.pick(culture.patterns), trim: luck.pick(culture.trims) }
      : {}),
  };
  const cloth =
    look.mantle && contrast(look.mantle, look.robe) < 0.14 ? mix(look.mantle, '#f6e8c8', 0.55) : look.mantle;
  const trim = contrast(look.trim, look.robe) < 0.15 ? mix(look.trim, '#fff4d6', 0.6) : look.trim;
  const hair =
    look.hair !== grey && look.hair !== white && contrast(look.hair, look.skin) < 0.2
      ? mix(look.hair, '#0d0705', 0.55)
      : look.hair;
  const hairStyle =
    !look.woman && !look.wings && look.beard === 'none' && look.hairStyle === 'long' ? 'short' : look.hairStyle;
  const young = !look.woman && look.beard === 'none' && look.headwear === 'hood' && kind !== 'shadow';
  return { ...look, mantle: cloth, trim, hair, hairStyle, headwear: young ? 'bare' : look.headwear };
}

/** Changes a look that is too like another in the same picture. */
export function apart(look: Look, others: readonly Look[], context: CulturalContext): Look {
  const like = (one: Look) =>
    others.some(
      (other) =>
        contrast(one.robe, other.robe) < 0.1 &&
        one.headwear === other.headwear &&
        one.beard === other.beard &&
        contrast(one.headColour, other.headColour) < 0.1,
    );
  if (look.attire || look.wings || look.glow || look.pattern === 'wound' || !like(look)) return look;
  const choices = cultures[context].cloth.map((robe) => ({ ...look, robe }));
  return (
    choices.find((one) => !like(one)) ??
    (look.beard === 'none'
      ? { ...look, robe: mix(look.robe, '#f6e8c8', 0.4) }
      : { ...look, beard: look.beard === 'long' ? 'short' : 'long' })
  );
}
