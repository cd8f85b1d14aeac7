import { t } from '@lingui/core/macro';
import { showNumber } from '#web/language/locale.ts';
import { countWords } from '#shared/prose.ts';
import { lengthTolerance, type Section, sections } from '#shared/vocabulary.ts';

/** Words of all sections together. */
export const wordsTold = (texts: Readonly<Record<Section, string>>): number =>
  sections.reduce((sum, section) => sum + countWords(texts[section]), 0);

const n = (words: number) => showNumber(words);

/** How a language stands to the length that was asked for, in words; `isFar` when it is more than 15 % off. */
export function lengthWords(told: number, asked: number | null): { words: string; isFar: boolean } {
  if (asked === null) return { words: t`${n(told)} words`, isFar: false };
  const [least, most] = [Math.ceil(asked * (1 - lengthTolerance)), Math.floor(asked * (1 + lengthTolerance))];
  if (told < least) return { words: t`${n(told)} words, ${n(least - told)} too few for the ${n(asked)} asked for`, isFar: true };
  if (told > most) return { words: t`${n(told)} words, ${n(told - most)} too many for the ${n(asked)} asked for`, isFar: true };
  return { words: t`${n(told)} words, as long as asked for (${n(asked)})`, isFar: false };
}

/** How long a section is, and its part of the story. */
export function sectionWords(words: number, told: number): string {
  const share = told > 0 ? Math.round((100 * words) / told) : 0;
  return `${n(words)} ${words === 1 ? 'word' : 'words'}, ${share} % of the story`;
}

/** Who wrote a language, and which sections somebody else wrote; empty when nobody is known. */
export function writerWords(engines: { readonly [S in Section]?: string | undefined }): string {
  const of = (engine: string) => sections.filter((section) => engines[section] === engine);
  const names = [...new Set(Object.values(engines).filter((name) => name !== undefined))].toSorted((a, b) => of(b).length - of(a).length);
  const [most, ...others] = names;
  if (!most) return '';
  return [`Written by ${most}`, ...others.map((name) => `${of(name).join(' and ')} by ${name}`)].join('; ');
}
