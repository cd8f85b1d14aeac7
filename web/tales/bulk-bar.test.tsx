import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandList } from '#web/commands/command-list.ts';
import { listenToKeys } from '#web/commands/shortcut-listener.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { BulkBar } from './bulk-bar.tsx';

const sent: [string, unknown][] = [];
let counted = 2;
let left: { id: string; why: string }[] = [];
let failing = '';
let stop = () => {};
const chosen = [
  { id: 'a', title: 'Ruth' },
  { id: 'b', title: 'Jonah' },
];
beforeEach(() => {
  sent.length = 0;
  counted = 2;
  left = [];
  failing = '';
  stop = listenToKeys(commandList);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/tales/a/videos')
      return Response.json({ ok: true, items: [{ language: 'en' }, { language: 'fr' }] });
    if (url === '/api/tales/b/videos') return Response.json({ ok: true, items: [] });
    sent.push([url, JSON.parse(String(init.body ?? '{}'))]);
    if (failing) return new Response(failing, { status: 409 });
    return Response.json({
      ok: true,
      count: counted,
      ids: ['a', 'b'].slice(0, counted),
      left,
      jobId: 'j',
      publicationIds: [],
    });
  });
});
afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
});
function show(tales = chosen) {
  const onClear = vi.fn<() => void>();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <BulkBar view="list" chosen={tales} onClear={onClear} />
    </QueryClientProvider>,
  );
  return onClear;
}
const fire = (action: string) =>
  act(() => {
    window.dispatchEvent(new CustomEvent('tales:bulk', { detail: { action } }));
  });

test('sends the list’s action and ids, and shows the server’s counts', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Package' }));
  expect(sent).toEqual([['/api/tales/bulk', { action: 'package', taleIds: ['a', 'b'] }]]);
  await waitFor(() => expect(notices.history()[0]?.title).toBe('Packaging started for 2 tale(s)'));
});

test('gives the reason for tales without a story instead of ordering nothing', async () => {
  show();
  const why = 'This tale has no scenes yet. Write its story first.';
  left = [{ id: 'b', why }];
  counted = 1;
  await userEvent.click(screen.getByRole('button', { name: 'Queue images' }));
  await waitFor(() =>
    expect(notices.current()).toMatchObject({ title: 'Queued image jobs for 1 tale(s)', text: `1 left out. ${why}` }),
  );
  left = ['a', 'b'].map((id) => ({ id, why }));
  counted = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Queue images' }));
  await waitFor(() => expect(notices.current()).toMatchObject({ kind: 'error', title: 'Queue failed', text: why }));
});

test('asks before deleting', async () => {
  const onClear = show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(sent).toEqual([]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 tale(s)? This is a soft delete.' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onClear).toHaveBeenCalledOnce());
  expect(sent).toEqual([['/api/tales/bulk', { action: 'delete', taleIds: ['a', 'b'] }]]);
});

test('undoes a deletion from its notice', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(notices.current()).toMatchObject({ title: 'Deleted 2 tale(s)', action: { label: 'Undo' } }),
  );
  act(() => notices.perform(notices.current()?.id ?? ''));
  await waitFor(() => expect(sent.at(-1)).toEqual(['/api/tales/bin/restore', { ids: ['a', 'b'] }]));
  await waitFor(() => expect(notices.current()?.title).toBe('Restored 2 tales'));
});

test('queues by Q, packages by P and asks by Delete or Backspace, but not while typing', async () => {
  const onClear = show();
  fireEvent.keyDown(document.body, { key: 'q' });
  await waitFor(() => expect(sent).toEqual([['/api/tales/bulk', { action: 'queue-images', taleIds: ['a', 'b'] }]]));
  await waitFor(() => expect(notices.current()?.title).toBe('Queued image jobs for 2 tale(s)'));
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'P' });
  await waitFor(() => expect(sent.at(-1)).toEqual(['/api/tales/bulk', { action: 'package', taleIds: ['a', 'b'] }]));
  const field = document.body.appendChild(document.createElement('input'));
  for (const key of ['q', 'p', 'Delete', 'Backspace']) {
    fireEvent.keyDown(field, { key });
    fireEvent.keyDown(document.body, { key, ctrlKey: true });
  }
  field.remove();
  expect(sent).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const key of ['Delete', 'Backspace']) {
    fireEvent.keyDown(document.body, { key });
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(onClear).not.toHaveBeenCalled();
  cleanup();
  show([]);
  fireEvent.keyDown(document.body, { key: 'q' });
  fireEvent.keyDown(document.body, { key: 'Delete' });
  expect([sent.length, screen.queryByRole('dialog')]).toEqual([2, null]);
});

test('reports resolved verses, none, and a failure', async () => {
  show();
  const resolve = () => userEvent.click(screen.getByRole('button', { name: 'Resolve verses' }));
  await resolve();
  await waitFor(() => expect(notices.current()).toMatchObject({ kind: 'success', title: 'Verses resolved' }));
  expect(sent).toEqual([['/api/tales/bulk/resolve-verses', { ids: ['a', 'b'] }]]);
  counted = 0;
  await resolve();
  await waitFor(() => expect(notices.current()).toMatchObject({ kind: 'info', title: 'No verses resolved' }));
  failing = 'No Bible at hand';
  await resolve();
  await waitFor(() =>
    expect(notices.current()).toMatchObject({
      kind: 'error',
      title: 'Failed to resolve verses',
      text: 'No Bible at hand',
    }),
  );
});

test('shows each failed order with its title and the server’s message', async () => {
  failing = 'Not now';
  show();
  for (const [name, title] of [
    ['Queue images', 'Queue failed'],
    ['Package', 'Package failed'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(notices.current()).toMatchObject({ kind: 'error', title, text: 'Not now' }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices.current()).toMatchObject({ title: 'Delete failed', text: 'Not now' }));
});

test('splits an order of too many tales and sums the results', async () => {
  show(Array.from({ length: 501 }, (_, n) => ({ id: `t${n}`, title: 'One' })));
  await userEvent.click(screen.getByRole('button', { name: 'Queue images' }));
  await waitFor(() => expect(notices.current()?.title).toBe('Queued image jobs for 4 tale(s)'));
  expect(sent.map(([, body]) => (body as { taleIds: string[] }).taleIds.length)).toEqual([500, 1]);
});

test('renders every ticked tale from the palette', async () => {
  show();
  fire('render');
  await waitFor(() =>
    expect(sent.map(([url]) => url)).toEqual(['/api/tales/a/render-video', '/api/tales/b/render-video']),
  );
});

test('asks about kids for an upload, sends finished films as private and names the others', async () => {
  show();
  fire('upload');
  await userEvent.click(await screen.findByRole('button', { name: 'No, not made for kids' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['/api/tales/a/publications', { langs: ['en', 'fr'], privacy: 'private', madeForKids: false, synthetic: false }],
    ]),
  );
  await waitFor(() =>
    expect(notices.history()[0]).toMatchObject({
      title: 'Upload started for 1 tale',
      text: 'Without a finished video: Jonah',
    }),
  );
});

test('shows and sends nothing without a ticked tale', () => {
  show([]);
  fire('generate');
  expect(screen.queryByRole('region')).toBeNull();
  expect(sent).toEqual([]);
});
