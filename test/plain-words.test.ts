import { globSync, readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Phrases = z.array(z.string().min(1)).min(1);
const banned = z
  .strictObject({ screens: Phrases, prose: Phrases })
  .parse(parse(readFileSync(new URL('./plain-words.yaml', import.meta.url), 'utf8')));

const anyOf = (phrases: readonly string[]) => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i');
const comments = /^\s*(?:\/\*\*?|\*|\/\/).*$/gm;
/** A line of a specification or a list that no reader of the repository has. */
const elsewhere = /\b[A-Z]-\d{2,3}\)/;

test('has no banned words in messages', async () => {
  const catalogs = await Promise.all((await getCatalogs(getConfig())).map((catalog) => catalog.collect()));
  const messages = catalogs.flatMap((catalog) =>
    Object.entries(catalog ?? {}).map(([id, { message = id }]) => message),
  );
  expect(messages.length).toBeGreaterThan(1000);
  expect(messages.filter((message) => anyOf(banned.screens).test(message))).toEqual([]);
});

test('has no banned words in comments and docs, and no references outside the repository', () => {
  const code = globSync('{bench,scripts,server,shared,test,web}/**/*.{ts,tsx,mjs}').flatMap((file) =>
    (readFileSync(file, 'utf8').match(comments) ?? []).map((line) => `${file}: ${line.trim()}`),
  );
  const pages = globSync(['*.md', 'docs/**/*.md']).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line}`),
  );
  expect(code.length).toBeGreaterThan(1000);
  const isOdd = (line: string) => anyOf(banned.prose).test(line) || elsewhere.test(line);
  expect([...code, ...pages].filter(isOdd)).toEqual([]);
});
