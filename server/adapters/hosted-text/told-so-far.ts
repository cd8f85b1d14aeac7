import type { WritingStep } from '#shared/story/story.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { LanguageProgress, TellWriting } from '#shared/story/writing-progress.ts';
import type { SoFar } from './telling.ts';

/** Keeps how far each language is and tells it with the step under way; who listens decides how often. */
export function toldSoFar(engine: string, progress: TellWriting) {
  const pens = new Map<Language, LanguageProgress>();
  let now: WritingStep = 'writing';
  const tell = () => progress(now, [...pens.values()]);
  const change = (language: Language, part: Partial<LanguageProgress>): void => {
    const pen = pens.get(language);
    if (!pen) return;
    pens.set(language, { ...pen, ...part });
    // A partial report that cannot be sent now is included in the next one; steps are awaited.
    void tell().catch(() => {});
  };
  return {
    async step(step: WritingStep): Promise<void> {
      now = step;
      await tell();
    },
    begin(language: Language, of: number): void {
      pens.set(language, { language, engine, state: 'writing', section: null, words: {}, of });
      change(language, {});
    },
    hear: ({ language, section, words }: SoFar): void => change(language, { state: 'writing', section, words }),
    done: (language: Language, state: 'written' | 'failed'): void => change(language, { state, section: null }),
  };
}
