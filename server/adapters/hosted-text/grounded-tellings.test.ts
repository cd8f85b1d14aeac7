import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { explanationsFor } from '#server/passages/hard-words.ts';
import { languageOf } from '#server/passages/language-detector.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import type { Scripture, StoryWriter } from '#server/ports.ts';
import { formatReference, parseReference, type VerseRange } from '#shared/scripture.ts';
import type { StoryBrief, StoryDraft } from '#shared/story.ts';
import type { Section } from '#shared/vocabulary.ts';
import { type FakeProvider, fakeProvider } from '#test/fake-provider.ts';
import { fakeStoryteller, goodHabits, type Habits } from '#test/fake-storyteller.ts';
import { ownServer } from '#test/own-server.ts';
import { verseShelf } from '#test/verse-shelf.ts';
import { hostedStoryWriter } from './hosted-story-writer.ts';

let fake: FakeProvider;
let habits: Habits;
let refusesRepairs: boolean;
beforeAll(async () => {
  fake = await fakeProvider((asked) =>
    refusesRepairs && asked.prompt.includes('has to be mended') ? null : fakeStoryteller(habits)(asked),
  );
});
beforeEach(() => {
  fake.reset();
  [habits, refusesRepairs] = [{ ...goodHabits }, false];
});
afterAll(() => fake.close());

const rangeOf = (reference: string): VerseRange => parseReference(reference)!;
const samaritan = rangeOf('LUK 10:25-37');
const known = tablePassages().find(({ range }) => formatReference(range) === formatReference(samaritan))!;
const turning = known.turning.map(({ chapter, verse }) => ({ mark: `[[LUK ${chapter}:${verse}]]`, name: `Luke ${chapter}:${verse}` }));
const turningMarks = turning.map(({ mark }) => mark).join(', ');
const idea = 'A girl in Accra who finds a wallet';
const neverAsked: StoryWriter = { name: 'built-in writer', builtIn: true, write: () => Promise.reject(new Error('It was asked.')) };

type Once = <T>(name: string, work: () => Promise<T>) => Promise<T>;
type With = { scripture?: Scripture; once?: Once };
function write(over: Partial<StoryBrief> = {}, { scripture = verseShelf(), once }: With = {}): Promise<StoryDraft> {
  const brief: StoryBrief = {
    mode: 'reference',
    range: samaritan,
    prompt: null,
    text: null,
    languages: ['en'],
    tone: 'gentle',
    audience: 'kids',
    words: 300,
    culturalContext: 'universal',
    honorJesus: false,
    seed: 'one',
    ...over,
  };
  return hostedStoryWriter(
    ownServer(() => fake),
    { scripture, builtIn: neverAsked, languageOf },
  ).write(brief, {
    signal: new AbortController().signal,
    progress: async () => {},
    use: { userId: 'ama', taleId: 't', work: 'story', ...(once ? { once } : {}) },
  });
}
const onIdea = { mode: 'idea', prompt: idea } as const;
const said = ({ beats }: StoryDraft, section: Section) =>
  beats
    .filter((beat) => beat.section === section)
    .map(({ text }) => text.en)
    .join(' ');
/** What a prompt says outside of what creators gave. */
const bare = (prompt = '') => prompt.replaceAll(/<material>.*?<\/material>/gs, '');
const isRepair = ({ prompt }: { prompt: string }) => prompt.includes('has to be mended');

describe('what the table knows', () => {
  test.each(['en', 'fr'] as const)('is told in %s: what happens, what it answers, what must not be missing', async (language) => {
    await write({ languages: [language] });
    const prompt = bare(fake.asked[0]?.prompt);
    expect(prompt).toContain(known.summary[language]);
    expect(prompt).toContain(known.question[language]);
    expect(prompt).toContain(`Must not be missing: ${turningMarks}.`);
  });

  test('for children and families names what is not for them', async () => {
    for (const audience of ['kids', 'family', 'teens', 'adults'] as const) await write({ audience });
    expect(fake.asked.map(({ prompt }) => bare(prompt).includes('Not for children in this passage: violence'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('of a part of a passage names only the verses that lie in it', async () => {
    await write({ range: rangeOf('LUK 10:33') });
    const prompt = bare(fake.asked[0]?.prompt);
    expect(prompt).toContain('The passage is part of a longer one (The Good Samaritan)');
    expect(prompt).toContain('Must not be missing: [[LUK 10:33]].');
  });

  test('is nothing outside of the table', async () => {
    await write({ range: rangeOf('NUM 7:12-17') });
    expect(
      fake.asked.map(({ prompt }) => /What the passage tells|longer one|question|Must not|Not for children/.test(bare(prompt))),
    ).toEqual([false]);
  });
});

describe('an idea', () => {
  test('may become an original story of today; a passage that was chosen may not', async () => {
    await write(onIdea);
    await write();
    const [forIdea, forPassage] = fake.asked;
    expect([forIdea, forPassage].map((asked) => /original story of today/.test(`${asked?.system}${asked?.prompt}`))).toEqual([true, false]);
    expect(forIdea?.system).toContain('add no miracles, people, names or places to it');
    expect(forIdea?.system).not.toContain(idea);
    expect(bare(forIdea?.prompt)).not.toContain(idea);
    expect(forPassage?.system).toContain('Add no miracles, people, names or places that it does not have');
  });

  test('keeps the passage that the creator chose, and says nothing of a choice', async () => {
    const draft = await write(onIdea);
    expect([draft.range, draft.notes]).toEqual([samaritan, []]);
  });

  test('that was told before is taken up again when one section is written anew', async () => {
    const now = { hook: 'A road.', setup: 'A wallet.', lesson: 'Give it back.', outro: 'Good night.' };
    const draft = await write({ prompt: idea, only: { section: 'hook', now, words: 60 } });
    expect(fake.asked[0]?.system).toMatch(/original story of today/);
    expect(said(draft, 'hook')).toContain(idea);
  });

  test('of no words is refused in words', async () => {
    await expect(write({ mode: 'idea', prompt: ' ', range: null })).rejects.toMatchObject({ code: 'invalid' });
    expect(fake.asked).toEqual([]);
  });
});

test('what a beat tells in its own words is marked as retold, in every language, and the reference is not heard', async () => {
  const draft = await write({ languages: ['en', 'fr'] });
  const verse = { chapter: 10, verse: 28 };
  expect(draft.beats.map(({ range, retold }) => [range?.from.verse ?? null, retold ?? null])).toEqual([
    [null, null],
    [null, { book: 'LUK', from: verse, to: verse }],
    [known.turning[0]?.verse, null],
    ...Array(3).fill([null, null]),
  ]);
  expect(JSON.stringify(draft.beats.map(({ text }) => text))).not.toMatch(/[{}]{2}L|\{\{/);
  fake.reset();
  const later = await write({ languages: ['ee'], beside: draft });
  expect(fake.asked[0]?.prompt).toMatch(/^2\. .*\{\{LUK 10:28\}\}$/m);
  expect(later.beats.map(({ retold }) => retold)).toEqual(draft.beats.map(({ retold }) => retold));
});

describe('one repair', () => {
  const denarii: Scripture = {
    ...verseShelf(),
    passage: async (range, version) =>
      (await verseShelf().passage(range, version)).map((verse) =>
        verse.verse === 33 && version === 'WEB'
          ? { ...verse, text: 'On the next day the man from Jericho gave two denarii to the host.' }
          : verse,
      ),
  };

  test('brings the idea into hook and lesson', async () => {
    habits.forgets = ['idea'];
    const draft = await write(onIdea);
    expect(fake.asked.map(isRepair)).toEqual([false, true]);
    expect(bare(fake.asked[1]?.prompt)).toMatch(/not heard in the hook \(beat 1\).*not heard in the lesson \(beat 5\)/s);
    expect([said(draft, 'hook'), said(draft, 'lesson')].every((words) => words.includes(idea))).toBe(true);
    expect(draft.notes).toEqual([]);
  });

  test('brings in the verses on which the passage turns', async () => {
    habits.forgets = ['turning'];
    const draft = await write();
    expect(fake.asked.map(isRepair)).toEqual([false, true]);
    expect(bare(fake.asked[1]?.prompt)).toContain(`is missing: ${turningMarks}`);
    expect(draft.beats.some(({ text }) => text.en?.includes(`verse ${known.turning[0]?.verse} says what he saw.”`))).toBe(true);
    expect(draft.notes).toEqual([]);
  });

  test('lets an idea be answered by two verses at least', async () => {
    habits.mark = '[[LUK 10:33]]';
    const draft = await write(onIdea);
    expect(fake.asked.map(isRepair)).toEqual([false, true]);
    expect(bare(fake.asked[1]?.prompt)).toMatch(/Let at least 2 of its key verses be heard by their marks, such as \[\[LUK/);
    expect(new Set(said(draft, 'setup').match(/verse \d+ says/g)).size).toBe(2);
    expect(draft.notes).toEqual([]);
  });

  test('explains a hard word of a verse to children, and to nobody else', async () => {
    const draft = await write({}, { scripture: denarii });
    const [meaning = ''] = explanationsFor('two denarii', 'en', 'kids');
    expect(bare(fake.asked[0]?.prompt)).toContain(`- denarii: ${meaning}`);
    expect(bare(fake.asked[1]?.prompt)).toMatch(/“denarii” is hard for children/);
    expect(bare(fake.asked[1]?.prompt)).toContain(`It means: ${meaning}`);
    expect(said(draft, 'setup')).toContain(meaning.replaceAll('.', ''));
    expect(draft.notes).toEqual([]);
    fake.reset();
    await write({ audience: 'adults' }, { scripture: denarii });
    expect(fake.asked.map(isRepair)).toEqual([false]);
    expect(fake.asked[0]?.prompt).not.toContain(meaning);
  });

  test('asks for all that is wrong at once', async () => {
    [habits.length, habits.forgets] = [0.5, ['idea', 'turning']];
    const draft = await write(onIdea);
    expect(fake.asked.map(isRepair)).toEqual([false, true]);
    expect(bare(fake.asked[1]?.prompt)).toMatch(/too short.*is missing.*in the hook.*in the lesson/s);
    expect(draft.notes).toEqual([]);
  });

  test('that changes nothing leaves the tale as it is, and the notes say what it lacks', async () => {
    habits = { ...habits, forgets: ['idea', 'turning'], mends: false };
    const draft = await write({ ...onIdea, languages: ['en', 'fr'] });
    expect(draft.languages).toEqual(['en', 'fr']);
    expect(fake.asked.map(isRepair)).toEqual([false, true, false]);
    expect(draft.notes).toEqual([
      `English may not tell ${turning.map(({ name }) => name).join(', ')}, on which the passage turns, even after a correction.`,
      'English may not take up your idea in the hook, even after a correction.',
      'English may not take up your idea in the lesson, even after a correction.',
    ]);
  });

  test('that is refused loses nothing', async () => {
    [habits.forgets, refusesRepairs] = [['idea'], true];
    const draft = await write(onIdea);
    expect(draft.beats).toHaveLength(6);
    expect(draft.notes).toHaveLength(2);
  });

  test('is paid once, also over a crash', async () => {
    habits.forgets = ['idea'];
    const steps = new Map<string, unknown>();
    const once: Once = async <T>(name: string, work: () => Promise<T>) => {
      if (!steps.has(name)) steps.set(name, await work());
      return steps.get(name) as T;
    };
    const first = await write(onIdea, { once });
    fake.reset();
    expect(await write(onIdea, { once })).toEqual(first);
    expect(fake.asked).toEqual([]);
  });
});
