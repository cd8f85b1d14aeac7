import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recognise, tableaux } from '#server/builtin/illustrator/staging/known-tableaux.ts';

type Told = { readonly of: string; readonly tell: string };
const data = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const { modern, scripture } = data('unknown-scenes.json') as { modern: readonly string[]; scripture: readonly Told[] };
const retold = data('known-scenes-retold.json') as Record<string, string>;
const keyOf = (prompt: string, tale: string) => recognise(prompt, tale)?.key ?? null;

test('has sixty-four different sentences of today and forty of other passages', () => {
  expect(new Set(modern).size).toBe(64);
  expect(new Set(scripture.map(({ tell }) => tell)).size).toBe(40);
});

describe('sentences of today that resemble a scene of the Bible', () => {
  test.each(modern)('%s', (tell) => expect([keyOf(tell, tell), keyOf(tell, modern.join('. '))]).toEqual([null, null]));
});

describe('sentences of another passage with the words of a known scene', () => {
  test.each(scripture)('$of: $tell', ({ tell }) => expect(keyOf(tell, tell)).toBeNull());
});

describe('plain retellings', () => {
  test.each(Object.entries(retold))('%s: %s', (key, tell) => expect(keyOf(tell, tell)).toBe(key));
});

test('recognizes no scene by the words of a single picture', () => {
  for (const { key, words, tale } of tableaux) {
    expect(words.length, key).toBeGreaterThan(0);
    expect(tale.length, key).toBeGreaterThan(0);
    for (const proof of tale) expect(words.map(String), key).not.toContain(String(proof));
  }
});
