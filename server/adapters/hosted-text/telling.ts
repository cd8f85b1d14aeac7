import { z } from 'zod';
import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import { countWords } from '#shared/story/prose.ts';
import type { StoryBrief } from '#shared/story/story.ts';
import { type Language, languageNames, type Section, sections } from '#shared/vocabulary.ts';
import type { LanguageProgress } from '#shared/story/writing-progress.ts';
import { nameGlossary } from './name-glossary.ts';
import {
  composePrompt,
  ideaOf,
  repairPrompt,
  sectionPrompt,
  transcreatePrompt,
  writerInstructions,
} from './story-prompt.ts';
import type { Shown, Telling } from './shown-passage.ts';
import { structuredCall } from './structured-call.ts';
import { faultCount, faultsOf, heardWords, type Standard } from './telling-faults.ts';
import { unknownMark, withMarks, withoutMarks, withVerses } from './verse-marks.ts';

export type TellingParts = {
  readonly account: EngineAccount;
  readonly languageOf: (text: string) => Language | null;
  readonly signal: AbortSignal;
  /** Hears how far a language is while it is being written. */
  readonly hear: (soFar: SoFar) => void;
};
export type SoFar = Pick<LanguageProgress, 'language' | 'section' | 'words'>;

const Composed = z.object({
  title: z.string(),
  summary: z.string(),
  beats: z.array(z.object({ section: z.enum(sections), say: z.string() })),
});
const Said = z.array(z.object({ n: z.number(), say: z.string() }));
const Transcreated = z.object({ title: z.string(), summary: z.string(), beats: Said });
const Corrected = z.object({ beats: Said });
const OneSection = z.object({ say: z.string() });

/** What a model writes of a language, one call at a time: a first telling, another language of it, one repair. */
export function teller({ account, languageOf, signal, hear }: TellingParts) {
  /** Counts what can be heard of an answer that is being written; `of` says which section an entry belongs to. */
  const listener =
    ({ language, verses }: Shown, of: (beat: { n?: unknown; section?: unknown }) => Section | undefined) =>
    (soFar: unknown): void => {
      const beats = (soFar as { beats?: unknown } | null)?.beats;
      const words: Partial<Record<Section, number>> = {};
      let section: Section | null = null;
      for (const beat of Array.isArray(beats) ? (beats as { n?: unknown; section?: unknown; say?: unknown }[]) : []) {
        const at = beat && of(beat);
        if (!at) continue;
        section = at;
        const say = typeof beat.say === 'string' ? beat.say.replace(/(?:\[\[?[^\]]*\]?|\{\{?[^}]*\}?)$/, '') : '';
        words[at] = (words[at] ?? 0) + countWords(withVerses(say, verses, language));
      }
      hear({ language, section, words });
    };
  const sectionNamed = (name: unknown) => sections.find((section) => section === name);
  const sectionAt =
    ({ beats }: Telling) =>
    ({ n }: { n?: unknown }) =>
      typeof n === 'number' ? beats[n - 1]?.section : undefined;

  /** Why words cannot be used: another language, marks of verses that were not shown, nothing said. */
  function problemOf(says: readonly string[], { language, verses }: Shown): string | null {
    const mark = says.map((say) => unknownMark(say, verses)).find((each) => each !== null);
    if (mark) return `${mark} is no mark that was shown.`;
    if (says.some((say) => withVerses(say, verses, language) === '')) return 'a beat is empty.';
    const prose = withoutMarks(says.join(' '));
    const written = countWords(prose) >= 20 ? languageOf(prose) : language;
    return written !== null && written !== language
      ? `it must be in ${languageNames[language]}, not in ${languageNames[written]}.`
      : null;
  }
  const numbered = (given: z.output<typeof Said>, count: number): string[] | null => {
    const says = Array.from({ length: count }, (_, at) => given.find(({ n }) => n === at + 1)?.say ?? null);
    return given.length === count && says.every((say) => say !== null) ? says : null;
  };

  return {
    async compose(brief: StoryBrief, shown: Shown, { words, knowledge }: Standard): Promise<Telling> {
      return structuredCall(
        account,
        {
          step: `${shown.language}: story`,
          instructions: writerInstructions(ideaOf(brief) !== null),
          prompt: composePrompt(brief, shown, words, knowledge),
          schema: Composed,
          words,
          hear: listener(shown, ({ section }) => sectionNamed(section)),
          check: ({ title, beats }) => {
            if (title.trim() === '') return 'the title is empty.';
            const order = beats.map(({ section }) => sections.indexOf(section));
            if (sections.some((section) => !beats.some((beat) => beat.section === section)))
              return 'a section has no beat.';
            if (order.some((at, turn) => at < (order[turn - 1] ?? 0)))
              return 'the sections are not in the order hook, setup, lesson, outro.';
            return problemOf(
              beats.map(({ say }) => say),
              shown,
            );
          },
        },
        signal,
      );
    },

    async transcreate(
      brief: StoryBrief,
      from: { shown: Shown; told: Telling },
      shown: Shown,
      { words, knowledge }: Standard,
    ): Promise<Telling> {
      const says = from.told.beats.map(({ say }) => say);
      const glossary = nameGlossary(from.shown.verses, shown.verses);
      const told = { language: from.shown.language, title: from.told.title, summary: from.told.summary, beats: says };
      const answer = await structuredCall(
        account,
        {
          step: `${shown.language}: story`,
          instructions: writerInstructions(ideaOf(brief) !== null),
          prompt: transcreatePrompt(brief, shown, told, { words, glossary, knowledge }),
          schema: Transcreated,
          words,
          hear: listener(shown, sectionAt(from.told)),
          check: ({ title, beats }) => {
            const all = numbered(beats, says.length);
            if (title.trim() === '') return 'the title is empty.';
            return all ? problemOf(all, shown) : `it needs exactly the beats 1 to ${says.length}.`;
          },
        },
        signal,
      );
      return { ...answer, beats: rebeat(from.told, numbered(answer.beats, says.length) ?? []) };
    },

    /** One section again, with the current others as context. */
    async section(
      brief: StoryBrief,
      shown: Shown,
      { section, now, words }: NonNullable<StoryBrief['only']>,
      { knowledge }: Standard,
    ): Promise<Telling> {
      const marked = Object.fromEntries(
        sections.map((each) => [each, withMarks(now[each], shown.verses, shown.language)]),
      );
      const { say } = await structuredCall(
        account,
        {
          step: `${shown.language}: ${section}`,
          instructions: writerInstructions(ideaOf(brief) !== null),
          prompt: sectionPrompt(brief, shown, { section, now: marked as Record<Section, string>, words }, knowledge),
          schema: OneSection,
          words,
          hear: (soFar) => listener(shown, () => section)({ beats: [soFar] }),
          check: (answer) => problemOf([answer.say], shown),
        },
        signal,
      );
      return { title: '', summary: '', beats: [{ section, say }] };
    },

    /**
     * The same beats with what they lack, requested once and all together; the previous telling if the repair is no
     * better.
     */
    async repair(brief: StoryBrief, telling: Telling, shown: Shown, standard: Standard): Promise<Telling> {
      const faults = faultsOf(telling, shown, standard);
      if (faults.length === 0) return telling;
      const { words, idea } = standard;
      const has = heardWords(telling, shown);
      const says = telling.beats.map(({ say }) => say);
      const asks = faults.map(({ ask }) => ask);
      const answer = await structuredCall(
        account,
        {
          step: `${shown.language}: repair`,
          instructions: writerInstructions(ideaOf(brief) !== null),
          prompt: repairPrompt(shown, says, { asks, has, words, idea, audience: brief.audience }),
          schema: Corrected,
          words,
          hear: listener(shown, sectionAt(telling)),
          check: ({ beats }) => {
            const all = numbered(beats, says.length);
            return all ? problemOf(all, shown) : `it needs exactly the beats 1 to ${says.length}.`;
          },
        },
        signal,
      );
      const mended = { ...telling, beats: rebeat(telling, numbered(answer.beats, says.length) ?? says) };
      const [before, left] = [faultCount(faults), faultCount(faultsOf(mended, shown, standard))];
      const isNearer = Math.abs(heardWords(mended, shown) - words) < Math.abs(has - words);
      return left < before || (left === before && isNearer) ? mended : telling;
    },
  };
}

const rebeat = ({ beats }: Telling, says: readonly string[]): Telling['beats'] =>
  beats.map(({ section, say }, at) => ({ section, say: says[at] ?? say }));
