// Finds sad passages, for creators who ask for none.
import type { VerseRange } from '#shared/story/scripture.ts';
import type { TableLanguage } from '../passage-index.ts';
import { tablePassages } from '../passage-table.ts';

const unwanted = {
  en: /(?<!\p{L})(?:sad|sadness|tragic|unhappy|death|deaths|dying|dies|dead|tears|gloomy|depressing|heavy)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tristes?|tristesse|tragiques?|mort|morts|meurt|larmes|sombres?|lourde?s?)(?!\p{L})/iu,
} as const;
/** Whether a refusal is one of sadness: "just not the sad ending". */
export const refusesSadness = (refusal: string, language: TableLanguage): boolean => unwanted[language].test(refusal);

const heavy = new Set<string>(['grief', 'sadness', 'despair']);
let kept: readonly VerseRange[] | undefined;
/** The passages in which people mourn, and of which no joy comes. */
export const sadPassages = (): readonly VerseRange[] =>
  (kept ??= tablePassages()
    .filter(({ feelings }) => feelings.some((each) => heavy.has(each)) && !feelings.some((each) => each === 'joy'))
    .map(({ range }) => range));
