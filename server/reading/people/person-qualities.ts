// Looks up adjectives for people ("youngest", « vieille ») as one common English quality.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

let read: ReadonlyMap<string, string> | undefined;
function qualities(): ReadonlyMap<string, string> {
  const file = new URL('../words/person-qualities.yaml', import.meta.url);
  const said = z.record(z.string(), z.string()).parse(parse(readFileSync(file, 'utf8')));
  return new Map(
    Object.entries(said).flatMap(([quality, words]) => words.split(' ').map((word) => [word, quality] as const)),
  );
}

/** The quality that a word says of people, such as `younger` for "youngest"; empty for other words. */
export const qualityOf = (word: string): string => (read ??= qualities()).get(word) ?? '';

/** Whether a quality stands for somebody without a noun: "the elder", « le plus jeune ». */
export const standsAlone = (word: string): boolean =>
  word === 'jeune' || ['younger', 'elder'].includes(qualityOf(word));
