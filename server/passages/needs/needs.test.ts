import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { folded } from '../sentences/folded-words.ts';

const sentences = (least: number) => z.array(z.string().min(3)).min(least);
const passages = z.array(z.string());
const needs = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    en: sentences(6),
    fr: sentences(4),
    kids: passages.min(2).max(5).optional(),
    teens: passages.min(2).max(6).optional(),
    best: passages.min(3).max(6),
    never: passages.default([]),
    help: z.literal(true).optional(),
  }),
);
const files = globSync(`${fileURLToPath(new URL('.', import.meta.url))}*.yaml`).toSorted();
const everyNeed = files.flatMap((file) => {
  const { data, error } = needs.safeParse(parse(readFileSync(file, 'utf8')));
  if (!data) throw new RangeError(`${basename(file)}: ${z.prettifyError(error)}`);
  return data;
});

/** Ids and ages alone, picked out of the text: to parse the whole table takes seconds. */
const ages = new Map<string, readonly string[]>(
  globSync(`${fileURLToPath(new URL('../table/', import.meta.url))}*.yaml`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^- id: /m)
      .slice(1)
      .map(
        (entry) =>
          [entry.split('\n', 1)[0]!, /^ {2}ages:\n((?: {4}- \w+\n)+)/m.exec(entry)?.[1]?.match(/\w+/g) ?? []] as const,
      ),
  ),
);
const doubles = (list: readonly string[]) => list.filter((each, index) => list.indexOf(each) < index);

test('has a unique id for every need, and no sentence twice', () => {
  expect(everyNeed.length).toBeGreaterThan(700);
  expect(doubles(everyNeed.map(({ id }) => id))).toEqual([]);
  for (const language of ['en', 'fr'] as const) {
    const all = new Set<string>();
    const twice = everyNeed.flatMap((need) =>
      need[language].map((sentence) => folded(sentence)).filter((sentence) => all.size === all.add(sentence).size),
    );
    expect(twice).toEqual([]);
  }
});

test('names for a need only suitable passages of the table, and none that it lists as hurtful', () => {
  expect(ages.size).toBeGreaterThan(600);
  const wrong = everyNeed.flatMap(({ id, kids = [], teens = [], best, never }) => {
    const own = [...kids, ...teens, ...best];
    return [
      ...[...own, ...never].filter((each) => !ages.has(each)).map((each) => `${id}: ${each} is not in the table`),
      ...kids.filter((each) => !ages.get(each)?.includes('kids')).map((each) => `${id}: ${each} is not for children`),
      ...teens
        .filter((each) => !ages.get(each)?.includes('teens'))
        .map((each) => `${id}: ${each} is not for teenagers`),
      ...never.filter((each) => own.includes(each)).map((each) => `${id}: ${each} is chosen and called hurtful`),
      ...[kids, teens, best, never].flatMap(doubles).map((each) => `${id}: ${each} is there twice`),
    ];
  });
  expect(wrong).toEqual([]);
});
