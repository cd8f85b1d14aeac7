import type { StoryBrief, StoryDraft } from '#shared/story/story.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { LanguageScore } from '../eval-score.ts';
import { unexplainedWords } from './unexplained-words.ts';
import { type Wholeness, wholenessOf } from './passage-wholeness.ts';

/**
 * A tale in one language: what the scorer of words says, whether the passage is whole, and what a child would not
 * understand.
 */
export type TaleScore = LanguageScore & {
  readonly wholeness: Wholeness;
  readonly unexplained: readonly string[];
  /** Own sentences without those that retell the passage, lead to a quotation or explain a word of it. */
  readonly framing: readonly string[];
};

type Score = (draft: StoryDraft, brief: StoryBrief, language: Language) => Promise<LanguageScore>;

/** Scores a tale in a language. */
export const taleScore =
  (score: Score) =>
  async (draft: StoryDraft, brief: StoryBrief, language: Language): Promise<TaleScore> => {
    const words = await score(draft, brief, language);
    const told = draft.beats
      .filter((beat) => beat.retold || beat.range)
      .map(({ text }) => text[language] ?? '')
      .join(' ');
    return {
      ...words,
      framing: words.own.filter((sentence) => !told.includes(sentence)),
      wholeness: wholenessOf(draft, language),
      unexplained: brief.audience === 'kids' || brief.audience === 'family' ? unexplainedWords(draft, language) : [],
    };
  };

/** The largest share of its framing that a tale has in common with another of the same language. */
export function mostShared(tales: readonly { readonly framing: readonly string[] }[]): number {
  let most = 0;
  for (const [at, tale] of tales.entries())
    for (const other of tales.slice(at + 1)) {
      const [mine, theirs] = [new Set(tale.framing), new Set(other.framing)];
      const common = [...mine].filter((sentence) => theirs.has(sentence)).length;
      most = Math.max(most, common / Math.max(1, Math.min(mine.size, theirs.size)));
    }
  return most;
}

/**
 * Of the sentences that frame ten tales in a row, the share that more than one of them says; the largest of all tens.
 */
export function sharedInTen(tales: readonly { readonly framing: readonly string[] }[]): number {
  const shares = Array.from({ length: Math.max(1, tales.length - 9) }, (_, from) => {
    const ten = tales.slice(from, from + 10).map(({ framing }) => [...new Set(framing)]);
    const all = ten.flat();
    const times = new Map<string, number>();
    for (const sentence of all) times.set(sentence, (times.get(sentence) ?? 0) + 1);
    return all.filter((sentence) => (times.get(sentence) ?? 0) > 1).length / Math.max(1, all.length);
  });
  return Math.max(...shares);
}
