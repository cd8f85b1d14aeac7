import { placesIn } from '#shared/story/scripture-numbering.ts';
import type { BibleVersion } from '#shared/vocabulary.ts';
import type { Verses } from './bible-text.ts';
import { withoutTitle } from './psalm-titles.ts';
import { settleBrackets } from './variant-brackets.ts';

const isNumberedTitle = (version: BibleVersion, psalm: number): boolean =>
  placesIn(version, 'PSA', { chapter: psalm, verse: 1 })[0]?.verse !== 1;

/** The verses as they are quoted: variant readings settled, titles inside the first verse of a psalm removed. */
export function settledVerses(verses: Verses, version: BibleVersion): Verses {
  const settled: Record<string, string[][]> = {};
  for (const [book, chapters] of Object.entries(verses)) {
    const flat = settleBrackets(chapters.flat());
    let at = 0;
    settled[book] = chapters.map((chapter) => flat.slice(at, (at += chapter.length)));
  }
  settled.PSA = (settled.PSA ?? []).map((psalm, index) =>
    isNumberedTitle(version, index + 1)
      ? psalm
      : psalm.map((text, verse) => (verse === 0 ? withoutTitle(version, text) : text)),
  );
  return settled;
}
