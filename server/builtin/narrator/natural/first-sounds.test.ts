import { expect, test } from 'vitest';
import { fromFirstSound } from './first-sounds.ts';

/** Silence, and a tone in each of the stretches (ms). */
function sound(lengthMs: number, ...heard: (readonly [number, number])[]): Float32Array {
  const samples = new Float32Array(lengthMs * 24);
  for (const [from, to] of heard) for (let at = from * 24; at < to * 24; at += 1) samples[at] = 0.3 * Math.sin(at / 5);
  return samples;
}
const word = (at: number, startMs: number, endMs: number) => ({ word: at, startMs, endMs });

test('starts a short word after a pause at its sound, and shifts the next one', () => {
  const samples = sound(1_000, [110, 400], [600, 900]);
  const told = [word(0, 40, 90), word(1, 90, 400), word(2, 540, 580), word(3, 580, 900)];
  expect(fromFirstSound(samples, told)).toEqual([
    word(0, 110, 160),
    word(1, 160, 400),
    word(2, 600, 640),
    word(3, 640, 900),
  ]);
});

test('keeps word times at the silence of a stop consonant, and moves them at an unreported pause', () => {
  const told = [word(0, 20, 200), word(1, 200, 900)];
  expect(fromFirstSound(sound(1_000, [40, 200], [240, 900]), told)).toEqual(told);
  expect(fromFirstSound(sound(1_000, [40, 200], [290, 900]), told)).toEqual([word(0, 20, 200), word(1, 290, 900)]);
});

test('keeps the reported time of a word that is not heard', () => {
  const told = [word(0, 40, 300), word(1, 340, 390), word(2, 700, 900)];
  expect(fromFirstSound(sound(1_000, [40, 300], [710, 900]), told)).toEqual(told);
});

test('keeps some time for each of several short words', () => {
  const moved = fromFirstSound(sound(500, [150, 400]), [word(0, 40, 140), word(1, 140, 180), word(2, 180, 300)]);
  expect(moved).toEqual([word(0, 150, 190), word(1, 190, 230), word(2, 230, 300)]);
});

test('searches longer for the first word of a phrase than for others', () => {
  const moved = fromFirstSound(sound(1_000, [390, 900]), [word(0, 100, 250), word(1, 250, 675)]);
  expect(moved).toEqual([word(0, 390, 490), word(1, 490, 675)]);
});
