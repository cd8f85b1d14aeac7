import type { VerseRange } from '#shared/story/scripture.ts';
import type { Beat, LostLanguage, StoryDraft } from '#shared/story/story.ts';
import { type Language, languages as allLanguages, limits } from '#shared/vocabulary.ts';
import type { Words } from '#shared/said.ts';
import type { Shown, Telling } from './shown-passage.ts';
import type { Fault } from './telling-faults.ts';
import { markedRange, retoldRange, withMarks, withReference, withVerses } from './verse-marks.ts';

export type Told = { readonly language: Language; readonly shown: Shown; readonly telling: Telling };
type About = {
  /** The existing text, which is kept word for word. */
  readonly ground: StoryDraft | null;
  readonly range: VerseRange | null;
  /** What a telling still lacks, for the creator to know. */
  readonly faultsIn: (told: Told) => readonly Fault[];
  readonly notes: readonly Words[];
  readonly lost: readonly LostLanguage[];
  readonly engine: string;
};

/**
 * What is already written, as a telling to continue from: its verses are marked again, so that other languages say them
 * in their own Bible's words.
 */
export const telledBy = ({ title, summary, beats }: StoryDraft, { language, verses }: Shown): Telling => ({
  title: title[language] ?? '',
  summary: summary[language] ?? '',
  beats: beats.map(({ section, text, retold }) => {
    const say = withMarks(text[language] ?? '', verses, language);
    return { section, say: retold ? withReference(say, retold) : say };
  }),
});

/** Tellings of the same beats as a draft, with the Bibles' own words in them. */
export function draftOf(told: readonly Told[], { ground, range, faultsIn, notes, lost, engine }: About): StoryDraft {
  const notesOf = (each: Told) => faultsIn(each).map(({ note }) => note);
  const inOrder = told.toSorted((a, b) => allLanguages.indexOf(a.language) - allLanguages.indexOf(b.language));
  const kept = (language: Language, field: 'title' | 'summary') =>
    ground?.languages.includes(language) ? ground[field][language] : undefined;
  return {
    languages: inOrder.map(({ language }) => language),
    title: byLanguage(
      inOrder,
      ({ language, telling }) => kept(language, 'title') ?? telling.title.trim().slice(0, limits.title),
    ),
    summary: byLanguage(
      inOrder,
      ({ language, telling, shown }) =>
        kept(language, 'summary') ?? withVerses(telling.summary, shown.verses, language).slice(0, 2_000),
    ),
    beats: beatsOf(inOrder, ground),
    range,
    notes: [...notes, ...inOrder.filter(({ language }) => !ground?.languages.includes(language)).flatMap(notesOf)],
    engine,
    lost,
  };
}

const byLanguage = (told: readonly Told[], write: (each: Told) => string): Partial<Record<Language, string>> =>
  Object.fromEntries(told.map((each) => [each.language, write(each)]));

const retoldAs = (retold: VerseRange | null): Pick<Beat, 'retold'> => (retold ? { retold } : {});

function beatsOf(told: readonly Told[], ground: StoryDraft | null): Beat[] {
  const [any] = told;
  return (any?.telling.beats ?? []).map(({ section, say }, at) => ({
    section,
    range: ground ? (ground.beats[at]?.range ?? null) : markedRange(say),
    ...retoldAs(ground ? (ground.beats[at]?.retold ?? null) : retoldRange(say, any?.shown.verses ?? [])),
    text: Object.fromEntries(
      told.map(({ language, telling, shown }) => [
        language,
        ground?.beats[at]?.text[language] ?? withVerses(telling.beats[at]?.say ?? '', shown.verses, language),
      ]),
    ),
  }));
}
