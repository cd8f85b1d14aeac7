import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TablePassage } from '../passage-table.ts';

const pattern = (list: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${list.replaceAll('\\w', '[\\p{L}’-]')})(?!\\p{L})`, 'iu');
const ids = z.string().transform((list) => new Set(list.split(' ')));
const promise = z.strictObject({
  given: z.string(),
  passages: ids,
  instead: ids,
  en: z.string().transform(pattern),
  fr: z.string().transform(pattern),
});
let kept: readonly z.infer<typeof promise>[] | undefined;
const promises = () =>
  (kept ??= z.array(promise).parse(parse(readFileSync(new URL('../words/promises.yaml', import.meta.url), 'utf8'))));

/**
 * For an idea about something that life may refuse, such as a child or a cure: the passages that promise it, and those
 * that comfort without it.
 */
export function promisedIn(words: string): {
  readonly promised: ReadonlySet<string>;
  readonly instead: ReadonlySet<string>;
} {
  const typed = words.replaceAll("'", '’');
  const meant = promises().filter(({ en, fr }) => en.test(typed) || fr.test(typed));
  return {
    promised: new Set(meant.flatMap(({ passages }) => [...passages])),
    instead: new Set(meant.flatMap(({ instead }) => [...instead])),
  };
}

/** Whether a passage promises something that life may refuse. */
export const isPromise = (id: string): boolean => promises().some(({ passages }) => passages.has(id));

/** Passages in their order, but not with one first that promises what life may refuse to the people of the idea. */
export function promisedLater<T extends { readonly passage: Pick<TablePassage, 'id'> }>(
  words: string,
  ranked: readonly T[],
): readonly T[] {
  const { promised, instead } = promisedIn(words);
  if (!ranked[0] || !promised.has(ranked[0].passage.id)) return ranked;
  const first = ranked.find(({ passage }) => instead.has(passage.id));
  return first ? [first, ...ranked.filter((each) => each !== first)] : ranked;
}
