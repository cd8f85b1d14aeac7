import { expect, test } from 'vitest';
import type { ReadingAction, ReadingPlace } from '#shared/pictures/scene-reading.ts';
import { readTale } from '../tale/read-tale.ts';
import { checksBy } from './checks.ts';
import type { SecondOpinion } from './second-opinion.ts';

/** An opinion that knows one place for all sentences, and how probable deeds are. */
const opinion = (
  place: ReadingPlace,
  sure: number,
  deeds: Partial<Record<ReadingAction, number>> = {},
): SecondOpinion => ({
  place: (asked) => (asked === place ? sure : (1 - sure) / 50),
  likeliest: () => ({ place, sure }),
  deed: (action) => deeds[action] ?? 0.5,
  exactly: (action) => deeds[action] ?? 0.5,
});
const read = (second: SecondOpinion | null, ...texts: string[]) =>
  readTale({ scenes: texts.map((text) => ({ text })), opinion: second });

test('keeps what the text says, drops a guess, and prefers the second reader’s sure opinion to a guess', () => {
  const sure = checksBy(opinion('classroom', 0.9), [['One.']], 'today').placesAt(0, 0);
  expect(sure).toMatchObject({ likely: 'classroom' });
  expect([sure.fits('market', 'made'), sure.fits('market', 'kept'), sure.fits('classroom', 'made')]).toEqual([
    ...[false, false, true],
  ]);
  const unsure = checksBy(opinion('classroom', 0.3), [['One.']], 'today').placesAt(0, 0);
  expect(unsure.likely).toBeNull();
  expect(unsure.fits('market', 'said')).toBe(true);
  expect([unsure.fits('yard', 'guessed'), unsure.fits('unknown', 'guessed')]).toEqual([false, true]);
});

test('accepts everything without a second reader', () => {
  const { placesAt, fitsDeed, homeInsteadOf } = checksBy(null, [['One.']], 'today');
  expect([placesAt(0, 0).fits('palace', 'guessed'), fitsDeed('hit', 'One.', 0)]).toEqual([true, true]);
  expect([homeInsteadOf('field'), homeInsteadOf(null)]).toEqual(['field', null]);
});

test('drops a home place that several scenes contradict, and keeps it when only one does', () => {
  const scenes = [['One.'], ['Two.']];
  expect(checksBy(opinion('football-pitch', 0.9), scenes, 'today').homeInsteadOf('field')).toBe('football-pitch');
  expect(checksBy(opinion('football-pitch', 0.9), scenes, 'today').homeInsteadOf(null)).toBe('football-pitch');
  expect(checksBy(opinion('football-pitch', 0.9), [['One.']], 'today').homeInsteadOf('field')).toBe('field');
  expect(checksBy(opinion('unknown', 0.9), scenes, 'today').homeInsteadOf(null)).toBeNull();
});

test('replaces or drops a place without support in the text, and keeps one in plain words', () => {
  const talk = 'Ama smiled and gave Kofi an orange.';
  expect(read(null, talk)[0]!.place).toBe('yard');
  expect(read(opinion('kitchen', 0.2), talk)[0]!.place).toBe('unknown');
  expect(read(opinion('kitchen', 0.3), talk)[0]!.place).toBe('kitchen');
  expect(read(opinion('market', 0.9), talk)[0]!.place).toBe('market');
  expect(read(opinion('market', 0.6), 'Ama sat in the classroom and gave Kofi an orange.')[0]!.place).toBe('classroom');
});

test('requires certainty for a violent action, and shows an improbable one calm', () => {
  const slap = 'The old man slapped Kofi.';
  expect(read(null, slap)[0]!.action).toBe('hit');
  expect(read(opinion('unknown', 0.9, { hit: 0.6 }), slap)[0]!.action).toBe('hit');
  expect(read(opinion('unknown', 0.9, { hit: 0.05 }), slap)[0]!.action).toBe('stand');
  const pulled = 'Ama pulled the rope.';
  expect(read(opinion('unknown', 0.9, { pull: 0.05 }), pulled)[0]!.action).toBe('pull');
  expect(read(opinion('unknown', 0.9, { pull: 0.001 }), pulled)[0]!.action).not.toBe('pull');
});
