import { cutInto, restingRuns } from '../sound/balanced-runs.ts';
import { clausesOf, countWords, sentencesOf } from './prose.ts';
import { type Section, sections } from '../vocabulary.ts';

/** A sentence of somebody's own text, and whether a paragraph ends with it. */
export type Thought = { readonly text: string; readonly endsParagraph: boolean };

/** The default share of the words of a text for each section. */
export const usualShares: Readonly<Record<Section, number>> = { hook: 0.15, setup: 0.45, lesson: 0.25, outro: 0.15 };
/** Words: a longer sentence is cut at its clauses, and a longer run without any mark between its words. */
const longest = { sentence: 60, run: 80, cutTo: 40 };

/** A sentence, or what it has to be cut into because nobody could hear it at one picture. */
function piecesOf(sentence: string): string[] {
  if (countWords(sentence) <= longest.sentence) return [sentence];
  return clausesOf(sentence).flatMap((clause) => {
    const words = clause.split(/\s+/);
    if (words.length <= longest.run) return [clause];
    return Array.from({ length: Math.ceil(words.length / longest.cutTo) }, (_, at) =>
      words.slice(at * longest.cutTo, (at + 1) * longest.cutTo).join(' '),
    );
  });
}

/** The sentences of a text, paragraph by paragraph, with single spaces inside. Joined by spaces they are the text. */
export function thoughtsOf(text: string): Thought[] {
  const paragraphs = text
    .split(/\n\s*\n|\n(?=\s*\p{Lu})/u)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return paragraphs.flatMap((paragraph) => {
    const pieces = sentencesOf(paragraph).flatMap(piecesOf);
    return pieces.map((piece, at) => ({ text: piece, endsParagraph: at === pieces.length - 1 }));
  });
}

/**
 * Thoughts section by section, with about these shares of the words, the sections rather changing between paragraphs.
 * Fewer than four have fewer sections.
 */
export function inSections(
  thoughts: readonly Thought[],
  shares: Readonly<Record<Section, number>> = usualShares,
): { readonly section: Section; readonly thoughts: readonly Thought[] }[] {
  const used = sections.filter((section) => shares[section] > 0);
  const runs = restingRuns(
    thoughts.map(({ text }) => countWords(text)),
    used.map((section) => shares[section]),
    thoughts.map(({ endsParagraph }) => endsParagraph),
  );
  return cutInto([...thoughts], runs).map((group, at) => ({ section: used[at] ?? 'outro', thoughts: group }));
}
