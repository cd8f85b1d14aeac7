// Chooses how each person of a modern tale looks: face, hair and clothes.
import type { ReadingAge } from '#shared/pictures/scene-reading.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import { contrast, mix } from '../light/colour.ts';
import { grey, white } from '../body/costumes-of-note.ts';
import { cultures } from '../looks/cultures.ts';
import type { PersonKind } from '../staging/kinds.ts';
import type { Look } from '../looks/look.ts';
import { proportions } from '../body/proportions.ts';
import { chance } from '../drawing/random.ts';
import type { CastMember } from '../scene.ts';
import { clothTone } from './cloth-prints.ts';
import { isOnePiece } from './attire.ts';
import { cutOutfit, wear } from './outfits.ts';

/**
 * Whether a person of unknown sex is drawn as a woman: in a group it is every second one, so that parents are one of
 * each.
 */
const inTurns = (seed: string, id: string, nth: number): boolean =>
  (nth + chance(seed, id, 'first of them').whole(0, 1)) % 2 === 0;

const women = new Set<PersonKind>(['woman', 'mother', 'widow', 'girl', 'mary', 'queen', 'eve']);
const mixed = new Set<PersonKind>(['crowd', 'child', 'baby']);
const ages: Partial<Record<PersonKind, ReadingAge>> = {
  baby: 'baby',
  child: 'child',
  girl: 'child',
  elder: 'old',
  widow: 'old',
  'young-shepherd': 'teen',
};

/** Kinds that modern tales have as roles, where the reading names none. */
const roleOfKind: Partial<Record<PersonKind, string>> = {
  teacher: 'teacher',
  farmer: 'farmer',
  fisherman: 'fisherman',
  merchant: 'seller',
  builder: 'builder',
  soldier: 'soldier',
  judge: 'judge',
  priest: 'pastor',
  'rich-man': 'businessman',
};

/** The look of a person of today: the reading takes precedence over what the kind suggests. */
function personOf(member: CastMember, heads: boolean) {
  const female = member.sex ? member.sex === 'female' : mixed.has(member.kind) ? heads : women.has(member.kind);
  const age = member.age ?? ages[member.kind] ?? 'adult';
  const isPupil = member.marks?.includes('uniform') && (age === 'child' || age === 'teen');
  return { female, age, role: isPupil ? 'pupil' : (member.role ?? roleOfKind[member.kind] ?? '').toLowerCase() };
}

/**
 * How somebody of today looks: the same for the same tale seed, person and context. `nth` tells the members of a group
 * apart.
 */
export function lookOfToday(seed: string, member: CastMember, context: CulturalContext, nth = 0): Look {
  const culture = cultures[context];
  const usual = wear.contexts[context];
  const luck = chance(seed, member.id, nth, 'look of today');
  const heads = luck.maybe(0.5);
  const { female, age, role } = personOf(member, member.count > 1 ? inTurns(seed, member.id, nth) : heads);
  // People of one sex and age take what is usual in turn: no two of a tale are dressed alike before all of it is worn.
  const inTurn = <T>(list: readonly [T, ...T[]], of: string): T =>
    member.turn === undefined || nth > 0
      ? luck.pick(list)
      : (list[(chance(seed, of, age, `${female}`).whole(0, list.length - 1) + member.turn) % list.length] ?? list[0]);
  const young = age === 'child' || age === 'teen' || age === 'baby';
  const worker =
    young && !/pupil|school|student|classmate|football|player|team|goalkeeper/.test(role) ? undefined : roleOf(role);
  const usualHere = young
    ? female
      ? usual.girls
      : usual.boys
    : age === 'old'
      ? female
        ? usual.oldWomen
        : usual.oldMen
      : female
        ? usual.women
        : usual.men;
  // A group in one uniform is cut from one cloth.
  const name = worker
    ? chance(seed, member.id, 'uniform').pick(female ? worker.female : worker.male)
    : age === 'baby'
      ? 'baby'
      : inTurn(usualHere, 'outfit');
  const attire = cutOutfit(name, worker ? chance(seed, member.id, 'uniform cloth') : luck, usual.prints);
  const hairStyle = inTurn(
    young
      ? female
        ? usual.girlsHair
        : usual.boysHair
      : !female
        ? usual.menHair
        : age === 'old'
          ? usual.oldWomenHair
          : usual.womenHair,
    'hair',
  );
  const own = luck.pick(female ? usual.womenHats : usual.menHats);
  const oldHat = usual.oldHats[female ? 0 : 1];
  const headwear =
    worker && worker.hat !== undefined ? hatOf(worker.hat, female) : young ? 'bare' : age === 'old' ? oldHat : own;
  const skin = luck.pick(culture.skins);
  const hairColour = age === 'old' ? luck.pick([grey, white]) : luck.pick(culture.hairs);
  const body = proportions[age];
  const [low, high] = body.tall[female ? 'female' : 'male'];
  const cloth = clothTone(isOnePiece(attire) ? attire.bottomCloth : attire.topCloth);
  const print = attire.bottomCloth.print ? attire.bottomCloth : attire.topCloth;
  return {
    skin,
    hair: age !== 'old' && contrast(hairColour, skin) < 0.2 ? mix(hairColour, '#0d0705', 0.55) : hairColour,
    hairStyle: age === 'baby' ? 'cropped' : hairStyle,
    beard:
      female || young
        ? 'none'
        : age === 'old'
          ? luck.pick(['short', 'none', 'full'])
          : luck.pick(['none', 'none', 'short', 'none', 'full']),
    headwear,
    headColour:
      headwear === 'head-tie' && print.print
        ? print.colour
        : luck.pick(wear.colours[uniformHats[headwear] ?? 'bright'] ?? ['#2f7fb8']),
    trim: headwear === 'head-tie' ? print.inks[0] : luck.pick(culture.trims),
    robe: cloth,
    mantle: null,
    sash: luck.pick(wear.colours.earth ?? ['#8a5a3a']),
    pattern: 'plain',
    build: luck.between(...body.build) * (female && !young ? 0.95 : 1),
    tall: luck.between(low, high),
    woman: female,
    wings: false,
    glow: false,
    armour: false,
    age,
    attire: young ? { ...attire, glasses: attire.glasses && age !== 'baby' && luck.maybe(0.5) } : attire,
  };
}

/** Hats of one colour for all who wear them. */
const uniformHats: Partial<Record<Look['headwear'], string>> = { 'police-cap': 'blue', beret: 'beret' };
const hatOf = (hat: (typeof wear.roles)[number]['hat'], female: boolean): Look['headwear'] =>
  typeof hat === 'object' && hat !== null ? hat[female ? 'female' : 'male'] : (hat ?? 'bare');
const roleOf = (role: string) =>
  role ? wear.roles.find(({ words }) => new RegExp(`\\b(?:${words})`).test(role)) : undefined;
