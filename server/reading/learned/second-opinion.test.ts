import { expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';
import { digestOfLessons, headNames, labelledSentences, labelsOf } from './labelled-sentences.ts';
import { readByModel } from './read-by-model.ts';
import { trainedDigest } from './reading-heads.ts';
import { secondOpinion } from './second-opinion.ts';

test('has heads trained with the current labelled sentences', () => {
  expect(trainedDigest().equals(digestOfLessons()), 'Run `node scripts/build-reading-heads.ts`.').toBe(true);
});

test.each(headNames)('has sentences for every label of %s, and none twice', (name) => {
  const lessons = labelledSentences(name);
  const labels: readonly string[] = labelsOf[name];
  const counts = Map.groupBy(lessons, ({ label }) => label);
  expect([...counts.keys()].filter((label) => !labels.includes(label))).toEqual([]);
  expect(labels.filter((label) => (counts.get(label)?.length ?? 0) < 15)).toEqual([]);
  expect(new Set(lessons.map(({ text }) => text)).size).toBe(lessons.length);
});

test('reads a French sentence word for word, with verbs as infinitives', () => {
  expect(readByModel('Il tomba dans le fossé.', 'fr')).toMatch(/fall .*ditch/);
  expect(readByModel('He fell into the ditch.', 'en')).toBe('He fell into the ditch.');
});

test('splits clauses at punctuation and conjunctions, and joins short pieces to the one before', () => {
  const sentence = 'He turned the chair, cut the hair, and talked about goats when Atia came in.';
  expect(clausesOf(sentence).map(({ text }) => text)).toEqual([
    ...['He turned the chair,', 'cut the hair,', 'and talked about goats', 'when Atia came in.'],
  ]);
  expect(clausesOf('He ate bread and milk.')).toHaveLength(1);
});

test('recognizes a pitch and a classroom by what is done there, in English and French', async () => {
  const scenes = [
    'The referee blew his whistle, and Kofi shot the ball past the goalkeeper.',
    'Le maître écrivit au tableau noir.',
  ];
  const opinion = (await secondOpinion(scenes))!;
  expect(opinion.likeliest([[scenes[0]!, 1]]).place).toBe('football-pitch');
  expect(opinion.place('bedroom', [[scenes[0]!, 1]])).toBeLessThan(0.05);
  expect(await secondOpinion(scenes)).toBe(opinion);
  const [french] = ['Le maître écrivit la leçon au tableau noir devant les élèves.'];
  expect((await secondOpinion([french!]))!.place('classroom', [[french!, 1]])).toBeGreaterThan(0.5);
});
