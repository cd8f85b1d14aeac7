import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices, noticeStore, notify } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('shows one notice at a time and keeps the others in the history', () => {
  const store = noticeStore();
  store.show('success', 'Tale created ✓');
  store.show('info', 'Images queued!', '12 prompts enqueued for generation');
  expect(store.current()?.title).toBe('Images queued!');
  expect(store.history().map(({ title }) => title)).toEqual(['Images queued!', 'Tale created ✓']);
  store.dismiss(store.history()[1]?.id ?? '');
  expect(store.current()?.title).toBe('Images queued!');
  store.dismiss(store.current()?.id ?? '');
  expect(store.current()).toBeNull();
  expect(store.history()).toHaveLength(2);
});

test('silences the same error for 8 seconds, but not another', () => {
  const store = noticeStore();
  store.show('error', 'Action failed', 'No');
  vi.advanceTimersByTime(7_999);
  store.show('error', 'Action failed', 'No');
  store.show('error', 'Action failed', 'Another');
  expect(store.history()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  store.show('error', 'Action failed', 'No');
  expect(store.history()).toHaveLength(3);
});

test('silences an error for 8 seconds after it was dismissed, too', () => {
  const store = noticeStore();
  store.show('error', 'Action failed', 'No');
  store.dismiss(store.current()?.id ?? '');
  store.show('error', 'Action failed', 'No');
  expect(store.current()).toBeNull();
});

test('never silences successes', () => {
  const store = noticeStore();
  store.show('success', 'Saved');
  store.show('success', 'Saved');
  expect(store.history()).toHaveLength(2);
});

test('removes a notice 1,000,000 ms after it was dismissed or replaced', () => {
  const store = noticeStore();
  store.show('info', 'First');
  vi.advanceTimersByTime(2_000_000);
  expect(store.history()).toHaveLength(1);
  store.show('info', 'Second');
  vi.advanceTimersByTime(999_999);
  expect(store.history().map(({ title }) => title)).toEqual(['Second', 'First']);
  vi.advanceTimersByTime(1);
  expect(store.history().map(({ title }) => title)).toEqual(['Second']);
});

test('runs the action of a notice once, also after another replaced it', () => {
  const store = noticeStore();
  const perform = vi.fn<() => void>();
  store.show('success', 'Tale deleted', '', { action: { label: 'Undo', perform } });
  const { id } = store.current()!;
  store.show('info', 'Something else');
  store.perform(id);
  store.perform(id);
  expect(perform).toHaveBeenCalledOnce();
  expect(store.history().find((notice) => notice.id === id)?.action).toBeUndefined();
});

test.each([
  [() => notify.reauth(), 'error', 'Authentication needed', 'Please re-link your account to continue'],
  [() => notify.processing(), 'info', 'Processing…', 'This may take a moment'],
  [() => notify.saved('Voice'), 'success', 'Voice saved!', 'Your updates have been applied'],
  [() => notify.deleted('Thumbnail'), 'success', 'Thumbnail deleted', 'The item has been removed'],
  [() => notify.uploaded('a.mp3'), 'success', 'a.mp3 uploaded!', 'Your file is now available'],
  [() => notify.taleCreated('Ruth', ['English', 'Eʋegbe']), 'success', 'Tale created ✓', 'Ruth · English, Eʋegbe'],
  [() => notify.promptsQueued(12), 'success', 'Images queued!', '12 prompts enqueued for generation'],
  [() => notify.imagesQueued(), 'success', 'Images queued', 'Queued image generation'],
  [() => notify.videoQueued('j1'), 'success', 'Video job queued!', 'Job j1 started - this may take a few minutes'],
  [() => notify.retryQueued('j2'), 'success', 'Retry queued!', 'New job: j2'],
  [() => notify.cancelling(), 'success', 'Cancelling job...', 'The job will be cancelled shortly'],
  [() => notify.noneSelected(), 'info', 'No tales selected', 'Select some tales first to use bulk actions'],
] as const)('wording %#', (say, kind, title, text) => {
  say();
  expect(notices.current()).toMatchObject({ kind, title, text });
});
