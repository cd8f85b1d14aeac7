// Decides whether "it", "they" or « il » means a thing or animal rather than a person.
import { peopleGrammar } from '../people/people-grammar.ts';
import { personNoun } from '../people/person-nouns.ts';
import type { SentencePeople } from '../people/people-sentence.ts';
import type { Token } from '../language/sentence-tokens.ts';
import { isTelling } from '../language/telling-words.ts';
import type { ThingKind, ThingsNamed } from './things-named.ts';

/** Whether a word in lower case names an animal, in the singular. */
export const isAnimal = (word: string): boolean => isTelling('animals', word);

/** The thing that is the subject of a sentence, and its last thing that is an object. */
export function thingsNamed(sentence: Omit<SentencePeople, 'things'>): ThingsNamed {
  const { tokens, language, spots, spoken, isSaid } = sentence;
  const isTaken = (at: number) => spots.some(({ from, to }) => at >= from && at < to);
  const found: { kind: ThingKind; at: number }[] = [];
  for (let at = 0; at < tokens.length - 1; at += 1) {
    const kind = articleOf(tokens[at]!.low, language);
    const noun = nounBehind(tokens, at + 1, language);
    if (
      !kind ||
      !noun ||
      isSaid(tokens[at]!.start) ||
      isTaken(noun.at) ||
      (isTaken(at) && !(tokens[at]!.low in peopleGrammar(language).owner))
    )
      continue;
    const isPlural = language === 'fr' ? kind.isPlural : /[^s]s$/.test(noun.low);
    found.push({ kind: { ...kind, isPlural, isAnimal: isTelling('animals', noun.low) }, at });
  }
  const firstPerson = spots.findIndex((spot, at) => !spoken[at] && !spot.owns && sentence.roles[at]!.as === 'subject');
  const start = firstPerson < 0 ? Number.POSITIVE_INFINITY : spots[firstPerson]!.from;
  const before = (at: number) => tokens[at - 1]?.low ?? '';
  const subject =
    firstPerson < 0 ? found.find(({ at }) => !peopleGrammar(language).prepositions.has(before(at))) : undefined;
  const object = found.findLast(({ at }) => at > start && !peopleGrammar(language).prepositions.has(before(at)));
  const isSaidOf =
    language === 'fr' &&
    /^(?:c'|ce)$/.test(tokens[0]?.low ?? '') &&
    /^(?:était|est|étaient|sont)$/.test(tokens[1]?.low ?? '');
  if (isSaidOf) return { subject: found[0]?.kind ?? null, object: null, isAboutGod: false, isSaidOf };
  return { subject: subject?.kind ?? null, object: object?.kind ?? null, isAboutGod: lastGod(sentence, tokens.length) };
}

function articleOf(word: string, language: 'en' | 'fr'): ThingKind | null {
  if (language === 'en')
    return /^(?:the|a|an|his|her|their|its|some|many|two|three)$/.test(word)
      ? { sex: null, isPlural: false, isAnimal: false }
      : null;
  if (/^(?:les|des|ses|leurs|ces)$/.test(word)) return { sex: null, isPlural: true, isAnimal: false };
  if (/^(?:la|une|sa|cette)$/.test(word)) return { sex: 'female', isPlural: false, isAnimal: false };
  if (/^(?:le|un|son|ce|cet|du|au)$/.test(word)) return { sex: 'male', isPlural: false, isAnimal: false };
  return /^(?:l'|leur)$/.test(word) ? { sex: null, isPlural: false, isAnimal: false } : null;
}

function nounBehind(tokens: readonly Token[], at: number, language: 'en' | 'fr'): { low: string; at: number } | null {
  const grammar = peopleGrammar(language);
  let last: { low: string; at: number } | null = null;
  for (let next = at; next < Math.min(tokens.length, at + 3); next += 1) {
    const token = tokens[next]!;
    if (!token.isWord || grammar.closed.has(token.low) || grammar.prepositions.has(token.low)) break;
    if (personNoun(token.low, language)) return null;
    if (last && language === 'en' && !/s$/.test(token.low)) break;
    last ??= { low: token.low, at: next };
    if (language === 'en') last = { low: token.low, at: next };
  }
  return last;
}

/** "The donkey lay down, and she…". */
const isBehindAnimal = ({ tokens }: SentencePeople, at: number): boolean =>
  tokens
    .slice(0, at)
    .some(
      ({ low }, index) =>
        isTelling('animals', low) && /^(?:the|a|an|his|her|their|my)$/.test(tokens[index - 1]?.low ?? ''),
    );

const startsClause = (before: Token | undefined, language: 'en' | 'fr') =>
  !before?.isWord || peopleGrammar(language).conjunctions.has(before.low);

/** Whether the last subject named before a token is God. */
function lastGod({ tokens, language, spots, who, isSaid }: Omit<SentencePeople, 'things'>, before: number): boolean {
  const { gods } = peopleGrammar(language);
  const god = tokens
    .slice(0, before)
    .findLastIndex(
      ({ low, text, start }, at) =>
        gods.has(low) &&
        !isSaid(start) &&
        tokens[at + 1]?.low !== "'s" &&
        /^\p{Lu}/u.test(text) &&
        startsClause(tokens[at - (/^(?:the|le|l')$/.test(tokens[at - 1]?.low ?? '') ? 2 : 1)], language),
    );
  return (
    god >= 0 &&
    !spots.some(({ from, owns }, at) => from < before && !owns && who[at]?.some(({ sex }) => sex === 'male'))
  );
}

const present = /^(?:will|shall|is|has|does|can|makes?|gives?|sends|keeps?)$|(?<!wa)(?<!^i)[^s]s$/;
/** Whether "he" is God: named earlier in the sentence or in the previous one, or praised in a text without people. */
export function meansGod(sentence: SentencePeople, index: number): boolean {
  const { spots, tokens, language, memory, things, at } = sentence;
  const { from, reach } = spots[index]!;
  if (reach !== 'male') return false;
  if (lastGod(sentence, from)) return true;
  if (things.get(at - 1)?.isAboutGod && spots.slice(0, index).every(({ how }) => how === 'pronoun')) return true;
  const isAlone = memory.all.every(({ id, count }) => id === 'teller' || count > 1);
  return isAlone && language === 'en' && tokens[from]!.low === 'he' && present.test(tokens[from + 1]?.low ?? '');
}

const toPeople =
  /^(?:aid|consol|remerci|félicit|grond|salu|embrass|rassur|interrog|invit|réveill|soign|pardonn)(?:e|a|ait|aient|èrent)$/;

/** Whether a pronoun means the thing of the previous sentence rather than a person. */
export function thingBefore(sentence: SentencePeople, index: number): boolean {
  const { at, language, memory, spots, roles, things } = sentence;
  const spot = spots[index]!;
  if (sentence.spoken[index] || spot.owns) return false;
  // « Léa l'aida »: nobody helps a thing.
  if (language === 'fr' && toPeople.test(sentence.tokens[spot.to]?.low ?? '')) return false;
  const { low } = sentence.tokens[spot.head]!;
  const isSeveral = spot.reach === 'many';
  const last = things.get(at - 1);
  const agrees = (kind: ThingKind | null | undefined) => {
    if (!kind) return false;
    if (isSeveral) return kind.isPlural;
    if (language === 'en') return !kind.isPlural && kind.isAnimal;
    return !kind.isPlural && (kind.sex === null || spot.reach === 'either' || kind.sex === spot.reach);
  };
  if (low === 'lui' || low === 'leur' || low === 'eux') return false;
  const isFirst = spots.slice(0, index).every((each, at) => sentence.roles[at]!.as !== 'subject' || each.owns);
  if (roles[index]!.as === 'subject')
    return (
      isFirst &&
      ((agrees(last?.subject) && index === 0) ||
        (language === 'en' && !isSeveral && isBehindAnimal(sentence, spot.from)))
    );
  const isClitic = language === 'fr' && /^(?:le|la|l'|les)$/.test(low);
  // « Son frère l'aidait »: the person whose brother he is.
  if (isClitic && spots.slice(0, index).some(({ owns }, each) => owns && (sentence.who[each]?.length ?? 0) > 0))
    return false;
  if (!isClitic) return false;
  if (isThingHere(sentence, index)) return true;
  const seen = memory
    .recent()
    .some((person) => person.seen!.at === at - 1 && person.seen!.as === 'object' && person.sex === spot.reach);
  // « Un cahier. C'était le cahier de Kossi. Elle le cacha »: the pronoun means the notebook, not its owner.
  return (agrees(last?.object) || (last?.isSaidOf === true && agrees(last.subject))) && !seen;
}

/**
 * « Prépara une soupe et les filles la portèrent »: the pronoun means the last thing before it, unless a person of that
 * sex was mentioned since.
 */
function isThingHere({ tokens, spots, language }: SentencePeople, index: number): boolean {
  const { from, reach } = spots[index]!;
  const { prepositions } = peopleGrammar(language);
  const isOfPeople = (at: number) => spots.some((spot) => at >= spot.from && at < spot.to);
  for (let at = from - 2; at > 0; at -= 1) {
    const someone = spots.find((spot) => spot.to - 1 === at);
    if (someone && !someone.isPlural && someone.how !== 'pronoun' && (reach === 'either' || someone.sex === reach))
      return false;
    const kind = isOfPeople(at) ? null : articleOf(tokens[at]!.low, language);
    if (!kind || !nounBehind(tokens, at + 1, language) || prepositions.has(tokens[at - 1]?.low ?? '')) continue;
    if (!spots.some(({ owns, to }) => !owns && to <= at)) return false;
    return reach === 'many' ? kind.isPlural : !kind.isPlural && kind.sex !== null && kind.sex === reach;
  }
  return false;
}

const plural = /^\p{L}{2,}[^su'’]s$/u;
const countsThings =
  /^(?:the|his|her|their|two|three|four|five|six|some|many|several|les|des|ses|leurs|deux|trois|quatre|cinq|six|quelques)$/;
/**
 * "They chose the three biggest yams and carried them": "them" means the objects of the verb before, in the same
 * sentence.
 */
export function thingsHere({ tokens, spots, roles, spoken, language }: SentencePeople, index: number): boolean {
  const { from, owns } = spots[index]!;
  if (owns || spoken[index] || roles[index]!.as === 'subject') return false;
  const isOfPeople = (at: number) => spots.some((spot) => at >= spot.from && at < spot.to);
  const several = spots.findLast(
    (spot, at) => at < index && roles[at]!.as !== 'subject' && !spot.owns && (spot.isPlural || (spot.count ?? 3) > 1),
  );
  const at = tokens.findLastIndex(
    ({ low, isWord }, each) =>
      each < from &&
      isWord &&
      plural.test(low) &&
      !isOfPeople(each) &&
      personNoun(low, language) === null &&
      tokens.slice(Math.max(0, each - 4), each).some((word) => countsThings.test(word.low)) &&
      !peopleGrammar(language).prepositions.has(
        tokens.slice(Math.max(0, each - 4), each).find((word) => peopleGrammar(language).prepositions.has(word.low))
          ?.low ?? '',
      ),
  );
  return at >= 0 && (several === undefined || several.to <= at);
}
