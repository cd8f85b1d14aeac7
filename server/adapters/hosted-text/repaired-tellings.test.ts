import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { explanationsFor } from '#server/passages/sentences/hard-words.ts';
import type { Scripture } from '#server/ports/bible.ts';
import {
  bare,
  idea,
  isRepair,
  onIdea,
  openModelRoom,
  said,
  samaritan,
  turningMarks,
  turningNames,
} from '#test/fakes/model-room.ts';
import { verseShelf } from '#test/harness/verse-shelf.ts';
import { englishOf } from '#shared/said.ts';

let room: Awaited<ReturnType<typeof openModelRoom>>;
beforeAll(async () => {
  room = await openModelRoom();
});
beforeEach(() => room.reset());
afterAll(() => room.fake.close());

const denarii: Scripture = {
  ...verseShelf(),
  passage: async (range, version) =>
    (await verseShelf().passage(range, version)).map((verse) =>
      verse.verse === 33 && version === 'WEB'
        ? { ...verse, text: 'On the next day the man from Jericho gave two denarii to the host.' }
        : verse,
    ),
};

test('works the idea into hook and lesson with one repair', async () => {
  room.habits.forgets = ['idea'];
  const draft = await room.write(onIdea);
  expect(room.fake.asked.map(isRepair)).toEqual([false, true]);
  expect(bare(room.fake.asked[1]?.prompt)).toMatch(
    /not heard in the hook \(beat 1\).*not heard in the lesson \(beat 5\)/s,
  );
  expect([said(draft, 'hook'), said(draft, 'lesson')].every((words) => words.includes(idea))).toBe(true);
  expect(draft.notes).toEqual([]);
});

test('adds the turning-point verses of the passage with one repair', async () => {
  room.habits.forgets = ['turning'];
  const draft = await room.write();
  expect(room.fake.asked.map(isRepair)).toEqual([false, true]);
  expect(bare(room.fake.asked[1]?.prompt)).toContain(`is missing: ${turningMarks}`);
  expect(
    draft.beats.some(({ text }) => text.en?.includes(`verse ${samaritan.turning[0]?.verse} says what he saw.”`)),
  ).toBe(true);
  expect(draft.notes).toEqual([]);
});

test('answers an idea with at least two verses after one repair', async () => {
  room.habits.mark = '[[LUK 10:33]]';
  const draft = await room.write(onIdea);
  expect(room.fake.asked.map(isRepair)).toEqual([false, true]);
  expect(bare(room.fake.asked[1]?.prompt)).toMatch(
    /Let at least 2 of its key verses be heard by their marks, such as \[\[LUK/,
  );
  expect(new Set(said(draft, 'setup').match(/verse \d+ says/g)).size).toBe(2);
  expect(draft.notes).toEqual([]);
});

test('explains a hard word of a verse with one repair, for children only', async () => {
  const draft = await room.write({}, { scripture: denarii });
  const [meaning = ''] = explanationsFor('two denarii', 'en', 'kids');
  expect(bare(room.fake.asked[0]?.prompt)).toContain(`- denarii: ${meaning}`);
  expect(bare(room.fake.asked[1]?.prompt)).toMatch(/“denarii” is hard for children/);
  expect(bare(room.fake.asked[1]?.prompt)).toContain(`It means: ${meaning}`);
  expect(said(draft, 'setup')).toContain(meaning.replaceAll('.', ''));
  expect(draft.notes).toEqual([]);
  room.fake.reset();
  await room.write({ audience: 'adults' }, { scripture: denarii });
  expect(room.fake.asked.map(isRepair)).toEqual([false]);
  expect(room.fake.asked[0]?.prompt).not.toContain(meaning);
});

test('asks for all corrections in a single repair', async () => {
  Object.assign(room.habits, { length: 0.5, forgets: ['idea', 'turning'] });
  const draft = await room.write(onIdea);
  expect(room.fake.asked.map(isRepair)).toEqual([false, true]);
  expect(bare(room.fake.asked[1]?.prompt)).toMatch(/too short.*is missing.*in the hook.*in the lesson/s);
  expect(draft.notes).toEqual([]);
});

test('keeps the tale when a repair changes nothing, and notes what it lacks', async () => {
  Object.assign(room.habits, { forgets: ['idea', 'turning'], mends: false });
  const draft = await room.write({ ...onIdea, languages: ['en', 'fr'] });
  expect(draft.languages).toEqual(['en', 'fr']);
  expect(room.fake.asked.map(isRepair)).toEqual([false, true, false]);
  expect(draft.notes.map(englishOf)).toEqual([
    `English may leave out ${turningNames}, which the passage turns on, even after a correction.`,
    'English may not take up your idea in the hook, even after a correction.',
    'English may not take up your idea in the lesson, even after a correction.',
  ]);
});

test('keeps the tale when a repair is refused', async () => {
  room.habits.forgets = ['idea'];
  room.refusesRepairs = true;
  const draft = await room.write(onIdea);
  expect(draft.beats).toHaveLength(6);
  expect(draft.notes).toHaveLength(2);
});

test('charges a repair once, even after a crash', async () => {
  room.habits.forgets = ['idea'];
  const steps = new Map<string, unknown>();
  const once = async <T>(name: string, work: () => Promise<T>) => {
    if (!steps.has(name)) steps.set(name, await work());
    return steps.get(name) as T;
  };
  const first = await room.write(onIdea, { once });
  room.fake.reset();
  expect(await room.write(onIdea, { once })).toEqual(first);
  expect(room.fake.asked).toEqual([]);
});
