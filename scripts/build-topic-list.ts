/**
 * Makes `server/passages/words/topics.tsv` from Nave's Topical Bible (Orville J. Nave, public domain); run it only to
 * renew it, for example after a change of the concepts. `node scripts/build-topic-list.ts NAVES_TSV`, a table of topic,
 * part, references (Exod.6.16-Exod.6.20) and other topics.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { conceptsIn, termOf } from '#server/passages/ideas/concepts.ts';
import { foldedWords } from '#server/passages/sentences/folded-words.ts';
import { parseReference } from '#shared/story/scripture.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Give the table of Nave’s topics.');

/** `Exod.6.16-Exod.6.20` as `EXO 6:16-20`; null for what is no run of verses in one book. */
function referenceOf(given: string): string | null {
  const [from = '', to] = given.split('-').map((place) => place.split('.'));
  const [book = '', chapter, verse] = from;
  const end = to ? to.slice(1).join(':') : '';
  const start = verse ? `${chapter}:${verse}` : chapter;
  if (!chapter || (to && to[0] !== book)) return null;
  const range = parseReference(`${book.replace(/^(\d)/, '$1 ')} ${start}${end ? `-${end}` : ''}`);
  if (!range) return null;
  const { from: first, to: last } = range;
  const close =
    first.chapter === last.chapter
      ? first.verse === last.verse
        ? ''
        : `-${last.verse}`
      : `-${last.chapter}:${last.verse}`;
  return `${range.book} ${first.chapter}:${first.verse}${close}`;
}

const topics = new Map<string, { told: Set<string>; instances: Set<string> }>();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [topic = '', part = '', references = ''] = line.split('\t');
  const terms = foldedWords(topic.toLowerCase()).map(({ word }) => termOf(word, 'en'));
  if (terms.length > 3 || conceptsIn(terms, 'en').length === 0) continue;
  const name = topic
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  const kept = topics.get(name) ?? { told: new Set<string>(), instances: new Set<string>() };
  for (const each of references.split(' ')) {
    const reference = referenceOf(each);
    if (reference) (/instances of/i.test(part) ? kept.instances : kept.told).add(reference);
  }
  topics.set(name, kept);
}
const lines = [...topics]
  .filter(([, { told, instances }]) => told.size + instances.size > 0)
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([name, { told, instances }]) => `${name}\t${[...told].join(';')}\t${[...instances].join(';')}`);
const notice =
  '# Topics of Nave’s Topical Bible (1896, public domain) that name a concept: verses on each, then verses ' +
  'that tell a story of it.\n';
writeFileSync(new URL('../server/passages/words/topics.tsv', import.meta.url), `${notice}${lines.join('\n')}\n`);
