import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWeb } from '#server/adapters/bible-library/web-reader.ts';
import { recognise } from '#server/builtin/illustrator/staging/known-tableaux.ts';
import { knownScenes } from './known-scenes.ts';

/** Chapters, apart from its own, in which the Bible retells, continues or recalls a scene. */
const elsewhere = JSON.parse(readFileSync(new URL('known-scenes-elsewhere.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

test('recognizes a known scene in the whole World English Bible only where it is told', {
  timeout: 120_000,
}, async () => {
  const chapters = new Map<string, Map<number, string>>();
  for (const { book, chapter, verse, text } of (await readWeb()).raw) {
    const verses = chapters.get(`${book} ${chapter}`) ?? new Map<number, string>();
    chapters.set(`${book} ${chapter}`, verses.set(verse, `${verses.get(verse) ?? ''}${text}`));
  }
  const told = new Map<string, Set<string>>();
  for (const [chapter, verses] of chapters)
    for (const prompt of verses.values()) {
      const key = recognise(prompt, [...verses.values()].join(' '))?.key;
      if (key) told.set(key, (told.get(key) ?? new Set()).add(chapter));
    }
  const own = new Map(knownScenes.map(({ key, passage }) => [key, `${passage.book} ${passage.from.chapter}`]));
  const strays: Record<string, string[]> = {};
  for (const [key, where] of told) {
    const others = [...where].filter((chapter) => chapter !== own.get(key.replace('-fish', '')));
    if (others.length > 0) strays[key] = others;
  }
  expect(chapters.size).toBeGreaterThan(1_000);
  expect(strays).toEqual(elsewhere);
});
