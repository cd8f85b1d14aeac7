import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { VerseTooltip } from './verse-tooltip.tsx';
import './verse-words.tsx';

let answer: () => Promise<Response>;
const asked: string[] = [];
const ruth = {
  translation: 'EWEBIB',
  reference: 'Rut 1:16',
  note: 'CC BY-SA 4.0',
  verses: [{ verse: '16', text: 'Woe yi afi si nèyina' }],
};

beforeEach(() => {
  asked.length = 0;
  answer = async () => Response.json(ruth);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const show = (version = 'EWEBIB') => {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <VerseTooltip reference="Ruth 1:16" version={version} />
      <button type="button">elsewhere</button>
    </QueryClientProvider>,
  );
  return screen.getByRole('button', { name: /^Ruth 1:16/ });
};
const hover = (button: HTMLElement) => fireEvent.pointerEnter(button, { pointerType: 'mouse' });

test('shows the verse after 150 ms of hovering, with the notes of its version, in its language', async () => {
  const button = show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hover(button);
  act(() => void vi.advanceTimersByTime(149));
  expect([screen.queryByRole('tooltip'), asked]).toEqual([null, []]);
  act(() => void vi.advanceTimersByTime(1));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  vi.useRealTimers();
  const words = await screen.findByText('Woe yi afi si nèyina');
  expect(words.closest('[lang]')?.getAttribute('lang')).toBe('ee');
  expect(screen.getByText('CC BY-SA 4.0')).toBeTruthy();
  expect(screen.getByText(/Biblica/)).toBeTruthy();
  expect(asked).toEqual(['/api/bible/lookup?ref=Ruth+1%3A16&version=EWEBIB']);
});

test('loads nothing when the pointer only passes by', () => {
  const button = show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hover(button);
  act(() => void vi.advanceTimersByTime(100));
  fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(1_000));
  expect([screen.queryByRole('tooltip'), asked]).toEqual([null, []]);
});

test('opens on focus too, closes on Escape with the focus kept, and on blur', async () => {
  const button = show();
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await screen.findByText('Woe yi afi si nèyina');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('tooltip');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('scrolls a long passage by arrow keys and by hand, and returns the focus on Escape', async () => {
  const scrolled: unknown[] = [];
  Object.assign(HTMLElement.prototype, { scrollBy: (by: unknown) => scrolled.push(by) });
  const button = show();
  await userEvent.tab();
  const words = (await screen.findByText('Woe yi afi si nèyina')).closest<HTMLElement>('[tabindex="0"]');
  await userEvent.keyboard('{ArrowDown}{PageUp}');
  expect(scrolled).toEqual([{ top: 48 }, { top: -240 }]);
  act(() => words?.focus());
  expect(screen.getByRole('tooltip').contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('opens on a tap and closes on another', async () => {
  const button = show();
  const tap = () =>
    fireEvent(button, Object.assign(new MouseEvent('click', { bubbles: true, detail: 1 }), { pointerType: 'touch' }));
  tap();
  await screen.findByText('Woe yi afi si nèyina');
  tap();
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test.each([
  ['Loading…', () => new Promise<Response>(() => {})],
  ['Unknown verse reference: Ruth 1:16', async () => Response.json({ error: 'Unknown verse reference: Ruth 1:16' })],
  ['Not found', async () => Response.json({ error: '' })],
  ['Not found', async () => Response.json({ ...ruth, verses: [] })],
  ['Too many requests', async () => Response.json({ error: 'Too many requests', code: 'too_many' }, { status: 429 })],
  ['Error loading verse', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('it says %s', async (words, reply) => {
  answer = reply;
  hover(show());
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toContain(words), { timeout: 5_000 });
});

test('names the licence of the French text, and no note for the English one', async () => {
  answer = async () => Response.json({ ...ruth, translation: 'LSG1910', note: 'Public Domain (FR)' });
  hover(show('LSG1910'));
  expect(await screen.findByText('Public Domain (FR)')).toBeTruthy();
  cleanup();
  answer = async () => Response.json({ ...ruth, translation: 'WEB', note: null });
  hover(show('WEB'));
  await screen.findByText('Woe yi afi si nèyina');
  expect(screen.queryByText(/Public Domain \(FR\)|CC BY-SA/)).toBeNull();
});
