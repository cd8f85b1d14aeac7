// Turns the memory of a finished reading into the people of a tale: final ids, ages, sexes and roles.
import { type ReadingEra, type ReadPerson, readingAges } from '#shared/pictures/scene-reading.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { familiesOf } from '../cast/families.ts';
import { ageOfYears } from './age-signs.ts';
import type { Known, PeopleMemory } from './people-memory.ts';
import { isSaulOfActs, lifeAt } from './lives.ts';
import { isParent } from './person-facts.ts';
import { isTelling } from '../language/telling-words.ts';
import type { PersonMention, SheetPerson, TalePeople } from './tale-people.ts';

type Found = Omit<PersonMention, 'person'> & { readonly person: Known; readonly order: number };
/** The people found, by scene and sentence, before groups are replaced by their members. */
export type PeopleRead = Found[][][];
type About = {
  readonly era: ReadingEra | null;
  readonly sheet: readonly SheetPerson[];
  readonly passage: VerseRange | null;
};

/** The final people of a tale: a group whose members are all known is replaced by them, and everybody gets an age. */
export function asReadPeople(
  read: PeopleRead,
  memory: PeopleMemory,
  about: About,
): Omit<TalePeople, 'marks' | 'later'> {
  const members = new Map<string, Known[]>();
  for (const group of memory.all.filter(({ count }) => count > 1)) {
    const own = memory.all.filter(({ partOf }) => partOf === group.id);
    if (own.length === group.count) members.set(group.id, own);
  }
  const ids = plainIds(memory.all);
  const mentions = read.map((sentences) =>
    sentences.map((found) => {
      const seen = new Set<string>();
      return found
        .flatMap(({ person, order: _, ...told }) =>
          (members.get(person.id) ?? [person]).map(({ id }) => ({ ...told, person: ids.get(id) ?? id })),
        )
        .filter(({ person, start }) => !seen.has(`${person} ${start}`) && seen.add(`${person} ${start}`));
    }),
  );
  const told = new Set(mentions.flat(2).map(({ person }) => person));
  const turns = new Map<string, number>();
  const families = familiesOf(memory);
  const people = memory.all
    .filter(({ id }) => told.has(ids.get(id) ?? id))
    .map((person) => {
      const head = families.get(person);
      const family = head ? { family: ids.get(head.id) ?? head.id } : {};
      return { ...asReadPerson(person, memory, about), id: ids.get(person.id) ?? person.id, ...family };
    })
    .map((person) => (person.count > 1 ? person : { ...person, turn: turnOf(person, turns) }));
  return { people, mentions };
}

/** How many people of the same sex and age came before. */
function turnOf({ sex, age }: ReadPerson, turns: Map<string, number>): number {
  const kind = `${sex} ${age}`;
  const turn = turns.get(kind) ?? 0;
  turns.set(kind, turn + 1);
  return turn;
}

/**
 * Final ids, made of names even when the name came later: `jesus` for a person whom the first sentence only calls "he".
 */
export function plainIds(all: readonly Known[]): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, names } of all) {
    const [name] = names;
    const base = (name === undefined ? id : name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')).slice(0, 50);
    let own = base;
    for (let number = 2; taken.has(own); number += 1) own = `${base}-${number}`;
    taken.add(own);
    ids.set(id, own);
  }
  return ids;
}

const older: Readonly<Record<ReadPerson['age'], ReadPerson['age']>> = {
  baby: 'adult',
  child: 'adult',
  teen: 'adult',
  adult: 'old',
  old: 'old',
};

const menOfOld =
  /^(?:bearer|soldier|sailor|guard|officer|captain|commander|leader|elder|governor|messenger|shepherd|fisherman|craftsman|builder|jailer|judge|scribe|ruler|collector|lord|king|priest|Philistine|disciple|prophet|pupil)$/;

/** Roles drawn as men when the text does not say, today too. */
const mostlyMen =
  /^(?:soldier|pastor|priest|bishop|fisherman|carpenter|mechanic|mason|driver|imam|chief|farmer|guard)$/;

/** The role to show: somebody's work rather than their place in a family. */
const roleShown = ({ role, roles, isTitled, qualities }: Known): string | null =>
  // "I thought it was an angel," said Mrs Kowalchuk.
  (isTitled && role === 'angel') || qualities.has('retired')
    ? null
    : role !== null && (isTelling('relatives', role) || isTelling('peers', role))
      ? ([...roles].find((each) => isTelling('dressed-work', each)) ?? role)
      : role;

/** The final person: role, sex, age and marks, with what is usual where the text does not tell. */
function asReadPerson(person: Known, memory: PeopleMemory, about: About): ReadPerson {
  const { id, called, count } = person;
  const role = roleShown(person);
  // "I sat in my red dress": a girl tells it.
  if (id === 'teller' && [...person.wears.keys()].some((garment) => /^(?:dress|skirt|blouse|frock)$/.test(garment)))
    person.sex ??= 'female';
  const { sex } = person;
  const wide = /^(?:person|stranger)$/.test(role ?? '') ? null : role;
  // In Bible times, whoever works, fights or rules is a man unless the text says otherwise. The "I" of Scripture is a
  // man: Nehemiah, the prophets, Luke.
  const isTeller = id === 'teller' && about.passage !== null;
  const isMan = sex === null && (isTeller || (about.era === 'scripture' ? menOfOld : mostlyMen).test(role ?? ''));
  // After Genesis "Israel" and the like mean the people, not the man.
  const isPeople =
    about.passage !== null && about.passage.book !== 'GEN' && count === 1 && /^(?:Israel|Judah|Ephraim)$/.test(called);
  const isPaul = /^Sa[uü]l$/u.test(called) && isSaulOfActs(memory.all.map((each) => each.called).join(' '));
  const life = isPaul
    ? ({ age: 'adult', role: 'apostle' } as const)
    : count === 1 && !person.qualities.has('old')
      ? lifeAt(called, about.passage)
      : null;
  return {
    id,
    called: called.slice(0, 60),
    sex: isPeople ? null : isMan ? 'male' : sex === null && /^(?:nurse|midwife)$/.test(role ?? '') ? 'female' : sex,
    age: life?.age ?? ageOf(person, memory, about),
    role: isPeople ? 'people' : life ? life.role : (wide?.slice(0, 60) ?? null),
    count: isPeople ? 6 : Math.min(40, Math.max(1, count)),
    feeling: null,
    ...(person.wears.size > 0 ? { wears: [...person.wears.values()].join(', ').slice(0, 60) } : {}),
  };
}

/**
 * Whether somebody of today whose age is not told is described as a child: at play, at school, and without work or a
 * household.
 */
const looksYoung = ({ signs, role, isTitled, count }: Known, { era }: About): boolean =>
  era !== 'scripture' &&
  !isTitled &&
  (role === null || isTelling('peers', role)) &&
  (count === 1 || isTelling('peers', role ?? '')) &&
  signs.child > 0 &&
  signs.child >= signs.grown;

/**
 * Whether somebody about whom nothing else is known is a child because the tale is about children: they have only a
 * first name, or a brother or sister, or the tale has schools, toys and a bare "Mum".
 */
const isOfChildhood = (person: Known, memory: PeopleMemory, about: About): boolean => {
  const [name, other] = [...person.names];
  const near = memory.all.filter(
    (other) => other.kin.some(({ of }) => of === person.id) || person.kin.some(({ of }) => of === other.id),
  );
  const isSibling =
    [person, ...near].some(({ kin }) => kin.some(({ as }) => siblings.test(as))) &&
    !near.some((other) => isGrownUp(other));
  return (
    about.era === 'today' &&
    name !== undefined &&
    other === undefined &&
    !name.includes(' ') &&
    !isGrownUp(person, memory.childhood >= sureChildhood ? 1 : 0) &&
    ((memory.childhood >= sureChildhood && !isOfGrownPeople(memory)) || isSibling) &&
    looksYoung({ ...person, signs: { child: 1, grown: 0 } }, about)
  );
};
/** Whether the person mentioned most has an adult's age in years: then the tale is not about children. */
function isOfGrownPeople({ all }: PeopleMemory): boolean {
  const [main] = all
    .filter(({ names, count }) => names.size > 0 && count === 1)
    .toSorted((one, other) => other.times - one.times);
  return (main?.years?.number ?? 0) >= grownYears;
}
const grownYears = 20;
const playing = /^(?:captain|striker|player|footballer|goalkeeper)$/;
/** With at least this many signs, a tale is about children. */
const sureChildhood = 3;

/** Whether somebody is called a man or a woman, or has what only adults have. */
const isGrownUp = ({ roles, qualities, signs, isTitled, kin }: Known, doubt = 0): boolean =>
  (isTitled || roles.has('man') || roles.has('woman') || qualities.has('young') || signs.grown > signs.child + doubt) &&
  !kin.some(({ as }) => as === 'mother' || as === 'father');
const siblings = /^(?:brother|sister)$/;

/** "The others", « les autres », and « sa voisine Afi » of a child: of the same age as the main people. */
const isCompany = ({ role, count, isTitled, names, age, kin, qualities }: Known, { era }: About): boolean =>
  era === 'today' &&
  !isTitled &&
  !qualities.has('old') &&
  (age === null || age === 'adult' || age === 'like') &&
  (count > 1 ? /^(?:others?|friend)$/.test(role ?? '') : role === 'neighbour' && names.size === 1 && kin.length > 0);

/** Whether most people with a first name are children. */
function areChildren(memory: PeopleMemory, about: About, depth: number): boolean {
  const named = memory.all.filter((each) => each.count === 1 && each.names.size > 0 && !isCompany(each, about));
  const main = named.toSorted((a, b) => b.times - a.times).slice(0, 2);
  return main[0] !== undefined && main.every((each) => ageOf(each, memory, about, depth + 1) === 'child');
}

/** The age of somebody, also from whether they are older or younger than the person whose relative they are. */
function ageOf(person: Known, memory: PeopleMemory, about: About, depth = 0): ReadPerson['age'] {
  const { qualities, kin, names, role } = person;
  // The captain of a team at school is a child like the others.
  const age =
    person.age === 'adult' && playing.test(role ?? '') && isOfChildhood({ ...person, role: null }, memory, about)
      ? null
      : person.age;
  const listed = about.sheet.find(
    ({ name, kind }) => kind === 'person' && name.split(',').some((each) => names.has(each.trim())),
  );
  const look = listed?.look?.toLowerCase() ?? '';
  if (/\b(?:old|older) (?:man|woman)|grey hair|white hair/.test(look)) return 'old';
  if (/\b(?:boy|girl|child)\b/.test(look)) return 'child';
  // « J'ai quinze ans, ma fille »: years say more than any noun.
  if (person.count === 1 && person.years) return ageOfYears(person.years.number);
  if (qualities.has('grown') && !qualities.has('old')) return 'adult';
  if (qualities.has('old')) return 'old';
  // A widow is somebody's daughter too.
  if (/^(?:widow|widower|wife|husband)$/.test(role ?? '') && age !== 'old') return 'adult';
  if (person.isTitled && (age === null || age === 'like')) return 'adult';
  if (isCompany(person, about) && depth < 4 && areChildren(memory, about, depth)) return 'child';
  const isOnlyLike = age === 'like' && !qualities.has('little') && !kin.some(({ of }) => memory.byId(of));
  if (age === null || isOnlyLike) {
    const isUnsaid = person.signs.child === 0 && person.signs.grown === 0;
    const peers = isUnsaid
      ? memory.all.filter(
          (other) =>
            other !== person &&
            ((other.names.size > 0 && other.count === 1) ||
              (other.count > 1 && /^(?:boy|girl)$/.test(other.role ?? '') && other.sex === person.sex)),
        )
      : [];
    const isLikePeers =
      !isOfGrownPeople(memory) &&
      peers.some((other) => looksYoung(other, about) || other.age === 'child') &&
      looksYoung({ ...person, signs: { child: 1, grown: 0 } }, about);
    if (isParent(memory, person.id)) return 'adult';
    if (!(looksYoung(person, about) || isLikePeers))
      return isOfChildhood({ ...person, role: playing.test(role ?? '') ? null : role }, memory, about)
        ? 'child'
        : 'adult';
    // As many signs of a child as of an adult: a teenager.
    return person.signs.child > 0 && person.signs.child === person.signs.grown ? 'teen' : 'child';
  }
  // The pupils of a prophet are grown up.
  if (about.era === 'scripture' && role === 'pupil') return 'adult';
  if (age !== 'like' && age !== 'below' && age !== 'above') return age;
  const owners = depth < 4 ? kin.flatMap(({ of }) => memory.byId(of) ?? []).filter((each) => each !== person) : [];
  const aged = owners.map((each) => ({ each, theirs: ageOf(each, memory, about, depth + 1) }));
  // "Their father" is that of the youngest of them.
  const first =
    age === 'above'
      ? aged.toSorted((a, b) => readingAges.indexOf(a.theirs) - readingAges.indexOf(b.theirs))[0]
      : aged[0];
  const [owner, theirs] = [first?.each, first?.theirs ?? null];
  if (age === 'like' && theirs !== 'old' && qualities.has('little') && about.era !== 'scripture') return 'child';
  if (age === 'like') return theirs ?? 'adult';
  if (age === 'above') {
    const isUnsaid = owner && theirs === 'adult' && owner.age === null && owner.role === null && !owner.isTitled;
    // A father is not old when the age of his child is unknown.
    if (!theirs || (isUnsaid && !role?.startsWith('grand'))) return role?.startsWith('grand') ? 'old' : 'adult';
    return kin.some(({ as }) => as.startsWith('grand')) && about.era !== 'scripture' ? 'old' : older[theirs];
  }
  if (person.signs.grown > person.signs.child + 2) return 'adult';
  const isGrandchild = kin.some(({ as }) => as.startsWith('grand'));
  if (theirs === 'old' && !(isGrandchild && about.era !== 'scripture')) return 'adult';
  if (about.era === 'scripture') return qualities.has('little') ? 'child' : 'adult';
  return about.era === 'today' ? 'child' : 'teen';
}
