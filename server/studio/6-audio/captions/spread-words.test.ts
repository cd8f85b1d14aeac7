import { expect, test } from 'vitest';
import { speechIn } from '../recordings/whole-sound.ts';
import { spreadWords } from './spread-words.ts';

test('spreads words over the time with speech by their length', () => {
  const words = spreadWords('In the beginning', [{ startMs: 100, endMs: 1_100 }], 1_200);
  expect(words.map(({ text }) => text)).toEqual(['In', 'the', 'beginning']);
  expect([words[0]!.startMs, words[2]!.endMs]).toEqual([100, 1_100]);
  expect(words[1]!.startMs).toBe(words[0]!.endMs);
  expect(words[2]!.endMs - words[2]!.startMs).toBeGreaterThan(2 * (words[0]!.endMs - words[0]!.startMs));
});

test('puts a pause between words', () => {
  const words = spreadWords(
    'same same',
    [
      { startMs: 0, endMs: 500 },
      { startMs: 900, endMs: 1_400 },
    ],
    1_500,
  );
  expect(words.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 500],
    [900, 1_400],
  ]);
});

test('keeps times ascending and inside the clip for any text', () => {
  const text = '« Qui ? » — Ŋutsu aɖe nɔ yiyim… tso 12,000 Yerusalem!';
  const words = spreadWords(text, [], 2_000);
  expect(words.map((word) => word.text).join(' ')).toBe(text);
  expect(words.flatMap(({ startMs, endMs }) => [startMs, endMs])).toEqual(
    words.flatMap(({ startMs, endMs }) => [startMs, endMs]).toSorted((a, b) => a - b),
  );
  expect(words.at(-1)!.endMs).toBe(2_000);
  expect(spreadWords('', [], 2_000)).toEqual([]);
});

test('finds speech between silences', () => {
  const said = (lines: string[]) => lines.map((line) => `[silencedetect @ 0x1] ${line}`).join('\n');
  expect(
    speechIn(said(['silence_start: 0', 'silence_end: 0.5 | silence_duration: 0.5', 'silence_start: 2']), 3),
  ).toEqual([{ startMs: 500, endMs: 2_000 }]);
  expect(speechIn('', 3)).toEqual([{ startMs: 0, endMs: 3_000 }]);
  expect(speechIn(said(['silence_start: 0', 'silence_end: 3 | silence_duration: 3']), 3)).toEqual([
    { startMs: 0, endMs: 3_000 },
  ]);
});
