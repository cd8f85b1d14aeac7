import { languages } from '#shared/vocabulary.ts';
import { storyBrief } from '../story-brief.ts';
import type { OwnText } from './story-sets.ts';
import { textScore } from './text-score.ts';
import { type EvalAsk, table, told } from './telling-order.ts';

/** Has every own text made into a tale, asked for in three languages, and prints whether its words are kept. */
export async function evalTexts(texts: readonly OwnText[], ask: EvalAsk): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [at, text] of texts.entries()) {
    if (text.refused) continue;
    const tale = await told(
      { ...storyBrief(null, ask.words, at, 'eval'), mode: 'paste', text: text.text, languages },
      ask,
    );
    if (!tale) continue;
    const { kept, torn, filled, title } = textScore(text, tale.draft);
    rows.push([text.name, kept ? 'yes' : 'no', torn, filled.join(', ') || 'none', title]);
  }
  table(['own text', 'every word kept', 'sentences torn', 'other languages that were filled', 'title'], rows);
}
