import { expect, test } from 'vitest';
import { tones } from '#shared/vocabulary.ts';
import { melodyOver } from './melody.ts';
import { moods } from './music-mood.ts';
import { composePiece } from './piece.ts';
import { chanceFrom } from './seeded-chance.ts';

test.each(tones)('keeps a %s piece to its mood, keyboard and bars', (tone) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { tempo, bars, parts } = composePiece(tone, seed, 60);
    const mood = moods[tone];
    expect(tempo).toBeGreaterThanOrEqual(mood.tempo[0]);
    expect(tempo).toBeLessThanOrEqual(mood.tempo[1]);
    expect(bars % 4).toBe(0);
    expect(Math.abs((bars * 240) / tempo - 60)).toBeLessThan(8);
    const notes = parts.flatMap((part) => part.notes);
    expect(notes.length).toBeGreaterThan(60);
    expect(Math.min(...notes.map(({ key }) => key))).toBeGreaterThanOrEqual(28);
    expect(Math.max(...notes.map(({ key }) => key))).toBeLessThanOrEqual(96);
    expect(Math.max(...notes.map(({ velocity }) => velocity))).toBeLessThanOrEqual(100);
    expect(Math.max(...notes.map(({ beat }) => beat))).toBeLessThan(bars * 4);
    expect(parts.some(({ channel }) => channel === 9)).toBe(mood.rhythm !== 'none');
  }
});

test('returns the same piece for the same seed, and another for another seed', () => {
  expect(composePiece('gentle', 'tale-1', 60)).toEqual(composePiece('gentle', 'tale-1', 60));
  const pieces = Array.from({ length: 12 }, (_, at) => JSON.stringify(composePiece('gentle', `tale-${at}`, 60)));
  expect(new Set(pieces).size).toBe(12);
});

test('has at least eight bars and a maximum length', () => {
  expect(composePiece('fun', 'a', 1).bars).toBe(8);
  expect(composePiece('fun', 'a', 9_999).bars).toBe(96);
});

test('keeps the melody above its chords, with rests', () => {
  const steps = melodyOver(
    Array.from({ length: 32 }, () => 0),
    chanceFrom('m'),
    0.5,
  );
  const sung = steps.reduce((sum, { beats }) => sum + beats, 0) / 128;
  expect(sung).toBeGreaterThan(0.2);
  expect(sung).toBeLessThan(0.85);
  const clear = steps.filter(({ beat, beats }) => beat % 2 === 0 || beats >= 1.5);
  expect(clear.filter(({ degree }) => ![0, 2, 4].includes(degree % 7))).toEqual([]);
});

test.each(tones)('slows a %s piece down at its end and closes on the tonic', (tone) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { tempo, parts, ending } = composePiece(tone, seed, 60);
    const heard = ending.parts.filter(({ channel }) => channel !== 9);
    expect(heard.map(({ channel, program }) => [channel, program])).toEqual(
      parts.filter(({ channel }) => channel !== 9).map(({ channel, program }) => [channel, program]),
    );
    const bass = heard.find(({ channel }) => channel === 2)?.notes ?? [];
    expect(bass.map(({ beat }) => beat)).toEqual([0, 4, ending.lands]);
    expect(ending.lands).toBeGreaterThan(8);
    // Every note of the last chord is the first, third or fifth of home.
    const home = (bass.at(-1)?.key ?? 0) % 12;
    const last = heard.flatMap(({ notes }) => notes.filter(({ beat }) => beat >= ending.lands));
    for (const { key } of last) expect([0, 3, 4, 7]).toContain((((key - home) % 12) + 12) % 12);
    const seconds = (beats: number) => (beats * 60) / tempo;
    expect(Math.min(...last.map(({ beat, beats }) => seconds(beat + beats - ending.lands)))).toBeGreaterThan(3);
    expect(Math.max(...last.map(({ beat, beats }) => seconds(beat + beats - ending.lands)))).toBeLessThan(5);
    // It is preceded by another chord, early enough to be heard.
    expect(bass[1]!.key % 12).not.toBe(home);
    expect(seconds(ending.lands)).toBeLessThan(10);
  }
});
