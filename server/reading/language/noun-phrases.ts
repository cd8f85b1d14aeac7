// Reads a noun phrase about people ("the two young shepherds") into its role, number, sex, age and qualities.
import type { ReadPerson } from '#shared/pictures/scene-reading.ts';
import { isOfCompound, isOldOne, oneOfMany, royal, standInOf, wholePlace } from '../things/noun-wholes.ts';
import { type TaleTongue, peopleGrammar } from '../people/people-grammar.ts';
import { type PersonNoun, personNoun, spokenNumber } from '../people/person-nouns.ts';
import { qualityOf, standsAlone } from '../people/person-qualities.ts';
import { type Token, isOwnerMark } from './sentence-tokens.ts';
import { type SentenceWords, type Spot, emptySpot, isName } from '../places/spot.ts';

/** Words for parents and grandparents that are used like names, without an article. */
const calledBare =
  /^(?:papa|maman|mamie|papi|mama|mum|mom|dad|mummy|daddy|granny|grandma|grandpa|tonton|tata|grand-(?:mère|père|maman|papa)|mémé|pépé)$/;

/**
 * The phrase about people whose noun is the token at a place, with its articles and qualities; `floor` is the first
 * token that it may take in.
 */
export function nounAt(reading: SentenceWords, at: number, floor: number): Spot | null {
  const { tokens, language } = reading;
  const token = tokens[at]!;
  const grammar = peopleGrammar(language);
  const alone =
    (standsAlone(token.low) || isOldOne(tokens, at, language)) &&
    (language === 'fr' ? !personNoun(tokens[at + 1]?.low ?? '', language) : true);
  const oneOf = oneOfMany(tokens, at, language);
  if (oneOf) return oneOf;
  let noun = alone ? standInOf(token.low) : (wholePlace(tokens, at) ?? personNoun(token.low, language));
  if (!noun || isRoom(tokens, at) || isOfCompound(tokens, at, language)) return null;
  const next = tokens[at + 1];
  // « une jeune femme »: the quality of the next word.
  if (language === 'fr' && qualityOf(token.low) && next?.isWord && personNoun(next.low, 'fr')) return null;
  if (noun.role === 'man' && tokens[at + 1]?.low === 'of' && tokens[at + 2]?.text === 'God')
    noun = { ...noun, role: 'prophet' };
  // "The children of Israel" are a people.
  if (
    /^(?:child|son|daughter)$/.test(noun.role) &&
    noun.isPlural &&
    /^(?:of|d'|de)$/.test(next?.low ?? '') &&
    /^\p{Lu}/u.test(tokens[at + 2]?.text ?? '')
  )
    noun = { ...noun, role: 'people', age: 'adult', isKin: false, count: 6 };
  if (/^(?:daughter|girl|son)$/.test(noun.role) && royal(tokens, at))
    noun = { ...noun, role: noun.sex === 'male' ? 'prince' : 'princess', isKin: false };
  if (noun.role === 'lord' && /^L/.test(token.text)) return null;
  // The last of two nouns is the head: "shepherd boy"; « petite fille » keeps its adjective in front. "Her grandmother
  // Nana Yaa" continues with a name.
  if (
    next?.isWord &&
    !/^\p{Lu}/u.test(next.text) &&
    next.start === token.end + 1 &&
    language === 'en' &&
    personNoun(next.low, language) &&
    !grammar.closed.has(next.low)
  )
    return null;
  if (/^\p{Lu}/u.test(token.text) && at > 0 && !noun.isKin && tokens[at - 1]!.isWord && isName(reading, token))
    return null;
  let from = at;
  const qualities = new Set(alone ? [compared(tokens, at)] : []);
  let count: number | null = noun.count;
  let isCounted = false;
  for (let back = at - 1; back >= floor && at - back <= 4; back -= 1) {
    const word = tokens[back]!;
    // "At the end everybody clapped": words before "everybody" do not belong to it.
    if (!word.isWord || noun.role.startsWith('every')) break;
    // "One evening Mum was asleep": the time of day is not part of the phrase.
    if (ofTime.test(word.low)) break;
    // "A very old woman", « une si petite fille »: "very" and « si » are skipped.
    if (back > floor && intensifiers.test(word.low) && (word.low === 'only' || compared(tokens, back + 1))) continue;
    if (word.low === 'plus' || word.low === "s'" || word.low === 'of') {
      if (word.low === 'plus') continue;
      break;
    }
    if (whole.test(word.low) && (noun.isPlural || noun.count !== 1)) {
      if (word.low === 'both') count = 2;
      return phrase(reading, {
        from: back,
        at,
        noun,
        qualities,
        count,
        isCounted: isCounted || word.low === 'both',
        article: 'the',
        owner: null,
      });
    }
    // "Each child" of several who are known: all of them.
    if (each.test(word.low) && noun.count === 1)
      return phrase(reading, {
        from: back,
        at,
        noun: { ...noun, isPlural: true, count: null },
        qualities,
        count: null,
        article: 'the',
        owner: null,
      });
    const number = word.low === 'twin' ? 2 : spokenNumber(word.low, language);
    const isMany = language === 'fr' && /[sx]$/.test(token.low) && (number ?? 0) > 1;
    if (isMany && !noun.isPlural) noun = { ...noun, isPlural: true, count: null };
    if (number !== null && number > 1 && (noun.isPlural || noun.count !== 1)) {
      [count, isCounted, from] = [
        noun.count !== null && noun.count > 1 && noun.isPlural ? noun.count : number,
        true,
        back,
      ];
      continue;
    }
    const isArticle =
      grammar.indefinite.has(word.low) ||
      grammar.definite.has(word.low) ||
      (word.low in grammar.owner && word.low !== 'hers');
    if (
      isArticle &&
      language === 'fr' &&
      /s$/.test(token.low) &&
      /^(?:les|des|ses|mes|tes|ces|nos|vos|leurs)$/.test(word.low)
    )
      noun = { ...noun, isPlural: true, count: noun.isPlural ? noun.count : null };
    if (isArticle && noun.role === 'people' && word.low in grammar.owner) return null;
    if (isArticle)
      return phrase(reading, {
        from: back,
        at,
        noun,
        qualities,
        count: noun.isPlural && count === 1 ? null : count,
        article: articleOf(word.low, language),
        owner: word.low in grammar.owner ? back : null,
        isCounted,
      });
    if (grammar.closed.has(word.low) || personNoun(word.low, language)?.isPlural) break;
    const quality = compared(tokens, back);
    if (quality) qualities.add(quality);
    if (word.low === "'s" || isOwnerMark(tokens, back))
      return phrase(reading, { from: back + 1, at, noun, qualities, count, isCounted, article: 'own', owner: null });
    if (quality) from = back;
    else if (isCounted) break;
  }
  if (tokens[from - 1] && isOwnerMark(tokens, from - 1))
    return phrase(reading, { from, at, noun, qualities, count, isCounted, article: 'own', owner: null });
  const isCalled = noun.isKin && (/^\p{Lu}/u.test(token.text) || calledBare.test(token.low));
  const isAddress = noun.count === 1 && tokens[at + 1]?.text === ',' && /^["“«,!‘]$/.test(tokens[at - 1]?.text ?? '"');
  const isPaired = /^(?:and|et|ou|or)$/.test(tokens[at - 1]?.low ?? '') && floor === at - 1;
  const isPredicate = noun.count === 1 && grammar.being.has(tokens[from - 1]?.low ?? '');
  if (
    alone ||
    (!isPredicate && !noun.isPlural && !isCounted && !isCalled && !isAddress && !isPaired && !isApposition(tokens, at))
  )
    return null;
  if (/^(?:people|others|some)$/.test(token.low) && from === at && token.low !== 'people') return null;
  return phrase(reading, {
    from,
    at,
    noun,
    qualities,
    count,
    isCounted,
    article: isCounted ? 'a' : 'none',
    owner: null,
  });
}
const intensifiers = /^(?:very|only|so|quite|rather|really|très|si|assez|bien|tout|toute)$/;
const ofTime =
  /^(?:evening|morning|afternoon|night|day|week|month|year|summer|winter|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day|soir|matin|jour|nuit|fois)$/;
const whole = /^(?:both|all)$/;
const each = /^(?:each|every|chaque)$/;
/** The quality of a word; « plus jeune » is younger. */
function compared(tokens: readonly Token[], at: number): string {
  const quality = qualityOf(tokens[at]!.low);
  if (tokens[at - 1]?.low !== 'plus') return quality;
  return quality === 'young' || quality === 'little' ? 'younger' : quality === 'old' ? 'elder' : quality;
}

/** « dans la classe », "in class": a room. */
function isRoom(tokens: readonly Token[], at: number): boolean {
  if (!/^class(?:e)?$/.test(tokens[at]!.low)) return false;
  // "Her dance class": a lesson.
  if (
    /^(?:dance|dancing|swimming|piano|music|art|cooking|gym|drama|english|maths|history|science)$/.test(
      tokens[at - 1]?.low ?? '',
    )
  )
    return true;
  return tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ low }) => /^(?:in|into|to|after|before|dans|en|vers|after)$/.test(low));
}
const isApposition = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.text === ',' && /^(?:of|de|d'|,|aged)$/.test(tokens[at + 1]?.low ?? '');

function articleOf(word: string, language: TaleTongue): Spot['article'] {
  const grammar = peopleGrammar(language);
  if (word in grammar.owner) return 'own';
  return grammar.indefinite.has(word) ? 'a' : 'the';
}

type Found = {
  from: number;
  at: number;
  noun: PersonNoun;
  qualities: Set<string>;
  count: number | null;
  article: Spot['article'];
  owner: number | null;
  isCounted?: boolean;
};

/** Makes the spot of a noun phrase from its parts. */
function phrase(
  { tokens, language }: SentenceWords,
  { from, at, noun, qualities, count, article, owner, isCounted = false }: Found,
): Spot {
  const behind = language === 'fr' ? qualityOf(tokens[at + 1]?.low ?? '') : '';
  if (behind && behind !== 'other') qualities.add(behind);
  const word = tokens[from]!.low;
  const said = language === 'fr' && noun.count === 1 && noun.sex === null ? articleSex(word) : null;
  const isNeutral = noun.role === 'person';
  const one = count ?? 3;
  return {
    ...emptySpot,
    from,
    to: at + 1,
    head: at,
    how: 'noun',
    noun,
    sex: noun.sex ?? (isNeutral ? null : said),
    article,
    owner,
    count: noun.isPlural ? one : 1,
    isCounted,
    isPlural: noun.isPlural,
    qualities,
    owns: isOwnerMark(tokens, at + 1),
  };
}
const articleSex = (word: string): ReadPerson['sex'] =>
  /^(?:une|la|ma|cette)$/.test(word) ? 'female' : /^(?:un|le|ce|cet|du|au)$/.test(word) ? 'male' : null;
