// Resolves pronouns for several people: "they", "the three of them", « ils … tous ».
import type { PronounReach } from '../people/people-grammar.ts';
import type { Known } from '../people/people-memory.ts';
import { pronounCandidates } from './pronoun-candidates.ts';
import type { SentencePeople } from '../people/people-sentence.ts';
import { thingBefore, thingsHere } from '../things/thing-before.ts';

/** "Kwabena wore them to school": a pronoun for something worn, eaten or peeled means no people. */
const isHandled = ({ tokens, spots }: SentencePeople, index: number): boolean =>
  tokens[spots[index]!.head]!.low === 'them' && handled.test(tokens[spots[index]!.from - 1]?.low ?? '');
const handled =
  /^(?:wore|wears?|wearing|ate|eats?|eating|drank|bought|sold|cooked|fried|baked|planted|watered|peeled|folded|counted|spent|opened|closed|broke|cut|sewed|mended|polished|painted|fixed|admired)$/;

/** The last people mentioned, when exactly this many are known: "the three of them". */
function ofNumber(sentence: SentencePeople, count: number, shut: ReadonlySet<Known>): readonly Known[] {
  const { memory, at } = sentence;
  const people = memory
    .recent()
    .filter(
      (person) =>
        !shut.has(person) &&
        !person.isDead &&
        person.id !== 'teller' &&
        (!person.isAway || person.seen!.at === at) &&
        person.seen!.at >= at - 4,
    );
  const group = people.find((person) => person.count === count);
  const set = memory.together.findLast(({ at: when, ids }) => when >= at - 3 && ids.length === count);
  const pair = set?.ids.flatMap((id) => memory.byId(id) ?? []) ?? [];
  // "The two of them": brother and sister rather than one of them and a stranger.
  const kin = people.flatMap((one) =>
    one.kin.filter(({ as }) => isSibling.test(as)).map(({ of }) => [memory.byId(of), one] as const),
  );
  const [first, second] =
    kin.find(([other]) => count === 2 && other && other.count === 1 && other.seen && !shut.has(other)) ?? [];
  const areKin = pair.length > 1 && pair.some((one) => one.kin.some(({ of }) => pair.some(({ id }) => id === of)));
  if (first && second && !areKin && (!set || set.at < at - 1)) return [first, second];
  if (pair.length === count && pair.every((person) => person.count === 1) && (!group || set!.at >= group.seen!.at))
    return pair;
  if (group) return [group];
  const some = people.find((person) => person.count > 1 && person.count === count - 1);
  const extra = some && people.find((person) => person.count === 1 && person.partOf !== some.id);
  if (some && extra) return [extra, some];
  const all = people.filter((person) => person.count === 1);
  // "He stopped: all three of them were playing": "he" is not one of them if there are enough others.
  const others = all.filter(
    (person) => !sentence.who.some((each, index) => each?.[0] === person && sentence.roles[index]!.as === 'subject'),
  );
  const known = others.length >= count ? others : all;
  // The people mentioned most are more likely than a nurse who was seen once.
  const single = count > 2 ? known.toSorted((a, b) => b.times - a.times) : known;
  return single.length >= count ? single.slice(0, count) : [];
}

/** "Fiifi came with his sister, and they swept": people of the same sentence, if none of them is a group. */
function togetherHere(
  { who, spots, spoken, roles }: SentencePeople,
  index: number,
  shut: ReadonlySet<Known>,
): readonly Known[] {
  const before = who
    .slice(0, index)
    .flatMap((people, at) => (spots[at]!.owns || spoken[at] !== spoken[index] ? [] : (people ?? [])));
  const people = [...new Set(before)].filter((person) => !shut.has(person));
  const isPair = roles
    .slice(0, index)
    .some(({ as, preposition }) => as === 'subject' || preposition === 'with' || preposition === 'avec');
  return isPair && people.every(({ count, isDead }) => count === 1 && !isDead) ? people : [];
}

/** "Two old boots, and both of them": "them" means the boots, not people. */
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

/** Whom "they" means: a group, or those mentioned together. */
export function peopleMeantByThey(
  sentence: SentencePeople,
  index: number,
  reach: PronounReach,
  shut: ReadonlySet<Known>,
): readonly Known[] {
  if (isHandled(sentence, index)) return [];
  const { memory, at, roles } = sentence;
  const isSubject = roles[index]!.as === 'subject' || sentence.spots[index]!.owns;
  if (thingBefore(sentence, index) || isPartOfThings(sentence, index) || thingsHere(sentence, index)) return [];
  const { count } = sentence.spots[index]!;
  const counted = sentence.spots[index]!.isCounted && count ? ofNumber(sentence, count, shut) : [];
  if (counted.length > 0) return counted;
  const everybody = isSubject ? allOfThem(sentence, index, shut) : [];
  if (everybody.length > 1) return everybody;
  const isMen = /^(?:ils|eux)$/.test(sentence.tokens[sentence.spots[index]!.head]!.low);
  const groups = pronounCandidates(sentence, reach, shut).filter(
    (person) => person.count > 1 && person.seen!.at >= at - 4 && !(isMen && person.sex === 'female'),
  );
  const sets = memory.together.filter(
    ({ at: when, ids }) =>
      when >= at - 4 &&
      ids.every((id) => ![...shut].some((person) => person.id === id)) &&
      (reach !== 'women' || ids.every((id) => memory.byId(id)?.sex !== 'male')) &&
      !(isMen && ids.every((id) => memory.byId(id)?.sex === 'female')),
  );
  const here = togetherHere(sentence, index, shut);
  // "She took both children by the hand and led them in": "them" is the object of the verb before.
  const done = isSubject
    ? []
    : sentence.who
        .slice(0, index)
        .findLast(
          (each, at) =>
            sentence.roles[at]!.as === 'object' &&
            !sentence.spots[at]!.owns &&
            isSeveral(each) &&
            each.every((person) => !shut.has(person)),
        );
  if (done && done.length > 0) return done;
  if (isSubject && here.length > 1) return here;
  const [group, set] = [groups[0], sets.at(-1)];
  const scoreGroup = group
    ? 100 - 20 * (at - group.seen!.at) + (group.seen!.as === 'subject' && isSubject ? 15 : 0)
    : -1;
  const scoreSet = set ? (set.isPair ? 110 : 88) - 25 * (at - set.at) : -1;
  // When two crowds were mentioned together, "they" may be either.
  const rival = groups[1];
  const isEither =
    (group && set && Math.abs(scoreGroup - scoreSet) < 12) ||
    (group && rival && rival.seen!.at === group.seen!.at && rival.seen!.as === group.seen!.as);
  if (isEither && isSubject) sentence.doubtful.add(index);
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

/** "They were all eating", « ils mangèrent tous »: whoever has acted lately. */
function allOfThem(
  { memory, at, spots, tokens }: SentencePeople,
  index: number,
  shut: ReadonlySet<Known>,
): readonly Known[] {
  const { to } = spots[index]!;
  if (!tokens.slice(to, to + 3).some(({ low }) => /^(?:all|tous|toutes)$/.test(low))) return [];
  const there = memory
    .recent()
    .filter((person) => !shut.has(person) && !person.isDead && !person.isAway && person.id !== 'teller');
  const lately = there.filter(({ seen }) => seen!.at >= at - 8);
  return lately.every(({ count }) => count === 1) && lately.length <= 6 ? lately : [];
}

const isSibling = /^(?:brother|sister|cousin|friend)$/;
const isSeveral = (people: readonly Known[]): boolean => people.length > 1 || (people[0]?.count ?? 0) > 1;
