// @vitest-environment node
import { expect, test } from 'vitest';
import { noticeStore } from './toast-store.ts';

test('one notice is on show at a time and the others are history', () => {
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

test('the same error is quiet for 8 seconds, another is not', () => {
  let clock = 0;
  const store = noticeStore(() => clock);
  store.show('error', 'Action failed', 'No');
  clock = 7_999;
  store.show('error', 'Action failed', 'No');
  store.show('error', 'Action failed', 'Another');
  expect(store.history()).toHaveLength(2);
  clock = 8_001;
  store.show('error', 'Action failed', 'No');
  expect(store.history()).toHaveLength(3);
});

test('successes are never held back, and old notices are forgotten', () => {
  let clock = 0;
  const store = noticeStore(() => clock);
  store.show('success', 'Saved');
  store.show('success', 'Saved');
  expect(store.history()).toHaveLength(2);
  clock = 1_000_000;
  store.show('info', 'Later');
  expect(store.history().map(({ title }) => title)).toEqual(['Later']);
});
