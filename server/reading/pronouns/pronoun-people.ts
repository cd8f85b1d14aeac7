// Resolves a pronoun for one person: scores everybody whom it could mean. The main file of this folder.
import { type Known } from '../people/people-memory.ts';
import { type PronounReach, peopleGrammar } from '../people/people-grammar.ts';
import { isKnockedFor, sameClauseSubject, subjectBefore } from '../people/sentence-people.ts';
import type { SentencePeople } from '../people/people-sentence.ts';
import { isTelling } from '../language/telling-words.ts';
import { pronounCandidates, pronounFits } from './pronoun-candidates.ts';
import { peopleMeantByThey } from './pronoun-groups.ts';
import { soughtBefore } from './sought.ts';
import { harmedBefore } from '../people/harmed.ts';
import { isHealedHere, raisedBefore } from '../people/raised.ts';
import { meansGod, thingBefore } from '../things/thing-before.ts';
import type { Talk } from '../deeds/turns-of-talk.ts';

/** By how much the best candidate must lead for a pronoun to be certain: more for a subject than for an object. */
const clear = { subject: 26, other: 14 } as const;

type Said = Readonly<Talk>;

/** The person whom a pronoun means; empty where it may mean a thing, or where nobody fits. */
export function personByPronoun(sentence: SentencePeople, index: number, said: Said): readonly Known[] {
  const { speaker, listener } = said;
  const spot = sentence.spots[index]!;
  const spoken = sentence.spoken[index]!;
  const reach = spot.reach!;
  if (reach === 'i') return spoken ? speaker : [teller(sentence), ...withTeller(sentence, index)];
  if (reach === 'you') return spoken ? listener : [];
  const { low } = sentence.tokens[spot.head]!;
  // « Le boulanger, lui, pleurait »: a stressed pronoun means the subject.
  const isStressed =
    /^(?:lui|elle|eux)$/.test(low) &&
    sentence.tokens[spot.from - 1]?.text === ',' &&
    sentence.tokens[spot.to]?.text === ',';
  if (isStressed && sentence.spots[index - 1]?.to === spot.from - 1) return sentence.who[index - 1] ?? [];
  const isReflexive = /sel(?:f|ves)$/.test(low);
  if (isReflexive) return subjectBefore(sentence, index);
  // "Rachel and her friends": "her" is Rachel, whoever was mentioned before.
  const beside = spot.owns && joinedOwner(sentence, index);
  if (beside && pronounFits(beside, reach)) return [beside];
  // "Grandfather sat the children down around him": "him" is the subject itself.
  const [own, other] = isAround(sentence, index) ? subjectBefore(sentence, index) : [];
  if (own && !other && own.count === 1 && pronounFits(own, reach)) return [own];
  const shut = new Set(
    spoken
      ? [...speaker, ...listener]
      : isKnockedFor(sentence, index)
        ? notAtHome(sentence, index)
        : spot.owns || sentence.roles[index]!.as === 'subject' || isBehindThing(sentence, index)
          ? []
          : sameClauseSubject(sentence, index),
  );
  // In a Gospel the "he" of "he said to them" is most likely Jesus.
  const isTeacher = ({ names }: Known) => sentence.isGospel && names.has('Jesus');
  for (const person of withWhom(sentence, index)) if (!isTeacher(person)) shut.add(person);
  const touched = spot.owns && !spoken && reach !== 'many' ? bodyOfAnother(sentence, index, reach) : null;
  if (touched) return [touched];
  if (spot.owns && !isKnockedFor(sentence, index)) {
    const own = subjectBefore(sentence, index).filter((person) => pronounFits(person, reach));
    // "He waited. The nurse put the baby in his arms": the arms of somebody known to be a man, rather than the nurse’s.
    const said =
      own.length === 1 && own[0]!.sex === null && /^(?:fe)?male$/.test(reach)
        ? (besideHere(sentence, index, reach, own[0]!) ?? lastSubject(sentence, reach, own[0]!))
        : null;
    if (said) return [said];
    if (
      own.length > 0 &&
      sentence.roles[index]!.as !== 'subject' &&
      (reach === 'many') === (own.length > 1 || own[0]!.count > 1)
    ) {
      // "Anju and her sister": Anju is a girl.
      if ((reach === 'male' || reach === 'female') && own[0]!.names.size > 0) own[0]!.sex ??= reach;
      return own;
    }
  }
  if (reach === 'many' || reach === 'women') return peopleMeantByThey(sentence, index, reach, shut);
  if (thingBefore(sentence, index) || (!spoken && meansGod(sentence, index))) return [];
  const sought = sentence.roles[index]!.as === 'subject' ? null : soughtBefore(sentence, index);
  if (sought) {
    sought.isAway = false;
    return [sought];
  }
  const harmed = harmedBefore(sentence, index) ?? raisedBefore(sentence, index);
  if (harmed && pronounFits(harmed, reach)) return [harmed];
  const [best, next] = pronounCandidates(sentence, reach, shut)
    .filter(
      (person) =>
        person.count === 1 && !isHealedHere(sentence, index, person) && !isOnlyPreached(sentence, index, person),
    )
    .map((person) => ({
      person,
      score:
        scoreOf(sentence, index, person, reach) +
        (isAnswer(sentence, index, said) && listener.includes(person) ? 45 : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  if (best) {
    const answers = isAnswer(sentence, index, said) && listener.includes(best.person);
    if (
      !answers &&
      next &&
      best.score - next.score < clear[sentence.roles[index]!.as === 'subject' ? 'subject' : 'other']
    )
      sentence.doubtful.add(index);
    // "They shouted at him, so he left": if "him" was uncertain, "he" is too.
    const guessed = best.person.guessedAt;
    if (guessed !== null && next && sentence.at - guessed <= 2) sentence.doubtful.add(index);
    else if (sentence.doubtful.has(index) && !spot.owns) best.person.guessedAt = sentence.at;
    if (reach === 'male' || reach === 'female') best.person.sex ??= reach;
    return [best.person];
  }
  if (sentence.isGospel && reach === 'male' && !spoken && !sentence.memory.all.some(({ names }) => names.has('Jesus')))
    return [
      sentence.memory.add({ called: 'Jesus', names: new Set(['Jesus']), sex: 'male', age: 'adult', role: 'teacher' }),
    ];
  if (spoken || spot.owns || sentence.roles[index]!.as !== 'subject' || reach === 'either') return [];
  if (sentence.language === 'fr' && sentence.memory.all.length > 0) return [];
  return [sentence.memory.add({ called: low, sex: reach === 'female' ? 'female' : 'male', isUnnamed: true })];
}

/**
 * "Nadia knocked, and a thin voice asked her in": the subject is a thing, so "her" may still be the person who knocked.
 */
function isBehindThing({ tokens, spots, isScripture }: SentencePeople, index: number): boolean {
  const { from } = spots[index]!;
  const border = tokens.slice(0, from).findLastIndex(({ low, isWord }) => !isWord || /^(?:and|but|et|mais)$/.test(low));
  const isThing = /^(?:an?|the|une?|le|la)$/.test(tokens[border + 1]?.low ?? '');
  return (
    !isScripture &&
    border > 0 &&
    isThing &&
    from - border > 2 &&
    !spots.some((spot) => spot.from > border && spot.to <= from)
  );
}

/** How likely a pronoun means a person; only the order and the distance of the scores matter. */
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
  // A person with a name but of unknown sex may be "he" or "she".
  else if (person.sex === null && person.names.size > 0 && seenAs === 'subject') score += 20;
  if (reach === 'either' && person.sex === null) score -= 4;
  score += 3 * Math.min(person.times, 5);
  // A pronoun at the start of a clause continues with the subject of the previous clause.
  if (isSubject && subjectBefore(sentence, index).includes(person)) score += 30;
  // "They knocked, and Ama gave him rice. He ate": "he" is more likely "him" than another one of "they".
  if (distance > 0 && distance <= 2 && person.oneOfThemAt === seenAt) score -= 56;
  if (seenAs === 'other') score -= 3;
  // "They met an old woman. 'I am hungry,' she said": the newcomer speaks.
  if (
    isSubject &&
    distance === 1 &&
    person.times === 1 &&
    seenAs === 'object' &&
    /^["“«]$/.test(sentence.tokens[0]?.text ?? '')
  )
    score += 40;
  // "Caught the boy by his collar and pulled him in": the object stays the same.
  const last = isSubject ? -1 : lastObject(sentence, index);
  if (last >= 0 && sentence.who[last]?.length === 1 && sentence.who[last]![0] === person) score += 26;
  if (person.names.size > 0 && !person.isTitled) score += 4;
  if (person.isAway) score -= 15;
  // "The bricklayer's son": somebody mentioned only as an owner is less likely.
  if (person.times === 0 && sentence.memory.all.some(({ kin }) => kin.some(({ of }) => of === person.id))) score -= 30;
  if (person.age === 'baby' && person.sex === null) score -= 15;
  if (seenAt === at && !isSubject) score += 20;
  if (person.isUnnamed && person.id !== 'teller') score -= 14;
  // "When the children ran, she knocked": she is not one of the children.
  if (
    sentence.who
      .slice(0, index)
      .some((each, before) => each && each.length > 1 && !spots[before]!.owns && each.includes(person))
  )
    score -= 75;
  // Relatives are likely to act on each other: "his mother came, and she opened her arms to him".
  if (!isSubject && sameClauseSubject(sentence, index).some((other) => other.kin.some(({ of }) => of === person.id)))
    score += 22;
  // In Scripture a judge or a servant is a man until the text says otherwise.
  if (sentence.isScripture && person.sex === null && reach === 'male') score += 16;
  return score;
}

/** The object of an earlier verb of the sentence that has the same subject: "caught the boy and pulled him in". */
function lastObject({ spots, roles, tokens }: SentencePeople, index: number): number {
  const { from } = spots[index]!;
  const last = spots.findLastIndex((spot, at) => at < index && !spot.owns);
  const isObject = last >= 0 && roles[last]!.as === 'object' && spots[last]!.how !== 'pronoun';
  const between = isObject ? tokens.slice(spots[last]!.to, from) : [];
  return between.some(({ low }) => low === 'and' || low === 'et') && !between.some(({ text }) => text === ',')
    ? last
    : -1;
}

/**
 * "Jonah said to him, '…' He bowed down and said, '…'": the person spoken to answers, unless the speaker goes on at
 * once.
 */
function isAnswer(
  { tokens, spots, roles, isSaid, at, who, memory }: SentencePeople,
  index: number,
  { speaker, isGuessed }: Said,
): boolean {
  if (index !== 0 || roles[0]!.as !== 'subject' || spots[0]!.owns || spots[0]!.from > 1 || who.length > 1) return false;
  // Sentences that are only speech are skipped.
  const last = memory.recent()[0]?.seen?.at ?? 0;
  const spoke = speaker.some(
    ({ seen }) => seen !== null && (seen.at === at - 1 || (!isGuessed && seen.at === last && seen.at >= at - 4)),
  );
  // "“Stand up.” He arose": "he" is the person who was told to.
  if (obeys.test(tokens[spots[0]!.to]?.low ?? '') && speaker.some(({ seen }) => seen !== null && seen.at >= at - 3))
    return true;
  const firstSaid = tokens.findIndex(({ start }) => isSaid(start));
  const acts =
    firstSaid > 0 &&
    tokens.slice(spots[0]!.to, firstSaid).some(({ low }) => low === 'and' || low === 'answered' || low === 'et');
  return spoke && acts && !/^(?:said|says|dit)$/.test(tokens[spots[0]!.to]?.low ?? '');
}

/**
 * "The doctor listened to his heart", "she kissed her forehead": the part of the body belongs to somebody other than
 * the subject, if there is one.
 */
function bodyOfAnother(sentence: SentencePeople, index: number, reach: PronounReach): Known | null {
  const { tokens, spots, language, at } = sentence;
  const { from } = spots[index]!;
  const { body } = peopleGrammar(language);
  const verbs = tokens.slice(Math.max(0, from - 3), from);
  const takesHand =
    verbs.some(({ low }) => holding.test(low)) && /^(?:hand|main|arm|bras)$/.test(tokens[from + 1]?.low ?? '');
  const laysOn = tokens[from - 1]?.low === 'on' && /^(?:hands?|fingers?)$/.test(tokens[from - 2]?.low ?? '');
  if (
    !(takesHand || laysOn || verbs.some(({ low }) => isTelling('touching', low))) ||
    !tokens.slice(from + 1, from + 4).some(({ low }) => body.has(low))
  )
    return null;
  const own = subjectBefore(sentence, index);
  const others = pronounCandidates(sentence, reach, new Set(own)).filter(
    ({ count, seen, isAway }) => count === 1 && !isAway && seen!.at >= at - 2,
  );
  return others[0] ?? null;
}

/** "He went in with them", "he listened to them": "he" is not one of "them". */
function withWhom({ tokens, spots, roles, memory, at }: SentencePeople, index: number): Known[] {
  const spot = spots[index]!;
  if (roles[index]!.as !== 'subject' || spot.owns || spot.reach === 'many' || spot.reach === 'women') return [];
  const behind = tokens.slice(spot.to, spot.to + 8);
  const end = behind.findIndex(({ isWord, low }) => !isWord || low === 'and');
  const clause = end < 0 ? behind : behind.slice(0, end);
  const before = clause.flatMap(({ low }, n) => (/^(?:them|eux)$/.test(low) ? [clause[n - 1]?.low ?? ''] : []));
  const last = memory.together.findLast((each) => each.at >= at - 6);
  const isGroup = memory.recent().some(({ count, seen }) => count > 1 && seen!.at > (last?.at ?? 0));
  const joins = before.some(
    (word) => /^(?:with|avec)$/.test(word) || (index === 0 && !isGroup && besideThem.test(word)),
  );
  if (!joins) return [];
  return (last?.ids ?? []).flatMap((id) => memory.byId(id) ?? []);
}

/** The person right before "and her": "Rachel and her friends". */
function joinedOwner({ tokens, spots, who }: SentencePeople, index: number): Known | null {
  const [last, { from }] = [spots[index - 1], spots[index]!];
  const [person, other] = who[index - 1] ?? [];
  const isJoined =
    last?.how === 'name' && !last.owns && last.to === from - 1 && /^(?:and|et)$/.test(tokens[from - 1]!.low);
  return isJoined && person && !other ? person : null;
}

/** Whether a pronoun follows "around" or « autour de ». */
const isAround = ({ tokens, spots }: SentencePeople, index: number): boolean => {
  const { from, owns } = spots[index]!;
  const [first, second] = [tokens[from - 2]?.low ?? '', tokens[from - 1]?.low ?? ''];
  return !owns && (/^(?:around|round)$/.test(second) || (first === 'autour' && /^d(?:e|')$/.test(second)));
};

/** Words before "them" that show that the subject is not one of them. */
const besideThem = /^(?:to|from|told|asked|taught)$/;
const obeys = /^(?:arose|rose|obeyed|stretched|leaped|leapt|jumped|obéit|étendit)$/;
const holding =
  /^(?:held|holds|holding|took|takes|taking|shook|grabbed|seized|pressed|tint|tenait|prit|prenait|saisit)$/;

/** The person who knocks and their parents are not the ones inside. */
function notAtHome(sentence: SentencePeople, index: number): Known[] {
  const knocking = subjectBefore(sentence, index);
  const parents = sentence.memory.all.filter(({ kin }) =>
    kin.some(({ of, as }) => /^(?:mother|father|parent)$/.test(as) && knocking.some(({ id }) => id === of)),
  );
  return [...knocking, ...parents];
}

/** Outside the Gospels Jesus is only mentioned, and a "he" who acts is somebody else. */
const isOnlyPreached = (
  { isGospel, isScripture, roles }: SentencePeople,
  index: number,
  { names, times }: Known,
): boolean =>
  isScripture &&
  !isGospel &&
  times === 0 &&
  roles[index]!.as === 'subject' &&
  [...names].some((name) => name.startsWith('Jesus'));

/** "The trader saw Asibi and dropped a coin into her basin": a person of that sex mentioned earlier in the sentence. */
const besideHere = ({ who, spots }: SentencePeople, index: number, reach: PronounReach, other: Known): Known | null =>
  who
    .slice(0, index)
    .flatMap((people, at) => (spots[at]!.owns ? [] : (people ?? [])))
    .findLast((person) => person !== other && person.count === 1 && person.sex === reach) ?? null;

/** The subject of the previous sentence, if they are known to have the sex of the pronoun. */
const lastSubject = ({ memory, at }: SentencePeople, reach: PronounReach, other: Known): Known | null =>
  memory
    .recent()
    .find(
      (person) =>
        person !== other &&
        person.count === 1 &&
        person.sex === reach &&
        person.seen!.at === at - 1 &&
        person.seen!.as === 'subject',
    ) ?? null;

/** "Sam and I were ten. We rowed": the people last mentioned together with the narrator. */
function withTeller({ memory, tokens, spots, at }: SentencePeople, index: number): Known[] {
  if (!/^(?:we|us|nous)$/.test(tokens[spots[index]!.head]!.low)) return [];
  const own = memory.together.filter((each) => each.ids.includes('teller'));
  // "Aunt Thandi drove us": "us" means my sister and me, not the aunt.
  const last = own.findLast((each) => each.isPair) ?? own.findLast((each) => each.at >= at - 12);
  return (last?.ids ?? []).flatMap((id) => (id === 'teller' ? [] : (memory.byId(id) ?? [])));
}

/** The narrator who says "I": one person, with the sex and age that the text gives. */
function teller({ memory }: SentencePeople): Known {
  return memory.byId('teller') ?? memory.add({ called: 'teller', isUnnamed: true });
}
