import { z } from 'zod';
import { writingSteps, type WritingStep } from './story.ts';
import { languages, type Section, sections } from '../vocabulary.ts';
import { type Said } from '../said.ts';

/** How far a language is while somebody writes it. */
export const LanguageProgress = z.object({
  language: z.enum(languages),
  /** The engine that writes it. */
  engine: z.string(),
  state: z.enum(['writing', 'written', 'failed']),
  /** The section under the pen; null before the first. */
  section: z.enum(sections).nullable(),
  /** Words of each section so far, as they will be heard. */
  words: z.object({
    hook: z.int().optional(),
    setup: z.int().optional(),
    lesson: z.int().optional(),
    outro: z.int().optional(),
  }),
  /** The number of words it should have in total. */
  of: z.int(),
});
export type LanguageProgress = z.infer<typeof LanguageProgress>;

/** Tells which step a writer is at, and how far each language is, the first to be written first. */
export type TellWriting = (step: WritingStep, told?: readonly LanguageProgress[]) => Promise<void>;

/** The part of a tale that each section is, about. */
export const sectionShares: Readonly<Record<Section, number>> = { hook: 0.1, setup: 0.45, lesson: 0.3, outro: 0.15 };

export const wordsSoFar = ({ words }: Pick<LanguageProgress, 'words'>): number =>
  sections.reduce((sum, section) => sum + (words[section] ?? 0), 0);

const order = Object.keys(writingSteps) as WritingStep[];

/**
 * How many of the steps of writing are done, the one under way in parts: the first language is written, then the others
 * at once.
 */
export function stepsDone(step: WritingStep, told: readonly LanguageProgress[]): number {
  const [first, ...others] = told;
  const under =
    step === 'writing' ? (first ? [first] : []) : step === 'transcreating' ? (others.length > 0 ? others : told) : [];
  const shares = under.map((each) =>
    each.state === 'writing' ? Math.min(0.95, wordsSoFar(each) / Math.max(1, each.of)) : 1,
  );
  const part = shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return order.indexOf(step) + Math.min(0.95, part);
}

/** What progress a job of writing shows: steps done, steps in all, and the words of the step. */
export const writingProgress = (
  step: WritingStep,
  told: readonly LanguageProgress[],
): [done: number, total: number, words: Said] => [stepsDone(step, told), order.length, writingSteps[step]];
