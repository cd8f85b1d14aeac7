// Introduces the people and places of a passage to listeners.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { RetoldPassage } from '#server/passages/pericopes/retold-passage.ts';
import { frenchTypography } from '#shared/story/french-typography.ts';
import { parseReference, rangesOverlap, type VerseRange } from '#shared/story/scripture.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';

const fact = z.strictObject({
  name: z.string(),
  books: z.string().transform((codes) => codes.split(' ')),
  en: z.string().min(1),
  fr: z.string().min(1).transform(frenchTypography),
  of: z.string().transform((list) =>
    list.split(/;\s*/u).map((reference) => {
      const range = parseReference(reference.replace(/, \d.*$/u, ''));
      if (!range) throw new RangeError(`facts.yaml: there is no passage ${reference}`);
      return range;
    }),
  ),
});
type Fact = z.infer<typeof fact>;
export type Named = Pair & { readonly name: string };

let kept: readonly Fact[] | undefined;
const facts = (): readonly Fact[] =>
  (kept ??= z.array(fact).parse(parse(readFileSync(new URL('../repertoire/facts.yaml', import.meta.url), 'utf8'))));

/**
 * Who the people of a passage are and what its places were like, in the order in which it names them; nothing that the
 * passage tells itself, and nobody twice.
 */
export function factsFor(known: RetoldPassage, told: VerseRange): Named[] {
  const [first, story] = [`${known.title.en} ${known.line.en}`, known.retold.map(({ en }) => en).join(' ')];
  const words = `${known.line.en} ${story}`;
  // A person named once in passing needs no introduction.
  const matters = (name: string) => {
    const named = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu');
    return named.test(first) || (story.match(named)?.length ?? 0) > 1;
  };
  return facts()
    .filter(
      ({ name, books, of }) =>
        matters(name) && books.includes(told.book) && !of.some((range) => rangesOverlap(range, told)),
    )
    .map((each) => ({ each, at: words.search(new RegExp(`(?<!\\p{L})${each.name}(?!\\p{L})`, 'u')) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ each: { name, en, fr } }) => ({ name, en, fr }))
    .reduce<Named[]>((kept, each) => (kept.some(({ en }) => en.includes(each.name)) ? kept : [...kept, each]), []);
}
