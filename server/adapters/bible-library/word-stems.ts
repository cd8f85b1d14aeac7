import { foldLetters } from '#shared/story/fold-letters.ts';
import type { Language } from '#shared/vocabulary.ts';

/** Words that carry no meaning for a theme. */
const empty: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    (
      'a about all also am an and any are as at be because been being but by can did do does for from had ' +
      'has have he her him his how i if in into is it its let me my no not of on one or our out s she shall ' +
      'so some story tale tell than that the their them then there they this to too unto up us very was we ' +
      'were what when where which who will with would you your'
    ).split(' '),
  ),
  fr: new Set(
    (
      'a afin ai ainsi au aux avec c ce ces cet cette comme d dans de des dit donc du elle elles en es est ' +
      'et etait eut fut histoire il ils j je l la le les leur leurs lui m ma mais me mes mon n ne nos notre ' +
      'nous on ont ou par pas pour qu quand que qui quoi s sa sans se sera ses si son sont sur t ta te tes ' +
      'ton tous tout toute tu un une vos votre vous y'
    ).split(' '),
  ),
  ee: new Set(
    (
      'abe aɖe ame be bena ale ɖe ɖo eye esi eya eƒe gake ge ke kple la le mele me na nu nye o si siwo sia ' +
      'ta tso va wo wò woƒe wole ye yi'
    )
      .split(' ')
      .map(foldLetters),
  ),
};

/** Forms that no ending explains. */
const irregular: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    afraid: 'fear',
    forgave: 'forgiv',
    men: 'man',
    women: 'woman',
    children: 'child',
    wept: 'weep',
    sown: 'sow',
    fed: 'feed',
    wives: 'wife',
    brethren: 'brother',
    gave: 'giv',
    died: 'di',
    dying: 'di',
    sought: 'seek',
    slept: 'sleep',
    fought: 'fight',
  },
  fr: {
    yeux: 'oeil',
    cieux: 'ciel',
    eaux: 'eau',
    chevaux: 'cheval',
    animaux: 'animal',
    peche: 'peche',
    pecher: 'peche',
    peches: 'peche',
    prie: 'prier',
    prient: 'prier',
    priez: 'prier',
    priant: 'prier',
  },
  ee: {},
};

const endings: Readonly<Record<Language, RegExp>> = {
  en: /(?:fulness|iveness|edness|eness|ness|fully|ings?|edly|ers?|ies|ied|ed|en|es|s|e|y)$/,
  fr: /(?:issements?|ements?|aient|ations?|ants?|ées?|eurs?|euses?|ères?|ais|ait|ent|ons|ez|er|ir|es|e|s|x)$/,
  ee: /(?:lawo|awo|wo|la|a)$/,
};
const shortestStem: Readonly<Record<Language, number>> = { en: 3, fr: 4, ee: 2 };

const undoubled = (stem: string): string => stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1');

/**
 * A word without its ending, so that `forgive`, `forgiven` and `forgiveness` match; null for a word without meaning of
 * its own.
 */
export function stemOf(word: string, language: Language): string | null {
  const folded = foldLetters(word);
  if (empty[language].has(folded)) return null;
  const known = irregular[language][folded];
  if (known) return known;
  const plain = language === 'en' ? folded.replace(/our(?=s?$|ed$|ing$|ly$|hood$)/, 'or') : folded;
  const ending = endings[language].exec(plain);
  if (!ending || ending.index < shortestStem[language]) return plain;
  const stem = plain.slice(0, ending.index);
  return language === 'ee' ? stem : undoubled(stem);
}

/** The stems of a text, in order, without stop words. `known` caches stems across many texts of one language. */
export function stemsOf(text: string, language: Language, known: Map<string, string | null> = new Map()): string[] {
  const stems: string[] = [];
  for (const [word] of text
    .normalize('NFC')
    .replace(/[’']s\b/g, '')
    .matchAll(/[\p{L}\p{M}]+/gu)) {
    let stem = known.get(word);
    if (stem === undefined) known.set(word, (stem = stemOf(word, language)));
    if (stem) stems.push(stem);
  }
  return stems;
}
