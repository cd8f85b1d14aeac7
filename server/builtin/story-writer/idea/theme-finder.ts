// Chooses the theme of a tale from the creator's words or from the passage.
import { englishThemeWords, frenchThemeWords } from '../repertoire/theme-words.ts';
import { type Theme, themes } from '#server/passages/passage-words.ts';
import type { Genre } from '../repertoire/genres.ts';

/** The theme of a passage by its kind of writing, when its words show none. */
const usual: Record<Genre, Theme> = {
  narrative: 'calling',
  poetry: 'joy',
  proverb: 'wisdom',
  letter: 'hope',
  law: 'justice',
  prophecy: 'hope',
  gospel: 'salvation',
};
/** Factors for themes whose words are common in any Bible, and so say less. */
const common: Partial<Record<Theme, number>> = {
  calling: 0.5,
  creation: 0.6,
  love: 0.9,
  courage: 0.8,
  provision: 0.7,
  salvation: 0.9,
  humility: 0.9,
};

/** The theme that a creator's own words name, in English or French; null when they name none, or two alike. */
export function themeNamed(words: string): Theme | null {
  const scores = themes.map((theme) => ({
    theme,
    score:
      [...words.matchAll(englishThemeWords[theme])].length * (common[theme] ?? 1) +
      [...words.matchAll(frenchThemeWords[theme])].length,
  }));
  const [best, second] = scores.toSorted((a, b) => b.score - a.score);
  return best && best.score >= 0.9 && best.score > (second?.score ?? 0) ? best.theme : null;
}

/**
 * The theme of a passage: that of the table, otherwise the one its words show, otherwise the usual one for its kind of
 * writing.
 */
export function themeOf(english: string, known: { readonly theme: Theme } | null, genre: Genre): Theme {
  if (known) return known.theme;
  const scores = themes.map((theme) => ({
    theme,
    score: [...english.matchAll(englishThemeWords[theme])].length * (common[theme] ?? 1),
  }));
  const best = scores.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= 1 ? best.theme : usual[genre];
}
