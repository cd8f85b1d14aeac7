// Reads "both of them" and « tous les deux » as pronouns with a number.
import { personNoun, spokenNumber } from '../people/person-nouns.ts';
import { emptySpot, type SentenceWords, type Spot } from '../places/spot.ts';
import { isTelling } from '../language/telling-words.ts';

/**
 * "the two of them", "both of them", « tous les deux », or "both" and « tous » as a subject: the number of people
 * meant.
 */
export function countedPronounAt({ tokens, language }: SentenceWords, at: number): Spot | null {
  const { low } = tokens[at]!;
  const word = (step: number): string => tokens[at + step]?.low ?? '';
  const spot = (from: number, to: number, count: number | null): Spot => ({
    ...emptySpot,
    from,
    to,
    head: tokens[from]!.low === 'them' ? from : to - 1,
    how: 'pronoun',
    reach: 'many',
    count,
    isPlural: true,
    isCounted: count !== null,
  });
  if (language === 'fr') {
    const isAll = /^tou(?:s|tes)$/.test(low);
    const number = isAll ? spokenNumber(/^les$/.test(word(1)) ? word(2) : word(1), 'fr') : null;
    if (number && number < 6) return spot(at, at + (word(1) === 'les' ? 3 : 2), number);
    return isAll && isFrenchVerb(word(1)) ? spot(at, at + 1, null) : null;
  }
  if (low === 'them' && word(1) === 'both') return spot(at, at + 2, 2);
  const number = low === 'both' ? 2 : spokenNumber(low, 'en');
  const isWhole = /^(?:both|all|each|most)$/.test(low);
  if (word(1) === 'of' && /^(?:them|us)$/.test(word(2)) && (isWhole || (number ?? 0) > 1)) {
    const first = /^(?:the|all)$/.test(word(-1)) ? at - (word(-2) === 'all' ? 2 : 1) : at;
    // "The four of us baked a cake": the narrator and three others.
    if (word(2) === 'us') return { ...spot(first, at + 3, null), reach: 'i' };
    return spot(first, at + 3, low === 'both' || !isWhole ? number : null);
  }
  // "Both wept" and "the two sat down" are subjects without a noun.
  const isFirst = !tokens[at - 1]?.isWord || /^(?:and|but|then|so|that|when|until|while|soon|now)$/.test(word(-1));
  const isAlone = (low === 'both' && isFirst) || (word(-1) === 'the' && (number ?? 0) > 1 && (number ?? 0) < 6);
  // "The two tired children": an adjective and a noun follow, so this is not a pronoun.
  const isQuality = personNoun(word(2), 'en') !== null;
  return isAlone && isPast(word(1)) && !isQuality ? spot(low === 'both' ? at : at - 1, at + 1, number) : null;
}

const isPast = (word: string): boolean =>
  /ed$/.test(word) || /^(?:were|had|are|have|could|sat|began)$/.test(word) || isTelling('short-past', word);
const isFrenchVerb = (word: string): boolean =>
  /(?:aient|èrent|irent|urent)$/.test(word) || /^(?:sont|ont|étaient|avaient|rient)$/.test(word);
