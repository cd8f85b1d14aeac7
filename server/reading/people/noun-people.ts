// Resolves a noun phrase to people: somebody known, somebody new, or a description of who was just named ("Kofi, the
// smallest boy").
import { peopleGrammar } from './people-grammar.ts';
import { type Known, sexFits } from './people-memory.ts';
import { roleWhenOwned } from './person-nouns.ts';
import type { Spot } from '../places/spot.ts';
import { personFromPhrase, isWide, addFacts } from './person-facts.ts';
import { relativeOf } from '../cast/relatives-told.ts';
import { knownPeopleMeant } from '../cast/same-people.ts';
import { wordClass } from '../language/word-classes.ts';
import { sameClauseSubject, subjectBefore } from './sentence-people.ts';
import type { SentencePeople } from './people-sentence.ts';

/**
 * The people whom a noun only describes, so that it introduces nobody new: "was a nurse", "Kofi, the smallest boy",
 * "when I was a boy". Empty when it does not.
 */
function describes(sentence: SentencePeople, index: number): readonly Known[] {
  const { tokens, spots, language, who } = sentence;
  const spot = spots[index]!;
  const grammar = peopleGrammar(language);
  // "Kojo was a fisherman's son": the son is Kojo, and the fisherman is somebody else.
  const whose = spots[index - 1];
  const from = whose?.owns && whose.how === 'noun' && spot.from - whose.to <= 1 ? whose.from : spot.from;
  const before = tokens.slice(Math.max(0, from - 3), from);
  const near = before.findLast(
    ({ low, isWord }) => isWord && !/^(?:also|once|still|not|now|only|très|encore|pas|aussi)$/.test(low),
  );
  const last = spots[index - 1];
  const isApposed =
    before.at(-1)?.text === ',' &&
    last?.to === spot.from - 1 &&
    who[index - 1]?.length === 1 &&
    who[index - 1]![0]!.count === spot.count &&
    !last.owns;
  const ends = tokens[spot.to];
  // "Ruth the Moabitess": the noun describes the name before it.
  if (
    /^(?:the|le|la|l')$/.test(tokens[spot.from]!.low) &&
    last?.how === 'name' &&
    !last.owns &&
    last.to === spot.from &&
    who[index - 1]?.length === 1 &&
    spot.count === 1
  )
    return who[index - 1]!;
  if (
    isApposed &&
    spot.article !== 'none' &&
    (!ends?.isWord || opensDetail.test(ends.low) || isQualified(sentence, spot)) &&
    sexFits(who[index - 1]![0]!.sex, spot.sex)
  )
    return who[index - 1]!;
  // "It was me, Uncle": the uncle is spoken to.
  const isSpeaker = last?.how === 'pronoun' && last.reach === 'i';
  if (isApposed && spot.article === 'none' && spot.count === 1 && !isSpeaker) return who[index - 1]!;
  const presented = toldBefore(sentence, index);
  if (presented) return [presented];
  // "A woman who was a prophet", « son père, qui était maçon »: a word for work fits both sexes, and describes the
  // person right before.
  const link = last && tokens[last.to]?.text === ',' ? last.to + 1 : (last?.to ?? -1);
  const isOfLast =
    /^(?:who|qui)$/.test(tokens[link]?.low ?? '') &&
    grammar.being.has(tokens[link + 1]?.low ?? '') &&
    spot.from === link + 2;
  if (
    isOfLast &&
    !last!.owns &&
    who[index - 1]?.length === 1 &&
    spot.count === 1 &&
    spot.noun &&
    !spot.noun.isKin &&
    !isWide(spot.noun.role)
  )
    return who[index - 1]!;
  // "He asked, as an old man in chains": the noun describes the subject.
  const asSubject =
    before.at(-1)?.low === 'as' && spot.article === 'a' && spot.count === 1 ? subjectBefore(sentence, index) : [];
  if (asSubject.length === 1 && asSubject[0]!.count === 1 && sexFits(asSubject[0]!.sex, spot.sex)) return asSubject;
  // "Elimelech, Naomi’s husband, died": the noun describes the name before it.
  const first = spots[index - 2];
  const isOwned =
    last?.owns &&
    first &&
    tokens[first.to]?.text === ',' &&
    first.to === last.from - 1 &&
    tokens[spot.to]?.text === ',' &&
    !/^(?:and|et)$/.test(tokens[spot.to + 1]?.low ?? '');
  if (isOwned && who[index - 2]?.length === 1 && sexFits(who[index - 2]![0]!.sex, spot.sex)) return who[index - 2]!;
  const isWish = near?.low === 'become' && before.some(({ low }) => low === 'to');
  if (((near && grammar.being.has(near.low)) || isBesideYears(sentence, spot)) && !isWish && !spot.owns) {
    const subject = subjectBefore(sentence, index);
    const isSeveral = subject.length > 1 || (subject[0]?.count ?? 0) > 1;
    if (
      subject.length > 0 &&
      isSeveral === spot.isPlural &&
      subject.every(({ sex }) => sexFits(sex, spot.sex)) &&
      !/^(?:there|il)$/.test(before.at(-2)?.low ?? '')
    )
      return subject;
  }
  return [];
}

/** "Was sixty-three and a retired bus driver": both tell of the same person. */
const isBesideYears = ({ tokens, text }: SentencePeople, { from, article }: Spot): boolean =>
  article === 'a' && besideYears.test(text.slice(0, tokens[from]!.start));
const besideYears =
  /\b(?:was|is) (?:only |just |nearly |almost )?(?:\d+|\w+teen|ten|eleven|twelve|\w+ty(?:-\w+)?) and $/;

/** « Un vieil homme chauve, »: one adjective after the noun, then the end of the phrase. */
const isQualified = ({ tokens, language }: SentencePeople, { to }: Spot): boolean =>
  language === 'fr' &&
  tokens[to]?.isWord === true &&
  !/^(?:et|ou|qui|que|se|ne|y|en)$/.test(tokens[to]!.low) &&
  /^[,;.]$/.test(tokens[to + 1]?.text ?? '');

/** « C'était une grande femme », "It was an old man": the person in the previous sentence, named or not. */
function toldBefore({ memory, at, text, tokens, spots, spoken }: SentencePeople, index: number): Known | null {
  const spot = spots[index]!;
  const isPresented =
    !spoken[index] &&
    spot.article === 'a' &&
    spot.count === 1 &&
    /^(?:qui|who|that)$/.test(tokens[spot.to]?.low ?? '') === false &&
    /^(?:it was|this was|c['’]était|c['’]est|ce fut)\s*$/i.test(text.slice(0, tokens[spot.from]!.start));
  if (!isPresented || (spot.noun && !generic.test(spot.noun.role))) return null;
  const last = memory.recent().filter(({ seen }) => seen!.at === at - 1);
  const fitting = last.filter(({ count, sex, isAway }) => count === 1 && !isAway && sexFits(sex, spot.sex));
  return fitting.length === 1 && ageMayBe(fitting[0]!, spot) ? fitting[0]! : null;
}

const ageMayBe = ({ age }: Known, { noun }: Spot): boolean =>
  noun?.age !== 'child' || age === null || age === 'child' || age === 'below' || age === 'like';

/** "When she was a baby", "as a boy he had herded goats": the person is no longer that age. */
const isOfThePast = ({ tokens, spots }: SentencePeople, index: number, { id }: Known): boolean =>
  id !== 'teller' &&
  ((tokens[spots[index]!.from - 1]?.low === 'as' && /^(?:baby|child|teen)$/.test(spots[index]!.noun?.age ?? '')) ||
    tokens
      .slice(Math.max(0, spots[index]!.from - 4), spots[index]!.from)
      .some(({ low }) => /^(?:when|since|quand|lorsque|lorsqu')$/.test(low)));

/** The people meant by a noun phrase; `owners` are the people behind "her" or "Ama's" in front of it. */
export function personByNoun(sentence: SentencePeople, index: number, owners: readonly Known[]): readonly Known[] {
  const { memory, spots } = sentence;
  const spot = spots[index]!;
  if (isOnlyCalled(sentence, spot)) return [];
  const told = storytellersEnd(sentence, index);
  if (told) return [told];
  const described = describes(sentence, index);
  if (described.length > 0) {
    for (const person of described) if (!isOfThePast(sentence, index, person)) addFacts(person, spot);
    const [subject] = described;
    if (subject && spot.noun?.isKin)
      for (const { id } of owners) if (id !== subject.id) subject.kin.push({ of: id, as: spot.noun.role });
    return described;
  }
  // « Ils n'étaient pas amis »: a noun that says what people are or are not introduces nobody.
  if (isBarePredicate(sentence, spot)) return [];
  const [owner] = owners;
  if (owner && spot.noun) {
    const role = ownedRole(sentence, spot);
    const relative =
      owners.map((each) => relativeOf(sentence, each, role, spot)).find((found) => found.length > 0) ?? [];
    if (relative.length > 0) return relative;
    const own = memory.all.findLast(
      (person) =>
        person.roles.has(role) &&
        person !== owner &&
        sexFits(person.sex, spot.sex) &&
        person.kin.length === 0 &&
        person.count === spot.count,
    );
    if (own && (!spot.noun.isKin || /^\p{Lu}\p{L}+$/u.test(own.called))) {
      for (const { id } of owners) own.kin.push({ of: id, as: role });
      return [own];
    }
    const known = personFromPhrase(sentence, spot, role);
    for (const { id } of owners) known.kin.push({ of: id, as: role });
    if (role.startsWith('grand') && !/^grand(?:mother|father|parent)/.test(role)) owner.age ??= 'old';
    return [known];
  }
  const pair = oldPair(sentence, spot);
  if (pair.length > 0) return pair;
  const again = spot.article === 'a' && spot.isCounted ? countedBefore(sentence, spot) : null;
  if (again) return [again];
  if (spot.article === 'a' && !spot.qualities.has('other'))
    return [bornTo(sentence, index, personFromPhrase(sentence, spot))];
  const isOther = sentence.roles[index]!.as !== 'subject';
  const named = isOther ? namedAgain(sentence, index) : null;
  if (named) return [named];
  const everyone = isOther ? everyoneHere(sentence, spot) : [];
  if (everyone.length > 1) return everyone;
  const same = knownPeopleMeant(sentence, spot, isOther ? sameClauseSubject(sentence, index) : []);
  if (same.length > 1) for (const person of same) learnTogether(person, spot);
  return same.length > 0 ? same : (newcomer(sentence, spot) ?? [personFromPhrase(sentence, spot)]);
}
/** « Les deux vieux messieurs »: the only two grown people of that sex who have names. */
function oldPair({ memory, isScripture }: SentencePeople, spot: Spot): readonly Known[] {
  const isPair = spot.article === 'the' && spot.isCounted && spot.count === 2 && spot.qualities.has('old');
  if (isScripture || !isPair || !isWide(spot.noun?.role ?? '')) return [];
  const two = memory.all.filter(
    ({ count, names, sex, age }) =>
      count === 1 && names.size > 0 && sex === spot.sex && (age === null || age === 'adult' || age === 'old'),
  );
  if (two.length !== 2) return [];
  for (const person of two) learnTogether(person, spot);
  return two;
}

const isBarePredicate = ({ tokens, language }: SentencePeople, { from, article, isCounted }: Spot): boolean => {
  const before = tokens.slice(Math.max(0, from - 3), from);
  const near = before.findLast(
    ({ low }) => !/^(?:not|never|no|longer|good|best|pas|plus|jamais|bons?|bonnes?)$/.test(low),
  );
  return article === 'none' && !isCounted && near?.isWord === true && peopleGrammar(language).being.has(near.low);
};

/** « Les deux vieux messieurs », "the two girls": adds to each known person what a noun for several of them says. */
function learnTogether(person: Known, { qualities, noun }: Spot): void {
  if (qualities.has('old')) person.qualities.add('old');
  else if (noun?.age === 'child' && !person.isTitled) person.age ??= 'child';
}

/** "The baker gave everyone bread": the people mentioned in the last sentences, unless a crowd is among them. */
function everyoneHere(sentence: SentencePeople, { noun, to }: Spot): readonly Known[] {
  if (sentence.isScripture || !/^every(?:one|body)$/.test(noun?.role ?? '')) return [];
  // "Everyone who had once sat in his class": other people.
  if (sentence.tokens[to]?.low === 'who') return [];
  const here = sentence.memory
    .recent()
    .filter(({ seen, isAway, isDead }) => seen!.at >= sentence.at - 4 && !isAway && !isDead);
  if (here.some(({ count }) => count > 1)) return [];
  const own = subjectBefore(sentence, sentence.spots.length);
  const others = here.filter((person) => !own.includes(person) && person.seen!.at < sentence.at + 1);
  return others.length <= 5 ? others : [];
}
/**
 * « Ils l'appelaient maman », "called him Grandpa": the noun is only what somebody is called, and introduces nobody.
 */
const isOnlyCalled = ({ tokens, language }: SentencePeople, { head }: Spot): boolean => {
  const [before, verb] = [tokens[head - 1]?.low ?? '', tokens[head - 2]?.low ?? ''];
  return language === 'fr'
    ? /^(?:appela|appelait|appelaient|appelèrent|appelle|appellent)$/.test(before)
    : /^(?:him|her|me|them|us)$/.test(before) && /^call(?:ed|s)?$/.test(verb);
};

const habit =
  /^(?:now|since|ever since|to this day|these days)\b|\b(?:every|each)\b|(?<!\p{L})(?:depuis|chaque|aujourd['’]hui|tous les)(?!\p{L})/iu;
/** Sentences before this one are too early for an outside view of people who are known. */
const longTold = 6;

/**
 * "Every Friday an old woman came in to complain": late in a tale, this is one of its main people as others see them,
 * if only one of them fits.
 */
function storytellersEnd(sentence: SentencePeople, index: number): Known | null {
  const { memory, spots, spoken, text, at, isScripture } = sentence;
  const { article, count, noun, sex, qualities } = spots[index]!;
  if (isScripture || spoken[index] || at < longTold || article !== 'a' || count !== 1 || !sex) return null;
  if (!generic.test(noun?.role ?? '') || !habit.test(text) || qualities.has('other')) return null;
  const isOldNoun = qualities.has('old');
  const isYoungNoun = noun!.age === 'child' || noun!.age === 'teen' || qualities.has('young');
  const main = memory.all.filter(
    (person) =>
      person.names.size > 0 &&
      person.times >= 3 &&
      person.sex === sex &&
      !person.isDead &&
      isOldNoun === (person.age === 'old' || person.age === 'above' || person.qualities.has('old')) &&
      isYoungNoun === /^(?:child|teen|below)$/.test(person.age ?? ''),
  );
  return main.length === 1 ? main[0]! : null;
}

/** "He took hold of the blind man": if "he" could be either of two, it is the one who is not the blind man. */
function namedAgain(
  { memory, at, roles, who, spots, doubtful, text, tokens }: SentencePeople,
  index: number,
): Known | null {
  const { clause } = roles[index]!;
  const own = roles.findIndex(
    (role, each) => each < index && role.clause === clause && role.as === 'subject' && doubtful.has(each),
  );
  const [guessed] = own < 0 ? [] : (who[own] ?? []);
  const { from, to } = spots[index]!;
  const words = text.slice(tokens[from]!.start, tokens[to - 1]!.end);
  const bare = (called: string) => called.toLowerCase().replace(/^(?:the|an?|le|la|l'|une?) ?/, '');
  if (!guessed || guessed.names.size > 0 || bare(guessed.called) !== bare(words)) return null;
  const other = memory
    .recent()
    .find(
      (each) =>
        each !== guessed && each.count === 1 && !each.isDead && each.sex === guessed.sex && each.seen!.at >= at - 2,
    );
  if (!other) return null;
  (who as (readonly Known[])[])[own] = [other];
  memory.touch(other, at, 'subject');
  return guessed;
}

/** What may follow a noun in apposition: "a girl in a wheelchair", « une fille sans manteau ». */
const opensDetail =
  /^(?:of|de|d'|du|des|from|in|on|at|by|aged|who|whose|qui|que|dont|with|without|wearing|called|named|nommée?s?|appelée?s?|avec|sans|aux?|à|en|dans|sur)$/;

const generic = /^(?:woman|man|girl|boy|lady|gentleman|youth|person|lad|maiden)$/;
const comers = wordClass('noun-people', 'comers');

/**
 * "A young woman ran in. The bride sat down": a definite noun for the one person who has come and whose role is not
 * known yet.
 */
function newcomer(sentence: SentencePeople, spot: Spot): readonly Known[] | null {
  const { memory, at, tokens } = sentence;
  if (spot.article !== 'the' || spot.count !== 1 || spot.name || !comers.test(tokens[spot.head]!.low)) return null;
  const near = memory.all.filter(
    (each) =>
      each.count === 1 &&
      each.names.size === 0 &&
      each.kin.length === 0 &&
      each.seen !== null &&
      each.seen.at >= at - 6 &&
      sexFits(each.sex, spot.sex) &&
      [...each.roles].every((role) => generic.test(role)),
  );
  if (near.length !== 1) return null;
  addFacts(near[0]!, spot);
  return near;
}

/** "His servants came. Three servants went down": the number of the group mentioned before. */
function countedBefore({ memory, at }: SentencePeople, spot: Spot): Known | null {
  const role = spot.noun?.role ?? '';
  // "Many people came. Four people came": other people.
  if (/^(?:person|people|crowd)$/.test(role)) return null;
  const group = memory.recent().find((each) => each.count > 1 && each.roles.has(role) && each.seen!.at >= at - 4);
  if (!group || spot.qualities.has('other') || (group.isCounted && group.count !== spot.count)) return null;
  group.count = spot.count ?? group.count;
  group.isCounted = true;
  return group;
}

/** "A young mother came in with a baby": the child is hers. */
function bornTo(sentence: SentencePeople, index: number, child: Known): Known {
  if (child.age !== 'baby' && child.age !== 'child') return child;
  const [parent, other] = sentence.roles[index]!.as === 'subject' ? [] : subjectBefore(sentence, index);
  // Somebody who carries a baby is grown up, even if described as a grandson.
  if (parent && !other && parent.age === 'below' && child.age === 'baby') parent.signs.grown += 3;
  if (parent && !other && ['mother', 'father'].some((role) => parent.roles.has(role)))
    child.kin.push({ of: parent.id, as: 'child' });
  return child;
}

const ownedRole = ({ tokens, language }: SentencePeople, spot: Spot): string =>
  roleWhenOwned(tokens[spot.head]!.low, language) ?? spot.noun!.role;
