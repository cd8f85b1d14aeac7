import type { UserId } from '#shared/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { transact } from '#server/db/connect.ts';
import { formatReference, parseReference, type VerseRange } from '#shared/story/scripture.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { type IdeaService, ideaService } from './idea.service.ts';

let studio: TestStudio;
let ideas: IdeaService;
const genesis: VerseRange[] = [1, 2].map((verse) => ({
  book: 'GEN',
  from: { chapter: 1, verse },
  to: { chapter: 1, verse },
}));

beforeAll(async () => {
  studio = await openStudio();
  const bibles = bibleLibrary({ files: studio.files, folders: [], site: null });
  await bibles.install('WEB', { signal: new AbortController().signal });
  ideas = ideaService({ db: studio.db, bibles });
});
beforeEach(() => studio.reset());
afterAll(() => studio.reset());

const remember = (userId: UserId, range: VerseRange) =>
  transact(studio.db, (trx) => ideas.remember(trx, userId, range));

test('resolves a reference in any language, and rejects anything else with a message', () => {
  expect(ideas.resolve('Luc 10.25-37')).toEqual(parseReference('Luke 10:25-37'));
  expect(() => ideas.resolve(' Foo 99:99 ')).toThrow('Unknown verse reference: Foo 99:99');
  expect(() => ideas.resolve('Genesis 1-50')).toThrow('too long for one tale');
});

test('picks a real passage of the span, the same for the same seed until it is remembered', async () => {
  const first = await ideas.pick(ama, { span: 'medium', audience: 'family' }, 'one');
  expect(await ideas.pick(ama, { span: 'medium', audience: 'family' }, 'one')).toEqual(first);
  expect(await remember(ama, first)).toBe(true);
  expect(await remember(ama, first)).toBe(false);
  expect(await ideas.pick(ama, { span: 'medium', audience: 'family' }, 'one')).not.toEqual(first);
  expect(await ideas.pick(kofi, { span: 'medium', audience: 'family' }, 'one')).toEqual(first);
});

test('tells the creator when a span is used up', async () => {
  const few = ideaService({
    db: studio.db,
    bibles: { ...bibleLibrary({ files: studio.files, folders: [], site: null }), passages: async () => genesis },
  });
  for (const expected of genesis.length ? [1, 2] : []) {
    const pick = await few.pick(ama, { span: 'single', audience: 'family' }, `try ${expected}`);
    expect(await remember(ama, pick)).toBe(true);
  }
  await expect(few.pick(ama, { span: 'single', audience: 'family' }, 'try 3')).rejects.toMatchObject({
    code: 'invalid',
    message: "You've used all verses for this passage length",
  });
  expect(formatReference(await few.pick(kofi, { span: 'single', audience: 'family' }, 'try 3'))).toMatch(
    /^Genesis 1:[12]$/,
  );
});

test('offers nothing without a Bible', async () => {
  const bare = { ...bibleLibrary({ files: studio.files, folders: [], site: null }), passages: async () => [] };
  await expect(
    ideaService({ db: studio.db, bibles: bare }).pick(ama, { span: 'short', audience: 'family' }, 's'),
  ).rejects.toThrow('No Bible is installed yet');
});
