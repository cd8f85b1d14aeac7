import { expect, test } from 'vitest';
import { narrowLines } from './caption-lines.ts';
import { captionInk, partsOfLines, spokenWords, wordAt } from './caption-spoken.ts';

const say = (texts: readonly string[], pauseMs = 50) =>
  texts.map((text, at) => ({ text, startMs: at * 400, endMs: at * 400 + 400 - pauseMs }));

test('keeps a word highlighted over a breath and not in a pause', () => {
  const { spoken } = spokenWords(say(['He', 'came.'], 100), ['He came.'], 1_000);
  expect(spoken).toEqual([
    { text: 'He', startMs: 1_000, endMs: 1_400 },
    { text: 'came.', startMs: 1_400, endMs: 1_700 },
  ]);
  expect([999, 1_000, 1_399, 1_400, 1_700].map((ms) => wordAt(spoken!, ms))).toEqual([-1, 0, 0, 1, -1]);
  expect(spokenWords(say(['He', 'came.'], 300), ['He came.'], 0).spoken![0]!.endMs).toBe(100);
});

test('matches words across line breaks and letter forms, but not other words', () => {
  const words = say(['Ŋutsu', 'ɔ\u0303,', 'wo\u0301', 'gblɔ :']);
  expect(spokenWords(words, ['Ŋutsu  ɔ\u0303,', 'w\u00f3 gblɔ :'], 0).spoken?.length).toBe(4);
  expect(spokenWords(words, ['Ŋutsu la gblɔ :'], 0)).toEqual({});
  expect(spokenWords([], [''], 0)).toEqual({});
});

test('breaks lines at words, and allows a word with separate punctuation on two lines', () => {
  const spoken = say(['Il', 'dit :', '« Va ! »']);
  expect(partsOfLines(['Il dit : « Va ! »'], spoken)).toEqual([
    [
      { text: 'Il', word: 0 },
      { text: 'dit :', word: 1 },
      { text: '« Va ! »', word: 2 },
    ],
  ]);
  expect(partsOfLines(['Il dit', ': « Va ! »'], spoken)?.map((line) => line.map(({ word }) => word))).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect([partsOfLines(['Il dit :'], spoken), partsOfLines(['Il dit : « Va ! » là'], spoken)]).toEqual([null, null]);
});

test('highlights the same words on the shorter lines of an upright film', () => {
  const lines = ['A certain man was going down from', 'Jerusalem to Jericho, and he fell.'];
  const spoken = say(lines.join(' ').split(' '));
  const narrow = narrowLines(lines);
  expect(narrow.length).toBeGreaterThan(2);
  expect(
    partsOfLines(narrow, spoken)
      ?.flat()
      .map(({ word }) => word),
  ).toEqual(spoken.map((_, at) => at));
});

test('has a highlight colour legible on black and different from white', () => {
  const light = (hex: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
      const part = Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255;
      return sum + share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  expect((light(captionInk.now) + 0.05) / 0.05).toBeGreaterThanOrEqual(4.5);
  expect((light(captionInk.plain) + 0.05) / (light(captionInk.now) + 0.05)).toBeGreaterThanOrEqual(1.4);
});
