import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices, notify } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  const left = notices.current();
  if (left) act(() => notices.dismiss(left.id));
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const item = () => screen.queryByRole('listitem');

test('removes a notice after 5 s, and announces it as status', () => {
  act(() => notify.success('Voice saved!'));
  pass(100);
  expect(screen.getByRole('status').textContent).toContain('Voice saved!');
  pass(4_890);
  expect(item()).not.toBeNull();
  pass(10);
  expect(item()).toBeNull();
});

test('announces an error once as an alert', () => {
  act(() => notify.error('Action failed', 'No'));
  pass(100);
  expect(screen.getByRole('alert').textContent).toBe('Action failedNo');
  expect(screen.queryByText(/Action failed/, { selector: '[role=status] *, [role=status]' })).toBeNull();
});

test('keeps an Undo for 10 s and while it is hovered, and runs it by its button', () => {
  const perform = vi.fn<() => void>();
  act(() => notify.success('Tale deleted', '', { action: { label: 'Undo', perform } }));
  pass(9_000);
  fireEvent.pointerMove(item()!);
  pass(60_000);
  expect(item()).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole('region'));
  pass(999);
  expect(item()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(perform).toHaveBeenCalledOnce();
  expect(item()).toBeNull();
});

test('keeps a focused notice, reaches it by F8, and dismisses it by Escape', () => {
  act(() => notify.info('Processing…'));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement).toBe(item()?.closest('ol'));
  pass(60_000);
  expect(item()).not.toBeNull();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(item()).toBeNull();
});

test.each([
  [51, false],
  [49, true],
])('after a swipe of %i px, keeps the notice: %s', (distance, stays) => {
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => {}, hasPointerCapture: () => false });
  act(() => notify.info('Images queued'));
  const toast = item()!;
  fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(toast, { clientX: 20, clientY: 0 });
  fireEvent.pointerMove(toast, { clientX: distance, clientY: 0 });
  fireEvent.pointerUp(toast, { clientX: distance, clientY: 0 });
  expect(item() !== null).toBe(stays);
});
