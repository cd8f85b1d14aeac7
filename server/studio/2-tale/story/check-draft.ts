import { msg } from '@lingui/core/runtime-macro';
import type { Beat, StoryDraft } from '#shared/story/story.ts';
import { named, type Said } from '#shared/said.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { QuotationService } from '../quotations/quotations.service.ts';

/**
 * Checks the quotations of a writer without a Bible before its draft is stored: near quotations are corrected, and
 * quotations that are in no verse are reported. In all its languages, or in the named ones.
 */
export function draftChecker(quotations: Pick<QuotationService, 'mended'>) {
  return async (
    draft: StoryDraft,
    signal: AbortSignal,
    languages: readonly Language[] = draft.languages,
  ): Promise<StoryDraft> => {
    const ranges = [draft.range, ...draft.beats.map(({ range }) => range)].filter((range) => range !== null);
    const notes: Said[] = [];
    let beats: readonly Beat[] = draft.beats;
    const summary = { ...draft.summary };
    for (const language of languages) {
      const told = { mended: 0, unknown: [] as string[] };
      const right = async (text: string) => {
        const { text: words, mended, unknown } = await quotations.mended(text, ranges, language);
        told.mended += mended;
        told.unknown.push(...unknown);
        return words;
      };
      const checked: Beat[] = [];
      for (const beat of beats) {
        signal.throwIfAborted();
        checked.push({ ...beat, text: { ...beat.text, [language]: await right(beat.text[language] ?? '') } });
      }
      beats = checked;
      if (summary[language]) summary[language] = await right(summary[language]);
      notes.push(...linesOf(language, told.mended, told.unknown.length));
    }
    return { ...draft, beats, summary, notes: [...draft.notes, ...notes] };
  };
}
export type DraftChecker = ReturnType<typeof draftChecker>;

function linesOf(language: Language, mended: number, unknown: number): Said[] {
  const told = named(language);
  return [
    ...(mended === 1
      ? [msg`${{ language: told }}: one sentence almost quoted a verse and now has its exact words.`]
      : []),
    ...(mended > 1
      ? [msg`${{ language: told }}: ${{ count: mended }} sentences almost quoted a verse and now have its exact words.`]
      : []),
    ...(unknown === 1
      ? [msg`${{ language: told }}: one sentence in quotation marks is in no verse; the Story tab marks it.`]
      : []),
    ...(unknown > 1
      ? [
          msg`${{ language: told }}: ${{ count: unknown }} sentences in quotation marks are in no verse; the Story tab marks them.`,
        ]
      : []),
  ];
}
