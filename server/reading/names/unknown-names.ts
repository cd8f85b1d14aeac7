// Guesses which capitalised words are names of people although no list has them, by how the tale uses them.
import { qualityOf } from '../people/person-qualities.ts';
import { firstName } from './first-names.ts';
import { isMake } from '../things/makes.ts';
import { isAnimal } from '../things/thing-before.ts';
import { type TaleTongue, peopleGrammar } from '../people/people-grammar.ts';
import { personNoun, spokenNumber } from '../people/person-nouns.ts';
import type { Token } from '../language/sentence-tokens.ts';
import { isTelling } from '../language/telling-words.ts';
import { isUnseenNoun } from '../things/concrete-objects.ts';
import { verbForms } from '../language/verb-forms.ts';
import type { NamesOfTale } from './names-of-tale.ts';

/** A use of a name that only a person can have. */
const decisive = 3;
const place = /^(?:in|at|to|into|from|near|through|toward|towards|outside|à|vers|depuis|près)$/;

/** A people or a language: "Ghanaian", "Israelites". */
const nation = /(?:ites?|ians?|ish|ese|ais|aise|ois|oise|iens?|iennes?)$/;

/**
 * Words with a capital that the tale uses as names of people, though no list has them: somebody is named so, or they
 * stand where people stand (before a verb, "said", an owner's mark) more often than where places stand. Takes the
 * sentences of the whole tale.
 */
export function unknownNames(sentences: readonly (readonly Token[])[], language: TaleTongue): NamesOfTale {
  const grammar = peopleGrammar(language);
  // A view (a picture of the land) repeats a sentence of its scene, so it is counted once.
  const told = new Map(sentences.map((tokens) => [tokens.map(({ text }) => text).join(' '), tokens]));
  const small = new Set(
    sentences.flatMap((tokens) => tokens.filter(({ text }) => /^\p{Ll}/u.test(text)).map(({ low }) => low)),
  );
  const votes = new Map<string, number>();
  /** "Tené, who was seventy": then « porta l'eau à Tené » is no way to a place. */
  const sure = new Set<string>();
  const others = new Set<string>();
  const inside = new Set<string>();
  for (const tokens of told.values())
    for (const [at, token] of tokens.entries()) {
      if (tokens[at - 1]?.isWord) inside.add(token.text);
      if (/^\p{Lu}/u.test(token.text) && isOfThing(tokens, at, language)) others.add(token.text);
      // "In Mercy Hospital": Mercy is not a person.
      if (isOfPlace(tokens, at) && firstName(token.text)) others.add(token.text);
      // "Third Street": a word that ends the name of a place is not a person.
      if (isTelling('place-ends', token.text) && /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '')) continue;
      if (
        !/^\p{Lu}\p{Ll}/u.test(token.text) ||
        token.text.length < 2 ||
        isTelling('no-names', token.text) ||
        nation.test(token.text)
      )
        continue;
      if (firstName(token.text) || small.has(token.low) || grammar.closed.has(token.low) || grammar.gods.has(token.low))
        continue;
      if (
        spokenNumber(token.low, language) !== null ||
        personNoun(token.low, language) ||
        grammar.prepositions.has(token.low) ||
        grammar.conjunctions.has(token.low)
      )
        continue;
      const own = vote(tokens, at, language);
      if (own >= decisive) sure.add(token.text);
      votes.set(token.text, (votes.get(token.text) ?? 0) + own);
    }
  return {
    people: new Set(
      [...votes]
        .filter(
          ([name, sum]) =>
            sum >= (sure.has(name) ? 1 : 2) && !others.has(name) && (inside.has(name) || !isCommonWord(name, language)),
        )
        .map(([name]) => name),
    ),
    others,
  };
}

/** Whether a word that only begins sentences is one that any sentence may begin with: "Soon", "Fear". */
const isCommonWord = (word: string, language: TaleTongue): boolean => {
  const low = word.toLowerCase();
  return verbForms(low, language).length > 0 || isUnseenNoun(low) || isTelling('opening-words', low);
};

/** Whether a name is that of an animal, a thing or a place: "a dog named Rex", "the island was called Malta". */
function isOfThing(tokens: readonly Token[], at: number, language: TaleTongue): boolean {
  // "A dog Rex", "his old green Buick": an animal and a car.
  const before = tokens[at - 1]?.low ?? '';
  if (isAnimal(before) || isTelling('colours', before) || isMake(tokens, at)) return true;
  if (!peopleGrammar(language).named.has(tokens[at - 1]?.low ?? '')) return false;
  return tokens.slice(Math.max(0, at - 5), at).some(({ low }) => isAnimal(low) || isTelling('places', low));
}

const isOfPlace = (tokens: readonly Token[], at: number): boolean =>
  place.test(tokens[at - 1]?.low ?? '') &&
  /^(?:Hospital|Street|Road|School|Park|Station|Market|Bridge)$/.test(tokens[at + 1]?.text ?? '');

const lookedAt =
  /^(?:look(?:ed|s)?|smil(?:ed|es)|shout(?:ed|s)|point(?:ed|s)|star(?:ed|es)|nod(?:ded|s)|laugh(?:ed|s)|wav(?:ed|es)|whisper(?:ed|s)|talk(?:ed|s)|spoke)$/;
const isPerson = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(token.text) && firstName(token.text) !== null;

/** How strongly the words around a capitalised word speak for a person (above 0) or a place (below 0). */
function vote(tokens: readonly Token[], at: number, language: TaleTongue): number {
  const grammar = peopleGrammar(language);
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isFirst = !before || !before.isWord;
  if (next && isTelling('place-ends', next.text)) return -2;
  if (before && (grammar.named.has(before.low) || grammar.saying.has(before.low))) return 3;
  // "In Mawuse's house", but "in Ghana's capital".
  if (next?.low === "'s" && isTelling('belongings', tokens[at + 2]?.low ?? '')) return 1;
  // "Looked at Lankai": likely a person.
  if (/^(?:at|to)$/.test(before?.low ?? '') && lookedAt.test(tokens[at - 2]?.low ?? '')) return 2;
  if (
    before &&
    (place.test(before.low) ||
      before.low === 'of' ||
      before.low === 'the' ||
      before.low === 'la' ||
      before.low === 'le')
  )
    return -2;
  // "Atanga, who was blind", "old Atanga", « alors vivait Rosalie »: people.
  if (next?.text === ',' && /^(?:who|qui)$/.test(tokens[at + 2]?.low ?? '')) return 3;
  if (before && next?.low !== "'s" && qualityOf(before.low) && before.low !== 'new') return 2;
  if (before && /^(?:lived|sat|stood|lay|vivait|habitait|assise?|debout)$/.test(before.low)) return 2;
  // "Dzifa, a girl of twelve": a noun for a person explains the name.
  const isApposed =
    next?.text === ',' &&
    /^(?:an?|the|une?|le|la)$/.test(tokens[at + 2]?.low ?? '') &&
    [at + 3, at + 4].some((each) => personNoun(tokens[each]?.low ?? '', language) !== null);
  if (isApposed) return 3;
  // "Eldad and Medad": beside somebody whose name is known.
  const isJoined =
    (/^(?:and|et)$/.test(before?.low ?? '') && isPerson(tokens[at - 2])) ||
    (/^(?:and|et)$/.test(next?.low ?? '') && isPerson(tokens[at + 2]));
  if (isJoined) return 2;
  // « Swann et sa petite sœur », "Lankai, the apprentice": a relative or a person's noun beside the name.
  const owner = /^(?:and|et)$/.test(next?.low ?? '') ? (tokens[at + 2]?.low ?? '') : '';
  const isOfKin = (each: number) => personNoun(tokens[each]?.low ?? '', language)?.isKin === true;
  if (/^(?:his|her|son|sa|ses)$/.test(owner) && (isOfKin(at + 3) || isOfKin(at + 4))) return 3;
  // "His daughters Funmi and Tolu": names after a word for relatives.
  if (before && personNoun(before.low, language)?.isKin) return 2;
  if (next && (grammar.saying.has(next.low) || grammar.having.has(next.low))) return isFirst ? 1 : 2;
  // "Zara is seven years old": only people are given an age like this.
  if (tokens.slice(at + 1, at + 5).some(({ low }) => low === 'years' || low === 'ans')) return 2;
  if (next && grammar.being.has(next.low)) return 1;
  if (next && !isFirst && next.low === "'s") return 2;
  const isVerb =
    !!next?.isWord &&
    (language === 'en'
      ? /(?:ed|s)$/.test(next.low) || isTelling('short-past', next.low)
      : /(?:e|a|ait|it|ut|rent)$/.test(next.low));
  if (isVerb && !grammar.closed.has(next.low)) return isFirst ? 1.5 : 2;
  return isFirst ? 0 : 0.8;
}
