import { expect, test } from 'vitest';
import { feelings, themes, virtues } from '#server/passages/passage-words.ts';
import { books } from '#shared/story/scripture-books.ts';
import { isRange } from '#shared/story/scripture.ts';
import { tones } from '#shared/vocabulary.ts';
import { framingRoles, framingVerses } from './ewe-framing.ts';
import { genres } from './genres.ts';
import { repertoire, repertoireFiles } from './sentence-pairs.ts';

const sizes = (file: (typeof repertoireFiles)[number], keys: readonly string[]) =>
  keys.map((key) => repertoire(file).get(key)?.length ?? 0);

test('has texts for every theme, virtue, book, genre, tone and audience', () => {
  expect(Math.min(...sizes('lessons', themes))).toBeGreaterThanOrEqual(5);
  for (const file of ['openings', 'honour'] as const)
    expect(Math.min(...sizes(file, themes))).toBeGreaterThanOrEqual(2);
  expect(Math.min(...sizes('virtues', virtues))).toBeGreaterThanOrEqual(2);
  expect(Math.min(...sizes('practice', virtues))).toBeGreaterThanOrEqual(2);
  expect(
    Math.min(
      ...sizes(
        'honour',
        virtues.map((virtue) => `${virtue} now`),
      ),
    ),
  ).toBeGreaterThanOrEqual(2);
  expect(
    Math.min(
      ...sizes(
        'calls',
        feelings.map((feeling) => `feeling ${feeling}`),
      ),
    ),
  ).toBeGreaterThanOrEqual(2);
  for (const tone of tones)
    expect(
      Math.min(
        ...sizes(
          'calls',
          genres.map((genre) => `${genre} ${tone}`),
        ),
      ),
    ).toBeGreaterThanOrEqual(1);
  for (const [file, least] of [
    ['calls', 5],
    ['farewells', 4],
  ] as const)
    for (const address of ['tu', 'vous', 'nous'])
      for (const tone of tones)
        expect(sizes(file, [tone, `${tone} ${address}`]).reduce((sum, size) => sum + size)).toBeGreaterThanOrEqual(
          least,
        );
  for (const kind of ['topic', 'scene', 'act', 'state', 'manner', 'case'])
    expect(
      sizes(
        'ideas',
        tones.map((tone) => `${kind} ${tone}`),
      ),
    ).toEqual(tones.map(() => 1));
  const lived = (virtue: string, part: string) =>
    (['daily-life-one', 'daily-life-two'] as const).flatMap((file) => repertoire(file).get(`${virtue} ${part}`) ?? []);
  for (const virtue of virtues) {
    expect(lived(virtue, 'steps').length).toBeGreaterThanOrEqual(1);
    for (const part of ['questions', 'end']) expect(lived(virtue, part).length).toBeGreaterThanOrEqual(2);
    expect(lived(virtue, 'prayer').length).toBeGreaterThanOrEqual(1);
  }
  expect([...repertoire('books').keys()]).toEqual(books.map(({ code }) => code));
  expect([...repertoire('readings').keys()].toSorted()).toEqual([...genres].toSorted());
  for (const theme of themes)
    for (const role of framingRoles) expect(framingVerses(role, theme).every(isRange)).toBe(true);
});

const all = repertoireFiles.flatMap((file) => [...repertoire(file).values()].flat());
/** The studio's own sentences, without those that contain only the creator's words. */
const own = all.filter(({ fr }) => fr !== '{Idea}');

test('contains no sentence twice', () => {
  expect(all.length).toBeGreaterThan(400);
  for (const language of ['en', 'fr'] as const)
    expect(new Set(own.map((pair) => pair[language])).size).toBe(own.length);
});

test('has whole sentences, and French typography in French', () => {
  for (const { en, fr } of own) {
    for (const text of [en, fr]) expect(text).toMatch(/^(?:\(?\p{Lu}|\{idea\}|\{Idea\}|\{Book\}|À)/u);
    for (const text of [en, fr])
      expect(text).toMatch(/(?:[.!?][”»\u202F\u00A0]*|\{ref\}|\{idea\}[”»\u202F\u00A0]*|[\p{L}\p{N}}]\u202F?:)$/u);
    expect(fr).not.toMatch(/'|[^\u202F][?!;]|[^\u202F]:(?=\s|$)|« |Éternel/u);
    expect(en).not.toMatch(/'/);
  }
});

test('has no last word that refers back to something it does not name', () => {
  for (const [key, pairs] of repertoire('farewells'))
    for (const { en, fr } of pairs) {
      expect(`${key}: ${en}`).not.toMatch(/\b(?:this|that|it|one|these|those)[.!?]/i);
      expect(`${key}: ${fr}`).not.toMatch(/(?:cela|ceci|raconte-la|fais-le)(?!\p{L})/iu);
    }
});
