import { expect, test } from 'vitest';
import { books } from '#shared/scripture-books.ts';
import { formatReference, isRange } from '#shared/scripture.ts';
import { audiences, tones } from '#shared/vocabulary.ts';
import { applicationSentences, readingSentences } from './application-sentences.ts';
import { bookSentences } from './book-sentences.ts';
import { farewellSentences, leadInSentences } from './closing-sentences.ts';
import { framingRoles, framingVerses } from './ewe-framing.ts';
import { genres } from './genres.ts';
import { callSentences, genreSentences, themeHooks } from './hook-sentences.ts';
import { honourSentences } from './honour-sentences.ts';
import { knownAs, knownPassages, knownWhole } from '#server/passages/known-passage.ts';
import { lessonSentences } from './lesson-sentences.ts';
import { passageSentences } from './passage-sentences.ts';
import { readRanges } from './theme-passages.ts';
import { themes } from '#server/passages/passage-words.ts';

const groups = [
  applicationSentences,
  readingSentences,
  bookSentences,
  farewellSentences,
  leadInSentences,
  callSentences,
  genreSentences,
  themeHooks,
  honourSentences,
  lessonSentences,
  passageSentences,
];

test('every theme, book, genre, tone and audience has its words', () => {
  for (const theme of themes) {
    expect(lessonSentences.get(theme)?.length).toBeGreaterThanOrEqual(7);
    expect(themeHooks.get(theme)?.length).toBeGreaterThanOrEqual(3);
    expect(honourSentences.get(theme)?.length).toBeGreaterThanOrEqual(2);
    for (const role of framingRoles) expect(framingVerses(role, theme).every(isRange)).toBe(true);
  }
  expect([...bookSentences.keys()]).toEqual(books.map(({ code }) => code));
  expect([...genreSentences.keys()].toSorted()).toEqual([...genres].toSorted());
  for (const voice of [...tones, ...audiences]) {
    expect(callSentences.get(voice)?.length).toBeGreaterThanOrEqual(4);
    expect(farewellSentences.get(voice)?.length).toBeGreaterThanOrEqual(4);
  }
});

test('no sentence stands in two places', () => {
  const all = groups.flatMap((group) => [...group.values()].flat());
  expect(all.length).toBeGreaterThan(400);
  for (const language of ['en', 'fr'] as const) expect(new Set(all.map((pair) => pair[language])).size).toBe(all.length);
});

test('the spine of each known passage lies in it, and single verses find the story they belong to', () => {
  for (const { range, spine, en } of knownPassages) {
    const inside = spine.filter((place) => {
      const [chapter = 0, verse = 0] = place.split(':').map(Number);
      return chapter >= range.from.chapter && chapter <= range.to.chapter && verse <= 176;
    });
    expect([en, inside]).toEqual([en, spine]);
  }
  const [goliath] = readRanges('1SA 17:49');
  expect(goliath && knownAs(goliath)?.en).toBe('David and Goliath');
  expect(knownPassages.map(({ range }) => formatReference(range)).length).toBeGreaterThan(150);
});

test('every known passage has a way in and a word to take home of its own', () => {
  expect([...passageSentences.keys()].toSorted()).toEqual([...new Set(knownPassages.map(({ en }) => en))].toSorted());
  for (const [title, sentences] of passageSentences) expect([title, sentences.length]).toEqual([title, 2]);
});

test('a passage is told as a whole, as a part, or not known at all', () => {
  const whole = (reference: string) => {
    const [range] = readRanges(reference);
    return range ? (knownWhole(range)?.en ?? null) : null;
  };
  expect(whole('LUK 15:11-32')).toBe('The Prodigal Son');
  expect(whole('LUK 15:13-32')).toBe('The Prodigal Son');
  expect(whole('LUK 15:13-14')).toBeNull();
  expect(whole('NUM 7:12-17')).toBeNull();
});
