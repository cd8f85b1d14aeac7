import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import { type Language, tones } from '#shared/vocabulary.ts';
import { storyBrief } from '../story-brief.ts';
import { mostShared, type TaleScore } from './tale-score.ts';
import { type EvalAsk, percent, table, told } from './telling-order.ts';

const passagesTried = 6;
const spoken: readonly Language[] = ['en', 'fr'];

/**
 * Has a few passages told in each of the five tones, and prints how much of their own words the most alike two have in
 * common.
 */
export async function evalTones(passages: readonly VerseRange[], ask: EvalAsk): Promise<void> {
  const step = Math.max(1, Math.floor(passages.length / passagesTried));
  const rows: string[][] = [];
  for (const range of passages.filter((_, at) => at % step === 0).slice(0, passagesTried)) {
    const scores: TaleScore[] = [];
    for (const tone of tones) {
      const tale = await told(
        { ...storyBrief(range, ask.words, 0, 'tones'), tone, languages: spoken, audience: 'family' },
        ask,
      );
      scores.push(...(tale?.scores ?? []));
    }
    rows.push([
      formatReference(range),
      ...spoken.map((language) => percent(mostShared(scores.filter((score) => score.language === language)))),
    ]);
  }
  table(['passage', ...spoken.map((language) => `own sentences in common, ${language}`)], rows);
}
