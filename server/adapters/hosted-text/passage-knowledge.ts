import { knownAs, knownWhole } from '#server/passages/known-passage.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import type { Care } from '#server/passages/passage-words.ts';
import { needsPlainWords } from '#server/passages/sentences/hard-words.ts';
import { containsRange, type Place, type VerseRange } from '#shared/story/scripture.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';

/** What the passage table says about the passage of a tale. */
export type PassageKnowledge = {
  readonly passage: TablePassage;
  /** False when the tale covers only a part of it. */
  readonly isWhole: boolean;
  /** The verses of the range that must not be missing. */
  readonly turning: readonly Place[];
};

/** What the table says about a range; null when it is outside the table. */
export function knowledgeOf(range: VerseRange | null): PassageKnowledge | null {
  const passage = range && knownAs(range);
  if (!passage) return null;
  const turning = passage.turning.filter((place) => containsRange(range, { book: range.book, from: place, to: place }));
  return { passage, isWhole: knownWhole(range) === passage, turning };
}

const cares: Record<Care, string> = {
  violence: 'violence',
  death: 'death',
  sex: 'sexual matters',
  cruelty: 'cruelty',
  curse: 'a curse',
  list: 'long lists of names',
  slavery: 'slavery',
  frightening: 'what frightens',
  drunkenness: 'drunkenness',
  suicide: 'suicide',
  'hard-teaching': 'a teaching that is hard for children',
};

/**
 * What a prompt says about a passage: in the language of the tale where the table has it, otherwise in English. `marks`
 * are those of the verses that must not be missing.
 */
export function knowledgeLines(
  { passage, isWhole }: PassageKnowledge,
  { language, audience, marks = [] }: { language: Language; audience: Audience; marks?: readonly string[] },
): string {
  const told = language === 'ee' ? 'en' : language;
  const hard = needsPlainWords(audience) ? passage.care.map((care) => cares[care]) : [];
  return [
    isWhole
      ? `What the passage tells (${passage.title[told]}): ${passage.summary[told]}`
      : `The passage is part of a longer one (${passage.title[told]}), which tells: ${passage.summary[told]} ` +
        `Tell only what the verses below have of it.`,
    `The question that it answers: ${passage.question[told]}`,
    marks.length > 0
      ? `Must not be missing: ${marks.join(', ')}. Let at least one of these verses be heard by its mark, ` +
        `and tell or mark the others.`
      : '',
    hard.length > 0
      ? `Not for children in this passage: ${hard.join(', ')}. Leave it out, or say it gently in a few words.`
      : '',
  ]
    .filter(Boolean)
    .join('\n');
}
