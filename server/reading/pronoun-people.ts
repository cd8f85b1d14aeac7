import { type Known, sexFits } from './people-memory.ts';
import { type PronounReach, peopleGrammar } from './people-grammar.ts';
import { type SentencePeople, sameClauseSubject, subjectBefore } from './sentence-people.ts';
import { isTelling } from './telling-words.ts';
import { meansGod, thingBefore } from './thing-before.ts';

/** Sentences back over which a pronoun reaches. */
const reachBack = 7;

type Said = { readonly speaker: readonly Known[]; readonly listener: readonly Known[] };

/** Whom a pronoun means; nobody where it may as well mean a thing, or where nobody fits. */
export function personByPronoun(sentence: SentencePeople, index: number, { speaker, listener }: Said): readonly Known[] {
  const spot = sentence.spots[index]!;
  const spoken = sentence.spoken[index]!;
  const reach = spot.reach!;
  if (reach === 'i') return spoken ? speaker : [teller(sentence)];
  if (reach === 'you') return spoken ? listener : [];
  const { low } = sentence.tokens[spot.head]!;
  const isReflexive = /sel(?:f|ves)$/.test(low);
  if (isReflexive) return subjectBefore(sentence, index);
  const shut = new Set(
    spoken ? [...speaker, ...listener] : spot.owns || sentence.roles[index]!.as === 'subject' ? [] : sameClauseSubject(sentence, index),
  );
  const touched = spot.owns && !spoken && reach !== 'many' ? bodyOfAnother(sentence, index, reach) : null;
  if (touched) return [touched];
  if (spot.owns) {
    const own = subjectBefore(sentence, index).filter((person) => fits(person, reach));
    if (own.length > 0 && sentence.roles[index]!.as !== 'subject' && (reach === 'many') === (own.length > 1 || own[0]!.count > 1))
      return own;
  }
  if (reach === 'many' || reach === 'women') return several(sentence, index, reach, shut);
  if (thingBefore(sentence, index) || (!spoken && meansGod(sentence, index))) return [];
  const best = candidates(sentence, reach, shut)
    .filter(({ count }) => count === 1)
    .map((person) => ({ person, score: scoreOf(sentence, index, person, reach) }))
    .toSorted((a, b) => b.score - a.score)[0];
  if (best) {
    if (reach === 'male' || reach === 'female') best.person.sex ??= reach;
    return [best.person];
  }
  if (spoken || spot.owns || sentence.roles[index]!.as !== 'subject' || reach === 'either') return [];
  if (sentence.language === 'fr' && sentence.memory.all.length > 0) return [];
  return [sentence.memory.add({ called: low, sex: reach === 'female' ? 'female' : 'male', isUnnamed: true })];
}

const fits = (person: Known, reach: PronounReach): boolean => {
  if (reach === 'many') return true;
  if (reach === 'women') return person.sex !== 'male';
  return person.count === 1 && (reach === 'either' || sexFits(person.sex, reach === 'female' ? 'female' : 'male'));
};

function candidates({ memory, at }: SentencePeople, reach: PronounReach, shut: ReadonlySet<Known>): Known[] {
  const all = memory
    .recent()
    .filter((person) => !shut.has(person) && person.id !== 'teller' && fits(person, reach) && person.seen!.at >= at - reachBack);
  const living = all.filter(({ isDead }) => !isDead);
  return living.length > 0 ? living : all;
}

function scoreOf(sentence: SentencePeople, index: number, person: Known, reach: PronounReach): number {
  const { at, roles, spots } = sentence;
  const { as } = roles[index]!;
  const { at: seenAt, as: seenAs } = person.seen!;
  const distance = at - seenAt;
  const isSubject = as === 'subject' || spots[index]!.owns;
  let score = 100 - 28 * Math.min(distance, 4);
  if (seenAs === 'subject') score += isSubject ? 30 : 10;
  if (seenAs === 'object') score += isSubject ? 8 : 18;
  if (person.sex === reach) score += 26;
  if (reach === 'either' && person.sex === null) score -= 4;
  score += 3 * Math.min(person.times, 5);
  // A pronoun at the start of a clause goes on with the subject of the clause before.
  if (isSubject && subjectBefore(sentence, index).includes(person)) score += 30;
  if (seenAs === 'other') score -= 3;
  if (person.names.size > 0 && !person.isTitled) score += 4;
  if (person.isAway) score -= 15;
  if (person.age === 'baby' && person.sex === null) score -= 15;
  if (seenAt === at && !isSubject) score += 20;
  if (person.isUnnamed && person.id !== 'teller') score -= 14;
  // Relatives have to do with each other: "his mother came, and she opened her arms to him".
  if (!isSubject && sameClauseSubject(sentence, index).some((other) => other.kin.some(({ of }) => of === person.id))) score += 22;
  // In Scripture a judge or a servant is a man until the text says otherwise.
  if (sentence.isScripture && person.sex === null && reach === 'male') score += 16;
  return score;
}

/** "The doctor listened to his heart", "she kissed her forehead": what is touched so is somebody else's, if another is there. */
function bodyOfAnother(sentence: SentencePeople, index: number, reach: PronounReach): Known | null {
  const { tokens, spots, language, at } = sentence;
  const { from } = spots[index]!;
  const { body } = peopleGrammar(language);
  const verbs = tokens.slice(Math.max(0, from - 3), from);
  if (!verbs.some(({ low }) => isTelling('touching', low)) || !tokens.slice(from + 1, from + 4).some(({ low }) => body.has(low))) return null;
  const own = subjectBefore(sentence, index);
  const others = candidates(sentence, reach, new Set(own)).filter(({ count, seen, isAway }) => count === 1 && !isAway && seen!.at >= at - 2);
  return others[0] ?? null;
}

/** So many of those who were told of last, if just so many are known: "the three of them". */
function ofNumber(sentence: SentencePeople, count: number, shut: ReadonlySet<Known>): readonly Known[] {
  const { memory, at } = sentence;
  const people = memory
    .recent()
    .filter((person) => !shut.has(person) && !person.isDead && person.id !== 'teller' && (!person.isAway || person.seen!.at === at) && person.seen!.at >= at - 4);
  const group = people.find((person) => person.count === count);
  const set = memory.together.findLast(({ at: when, ids }) => when >= at - 3 && ids.length === count);
  const pair = set?.ids.flatMap((id) => memory.byId(id) ?? []) ?? [];
  if (pair.length === count && pair.every((person) => person.count === 1) && (!group || set!.at >= group.seen!.at)) return pair;
  if (group) return [group];
  const single = people.filter((person) => person.count === 1);
  return single.length >= count ? single.slice(0, count) : [];
}

/** "Fiifi came with his sister, and they swept": those of the same sentence, where no group is among them. */
function togetherHere({ who, spots, spoken, roles }: SentencePeople, index: number, shut: ReadonlySet<Known>): readonly Known[] {
  const before = who.slice(0, index).flatMap((people, at) => (spots[at]!.owns || spoken[at] !== spoken[index] ? [] : (people ?? [])));
  const people = [...new Set(before)].filter((person) => !shut.has(person));
  const isPair = roles.slice(0, index).some(({ as, preposition }) => as === 'subject' || preposition === 'with' || preposition === 'avec');
  return isPair && people.every(({ count, isDead }) => count === 1 && !isDead) ? people : [];
}

/** "Two old boots, and both of them": them is not the people of before. */
function isPartOfThings({ tokens, spots, language }: SentencePeople, index: number): boolean {
  const from = spots[index]!.from;
  return (
    language === 'en' &&
    index === 0 &&
    tokens[from - 1]?.low === 'of' &&
    /^(?:both|all|some|each|most|none)$/.test(tokens[from - 2]?.low ?? '') &&
    from > 4
  );
}

/** Whom "they" means: a group, or those told of together. */
function several(sentence: SentencePeople, index: number, reach: PronounReach, shut: ReadonlySet<Known>): readonly Known[] {
  const { memory, at, roles } = sentence;
  const isSubject = roles[index]!.as === 'subject' || sentence.spots[index]!.owns;
  if (thingBefore(sentence, index) || isPartOfThings(sentence, index)) return [];
  const { count } = sentence.spots[index]!;
  const counted = sentence.spots[index]!.isCounted && count ? ofNumber(sentence, count, shut) : [];
  if (counted.length > 0) return counted;
  const groups = candidates(sentence, reach, shut).filter((person) => person.count > 1);
  const sets = memory.together.filter(
    ({ at: when, ids }) => when >= at - 4 && ids.every((id) => ![...shut].some((person) => person.id === id)),
  );
  const here = togetherHere(sentence, index, shut);
  // "She took both children by the hand and led them in".
  const done = isSubject ? [] : sentence.who.slice(0, index).findLast((each, at) => sentence.roles[at]!.as === 'object' && !sentence.spots[at]!.owns && isSeveral(each) && each.every((person) => !shut.has(person)));
  if (done && done.length > 0) return done;
  if (isSubject && here.length > 1) return here;
  const [group, set] = [groups[0], sets.at(-1)];
  const scoreGroup = group ? 100 - 20 * (at - group.seen!.at) + (group.seen!.as === 'subject' && isSubject ? 15 : 0) : -1;
  const scoreSet = set ? (set.isPair ? 110 : 88) - 25 * (at - set.at) : -1;
  if (group && scoreGroup >= scoreSet) {
    const parent =
      isSubject &&
      group.kin
        .map(({ of }) => memory.byId(of))
        .find((owner) => owner?.seen && owner.seen.at === group.seen!.at && owner.seen.as === 'subject');
    return parent && group.seen!.at === at - 1 && group.times <= 1 ? [parent, group] : [group];
  }
  if (set) return set.ids.flatMap((id) => memory.byId(id) ?? []);
  const near = memory
    .recent()
    .filter(
      (person) =>
        person.seen!.at >= at - 2 &&
        person.seen!.as !== 'other' &&
        !shut.has(person) &&
        !person.isDead &&
        (reach !== 'women' || person.sex !== 'male'),
    );
  return near.length >= 2 ? near.slice(0, 3) : [];
}

const isSeveral = (people: readonly Known[]): boolean => people.length > 1 || (people[0]?.count ?? 0) > 1;

/** Who tells the tale as "I": one person, of the sex and age that the text gives. */
function teller({ memory }: SentencePeople): Known {
  return memory.byId('teller') ?? memory.add({ called: 'teller', isUnnamed: true });
}
