import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicationDraft } from '#shared/publishing/publication-draft.ts';
import { CallError } from '#web/api/call.ts';
import { draftKeeper } from './publish-draft-keeper.ts';

let stored: { version: number; draft: PublicationDraft };
let pending: unknown;
let answer: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stored = { version: 1, draft: { privacy: 'private' } };
  pending = null;
  answer = () => {};
});
afterEach(() => vi.useRealTimers());
const open = () =>
  draftKeeper(stored, {
    read: async () => stored,
    save: async (base, draft) => {
      answer();
      if (base !== stored.version) throw new CallError(409, 'Another tab changed this draft.');
      return (stored = { version: base + 1, draft });
    },
    slot: { of: () => pending, keep: (now) => void (pending = now), drop: () => void (pending = null) },
  });

test('saves decisions after a pause in typing, and keeps no local copy afterwards', async () => {
  const keeper = open();
  keeper.edit({ madeForKids: true });
  keeper.edit({ texts: { en: { title: 'Ruth' } } });
  expect([keeper.state().state, stored.version, pending !== null]).toEqual(['waiting', 1, true]);
  await vi.advanceTimersByTimeAsync(700);
  expect(stored).toEqual({
    version: 2,
    draft: { privacy: 'private', madeForKids: true, texts: { en: { title: 'Ruth' } } },
  });
  expect([keeper.state().state, pending]).toEqual(['saved', null]);
});

test('merges another tab’s decisions without losing any', async () => {
  const keeper = open();
  stored = { version: 5, draft: { privacy: 'public', categoryId: '22' } };
  keeper.edit({ madeForKids: false });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(stored).toEqual({ version: 6, draft: { privacy: 'public', categoryId: '22', madeForKids: false } });
  expect(keeper.state().draft).toEqual(stored.draft);
});

test('shows another tab’s changes at once where nothing was decided here', () => {
  const keeper = open();
  keeper.hear({ version: 2, draft: { privacy: 'unlisted' } });
  expect(keeper.state()).toEqual({ draft: { privacy: 'unlisted' }, state: 'idle' });
  keeper.hear({ version: 1, draft: { privacy: 'private' } });
  expect(keeper.state().draft).toEqual({ privacy: 'unlisted' });
});

test('keeps decisions while the studio is away, and sends them when it is back', async () => {
  const keeper = open();
  answer = () => {
    throw new TypeError('away');
  };
  keeper.edit({ disclosure: false });
  await vi.advanceTimersByTimeAsync(700);
  expect([keeper.state().state, stored.version, pending]).toEqual([
    'failed',
    1,
    expect.objectContaining({ mine: expect.anything() }),
  ]);
  answer = () => {};
  await vi.advanceTimersByTimeAsync(5_000);
  expect([keeper.state().state, stored.draft.disclosure]).toEqual(['saved', false]);
});

test('resumes a page that was killed', async () => {
  pending = { mine: { privacy: 'private', madeForKids: true }, from: { privacy: 'private' } };
  stored = { version: 3, draft: { privacy: 'public' } };
  expect(open().state().draft).toEqual({ privacy: 'public', madeForKids: true });
  await vi.advanceTimersByTimeAsync(100);
  expect(stored).toEqual({ version: 4, draft: { privacy: 'public', madeForKids: true } });
});
