import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/queries/client.ts';
import { notices } from '#web/ui/toast-store.ts';
import { BulkBar } from './bulk-bar.tsx';

const sent: [string, unknown][] = [];
const chosen = [
  { id: 'a', title: 'Ruth' },
  { id: 'b', title: 'Jonah' },
];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/tales/a/videos') return Response.json({ ok: true, items: [{ language: 'en' }, { language: 'fr' }] });
    if (url === '/api/tales/b/videos') return Response.json({ ok: true, items: [] });
    sent.push([url, JSON.parse(String(init.body))]);
    return Response.json({ ok: true, count: 2, ids: ['a', 'b'], jobId: 'j', publicationIds: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
function show(tales = chosen) {
  const onClear = vi.fn<() => void>();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <BulkBar chosen={tales} onClear={onClear} />
    </QueryClientProvider>,
  );
  return onClear;
}
const fire = (action: string) =>
  act(() => {
    window.dispatchEvent(new CustomEvent('tales:bulk', { detail: { action } }));
  });

test('the list sends its own action and ids, and counts what the server counted', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Package' }));
  expect(sent).toEqual([['/api/tales/bulk', { action: 'package', taleIds: ['a', 'b'] }]]);
  await waitFor(() => expect(notices.history()[0]?.title).toBe('Packaging started for 2 tale(s)'));
});

test('deleting asks first', async () => {
  const onClear = show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(sent).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onClear).toHaveBeenCalledOnce());
  expect(sent).toEqual([['/api/tales/bulk', { action: 'delete', taleIds: ['a', 'b'] }]]);
});

test('the palette renders every ticked tale', async () => {
  show();
  fire('render');
  await waitFor(() => expect(sent.map(([url]) => url)).toEqual(['/api/tales/a/render-video', '/api/tales/b/render-video']));
});

test('an upload asks about kids, sends finished films as private and names the others', async () => {
  show();
  fire('upload');
  await userEvent.click(await screen.findByRole('button', { name: 'No, not made for kids' }));
  await waitFor(() =>
    expect(sent).toEqual([['/api/tales/a/publications', { langs: ['en', 'fr'], privacy: 'private', madeForKids: false }]]),
  );
  await waitFor(() =>
    expect(notices.history()[0]).toMatchObject({ title: 'Upload started for 1 tale(s)', text: 'Without a finished video: Jonah' }),
  );
});

test('nothing is shown and nothing is sent while no tale is ticked', () => {
  show([]);
  fire('generate');
  expect(screen.queryByRole('region')).toBeNull();
  expect(sent).toEqual([]);
});
