import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import { kanbanColumns, taleStatuses } from '#shared/pipeline.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { KanbanView } from './kanban-view.tsx';
import { boardOf, cardOf } from './test-board.ts';

const { reload } = vi.hoisted(() => ({ reload: vi.fn<() => void>() }));
vi.mock('#web/browser/location.ts', () => ({ loadPage: vi.fn<() => void>(), reloadPage: reload }));

/** What the server has, what it was asked, and what it refuses. */
let cards: KanbanCard[];
let refused: string | null;
const sent: [string, unknown][] = [];
const asked: string[] = [];

function answer(url: string, body: Record<string, unknown>): object {
  const [, id = '', call] = /^\/api\/tales\/(\w+)\/(status|rename)$/.exec(url) ?? [];
  const card = cards.find((each) => each.id === id);
  if (call === 'status') cards = [{ ...card!, ...body } as KanbanCard, ...cards.filter((each) => each !== card)];
  if (call === 'rename')
    cards = cards.map((each) => (each.id === id ? { ...each, title: String(body['title']) } : each));
  if (url === '/api/tales/order') {
    const place = (each: KanbanCard) => (body['ids'] as string[]).indexOf(each.id);
    cards = cards.toSorted((a, b) => place(a) - place(b));
  }
  if (url === '/api/tales/create') return { ok: true, taleId: 'new-tale', title: 'New', langs: ['en'], notes: [] };
  return { ok: true, count: 2, ids: ['ruth', 'amos'], queued: 3, jobId: 'j' };
}
beforeEach(() => {
  cards = [
    cardOf('ruth', 'draft', { title: 'Ruth', verse: 'Ruth 1' }),
    cardOf('jonah', 'draft'),
    cardOf('amos', 'images', { title: 'Amos' }),
  ];
  refused = null;
  sent.length = 0;
  reload.mockClear();
  // jsdom lays nothing out: without a height a long list shows nothing.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(url);
    if (url.startsWith('/api/tales/kanban'))
      return refused === url ? new Response('No board', { status: 500 }) : Response.json(boardOf(cards));
    const body = JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>;
    sent.push([`${init.method} ${url}`, body]);
    if (refused && url.includes(refused)) return Response.json({ error: 'It is refused' }, { status: 409 });
    return Response.json(answer(url, body));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show() {
  const client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <KanbanView />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('region', { name: 'Draft' });
  return client;
}
const column = (name: string) => screen.getByRole('region', { name });
const inColumn = (name: string) =>
  within(column(name))
    .queryAllByRole('article')
    .map((each) => each.getAttribute('aria-label'));
const card = (name: string) => within(screen.getByRole('article', { name }));
const press = (name: string, button: string) => userEvent.click(card(name).getByRole('button', { name: button }));
const latest = () => notices.history()[0];
async function moveTo(name: string, label: string) {
  await press(name, `Move to… ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

test('shows seven columns with label, hint and count, and a text when empty', async () => {
  await show();
  for (const status of taleStatuses) {
    const { label, hint, empty } = kanbanColumns[status];
    const count = cards.filter((each) => each.status === status).length;
    expect(column(label).textContent).toContain(`${label}${count}${count} tale${count === 1 ? '' : 's'}${hint}`);
    expect(column(label).textContent?.includes(empty)).toBe(count === 0);
  }
});

test('filters by title or verse in the search, and by column with chips', async () => {
  await show();
  await userEvent.type(screen.getByRole('searchbox'), 'RUTH 1');
  await waitFor(() => expect([inColumn('Draft'), inColumn('Images')]).toEqual([['Ruth'], []]));
  expect(screen.getByRole('button', { name: 'All 1' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByRole('button', { name: /^Images/ }));
  expect(screen.getAllByRole('region').map((each) => each.textContent?.slice(0, 6))).toEqual(['Images']);
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  expect(screen.getAllByRole('region').length).toBe(7);
});

test('moves by Move to… like a drag: on top, one status call, announced, with Undo', async () => {
  await show();
  await moveTo('Ruth', 'Images');
  expect(inColumn('Images')).toEqual(['Ruth', 'Amos']);
  expect(screen.getByText('Moved Ruth to Images, position 1 of 2')).toBeTruthy();
  await waitFor(() => expect(latest()?.title).toBe('Tale moved successfully'));
  expect(sent).toEqual([['PATCH /api/tales/ruth/status', { status: 'images' }]]);
  notices.perform(latest()!.id);
  await waitFor(() => expect(sent.length).toBe(3));
  expect(sent.slice(1)).toEqual([
    ['PATCH /api/tales/ruth/status', { status: 'draft' }],
    ['PATCH /api/tales/order', { column: 'draft', ids: ['ruth', 'jonah'] }],
  ]);
  await waitFor(() => expect(inColumn('Draft')).toEqual(['Ruth', 'jonah']));
});

test('reloads the page when a move fails', async () => {
  await show();
  refused = '/status';
  await moveTo('Ruth', 'Bound');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('reorders by up and down, and only logs when saving fails', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await show();
  const before = notices.history().length;
  expect(card('Ruth').getByRole('button', { name: 'Move Ruth up' }).hasAttribute('disabled')).toBe(true);
  await press('Ruth', 'Move Ruth down');
  expect(inColumn('Draft')).toEqual(['jonah', 'Ruth']);
  expect(screen.getByText('Moved Ruth to Draft, position 2 of 2')).toBeTruthy();
  expect(sent).toEqual([['PATCH /api/tales/order', { column: 'draft', ids: ['jonah', 'ruth'] }]]);
  refused = '/order';
  await press('Ruth', 'Move Ruth up');
  await waitFor(() => expect(warned).toHaveBeenCalled());
  expect([notices.history().length, reload.mock.calls.length]).toEqual([before, 0]);
});

test('renames a card in place by Enter as typed, and cancels by Escape', async () => {
  await show();
  await press('Ruth', 'Rename Ruth');
  await userEvent.keyboard('Naomi{Escape}');
  expect(sent).toEqual([]);
  await press('Ruth', 'Rename Ruth');
  await userEvent.keyboard(' Naomi {Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Rename/);
  await waitFor(() => expect(latest()?.title).toBe('Renamed'));
  expect(sent).toEqual([['PATCH /api/tales/ruth/rename', { title: ' Naomi ' }]]);
  notices.perform(latest()!.id);
  await waitFor(() => expect(sent.at(-1)).toEqual(['PATCH /api/tales/ruth/rename', { title: 'Ruth' }]));
  await screen.findByRole('article', { name: 'Ruth' });
  refused = '/rename';
  await press('jonah', 'Rename jonah');
  await userEvent.keyboard('x{Enter}');
  await waitFor(() => expect(latest()).toMatchObject({ title: 'Rename failed', text: 'It is refused' }));
});

test('says that a board cannot be loaded', async () => {
  refused = '/api/tales/kanban?limit=1000';
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <KanbanView />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('No board');
  expect(latest()).toMatchObject({ title: 'Load failed', text: 'No board' });
});

test('delays other tabs’ changes while a card is held', async () => {
  const client = await show();
  const handle = card('Ruth').getByRole('button', { name: 'Drag Ruth' });
  handle.focus();
  await userEvent.keyboard(' ');
  await screen.findByText('Picked up Ruth, Draft, position 1 of 2');
  cards = cards.map((each) => (each.id === 'jonah' ? { ...each, status: 'failed' as const } : each));
  await client.invalidateQueries({ queryKey: ['tales'] });
  expect(inColumn('Failed')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(inColumn('Failed')).toEqual(['jonah']));
});

test('shows the visible part of a column of a thousand and loads more', async () => {
  cards = Array.from({ length: 1_000 }, (_, n) => cardOf(`t${n}`, 'bound'));
  await show();
  expect(inColumn('Bound').length).toBeLessThan(30);
  expect(column('Bound').textContent).toContain('1,000 tales');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(asked.at(-1)).toBe('/api/tales/kanban?limit=2000'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
});

test('says that a card was only moved to Published, unless its video is visible', async () => {
  cards = [cardOf('moved', 'published', { isPublic: false }), cardOf('seen', 'published', { isPublic: true })];
  await show();
  const notes = within(column('Published'))
    .getAllByRole('article')
    .map((card) => [card.getAttribute('aria-label'), card.textContent.includes('moved manually')]);
  expect(notes).toEqual([
    ['moved', true],
    ['seen', false],
  ]);
});
