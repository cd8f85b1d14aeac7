import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandList } from '#web/commands/command-list.ts';
import { listenToKeys } from '#web/commands/shortcut-listener.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { reach } from '#web/api/reach.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { KanbanView } from './kanban-view.tsx';
import { boardOf, cardOf } from './test-board.ts';

const { reload } = vi.hoisted(() => ({ reload: vi.fn<() => void>() }));
vi.mock('#web/browser/location.ts', () => ({ loadPage: vi.fn<() => void>(), reloadPage: reload }));

const sent: [string, unknown][] = [];
let away: boolean;
let stop = () => {};
beforeEach(async () => {
  let cards = [cardOf('ruth', 'draft'), cardOf('jonah', 'draft'), cardOf('amos', 'images')];
  [sent.length, away] = [0, false];
  reload.mockClear();
  stop = listenToKeys(commandList);
  // jsdom lays nothing out: without a height a long list shows nothing.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (away) throw new TypeError('Failed to fetch');
    if (url.startsWith('/api/tales/kanban')) return Response.json(boardOf(cards));
    const body = JSON.parse(String(init.body ?? '{}')) as { status?: 'draft'; ids?: string[] };
    sent.push([url, body]);
    const moved = cards.find(({ id }) => url.includes(`/${id}/`));
    if (moved) cards = [{ ...moved, ...body }, ...cards.filter((each) => each !== moved)];
    return Response.json({ ok: true, count: 1 });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <KanbanView />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('article', { name: 'ruth' });
});
afterEach(() => {
  stop();
  cleanup();
  reach.found();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function moveTo(name: string, label: string) {
  await press(`Move to… ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}
const inDraft = () =>
  within(screen.getByRole('region', { name: 'Draft' }))
    .getAllByRole('article')
    .map((each) => each.getAttribute('aria-label'));
const told = (title: string) => waitFor(() => expect(notices.history()[0]?.title).toBe(title));
const undo = (target: Element) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });

test('undoes orders and moves by Ctrl+Z, the last first, but not in a field', async () => {
  await press('Move ruth down');
  await moveTo('amos', 'Bound');
  await told('Tale moved successfully');
  const search = screen.getByRole('searchbox');
  search.focus();
  undo(search);
  search.blur();
  expect(sent).toHaveLength(2);
  undo(document.body);
  await waitFor(() =>
    expect(sent.slice(2)).toEqual([
      ['/api/tales/amos/status', { status: 'images' }],
      ['/api/tales/order', { column: 'images', ids: ['amos'] }],
    ]),
  );
  undo(document.body);
  await waitFor(() => expect(sent.at(-1)).toEqual(['/api/tales/order', { column: 'draft', ids: ['ruth', 'jonah'] }]));
  undo(document.body);
  await told('Nothing to undo');
});

test('returns a moved card while the studio is away, with a message, and reloads when it answers', async () => {
  away = true;
  await moveTo('ruth', 'Bound');
  await told('Tale not moved');
  expect([inDraft(), reload.mock.calls.length]).toEqual([['ruth', 'jonah'], 0]);
  reach.found();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
