// Finds the person whom a passage names most.
import type { Pair } from '../repertoire/sentence-pairs.ts';
import type { Texts } from '../passage/verse-units.ts';

/** Names that occur in many passages and identify none of them. */
const everywhere: Readonly<Record<'en' | 'fr', RegExp>> = {
  en: /^(?:God|Yahweh|Lord|Israel|Israelites?|Jerusalem|Judah|Zion|Egypt|Spirit|Holy|Christ|Father|Son|Man|Almighty|King|Most|High|Armies|Amen|Jews?|Jacob)$/u,
  fr: /^(?:Dieu|Éternel|Seigneur|Israël|Israélites?|Jérusalem|Juda|Sion|Égypte|Esprit|Saint|Christ|Père|Fils|Homme|Tout|Puissant|Roi|Très|Haut|Amen|Juifs?|Jacob)$/u,
};
/** A tale is about a person named at least this often. */
const enough = 2;

const wordIn = (text: string, word: string): boolean => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text);

/** Capitalised words inside a sentence, with their number of occurrences. */
function namesIn(text: string, language: 'en' | 'fr'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(/(?<=[\p{Ll},’;] )(?:[dl]’)?(\p{Lu}\p{Ll}{2,})(?![\p{L}’])/gu))
    if (!everywhere[language].test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  // At the beginning of a sentence every word has a capital, so only names that are met inside one count there. What
  // the text also says with a small letter is a word, as “Let” at the beginning of a verse line.
  for (const name of [...counts.keys()]) if (wordIn(text, name.toLowerCase())) counts.delete(name);
  for (const name of counts.keys())
    counts.set(name, text.split(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u')).length - 1);
  return counts;
}

/** The first letter of a name and its first two consonants, by which “Solomon” and “Salomon” are one. */
function skeleton(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (
    plain.slice(0, 1) +
    plain
      .slice(1)
      .replaceAll(/[aeiouyh]/g, '')
      .slice(0, 2)
  );
}

/** The main person of a passage, in English and French; null when nobody is named twice, or the languages disagree. */
export function mainName(units: readonly { readonly text: Texts }[]): Pair | null {
  const all = (language: 'en' | 'fr') => namesIn(units.map(({ text }) => text[language] ?? '').join(' '), language);
  const [english, french] = [all('en'), all('fr')];
  const [en, count = 0] = [...english].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (!en || count < enough) return null;
  if (french.size === 0) return { en, fr: en };
  const fr = [...french.keys()].find((name) => skeleton(name) === skeleton(en));
  return fr ? { en, fr } : null;
}

/** A French name after “de”. */
export const ofName = (name: string): string => (/^[AEÉÈIOUY]/u.test(name) ? `d’${name}` : `de ${name}`);
