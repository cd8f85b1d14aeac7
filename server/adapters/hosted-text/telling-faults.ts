import { msg } from '@lingui/core/runtime-macro';
import { needsPlainWords, unexplainedWords } from '#server/passages/sentences/hard-words.ts';
import { hearsIdea } from '#server/passages/ideas/idea-heard.ts';
import { termsOf } from '#server/passages/sentences/sentence-meaning.ts';
import { countWords } from '#shared/story/prose.ts';
import { containsRange, formatReference, type VerseRange } from '#shared/story/scripture.ts';
import { type Audience, type Language, lengthTolerance, sections } from '#shared/vocabulary.ts';
import { named, type Said } from '#shared/said.ts';
import type { PassageKnowledge } from './passage-knowledge.ts';
import { type Shown, type Telling, turningVerses } from './shown-passage.ts';
import { markedVerses, markFor, retoldRange, type ShownVerse, withoutMarks, withVerses } from './verse-marks.ts';

/** The checks that a telling must pass. */
export type Standard = {
  readonly words: number;
  readonly range: VerseRange | null;
  readonly knowledge: PassageKnowledge | null;
  /** The creator's idea, which the tale must reflect; null when there is none. */
  readonly idea: string | null;
  /** The audience that needs hard words explained; null when the text is the creator's own. */
  readonly audience: Audience | null;
  /** Checks that are skipped because the telling it is based on does not pass them either. */
  readonly except?: ReadonlySet<FaultKind>;
};
export type FaultKind = 'length' | 'turning' | 'quoting' | 'hard word' | 'idea';
export type Fault = {
  readonly kind: FaultKind;
  /** How many things it is that are missing; 1 when left out. */
  readonly count?: number;
  /** What the model is asked to correct. */
  readonly ask: string;
  /** What the creator is told when it could not be corrected. */
  readonly note: Said;
};

/** Key verses that are heard where the passage is the answer to an idea. */
const leastQuoted = 2;
/** Verses that are offered to be heard. */
const mostOffered = 3;
/** Share of a verse's words, or of its plain retelling's, from which on it counts as told. */
const tells = 1 / 3;
/** The same where the model claims to tell the verse; its claim alone is not enough. */
const tellsAsClaimed = 1 / 6;

/** Words of a telling as they are heard. */
export const heardWords = ({ beats }: Telling, { verses, language }: Shown): number =>
  beats.reduce((sum, { say }) => sum + countWords(withVerses(say, verses, language)), 0);

export const lengthFits = (has: number, words: number): boolean => Math.abs(has / words - 1) <= lengthTolerance;

/** How much is wrong with a telling. */
export const faultCount = (faults: readonly Fault[]): number => faults.reduce((sum, { count = 1 }) => sum + count, 0);

/**
 * What a telling does not have of what it is held to; a single section is held to its length, its words and the idea
 * only.
 */
export function faultsOf(telling: Telling, shown: Shown, standard: Standard): Fault[] {
  const isWholeTale = sections.every((section) => telling.beats.some((beat) => beat.section === section));
  const all = [
    ...lengthFault(telling, shown, standard),
    ...(isWholeTale ? turningFault(telling, shown, standard) : []),
    ...(isWholeTale ? quotingFault(telling, shown, standard) : []),
    ...hardWordFaults(telling, shown, standard),
    ...ideaFaults(telling, shown, standard),
  ];
  return all.filter(({ kind }) => !standard.except?.has(kind));
}

function lengthFault(telling: Telling, shown: Shown, { words }: Standard): Fault[] {
  const has = heardWords(telling, shown);
  if (lengthFits(has, words)) return [];
  return [
    {
      kind: 'length',
      ask:
        has < words
          ? 'It is too short: tell more of what is seen, heard and felt, and repeat nothing.'
          : 'It is too long: keep what carries the story.',
      note: msg`${{ language: named(shown.language) }} has ${{ has }} words instead of about ${{ words }}, even after a correction.`,
    },
  ];
}

function turningFault({ beats }: Telling, shown: Shown, { knowledge }: Standard): Fault[] {
  const turning = turningVerses(knowledge, shown);
  if (!knowledge || turning.length === 0) return [];
  const marked = markedVerses(beats.map(({ say }) => say).join(' '), turning);
  const prose = termsOf(withoutMarks(beats.map(({ say }) => say).join('\n')), shown.language);
  const claimed = beats.flatMap(({ say }) => retoldRange(say, shown.verses) ?? []);
  const isClaimed = (verse: ShownVerse) => claimed.some((range) => containsRange(range, rangeOf(verse)));
  const missing = turning.filter(
    (verse) =>
      !marked.includes(verse) &&
      !isTold(verse, knowledge, shown.language, prose, isClaimed(verse) ? tellsAsClaimed : tells),
  );
  if (marked.length > 0 && missing.length === 0) return [];
  const marks = (verses: readonly ShownVerse[]) => verses.map(markFor).join(', ');
  const ask = [
    missing.length > 0
      ? `What these verses say is missing: ${marks(missing)}. Tell it, or let them be heard by their marks.`
      : '',
    marked.length === 0 ? `Let at least one of ${marks(turning)} be heard by its mark.` : '',
  ];
  const language = named(shown.language);
  return [
    {
      kind: 'turning',
      count: missing.length + (marked.length === 0 ? 1 : 0),
      ask: ask.filter(Boolean).join(' '),
      note:
        missing.length > 0
          ? msg`${{ language }} may leave out ${{ verses: missing.map((verse) => formatReference(rangeOf(verse))).join(', ') }}, which the passage turns on, even after a correction.`
          : msg`${{ language }} quotes none of the verses that the passage turns on, even after a correction.`,
    },
  ];
}

/**
 * Whether a text contains enough of a verse, as the Bible has it or as the table retells it, to count as telling it.
 */
function isTold(
  verse: ShownVerse,
  { passage }: PassageKnowledge,
  language: Language,
  prose: ReadonlySet<string>,
  share: number,
): boolean {
  const retold =
    language === 'ee' ? null : passage.retold.find(({ range }) => containsRange(range, rangeOf(verse)))?.[language];
  return [verse.text, ...(retold ? [retold] : [])].some((text) => {
    const terms = termsOf(text, language);
    return prose.intersection(terms).size >= terms.size * share;
  });
}

function quotingFault({ beats }: Telling, shown: Shown, { idea, range, knowledge }: Standard): Fault[] {
  if (!idea || !range) return [];
  const ofPassage = shown.verses.filter((verse) => containsRange(range, rangeOf(verse)));
  const least = Math.min(leastQuoted, ofPassage.length);
  const marked = markedVerses(beats.map(({ say }) => say).join(' '), ofPassage);
  if (marked.length >= least) return [];
  const carrying = (knowledge?.passage.carry ?? []).flatMap(
    (place) => ofPassage.find((verse) => verse.chapter === place.chapter && verse.verse === place.verse) ?? [],
  );
  const offered = carrying.filter((verse) => !marked.includes(verse)).slice(0, mostOffered);
  return [
    {
      kind: 'quoting',
      ask:
        `Fewer than ${least} verses of the passage are heard. Let at least ${least} of its key verses be ` +
        `heard by their marks${offered.length > 0 ? `, such as ${offered.map(markFor).join(', ')}` : ''}.`,
      note: msg`${{ language: named(shown.language) }} quotes fewer than ${{ least }} verses of the passage, even after a correction.`,
    },
  ];
}

function hardWordFaults({ beats }: Telling, { language, verses }: Shown, { audience }: Standard): Fault[] {
  if (!audience || !needsPlainWords(audience)) return [];
  const parts = beats.map(({ say }) => ({ heard: withVerses(say, verses, language), own: withoutMarks(say) }));
  return unexplainedWords(parts, language).map(({ word, say }) => ({
    kind: 'hard word',
    ask:
      `“${word}” is hard for children. Say it in plain words, or, where a verse says it, explain it in your ` +
      `own words before or after. It means: ${say}`,
    note: msg`${{ language: named(language) }} uses “${{ word }}” without explaining it to children, even after a correction.`,
  }));
}

function ideaFaults({ beats }: Telling, { language }: Shown, { idea }: Standard): Fault[] {
  if (!idea) return [];
  return (['hook', 'lesson'] as const).flatMap((section): Fault[] => {
    const own = beats.flatMap((beat, at) =>
      beat.section === section ? [{ n: at + 1, say: withoutMarks(beat.say) }] : [],
    );
    const isMissing = own.length > 0 && hearsIdea(idea, own.map(({ say }) => say).join('\n'), language) === false;
    if (!isMissing) return [];
    const where = `the ${section} (${own.length === 1 ? 'beat' : 'beats'} ${own.map(({ n }) => n).join(', ')})`;
    const ask =
      section === 'hook'
        ? `The creator's idea is not heard in ${where}: take it up there, so that its creator recognises it.`
        : `The creator's idea is not heard in ${where}: come back to it there, so that its creator recognises it.`;
    return [
      {
        kind: 'idea',
        ask,
        note:
          section === 'hook'
            ? msg`${{ language: named(language) }} may not take up your idea in the hook, even after a correction.`
            : msg`${{ language: named(language) }} may not take up your idea in the lesson, even after a correction.`,
      },
    ];
  });
}

const rangeOf = ({ book, chapter, verse }: ShownVerse): VerseRange => ({
  book,
  from: { chapter, verse },
  to: { chapter, verse },
});
