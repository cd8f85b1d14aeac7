import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Word } from '#shared/film/timeline-parts.ts';
import { alignWords } from './align-words.ts';
import { expectedOf } from '../readings/spoken-length.ts';
import { spreadWords } from './spread-words.ts';
import { voiceRate, voiceTrack } from '../readings/voice-track.ts';

const text =
  'A certain man was going down from Jerusalem to Jericho, and he fell among robbers. They beat him, and ' +
  'departed, leaving him half dead.';
const words = text.split(' ');

/** A simulated reader: one hum for each syllable, this many ms long, with silence after the given words. */
function reading({
  syllableMs,
  quiet,
  noise = 0,
}: {
  syllableMs: (word: number) => number;
  quiet: Record<number, number>;
  noise?: number;
}) {
  const spans: { startMs: number; endMs: number }[] = [];
  let at = 200;
  const hums: { from: number; to: number }[] = [];
  for (const [index, word] of words.entries()) {
    const startMs = at;
    for (let n = 0; n < Math.round(expectedOf(word, 'en').syllables); n += 1, at += syllableMs(index))
      hums.push({ from: at, to: at + syllableMs(index) });
    spans.push({ startMs, endMs: at });
    at += quiet[index] ?? 0;
  }
  const durationMs = at + 300;
  const samples = new Int16Array((durationMs * voiceRate) / 1000);
  let seed = 7;
  for (let i = 0; i < samples.length; i += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    samples[i] = noise * (seed / 2 ** 30 - 1);
  }
  for (const { from, to } of hums)
    for (let i = Math.round(from * 8); i < to * 8; i += 1)
      samples[i] =
        samples[i]! +
        9_000 * Math.sin((Math.PI * (i / 8 - from)) / (to - from)) * Math.sin((2 * Math.PI * 300 * i) / voiceRate);
  return { track: voiceTrack(samples), spans, durationMs };
}
const worst = (found: readonly Word[], spans: readonly { startMs: number }[], at: readonly number[]) =>
  Math.max(...at.map((index) => Math.abs(found[index]!.startMs - spans[index]!.startMs)));
const phrases = [0, 10, 15, 18, 20];
const uneven = {
  syllableMs: (word: number) => (word < 10 ? 130 : word < 15 ? 260 : 170),
  quiet: { 9: 350, 14: 700, 17: 250, 19: 300 },
};

test.each([
  ['in a quiet room', 0],
  ['beside a fan', 250],
])('starts phrases at the ends of pauses despite changes of pace, %s', async (_, noise) => {
  const { track, spans, durationMs } = reading({ ...uneven, noise });
  const found = await alignWords(text, 'en', track, durationMs);
  expect(found.map((word) => word.text)).toEqual(words);
  expect(worst(found, spans, phrases)).toBeLessThanOrEqual(60);
  expect(
    worst(spreadWords(text, [{ startMs: 200, endMs: durationMs - 300 }], durationMs), spans, phrases),
  ).toBeGreaterThan(400);
});

test('does not end a sentence at a rest inside a phrase, and may read over a comma', async () => {
  const { track, spans, durationMs } = reading({ syllableMs: () => 150, quiet: { 5: 260, 14: 600, 19: 200 } });
  expect(worst(await alignWords(text, 'en', track, durationMs), spans, [0, 6, 15, 20])).toBeLessThanOrEqual(80);
});

test('keeps word times ascending and inside the sound, whatever it contains', async () => {
  for (const [said, samples] of [
    [text, new Int16Array(voiceRate * 3)],
    [`${text} ${text} ${text}`, new Int16Array(voiceRate).fill(5_000)],
    ['One.', new Int16Array(voiceRate * 20).map((_, i) => 6_000 * Math.sin(i / 3))],
  ] as const) {
    const durationMs = (samples.length * 1000) / voiceRate;
    const found = await alignWords(said, 'en', voiceTrack(samples), durationMs);
    expect(found.map((word) => word.text)).toEqual(said.split(' '));
    for (const [at, { startMs, endMs }] of found.entries()) {
      expect(startMs).toBeGreaterThanOrEqual(found[at - 1]?.endMs ?? 0);
      expect(endMs).toBeGreaterThanOrEqual(startMs);
      expect(endMs).toBeLessThanOrEqual(durationMs);
    }
  }
  expect(await alignWords(' \n', 'ee', voiceTrack(new Int16Array(8_000)), 1_000)).toEqual([]);
});

test('lets other work run while it aligns a long reading', async () => {
  const seconds = 60;
  const samples = new Int16Array(voiceRate * seconds).map((_, i) => 9_000 * Math.sin(i / 4) * Math.sin(i / 400));
  const aligning = { over: false };
  const found = alignWords(Array(8).fill(text).join(' '), 'en', voiceTrack(samples), seconds * 1000).finally(
    () => (aligning.over = true),
  );
  let turns = 0;
  while (!aligning.over) {
    await setImmediate();
    turns += 1;
  }
  expect((await found).length).toBe(words.length * 8);
  expect(turns).toBeGreaterThan(3);
});

test('counts syllables by the spelling of each language', () => {
  const of = (list: string, language: 'en' | 'fr' | 'ee') =>
    list.split(' ').map((word) => expectedOf(word, language).syllables);
  expect(of('came little departed, he Jerusalem', 'en')).toEqual([1, 2, 3, 1, 4]);
  expect(of('homme étaient lumière', 'fr')).toEqual([1, 2, 2]);
  expect(of('aɖe Mawu eƒe ɔ̃ ŋkɔ', 'ee')).toEqual([2, 2, 2, 1, 1]);
});
