import { expect, test } from 'vitest';
import type { KokoroModel } from './kokoro-model.ts';
import { frameSamples } from './kokoro-model.ts';
import { callsOf, type PhraseOrder, speakCall } from './speak-phrases.ts';
import { spokenParts } from './spoken-parts.ts';

const framesEach = 4;
const framing = 10;
/** A model that speaks every letter for 100 ms at its own level and is silent for punctuation and gaps. */
const model: KokoroModel = {
  async speak(symbols) {
    const frames = [framing, ...symbols.map(() => framesEach), framing];
    const wave = new Float32Array(frames.reduce((sum, count) => sum + count, 0) * frameSamples);
    // Sounds come three frames earlier than the durations add up to.
    for (const [at, symbol] of symbols.entries()) {
      const from = (framing - 3 + at * framesEach) * frameSamples;
      if (/[a-z]/.test(symbol)) wave.fill((symbol.charCodeAt(0) - 90) / 100, from, from + framesEach * frameSamples);
    }
    return { wave, frames };
  },
};
const how = { voice: 'v', speed: 1, variation: 0 };

/** A phrase of one symbol a letter; words count on from `first`. */
function phrase(text: string, first: number, pauseMs = 400): PhraseOrder {
  const symbols = [...text];
  let word = first;
  const owners = symbols.map((symbol) => (symbol === ' ' ? (word++, -1) : /[a-z]/.test(symbol) ? word : -1));
  return { symbols, owners, pauseMs };
}
const levelAt = (samples: Float32Array, ms: number) => Math.round(samples[Math.round(ms * 24)]! * 100) + 90;

test('splits a call at phrase ends, keeps every word at its sound, and extends words over gaps', async () => {
  const spoken = await speakCall(model, [phrase('ab cd.', 0), phrase('ef.', 2)], how);
  expect(spoken.map(({ words }) => words.map(({ word }) => word))).toEqual([[0, 1], [2]]);
  for (const { samples, words } of spoken)
    for (const { word, startMs, endMs } of words) {
      const letters = ['ab', 'cd', 'ef'][word]!;
      expect(levelAt(samples, startMs + 20)).toBe(letters.charCodeAt(0));
      expect(levelAt(samples, startMs + 180)).toBe(letters.charCodeAt(1));
      expect(endMs - startMs).toBeCloseTo(letters === 'ab' ? 300 : 200, 0);
    }
  const [ab, cd] = spoken[0]!.words;
  expect(ab!.endMs).toBe(cd!.startMs);
  // No sound of a neighbour at the ends, which fade so that nothing clicks.
  for (const { samples } of spoken) expect([Math.abs(samples[0]!), Math.abs(samples.at(-1)!)]).toEqual([0, 0]);
});

test('ends a word before punctuation, and assigns the pause to no word', async () => {
  const symbols = [...'ab, cd'];
  const [{ words } = { words: [] }] = await speakCall(
    model,
    [{ symbols, owners: [0, 0, -1, -1, 1, 1], pauseMs: 0 }],
    how,
  );
  expect(words.map(({ startMs, endMs }) => Math.round(endMs - startMs))).toEqual([200, 200]);
  expect(Math.round(words[1]!.startMs - words[0]!.endMs)).toBe(200);
});

test('counts the silence around a phrase as part of its pause', async () => {
  const [first] = await speakCall(model, [phrase('ab cd.', 0, 400), phrase('ef.', 2)], how);
  const { samples, words, pauseMs } = first!;
  const [kept, before] = [samples.length / 24 - words.at(-1)!.endMs, 40];
  expect(kept).toBeGreaterThan(50);
  expect(kept + pauseMs + before).toBeCloseTo(400, 0);
});

test('groups short sentences, keeps long ones alone, and never crosses a paragraph', () => {
  const long = 'word '.repeat(30).trim();
  const sizes = (phrases: PhraseOrder[]) => callsOf(phrases).map((call) => call.length);
  expect(sizes([phrase('yes.', 0), phrase('go.', 1), phrase(long, 2)])).toEqual([3]);
  expect(sizes([phrase(long, 0), phrase(long, 30)])).toEqual([1, 1]);
  expect(sizes([phrase('yes.', 0, 800), phrase('go.', 1)])).toEqual([1, 1]);
});

test('splits a phrase that is too long for the model at a gap, without losing words', () => {
  const long = phrase('word '.repeat(300).trim(), 0, 500);
  const calls = callsOf([long]);
  expect(calls.length).toBeGreaterThan(2);
  for (const call of calls)
    expect(call.reduce((sum, { symbols }) => sum + symbols.length + 1, -1)).toBeLessThanOrEqual(508);
  const words = new Set(calls.flat().flatMap(({ owners }) => owners.filter((owner) => owner >= 0)));
  expect(words.size).toBe(300);
  expect(calls.flat().map(({ pauseMs }) => pauseMs)).toEqual([
    ...calls
      .flat()
      .slice(1)
      .map(() => 0),
    500,
  ]);
});

test('gives unspoken words no time, wherever they are', () => {
  const samples = new Float32Array(2_400);
  const spoken = [
    { samples, words: [{ word: 1, startMs: 10, endMs: 60 }], pauseMs: 100 },
    { samples, words: [{ word: 3, startMs: 5, endMs: 80 }], pauseMs: 100 },
  ];
  const parts = spokenParts(spoken, ['—', 'one', '»', 'two', '*']);
  expect(parts.map(({ words }) => words.map(({ text, startMs, endMs }) => [text, startMs, endMs]))).toEqual([
    [
      ['—', 0, 0],
      ['one', 10, 60],
    ],
    [
      ['»', 0, 0],
      ['two', 5, 80],
      ['*', 80, 80],
    ],
  ]);
});
