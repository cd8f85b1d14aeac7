import { expect, test } from 'vitest';
import { soundPlaces } from './cut-places.ts';
import { spreadWords } from '../captions/spread-words.ts';

const text = 'A man went down to Jericho, and robbers beat him. They left him there.';
const spoken = text.split(' ');
const voice = (gapAfter: Record<number, number>) => {
  let at = 0;
  const words = spoken.map((word, n) => {
    const startMs = at;
    at += 300;
    const endMs = at;
    at += gapAfter[n + 1] ?? 0;
    return { text: word, startMs, endMs };
  });
  return { kind: 'synthetic' as const, words, duration_ms: at };
};

test('cuts a voice in a pause between words', () => {
  expect(soundPlaces(voice({ 6: 200, 10: 400 }), text, null)).toEqual([
    { words: 6, atMs: 1900 },
    { words: 10, atMs: 3400 },
  ]);
  expect(soundPlaces({ ...voice({ 10: 400 }), words: [] }, text, null)).toEqual([]);
  expect(soundPlaces(voice({ 1: 100 }), 'A man.', null)).toEqual([{ words: 1, atMs: 350 }]);
});

test('cuts a recording only in a real pause at the end of a phrase', () => {
  const speech = [
    { startMs: 100, endMs: 2600 },
    { startMs: 2900, endMs: 4700 },
    { startMs: 5300, endMs: 6800 },
  ];
  const take = { speech, start_ms: 0, end_ms: 7000 };
  const recorded = { kind: 'recorded' as const, words: spreadWords(text, speech, 7000), duration_ms: 7000 };
  expect(soundPlaces(recorded, text, take)).toEqual([
    { words: 6, atMs: 2750 },
    { words: 10, atMs: 5000 },
  ]);
  const later = { ...take, start_ms: 1000 };
  expect(soundPlaces({ ...recorded, duration_ms: 6000 }, text, later).map(({ atMs }) => atMs)).not.toContain(2750);
  const breathless = { ...take, speech: [{ startMs: 100, endMs: 6800 }] };
  expect(soundPlaces(recorded, text, breathless)).toEqual([]);
  expect(soundPlaces(recorded, text, null)).toEqual([]);
});
