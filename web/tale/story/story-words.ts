import { plural, t } from '@lingui/core/macro';
import { countWords } from '#shared/story/prose.ts';
import { lengthTolerance, type Section, sections } from '#shared/vocabulary.ts';
import { i18n } from '#web/language/i18n.ts';
import { fieldNames } from './field-names.ts';
import { engineInSentence } from '#web/engines/engine-name.ts';
import { inList, showNumber } from '#web/language/locale.ts';

/** Words of all sections together. */
export const wordsTold = (texts: Readonly<Record<Section, string>>): number =>
  sections.reduce((sum, section) => sum + countWords(texts[section]), 0);

const n = (words: number) => showNumber(words);

/** How a language's length compares with the requested one, as a message; `isFar` when it is more than 15 % off. */
export function lengthWords(told: number, asked: number | null): { words: string; isFar: boolean } {
  if (asked === null) return { words: plural(told, { one: '# word', other: '# words' }), isFar: false };
  const [least, most] = [Math.ceil(asked * (1 - lengthTolerance)), Math.floor(asked * (1 + lengthTolerance))];
  if (told < least)
    return {
      words: t`${{ count: n(told) }} words, ${{ missing: n(least - told) }} fewer than the ${{ asked: n(asked) }} requested`,
      isFar: true,
    };
  if (told > most)
    return {
      words: t`${{ count: n(told) }} words, ${{ extra: n(told - most) }} more than the ${{ asked: n(asked) }} requested`,
      isFar: true,
    };
  return { words: t`${{ count: n(told) }} words, the requested length (${{ asked: n(asked) }})`, isFar: false };
}

/** How long a section is, and its part of the story. */
export function sectionWords(words: number, told: number): string {
  const share = told > 0 ? Math.round((100 * words) / told) : 0;
  return plural(words, { one: `# word, ${share}% of the story`, other: `# words, ${share}% of the story` });
}

/** Who wrote a language, and which sections somebody else wrote; empty when nobody is known. */
export function writerWords(engines: { readonly [S in Section]?: string | undefined }): string {
  const of = (engine: string) => sections.filter((section) => engines[section] === engine);
  const partsOf = (engine: string) =>
    inList(of(engine).map((section) => i18n._(fieldNames[section]).toLocaleLowerCase()));
  const names = [...new Set(Object.values(engines).filter((name) => name !== undefined))].toSorted(
    (a, b) => of(b).length - of(a).length,
  );
  const [most, ...others] = names;
  if (!most) return '';
  return [
    t`Written by ${{ engine: engineInSentence(most) }}`,
    ...others.map((engine) => t`${{ parts: partsOf(engine) }} by ${{ engine: engineInSentence(engine) }}`),
  ].join('; ');
}
