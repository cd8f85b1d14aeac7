// How often a topical Bible lists a passage under the topics of an idea: a small part of the evidence.
import { readFileSync } from 'node:fs';
import { rangesOverlap, type VerseRange } from '#shared/story/scripture.ts';
import { builtInSlices } from './built-in-slices.ts';
import { conceptsIn, termOf } from './ideas/concepts.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';

/** A story listed under a topic counts this much more than a single verse. */
const instanceCounts = 2;
/** From this many verses on, a passage is about the topic. */
const enough = 3;

function rangesIn(list: string): VerseRange[] {
  return list
    .split(';')
    .filter(Boolean)
    .map((reference) => {
      const [book = '', places = ''] = reference.split(' ');
      const [first = '', last = first] = places.split('-');
      const [chapter = 0, verse = 0] = first.split(':').map(Number);
      const [a = 0, b] = last.split(':').map(Number);
      return { book, from: { chapter, verse }, to: b === undefined ? { chapter, verse: a } : { chapter: a, verse: b } };
    });
}

type TopicSupport = ReadonlyMap<TablePassage, ReadonlyMap<string, number>>;

function* read(): Generator<undefined, TopicSupport> {
  const byBook = Map.groupBy(tablePassages(), ({ range }) => range.book);
  const support = new Map<TablePassage, Map<string, number>>();
  for (const line of readFileSync(new URL('./words/topics.tsv', import.meta.url), 'utf8').split('\n')) {
    const [topic = '', told = '', instances = ''] = line.split('\t');
    if (line.startsWith('#')) continue;
    const named = conceptsIn(
      topic.split(' ').map((word) => termOf(word, 'en')),
      'en',
    );
    const counts = new Map<TablePassage, number>();
    for (const [list, counted] of [
      [told, 1],
      [instances, instanceCounts],
    ] as const)
      for (const range of rangesIn(list))
        for (const passage of byBook.get(range.book) ?? [])
          if (rangesOverlap(passage.range, range)) counts.set(passage, (counts.get(passage) ?? 0) + counted);
    const rarity = 1 / Math.sqrt(1 + counts.size / 20);
    for (const [passage, count] of counts) {
      const own = support.get(passage) ?? new Map<string, number>();
      for (const { concept } of named)
        own.set(concept, Math.max(own.get(concept) ?? 0, Math.min(1, count / enough) * rarity));
      support.set(passage, own);
    }
    yield undefined;
  }
  return support;
}

/** The support of topics, read once. */
export const topics = builtInSlices(read);
/** How strongly a topical Bible lists each passage of the table under topics that name a concept: 0 to 1. */
export const topicSupport = (): TopicSupport => topics.now();
