import { msg } from '@lingui/core/runtime-macro';
import type { VerseRange } from './scripture.ts';
import {
  type Audience,
  type CulturalContext,
  type Language,
  limits,
  type Mode,
  type Section,
  sections,
  type Tone,
} from '../vocabulary.ts';
import type { Said, Words } from '../said.ts';

/** The order for a writer. */
export type StoryBrief = {
  readonly mode: Mode;
  /** The passage; null in idea and paste mode until the writer finds one. */
  readonly range: VerseRange | null;
  /** The creator's theme (idea mode). */
  readonly prompt: string | null;
  /** The creator's own words (paste mode); they are kept. */
  readonly text: string | null;
  /** The title that the creator gave to their own words. */
  readonly title?: string | null;
  readonly languages: readonly Language[];
  readonly tone: Tone;
  readonly audience: Audience;
  /** Words per language; met within ±15 %. */
  readonly words: number;
  readonly culturalContext: CulturalContext;
  readonly honorJesus: boolean;
  /** Another seed gives another telling. */
  readonly seed: string;
  /** What is already written in other languages: the same is told again, beat by beat where the writer can. */
  readonly beside?: StoryDraft;
  /**
   * Only this section, of about this length, with the surrounding text in the same language as context; a writer may
   * write more.
   */
  readonly only?: {
    readonly section: Section;
    readonly now: Readonly<Record<Section, string>>;
    readonly words: number;
  };
};

/** A language that was requested and not written. */
export type LostLanguage = {
  readonly language: Language;
  /** What happened and what can be done, as a message. */
  readonly why: Words;
  /** Nobody else need try: the creator has to do something first. */
  readonly final?: boolean;
  /** The same writer would fail again: only one that translates can write it. */
  readonly needs?: 'translator' | undefined;
};

/** One thought of a tale in every language that has it: the unit that scenes are made of. */
export type Beat = {
  readonly section: Section;
  /** The verses that this beat quotes, in the studio's numbering; null where it retells or frames. */
  readonly range: VerseRange | null;
  /** The verses that this beat tells in plain words; left out where it quotes or frames. */
  readonly retold?: VerseRange;
  /**
   * The verses that a language quotes in this beat, where they are not those of `range`: a language without a
   * retelling, or with less room.
   */
  readonly quotes?: Partial<Record<Language, readonly VerseRange[]>>;
  readonly text: Partial<Record<Language, string>>;
  /** Only where it is a sentence of the creator's own text, which no scene cuts: what ends with it. */
  readonly ends?: 'sentence' | 'paragraph';
};

/** A written tale. Every language listed has text in every beat. */
export type StoryDraft = {
  readonly languages: readonly Language[];
  readonly title: Partial<Record<Language, string>>;
  readonly summary: Partial<Record<Language, string>>;
  readonly beats: readonly Beat[];
  readonly range: VerseRange | null;
  /** Lines for the creator: a language left out and why, a passage found for a theme. */
  readonly notes: readonly Words[];
  /** What wrote it; the writer that was asked when left out. */
  readonly engine?: string;
  /** What wrote a language, where that is not `engine`. */
  readonly engines?: Partial<Record<Language, string>>;
  /** The languages that were requested and are not there. */
  readonly lost?: readonly LostLanguage[];
};

/** The steps of writing a tale, in order, with their names on screen. */
export const writingSteps: Readonly<Record<WritingStep, Said>> = {
  writing: msg`Writing the story`,
  transcreating: msg`Transcreating into selected languages`,
  'picking-verses': msg`Picking verse texts per language`,
  finalizing: msg`Finalizing content`,
};
export type WritingStep = 'writing' | 'transcreating' | 'picking-verses' | 'finalizing';

/** The text of a tale in one language, by part. */
export const storyFields = ['title', 'summary', ...sections] as const;
export type StoryField = (typeof storyFields)[number];
export type StoryTexts = Readonly<Record<StoryField, string>>;
/** Some of the parts; missing ones stay unchanged. */
export type SomeTexts = { readonly [F in StoryField]?: string | undefined };
/** Characters. */
export const storyLimits: Readonly<Record<StoryField, number>> = {
  title: limits.title,
  summary: 2_000,
  hook: limits.pastedText,
  setup: limits.pastedText,
  lesson: limits.pastedText,
  outro: limits.pastedText,
};

/** Which engine wrote each section of a language. */
export type Writers = Partial<Record<Section, string>>;

/** How a version of a story came to be. */
export const storyCauses = ['written', 'edited', 'rewritten', 'restored'] as const;
export type StoryCause = (typeof storyCauses)[number];
