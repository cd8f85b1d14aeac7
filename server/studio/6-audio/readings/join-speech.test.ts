import { afterAll, expect, test } from 'vitest';
import { formantNarrator } from '#server/builtin/narrator/formant/formant-narrator.ts';
import { joinSpeech } from './join-speech.ts';
import { levelOf, samplesOf } from '../recordings/wav-samples.ts';

const narrator = formantNarrator();
afterAll(() => narrator.close());
const say = async (voice: string, text: string) => ({
  speech: await narrator.speak({ text, language: 'en', voice }, new AbortController().signal),
  text,
});
const texts = ['He ran to meet him.', '“Welcome home, my son,”', 'he said, and they went in.'];

test('joins runs of several voices with words in order, pauses at turns, one level and no clicks', async () => {
  const runs = await Promise.all(texts.map((text, at) => say(at === 1 ? 'en-silas' : 'en-grace', text)));
  const { wav, durationMs, words } = joinSpeech(runs);
  const samples = samplesOf(wav);
  expect(Math.abs(samples.length / 48 - durationMs)).toBeLessThan(1);
  expect(words.map(({ text }) => text)).toEqual(texts.join(' ').split(' '));
  for (const [at, { startMs, endMs }] of words.entries()) {
    expect(endMs).toBeGreaterThanOrEqual(startMs);
    expect(startMs).toBeGreaterThanOrEqual(words[at - 1]?.endMs ?? 0);
  }
  expect(words.at(-1)!.endMs).toBeLessThanOrEqual(durationMs);
  expect([words[5]!.startMs - words[4]!.endMs, words[9]!.startMs - words[8]!.endMs]).toEqual([
    expect.closeTo(350, -1),
    expect.closeTo(280, -1),
  ]);
  const parts = [words.slice(0, 5), words.slice(5, 9), words.slice(9)].map((part) =>
    levelOf(samples, part[0]!.startMs, part.at(-1)!.endMs),
  );
  const decibels = parts.map((level) => 20 * Math.log10(level));
  expect(Math.max(...decibels) - Math.min(...decibels)).toBeLessThan(3);
  // Around each join the sound goes to silence without a jump.
  for (const [before, after] of [
    [words[4]!.endMs, words[5]!.startMs],
    [words[8]!.endMs, words[9]!.startMs],
  ] as const) {
    const quiet = samples.slice(before * 48, after * 48);
    const jumps = Array.from(quiet.slice(1), (sample, at) => Math.abs(sample - quiet[at]!));
    expect(Math.max(...jumps)).toBeLessThan(2_500);
    expect(Math.min(...Array.from(quiet, Math.abs))).toBe(0);
  }
});

test('spreads words over the sound of a voice that reports other words', async () => {
  const run = await say('en-grace', 'One two three.');
  const { words } = joinSpeech([{ ...run, speech: { ...run.speech, words: [] } }, await say('en-silas', 'Four.')]);
  expect(words.map(({ text }) => text)).toEqual(['One', 'two', 'three.', 'Four.']);
});
