import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Story } from '#shared/story/story.contract.ts';
import { CallError } from '#web/api/call.ts';
import { storyKeeper } from './story-keeper.ts';

const story = (change: Partial<Story> = {}): Story => ({
  language: 'en',
  version: 1,
  savedAt: 0,
  engines: {},
  title: 'T',
  summary: 'S',
  hook: 'Hook.',
  setup: 'Setup.',
  lesson: 'Lesson.',
  outro: 'Outro.',
  ...change,
});
let server: Story;
let sent: unknown[];
let failing: (() => Error) | null;
let stored: unknown;
const open = (first: Story = server) =>
  storyKeeper(first, {
    save: async ({ base, texts }) => {
      sent.push({ base, texts });
      if (failing) throw failing();
      if (base !== server.version) throw new CallError(409, 'changed somewhere else');
      server = story({ ...server, ...(texts as Partial<Story>), version: base + 1 });
      return { version: server.version, savedAt: 1 };
    },
    read: async () => server,
    slot: { of: () => stored, keep: (value) => (stored = value), drop: () => (stored = null) },
  });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [server, sent, failing, stored] = [story(), [], null, null];
});
afterEach(() => vi.useRealTimers());

test('saves 800 ms after typing stops, in one call', async () => {
  const keeper = open();
  keeper.type('hook', 'H');
  await pass(500);
  keeper.type('hook', 'He');
  keeper.type('title', 'New');
  await pass(799);
  expect([sent, keeper.state().state]).toEqual([[], 'waiting']);
  await pass(1);
  expect(sent).toEqual([{ base: 1, texts: { title: 'New', hook: 'He' } }]);
  expect(keeper.state()).toMatchObject({ state: 'saved', mine: {}, known: { hook: 'He', title: 'New', version: 2 } });
  expect(stored).toBeNull();
});

test('saves at once on blur, and later words afterwards on the new version', async () => {
  const keeper = open();
  keeper.type('hook', 'A');
  const done = keeper.flush();
  keeper.type('hook', 'AB');
  await done;
  await pass(800);
  expect(sent).toEqual([
    { base: 1, texts: { hook: 'A' } },
    { base: 2, texts: { hook: 'AB' } },
  ]);
  expect(keeper.state()).toMatchObject({ state: 'saved', known: { hook: 'AB', version: 3 } });
});

test('saves nothing when the text is back to the saved one', async () => {
  const keeper = open();
  keeper.type('hook', 'x');
  keeper.type('hook', 'Hook.');
  await pass(2_000);
  expect([sent, keeper.state().state]).toEqual([[], 'idle']);
});

test('keeps text in the tab while the studio is unreachable, says so, and sends it afterwards', async () => {
  const keeper = open();
  failing = () => new TypeError('Failed to fetch');
  keeper.type('hook', 'Kept.');
  await pass(800);
  expect(keeper.state()).toMatchObject({ state: 'failed', error: expect.stringContaining('is not responding') });
  expect(stored).toEqual({ mine: { hook: 'Kept.' }, from: { hook: 'Hook.' } });
  failing = null;
  await pass(5_000);
  expect([server.hook, keeper.state().state, stored]).toEqual(['Kept.', 'saved', null]);
});

test('restores and saves words of a closed page', async () => {
  stored = { mine: { hook: 'Kept.' }, from: { hook: 'Hook.' } };
  const keeper = open();
  expect(keeper.state().mine).toEqual({ hook: 'Kept.' });
  await pass(0);
  expect(server.hook).toBe('Kept.');
});

test('ignores malformed data in the storage', () => {
  for (const value of [7, 'x', { mine: 1, from: 2 }, { mine: { hook: 3 }, from: {} }, { mine: { hook: 'a' } }]) {
    stored = value;
    expect(open().state().mine).toEqual({});
  }
});

test('takes over another part’s change from elsewhere, and saves on top of it', async () => {
  const keeper = open();
  server = story({ version: 2, lesson: 'Theirs.' });
  keeper.type('hook', 'Mine.');
  await pass(800);
  await pass(10);
  expect(server).toMatchObject({ hook: 'Mine.', lesson: 'Theirs.', version: 3 });
  expect(keeper.state()).toMatchObject({ state: 'saved', clashes: [], known: { lesson: 'Theirs.' } });
});

test('keeps both versions of a part that changed elsewhere until the creator chooses', async () => {
  const keeper = open();
  server = story({ version: 2, hook: 'Theirs.' });
  keeper.type('hook', 'Mine.');
  await pass(800);
  expect(keeper.state()).toMatchObject({
    state: 'conflict',
    clashes: ['hook'],
    mine: { hook: 'Mine.' },
    known: { hook: 'Theirs.' },
  });
  keeper.type('hook', 'Mine!');
  await pass(10_000);
  expect(server.hook).toBe('Theirs.');
  keeper.settle('hook', 'mine');
  await pass(0);
  expect([server.hook, keeper.state().state]).toEqual(['Mine!', 'saved']);
});

test('drops typed words when the saved ones are chosen', async () => {
  const keeper = open();
  server = story({ version: 2, hook: 'Theirs.' });
  keeper.type('hook', 'Mine.');
  await pass(800);
  keeper.settle('hook', 'theirs');
  await pass(0);
  expect([server.hook, keeper.state().state, keeper.state().mine, stored]).toEqual(['Theirs.', 'idle', {}, null]);
});

test('shows newer words of the studio where nothing was typed, but not older ones', () => {
  const keeper = open(story({ version: 3 }));
  keeper.hear(story({ version: 2, hook: 'Old.' }));
  expect(keeper.state().known.hook).toBe('Hook.');
  keeper.hear(story({ version: 4, hook: 'New.' }));
  expect(keeper.state()).toMatchObject({ known: { hook: 'New.' }, state: 'idle' });
});

test('reports a refusal with the studio’s message, and does not send it again by itself', async () => {
  const keeper = open();
  failing = () => new CallError(400, 'The title may have 200 characters at most.');
  keeper.type('title', 'x'.repeat(201));
  await pass(30_000);
  expect([sent.length, keeper.state().error]).toEqual([1, 'The title may have 200 characters at most.']);
});
