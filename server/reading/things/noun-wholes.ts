// Special noun phrases for people: « le vieux », "one of them", "the whole village".
import type { TaleTongue } from '../people/people-grammar.ts';
import { type PersonNoun, personNoun } from '../people/person-nouns.ts';
import type { Token } from '../language/sentence-tokens.ts';
import { type Spot, emptySpot } from '../places/spot.ts';
import { verbForms } from '../language/verb-forms.ts';

/** The noun to use for somebody named by an adjective alone: "the elder". */
const standIn: PersonNoun = { role: '', sex: null, age: 'adult', isKin: false, isPlural: false, count: 1 };

/** The person named by an adjective alone: « le vieux » is a man and « la vieille » a woman. */
export const standInOf = (word: string): PersonNoun =>
  /^vieu/.test(word)
    ? { ...standIn, role: 'man', sex: 'male' }
    : word === 'vieille'
      ? { ...standIn, role: 'woman', sex: 'female' }
      : standIn;

/** « le vieux dormait »: an old man, if a verb or a pause follows and not a noun. */
export const isOldOne = (tokens: readonly Token[], at: number, language: TaleTongue): boolean => {
  const next = tokens[at + 1];
  return (
    language === 'fr' &&
    /^(?:vieux|vieille)$/.test(tokens[at]!.low) &&
    /^(?:le|la|un|une|au|du|ce|cette)$/.test(tokens[at - 1]?.low ?? '') &&
    (!next?.isWord || /^(?:qui|se|s'|ne|n'|lui|me|l'|le|la|les|y|en|et)$/.test(next.low) || isFrenchVerb(next.low))
  );
};
const isFrenchVerb = (word: string): boolean =>
  verbForms(word, 'fr').some(({ tense }) => tense !== 'base' && tense !== 'part');

/** "A Roman colony", "in a sailor suit": the word only tells what kind of thing that is. */
export function isOfCompound(tokens: readonly Token[], at: number, language: TaleTongue): boolean {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  if (language !== 'en' || !next?.isWord || next.start !== token.end + 1 || /s$/.test(token.low)) return false;
  if (kinds.test(next.low)) return true;
  return /^\p{Lu}/u.test(token.text) && nations.test(next.low);
}
const kinds =
  /^(?:suits?|uniforms?|costumes?|hats?|caps?|coats?|jackets?|teams?|clubs?|bands?|colon(?:y|ies)|practice|dolls?|puppets?)$/;
const nations =
  /^(?:colony|empire|army|road|town|city|law|province|citizenship|language|god|gods|name|names|custom|ship)$/;

/** "one of them", « l’un d’eux »: somebody of a group. */
export function oneOfMany(tokens: readonly Token[], at: number, language: TaleTongue): Spot | null {
  const [low, link, whole] = [tokens[at]!.low, tokens[at + 1]?.low ?? '', tokens[at + 2]?.low ?? ''];
  const isOne =
    language === 'en'
      ? low === 'one' && link === 'of' && /^(?:them|these|those)$/.test(whole)
      : /^une?$/.test(low) && /^(?:d'|de)$/.test(link) && /^(?:eux|elles|entre)$/.test(whole);
  const whoseOf = language === 'en' && low === 'one' && link === 'of' && /^(?:the|his|her|their|our|my)$/.test(whole);
  const ofAt = whoseOf
    ? [3, 4].find((step) => personNoun(tokens[at + step]?.low ?? '', language)?.isPlural)
    : undefined;
  const group = ofAt === undefined ? null : personNoun(tokens[at + ofAt]!.low, language);
  if (group && ofAt !== undefined)
    return {
      ...emptySpot,
      from: at,
      to: at + ofAt + 1,
      head: at + ofAt,
      how: 'noun',
      noun: { ...group, isPlural: false, count: 1 },
      sex: group.sex,
      article: 'the',
      qualities: new Set(['one']),
    };
  return isOne
    ? {
        ...emptySpot,
        from: at,
        to: at + (whole === 'entre' ? 4 : 3),
        head: at,
        how: 'noun',
        noun: standIn,
        sex: null,
        article: 'the',
        qualities: new Set(['one']),
      }
    : null;
}

/** "The whole village", « toute l'école »: everybody there. */
export function wholePlace(tokens: readonly Token[], at: number): PersonNoun | null {
  const place = /^(?:village|town|city|street|neighbourhood|church|ville|quartier|église)$/.test(tokens[at]!.low)
    ? 'villager'
    : /^(?:school|école)$/.test(tokens[at]!.low)
      ? 'pupil'
      : null;
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ low }) => low);
  const isWhole = /^(?:whole|entire)$/.test(before[1] ?? '') || /^(?:tout|toute)$/.test(before[0] ?? '');
  // "Ran through the whole town": the town is the way, not its people.
  const isWay = tokens
    .slice(Math.max(0, at - 3), at - 1)
    .some(({ low }) => /^(?:through|across|around|round|over|travers|dans|traversa)$/.test(low));
  return place && isWhole && !isWay
    ? { role: place, sex: null, age: place === 'pupil' ? 'child' : 'adult', isKin: false, isPlural: true, count: 8 }
    : null;
}

/** "The daughter of the king", « le fils de la reine ». */
export const royal = (tokens: readonly Token[], at: number): boolean =>
  /^(?:of|du|de)$/.test(tokens[at + 1]?.low ?? '') &&
  tokens
    .slice(at + 2, at + 4)
    .some(
      ({ low }, step) =>
        (step === 0 || /^(?:the|la)$/.test(tokens[at + 2]!.low)) && /^(?:king|queen|roi|reine)$/.test(low),
    );
