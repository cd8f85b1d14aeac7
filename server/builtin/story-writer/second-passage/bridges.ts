// Sentences that lead to the second passage of a tale.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { tellsStories } from '#server/passages/passage-segments.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import { virtues } from '#server/passages/passage-words.ts';
import { frenchTypography } from '#shared/story/french-typography.ts';
import { joined } from '../idea/idea-grammar.ts';
import { isOfPaul, isSermon, tellsParable, tellsStory } from '../passage/scripture-lead-ins.ts';
import { genreOf } from '../repertoire/genres.ts';
import { type Pair, repertoire } from '../repertoire/sentence-pairs.ts';

const pair = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });
type Virtue = (typeof virtues)[number];
const subjects: Readonly<Record<Virtue, Pair>> = z
  .record(z.enum(virtues), pair)
  .parse(parse(readFileSync(new URL('../repertoire/subjects.yaml', import.meta.url), 'utf8')));

/** What kind of text a passage of the table is, as it is announced. */
function kindOf(known: TablePassage): string {
  const { range } = known;
  const genre = genreOf(range);
  if (genre === 'gospel') {
    if (tellsParable(known)) return 'parable';
    return isSermon(range) || !tellsStory(known) ? 'teaching' : 'gospel story';
  }
  if (genre === 'letter') return isOfPaul(range) ? 'letter of Paul' : 'letter';
  return genre === 'narrative' && tellsStories(range.book) ? 'story' : genre === 'narrative' ? 'prophecy' : genre;
}

/** A sentence that leads to a second passage of a tale, by what it has in common with the first one. */
export function bridgeTo(other: TablePassage, known: TablePassage): Pair {
  const shared = other.virtues.find((virtue) => known.virtues.includes(virtue)) ?? other.virtues[0]!;
  const { en, fr } = repertoire('bridges').get(kindOf(other))![0]!;
  const subject = subjects[shared];
  return {
    en: en.replace('{subject}', subject.en),
    fr: frenchTypography(fr.replace('{subject}', subject.fr).replace('{de}', joined('de', subject.fr))),
  };
}
