import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TaleListRow } from '#shared/tale/tale-list.contract.ts';
import { taleStatuses } from '#shared/pipeline.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { freshenTales } from '#web/tale-parts/tale-list.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { ListView } from './list-view.tsx';

vi.setConfig({ testTimeout: 30_000 });
const now = Date.UTC(2026, 10, 21, 12);
const tale = (n: number, more: Partial<TaleListRow> = {}): TaleListRow => ({
  id: `t${n}`,
  title: `Tale ${n}`,
  displayTitle: `Tale ${n}`,
  verse: 'Ruth 1:16',
  verse_ref: 'Ruth 1:16',
  verse_version: 'WEB',
  status: 'draft',
  createdAt: 0,
  createdAtMs: now - n * 3_600_000,
  updatedAtMs: now,
  cultural_context: 'west-african',
  images_total: 12,
  images_ready: 3,
  ...more,
});
let tales: TaleListRow[] = [];
let refusal: Response | null = null;
let client = makeQueryClient();
const asked: string[] = [];
const sent: [string, unknown][] = [];

/** Answers as the server does: 25 a page, or the rows that were requested by their ids. */
function answer(url: string, init: RequestInit): Response {
  if (refusal) return refusal.clone();
  if (init.method !== 'GET') {
    sent.push([`${init.method} ${url}`, JSON.parse(String(init.body ?? '{}'))]);
    return Response.json({ ok: true, count: 1, ids: [], jobId: 'j', queued: 3 });
  }
  asked.push(url);
  const query = new URL(url, 'http://studio').searchParams;
  const ids = query.get('ids')?.split(',');
  const from = Number(query.get('cursor') ?? 0);
  const limit = Number(query.get('limit') ?? 25);
  const fit = tales.filter(({ id, title, status }) => {
    if (ids && !ids.includes(id)) return false;
    return title.includes(query.get('q') ?? '') && (!query.get('status') || status === query.get('status'));
  });
  const items = ids ? fit : fit.slice(from, from + limit);
  const counts = Object.fromEntries(
    taleStatuses.map((one) => [one, tales.filter(({ status }) => status === one).length]),
  );
  return Response.json({
    ok: true,
    items,
    counts,
    nextCursor: !ids && from + limit < fit.length ? String(from + limit) : null,
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true, toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answer(url, init));
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(10);
  [tales, refusal, asked.length, sent.length] = [[1, 2, 3].map((n) => tale(n)), null, 0, 0];
  client = makeQueryClient();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
async function show() {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ListView />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Loading your workspace...')).toBeNull());
}
const titles = () => screen.queryAllByRole('link', { name: /^Tale/ }).map(({ textContent }) => textContent);
const boxOf = (n: number) => screen.getByRole('checkbox', { name: `Select Tale ${n}` });

test('shows title, verse, context, status, images, age and four actions in a row', async () => {
  tales = [tale(50, { images_ready: 5 })];
  await show();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Select all', 'Title', 'Verse', 'Cultural Context', 'Status', 'Images', 'Created', 'Actions']);
  const row = within(screen.getAllByRole('row')[1]!);
  expect(row.getByRole('link', { name: 'Tale 50' }).getAttribute('href')).toBe('/tales/t50');
  expect(row.getByRole('button', { name: /^Ruth 1:16/ })).toBeTruthy();
  expect(row.getByRole('img', { name: 'West African' }).querySelector('use')?.getAttribute('href')).toBe(
    '/cultural-contexts.svg#west-african',
  );
  for (const words of ['draft', '5/12', '2d']) expect(row.getByText(words)).toBeTruthy();
  expect(row.getByRole('link', { name: 'Open Tale 50' }).getAttribute('href')).toBe('/tales/t50');
  for (const name of ['Rename Tale 50', 'Queue images of Tale 50', 'Package Tale 50'])
    expect(row.getByRole('button', { name })).toBeTruthy();
});

test('shows the age in s, m, h and d', async () => {
  tales = [5_000, 120_000, 7_200_000, 172_800_000].map((ago, n) => tale(n, { createdAtMs: now - ago }));
  await show();
  expect([...document.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
    '5s',
    '2m',
    '2h',
    '2d',
  ]);
});

test('shows No tales found with the next action, and can clear a search without results', async () => {
  tales = [];
  await show();
  expect(screen.getByText('No tales found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create New Tale' }).getAttribute('href')).toBe('/tales/new');
  tales = [tale(1)];
  await userEvent.type(screen.getByRole('searchbox'), 'nothing');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all tales' }));
  expect(await screen.findByRole('link', { name: 'Tale 1' })).toBeTruthy();
});

test('filters by search and status, and counts all tales', async () => {
  tales.push(tale(4, { status: 'failed' }));
  await show();
  expect(screen.getByRole('option', { name: 'All statuses (4)' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'failed');
  await waitFor(() => expect(titles()).toEqual(['Tale 4']));
  expect(screen.getByRole('option', { name: 'Draft (3)' })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tales' }), ' 4');
  await waitFor(() => expect(asked.at(-1)).toBe('/api/tales/list?limit=25&q=4&status=failed'));
  // What was seen a moment ago is requested again.
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search tales' }));
  await waitFor(() => expect(asked.at(-1)).toBe('/api/tales/list?limit=25&status=failed'));
});

test('loads the next page or all, keeps the selection, and selects what is loaded', async () => {
  tales = Array.from({ length: 130 }, (_, n) => tale(n));
  await show();
  expect(titles()).toHaveLength(25);
  await userEvent.click(boxOf(3));
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titles()).toHaveLength(50));
  expect((boxOf(3) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('50 selected')).toBeTruthy();
  tales = tales.map((row) => (row.id === 't40' ? tale(40, { displayTitle: 'Tale changed' }) : row));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(titles()[40]).toBe('Tale changed'));
  expect(titles().length).toBeGreaterThanOrEqual(50);
  await userEvent.click(screen.getByRole('button', { name: 'Load all' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
  expect(screen.getByText('130 tales')).toBeTruthy();
  expect(screen.getByText('50 selected')).toBeTruthy();
  expect((screen.getByRole('checkbox', { name: 'Select all' }) as HTMLInputElement).indeterminate).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Selected tales' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Find tales' }));
});

test('reloads only the row changed elsewhere, in place, and keeps the selection', async () => {
  await show();
  await userEvent.click(boxOf(2));
  const before = asked.length;
  tales = [tale(0), tale(1), tale(2, { displayTitle: 'Tale two' }), tale(3)].filter(({ id }) => id !== 't3');
  await act(() => freshenTales(client, ['t0', 't2', 't3']));
  await waitFor(() => expect(titles()).toEqual(['Tale 0', 'Tale 1', 'Tale two']));
  expect(asked.slice(before)).toEqual(['/api/tales/list?ids=t0%2Ct2%2Ct3']);
  expect(screen.getByText('1 selected')).toBeTruthy();
});

test('says in a notice and on the page that a list cannot be loaded', async () => {
  refusal = new Response('The database rests', { status: 503 });
  await show();
  expect(screen.getByRole('alert').textContent).toBe('The database rests');
  expect(notices.current()).toMatchObject({ kind: 'error', title: 'Failed to load tales', text: 'The database rests' });
});

test('queues 12 images, and packages, from a row', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Queue images of Tale 1' }));
  await waitFor(() =>
    expect(notices.current()).toMatchObject({ title: 'Images queued', text: 'Queued image generation' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Package Tale 1' }));
  await waitFor(() => expect(notices.current()?.title).toBe('Packaging started for 1 tale(s)'));
  expect(sent).toEqual([
    ['POST /api/tales/images', { taleId: 't1', count: 12 }],
    ['POST /api/tales/t1/package', {}],
  ]);
});

test('renames as typed, and cancels on an empty title', async () => {
  await show();
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Rename Tale 1' }));
    return within(await screen.findByRole('dialog', { name: 'Rename' }));
  };
  let dialog = await open();
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Title' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);

  dialog = await open();
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Title' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' A new  name {Enter}');
  await waitFor(() => expect(notices.current()).toMatchObject({ kind: 'success', title: 'Renamed' }));
  expect(sent).toEqual([['POST /api/tales/t1/rename', { title: ' A new  name ' }]]);
  act(() => notices.perform(notices.current()!.id));
  await waitFor(() => expect(sent.at(-1)).toEqual(['POST /api/tales/t1/rename', { title: 'Tale 1' }]));

  dialog = await open();
  refusal = Response.json({ error: 'A tale needs a title', code: 'invalid' }, { status: 400 });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '  {Enter}');
  await waitFor(() =>
    expect(notices.current()).toMatchObject({ title: 'Rename failed', text: 'A tale needs a title' }),
  );
});
