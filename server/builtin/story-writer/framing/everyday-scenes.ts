// Openings with somebody of today: "Imagine a girl who finds a wallet."
import type { TablePassage } from '#server/passages/passage-table.ts';
import { frenchTypography } from '#shared/story/french-typography.ts';
import type { Audience, Tone } from '#shared/vocabulary.ts';
import { type Address, namesPerson } from '../idea/idea-grammar.ts';
import { formOf, isSpoken } from '../idea/idea-forms.ts';
import { sceneIn } from '../idea/idea-sentences.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';

/** Words as a pattern that finds one of them. */
const oneOf = (words: string): RegExp => new RegExp(`\\b(?:${words.replaceAll(' ', '|')})\\b`, 'iu');
/** Words for people whom children know, and words for things that children are not told about. */
const forChildren = oneOf(
  'child children boys? girls? brothers? sisters? friends? classmates? pupils? sons? daughters? family families ' +
    'mother father grand\\p{L}+ neighbours? teacher',
);
const notForChildren = oneOf(
  'beats? drunk\\p{L}* affairs? divorc\\p{L}+ kill\\p{L}* dictator prison\\p{L}* cheats? husband wife ' +
    'pregnan\\p{L}+ abus\\p{L}+ refugee',
);
const says = { en: / (?:who|whose|that|whom) /u, fr: / (?:qui|qu’\p{L}+|que|dont|où) /u };

/**
 * People of today whom a passage of the table speaks to, as its situations name them, each in a sentence to open
 * with: "Imagine a girl who finds a wallet."
 */
export function everydayScenes(
  { situations }: TablePassage,
  audience: Audience,
  address: Address,
  tone: Tone,
): readonly Pair[] {
  const isYoung = audience === 'kids' || audience === 'family';
  return situations.en.flatMap((en, at): Pair[] => {
    const fr = frenchTypography(situations.fr[at] ?? '');
    const both = [
      [en, 'en'],
      [fr, 'fr'],
    ] as const;
    const isScene = both.every(
      ([text, language]) =>
        formOf(text, language) === 'scene' &&
        namesPerson(text, language) &&
        says[language].test(text) &&
        !isSpoken(text, language),
    );
    if (!isScene || (isYoung && (!forChildren.test(en) || notForChildren.test(en)))) return [];
    return [{ en: sceneIn('en', en, tone, address), fr: frenchTypography(sceneIn('fr', fr, tone, address)) }];
  });
}
