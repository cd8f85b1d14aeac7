import type { StoryWriter } from '#server/ports/story-writer.ts';
import type { StoryBrief, StoryDraft } from '#shared/story/story.ts';
import { formatReference } from '#shared/story/scripture.ts';
import { languages } from '#shared/vocabulary.ts';
import type { TaleScore } from './tale-score.ts';
import type { Language } from '#shared/vocabulary.ts';

/** The options of an evaluation: the writer, the length, and whether to print details of each tale. */
export type EvalAsk = {
  readonly writer: StoryWriter;
  readonly score: (draft: StoryDraft, brief: StoryBrief, language: Language) => Promise<TaleScore>;
  readonly words: number;
  readonly details: boolean;
};
export type Scored = { readonly draft: StoryDraft; readonly brief: StoryBrief; readonly scores: readonly TaleScore[] };

const patience = 600_000;

/** Has a tale written and scores it in each of its languages; null when it was refused, which is printed. */
export async function told(brief: StoryBrief, { writer, score }: EvalAsk): Promise<Scored | null> {
  const about = brief.prompt ?? brief.text?.slice(0, 40) ?? (brief.range ? formatReference(brief.range) : '');
  try {
    const draft = await writer.write(brief, { signal: AbortSignal.timeout(patience), progress: async () => {} });
    const scores: TaleScore[] = [];
    for (const language of languages.filter((each) => draft.languages.includes(each)))
      scores.push(await score(draft, brief, language));
    return { draft, brief, scores };
  } catch (error) {
    console.log(`  not written: ${about}: ${(error as Error).message}`);
    return null;
  }
}

/** Prints a table. */
export function table(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  console.log(`\n| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
export const percent = (value: number): string => `${Math.round(100 * value)} %`;
