// Small grammar for those sentences: "my" becomes "your", French articles and prepositions.
import { anyOf, ideaWords } from './idea-words.ts';

/** How a tale speaks to its listeners in French; English has "you" for the first two and "we" for the last. */
export type Address = 'tu' | 'vous' | 'nous';
/** Whose "my" becomes: the listeners', or that of somebody who is not named. */
type Whose = Address | 'they';
type Own = 'en' | 'fr';

const asYou: Record<Own, Record<Whose, readonly [RegExp, string][]>> = {
  en: {
    tu: english('you', 'are', 'your', 'you'),
    vous: english('you', 'are', 'your', 'you'),
    nous: english('we', 'are', 'our', 'us'),
    they: english('they', 'are', 'their', 'them'),
  },
  fr: {
    tu: french('ton', 'ta', 'tes', 'te ', 't’', 'toi'),
    vous: french('votre', 'votre', 'vos', 'vous ', 'vous ', 'vous'),
    nous: french('notre', 'notre', 'nos', 'nous ', 'nous ', 'nous'),
    they: french('son', 'sa', 'ses', 'se ', 's’', 'lui'),
  },
};
function english(i: string, am: string, my: string, me: string): [RegExp, string][] {
  return [
    [/(?<!\p{L})I[’ ]a?m(?!\p{L})/gu, `${i} ${am}`],
    [/(?<!\p{L})I was(?!\p{L})/gu, `${i} were`],
    [/(?<!\p{L})I(?![\p{L}])/gu, i],
    [/(?<!\p{L})my(?!\p{L})/giu, my],
    [/(?<!\p{L})mine(?!\p{L})/giu, `${my}s`],
    [/(?<!\p{L})me(?!\p{L})/giu, me],
    [/(?<!\p{L})myself(?!\p{L})/giu, { our: 'ourselves', their: 'themselves' }[my] ?? 'yourself'],
  ];
}
function french(mon: string, ma: string, mes: string, me: string, m: string, moi: string): [RegExp, string][] {
  return [
    [/(?<!\p{L})mon(?= )/giu, mon],
    [/(?<!\p{L})ma(?= )/giu, ma],
    [/(?<!\p{L})mes(?= )/giu, mes],
    [/(?<!\p{L})me /giu, me],
    [/(?<!\p{L})m’/giu, m],
    [/(?<!\p{L})moi(?!\p{L})/giu, moi],
  ];
}

/**
 * Words of the creator turned to the listeners: "my" becomes "your" or "our". French with a verb in the first person
 * stays as it is.
 */
export function turnedTo(words: string, language: Own, address: Whose): string {
  if (language === 'fr' && /(?<!\p{L})(?:je |j’)/iu.test(words)) return words;
  return asYou[language][address].reduce((text, [from, to]) => text.replace(from, to), words);
}

const vowel = /^[aeiouyhàâéèêëîïôûœ]/iu;

const articleOf = (words: string): string => {
  const noun = (/^\p{L}+/u.exec(words)?.[0] ?? '').toLowerCase();
  const { feminine, masculine, elided } = ideaWords.fr;
  return feminine.includes(noun) ? 'la ' : masculine.includes(noun) ? 'le ' : elided.includes(noun) ? 'l’' : '';
};
/** Well-known French nouns with the article that a sentence needs. */
export const withArticles = (words: string): string =>
  words
    .split(' et ')
    .map((part) => articleOf(part) + part)
    .join(' et ');

/** English words for one day or thing out of a row, with the article that a sentence needs. */
export const withThe = (words: string): string =>
  words
    .replace(
      /^(?=(?:funeral|wedding|baptism|birth|death|loss|end|start|return|arrival|life|story) of |\p{L}+ (?:festival|feast)$)/iu,
      'the ',
    )
    .replace(/^(?=(?:first|second|third|last|next|only|best|worst|right|wrong) \p{L})/iu, 'the ');

/** A French preposition before words: "de le frère" is "du frère". */
export function joined(preposition: 'de' | 'a', words: string): string {
  const nouns = words.split(/ et (?=les? |la |l’|une? |des )/u);
  if (nouns.length > 1) return nouns.map((noun) => joined(preposition, noun)).join(' et ');
  if (preposition === 'a')
    return words.replace(
      /^(?:(le |les )|)/iu,
      (_, article?: string) => ({ 'le ': 'au ', 'les ': 'aux ' })[article?.toLowerCase() ?? ''] ?? 'à ',
    );
  if (/^le /iu.test(words)) return words.replace(/^le /iu, 'du ');
  if (/^les /iu.test(words)) return words.replace(/^les /iu, 'des ');
  const bare = words.replace(/^(?:des|du) /iu, '');
  return vowel.test(bare) ? `d’${bare}` : `de ${bare}`;
}

const people = { en: anyOf(ideaWords.en.people), fr: anyOf(ideaWords.fr.people) };
const somebody = {
  en: new RegExp(`^(?:an?|the|two|three|four|some|many|our|my|your)(?: [\\p{L}-]+){0,3}? ${people.en}`, 'iu'),
  fr: new RegExp(
    `^(?:une?|des|deux|trois|quatre|les?|la|l’|mon|ma|mes|notre|nos)[ ]?(?:[\\p{L}-]+ ){0,2}?${people.fr}`,
    'iu',
  ),
};
/** Whether the words of a scene begin with a person. */
export const namesPerson = (words: string, language: Own): boolean => somebody[language].test(words);
