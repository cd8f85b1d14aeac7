import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bare, idea, onIdea, openModelRoom, rangeOf, said, samaritan, turningMarks } from '#test/fakes/model-room.ts';

let room: Awaited<ReturnType<typeof openModelRoom>>;
beforeAll(async () => {
  room = await openModelRoom();
});
beforeEach(() => room.reset());
afterAll(() => room.fake.close());

describe('what the writer is told about a passage', () => {
  test.each(['en', 'fr'] as const)(
    'is told in %s: what happens, what it answers, what must not be missing',
    async (language) => {
      await room.write({ languages: [language] });
      const prompt = bare(room.fake.asked[0]?.prompt);
      expect(prompt).toContain(samaritan.summary[language]);
      expect(prompt).toContain(samaritan.question[language]);
      expect(prompt).toContain(`Must not be missing: ${turningMarks}.`);
    },
  );

  test('names what is unsuitable for children and families', async () => {
    for (const audience of ['kids', 'family', 'teens', 'adults'] as const) await room.write({ audience });
    expect(
      room.fake.asked.map(({ prompt }) => bare(prompt).includes('Not for children in this passage: violence')),
    ).toEqual([true, true, false, false]);
  });

  test('names only the verses within the given part of a passage', async () => {
    await room.write({ range: rangeOf('LUK 10:33') });
    const prompt = bare(room.fake.asked[0]?.prompt);
    expect(prompt).toContain('The passage is part of a longer one (The Good Samaritan)');
    expect(prompt).toContain('Must not be missing: [[LUK 10:33]].');
  });

  test('returns nothing for a passage outside the table', async () => {
    await room.write({ range: rangeOf('NUM 7:12-17') });
    expect(
      room.fake.asked.map(({ prompt }) =>
        /What the passage tells|longer one|question|Must not|Not for children/.test(bare(prompt)),
      ),
    ).toEqual([false]);
  });
});

describe('an idea', () => {
  test('may become an original story of today, unless a passage was chosen', async () => {
    await room.write(onIdea);
    await room.write();
    const [forIdea, forPassage] = room.fake.asked;
    expect(
      [forIdea, forPassage].map((asked) => /original story of today/.test(`${asked?.system}${asked?.prompt}`)),
    ).toEqual([true, false]);
    expect(forIdea?.system).toContain('add no miracles, people, names or places to it');
    expect(forIdea?.system).not.toContain(idea);
    expect(bare(forIdea?.prompt)).not.toContain(idea);
    expect(forPassage?.system).toContain('Add no miracles, people, names or places that it does not have');
  });

  test('keeps the passage that the creator chose and offers no choice', async () => {
    const draft = await room.write(onIdea);
    expect([draft.range, draft.notes]).toEqual([samaritan.range, []]);
  });

  test('is passed on when one section is rewritten', async () => {
    const now = { hook: 'A road.', setup: 'A wallet.', lesson: 'Give it back.', outro: 'Good night.' };
    const draft = await room.write({ prompt: idea, only: { section: 'hook', now, words: 60 } });
    expect(room.fake.asked[0]?.system).toMatch(/original story of today/);
    expect(said(draft, 'hook')).toContain(idea);
  });

  test('is rejected with a message when it is empty', async () => {
    await expect(room.write({ mode: 'idea', prompt: ' ', range: null })).rejects.toMatchObject({ code: 'invalid' });
    expect(room.fake.asked).toEqual([]);
  });
});

test('marks what a beat tells in its own words as retold in every language, without the reference in the text', async () => {
  const draft = await room.write({ languages: ['en', 'fr'] });
  const verse = { chapter: 10, verse: 28 };
  expect(draft.beats.map(({ range, retold }) => [range?.from.verse ?? null, retold ?? null])).toEqual([
    [null, null],
    [null, { book: 'LUK', from: verse, to: verse }],
    [samaritan.turning[0]?.verse, null],
    ...Array(3).fill([null, null]),
  ]);
  expect(JSON.stringify(draft.beats.map(({ text }) => text))).not.toMatch(/[{}]{2}L|\{\{/);
  room.fake.reset();
  const later = await room.write({ languages: ['ee'], beside: draft });
  expect(room.fake.asked[0]?.prompt).toMatch(/^2\. .*\{\{LUK 10:28\}\}$/m);
  expect(later.beats.map(({ retold }) => retold)).toEqual(draft.beats.map(({ retold }) => retold));
});
