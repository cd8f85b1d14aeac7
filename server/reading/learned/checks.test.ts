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

test('what words say stays, a guess goes, and what the second reader is sure of comes before a guess', () => {
  const sure = checksBy(opinion('classroom', 0.9), [['One.']]).placesAt(0, 0);
  expect(sure).toMatchObject({ likely: 'classroom' });
  expect([sure.fits('market', 'made'), sure.fits('market', 'kept'), sure.fits('classroom', 'made')]).toEqual([
    ...[false, false, true],
  ]);
  const unsure = checksBy(opinion('classroom', 0.3), [['One.']]).placesAt(0, 0);
  expect(unsure.likely).toBeNull();
  expect(unsure.fits('market', 'said')).toBe(true);
  expect([unsure.fits('yard', 'guessed'), unsure.fits('unknown', 'guessed')]).toEqual([false, true]);
});

test('without a second reader everything fits', () => {
  const { placesAt, fitsDeed, homeInsteadOf } = checksBy(null, [['One.']]);
  expect([placesAt(0, 0).fits('palace', 'guessed'), fitsDeed('hit', 'One.', 0)]).toEqual([true, true]);
  expect([homeInsteadOf('field'), homeInsteadOf(null)]).toEqual(['field', null]);
});

test('a home that several scenes contradict gives way, one that fits or that one scene contradicts stays', () => {
  const scenes = [['One.'], ['Two.']];
  expect(checksBy(opinion('football-pitch', 0.9), scenes).homeInsteadOf('field')).toBe('football-pitch');
  expect(checksBy(opinion('football-pitch', 0.9), scenes).homeInsteadOf(null)).toBe('football-pitch');
  expect(checksBy(opinion('football-pitch', 0.9), [['One.']]).homeInsteadOf('field')).toBe('field');
  expect(checksBy(opinion('unknown', 0.9), scenes).homeInsteadOf(null)).toBeNull();
});

test('a place that no word tells becomes another or none, and one in plain words stays', () => {
  const talk = 'Ama smiled and gave Kofi an orange.';
  expect(read(null, talk)[0]!.place).toBe('yard');
  expect(read(opinion('kitchen', 0.3), talk)[0]!.place).toBe('unknown');
  expect(read(opinion('market', 0.9), talk)[0]!.place).toBe('market');
  expect(read(opinion('market', 0.6), 'Ama sat in the classroom and gave Kofi an orange.')[0]!.place).toBe('classroom');
});

test('a violent deed needs a yes, and an improbable one is shown calm', () => {
  const slap = 'The old man slapped Kofi.';
  expect(read(null, slap)[0]!.action).toBe('hit');
  expect(read(opinion('unknown', 0.9, { hit: 0.6 }), slap)[0]!.action).toBe('hit');
  expect(read(opinion('unknown', 0.9, { hit: 0.05 }), slap)[0]!.action).toBe('stand');
  const pulled = 'Ama pulled the rope.';
  expect(read(opinion('unknown', 0.9, { pull: 0.05 }), pulled)[0]!.action).toBe('pull');
  expect(read(opinion('unknown', 0.9, { pull: 0.001 }), pulled)[0]!.action).not.toBe('pull');
});
