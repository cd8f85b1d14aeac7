// Knows which things count as which kind for a plan, so that "old red buses" are vehicles.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { withoutSize } from '../things/thing-words.ts';

const table = parse(readFileSync(new URL('./kinds-of-action-things.yaml', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const namesOf = new Map(Object.entries(table).map(([kind, names]) => [kind, new Set(names.split(', '))] as const));

/** A name, its last words, and each without the ending of a plural: "old red buses", "red buses", "buses", "bus". */
const endings = (name: string): string[] => {
  // "A bucket of water" is a bucket.
  const words = withoutSize(name)
    .toLowerCase()
    .trim()
    .replace(/(?<=\w) of \w+$/, '')
    .split(/\s+/);
  return words.flatMap((_, from) => {
    const end = words.slice(from).join(' ');
    return [end, end.replace(/s$/, ''), end.replace(/(?<=s|x|ch|sh|o)es$/, ''), end.replace(/ies$/, 'y')];
  });
};

/** True when there is such a kind in the table. */
export const isActionKind = (kind: string): boolean => namesOf.has(kind);

/** True when a thing of this English name is of the kind, or when the kind is its very name. */
export function isOfActionKind(name: string, kind: string): boolean {
  const names = namesOf.get(kind);
  return endings(name).some((end) => (names ? names.has(end) : end === kind));
}
