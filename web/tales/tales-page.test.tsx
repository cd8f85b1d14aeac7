import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { TalesPage } from './tales-page.tsx';

vi.setConfig({ testTimeout: 30_000 });
const sent: [string, unknown][] = [];
let deleted: object[] = [];
beforeEach(() => {
  sent.length = 0;
  const facts = {
    verse: 'Ruth 1:16',
    verse_ref: 'Ruth 1:16',
    verse_version: 'WEB',
    cultural_context: 'asian',
    images_total: 1,
    images_ready: 0,
  };
  const at = {
    createdAt: 0,
    createdAtMs: 0,
    updatedAtMs: 0,
    deletedAt: 0,
    deletedAtMs: Date.now() - 86_400_000,
    scheduledAt: null,
  };
  deleted = ['a', 'b'].map((id) => ({
    id,
    title: `Tale ${id}`,
    displayTitle: `Tale ${id}`,
    status: 'draft',
    ...facts,
    ...at,
  }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'GET') {
      const body = JSON.parse(String(init.body ?? '{}')) as { ids: string[] };
      sent.push([url, body]);
      deleted = deleted.filter((row) => !body.ids.includes((row as { id: string }).id));
      return Response.json({ ok: true, count: body.ids.length, ids: body.ids });
    }
    if (url.startsWith('/api/tales/bin')) return Response.json({ ok: true, items: deleted, nextCursor: null });
    return Response.json({ ok: true, items: [], counts: {}, nextCursor: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const Place = () => <output>{useLocation().pathname}</output>;
const show = (path: string) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <TalesPage />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('shows the list first, and keeps other views in the address over a reload', async () => {
  show('/tales');
  const views = within(screen.getByRole('navigation', { name: 'View' }));
  expect(views.getByRole('link', { current: 'page' }).textContent).toBe('List');
  expect(views.getByRole('link', { name: 'Kanban' }).getAttribute('href')).toBe('/tales?view=kanban');
  expect(await screen.findByText('No tales found')).toBeTruthy();
  cleanup();
  show('/tales?view=BIN');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Bin');
  expect(await screen.findByText('Tale a')).toBeTruthy();
});

test('says how long a deleted tale is kept, restores it, and deletes it for good after a confirmation', async () => {
  show('/tales?view=bin');
  expect((await screen.findAllByText(/deleted/))[0]?.textContent).toBe('Ruth 1:16 · deleted 1d ago · 29 days left');
  await userEvent.click(screen.getByRole('button', { name: 'Restore Tale a' }));
  await waitFor(() => expect(notices.current()?.title).toBe('Restored 1 tale'));
  await waitFor(() => expect(screen.queryByText('Tale a')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Delete Tale b for good' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Tale b” for good?' }));
  expect(sent).toEqual([['/api/tales/bin/restore', { ids: ['a'] }]]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(sent.at(-1)).toEqual(['/api/tales/bin/delete', { ids: ['b'] }]));
  expect(await screen.findByText('The bin is empty')).toBeTruthy();
});

test('keeps /tales/new under the Create Tale dialog, and opens /tales on closing', async () => {
  show('/tales/new');
  const place = () => document.querySelector('output')?.textContent;
  const dialog = await screen.findByRole('dialog', { name: 'Create Tale' });
  expect([place(), screen.getByRole('heading', { level: 1, hidden: true }).textContent]).toEqual([
    '/tales/new',
    'Tales',
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(place()).toBe('/tales'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
