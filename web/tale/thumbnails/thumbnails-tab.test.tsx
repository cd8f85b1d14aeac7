import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { ThumbnailsTab } from './thumbnails-tab.tsx';

const tale = { id: 't1', cultural_context: 'asian' } as Tale;
const finished = {
  id: 'f1',
  slotNumber: 2,
  title: 'Rut',
  language: 'ee',
  pngUrl: '/api/finished-thumbnails/f1/png?v=1',
};
const prepared = {
  id: 'p',
  idx: 0,
  variant: 'A',
  title: 'Ruth',
  status: 'generated',
  r2_key_png: 'k',
  updated_at: 3,
  editor: false,
};
const asked: [string, string, unknown][] = [];
let fails = false;
const drawing = { id: 'b', taleId: 't1', frameNo: 1, status: 'queued', r2Key: null, imageType: 'background' };
let pictures: unknown[];
let client: ReturnType<typeof makeQueryClient>;

beforeEach(() => {
  asked.length = 0;
  fails = false;
  pictures = [drawing];
  let items = [finished];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'GET') {
      if (url.startsWith('/api/images/')) return Response.json({ ok: true, items: pictures });
      if (url.startsWith('/api/finished-thumbnails/')) return Response.json({ ok: true, items });
      return Response.json({ ok: true, items: [prepared, { ...prepared, id: 'v', variant: 'V1', editor: true }] });
    }
    asked.push([init.method!, url, JSON.parse(String(init.body ?? '{}'))]);
    if (fails) return Response.json({ error: 'Not today' }, { status: 500 });
    if (init.method === 'DELETE') items = [];
    return Response.json({ ok: true, imageId: drawing.id });
  });
  client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ThumbnailsTab tale={tale} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('links to the workspace, and shows prepared thumbnails without its variants', async () => {
  expect(screen.getByRole('link', { name: 'Open Thumbnail Workspace' }).getAttribute('href')).toBe(
    '/tales/t1/thumbnails/workspace',
  );
  expect(await screen.findByRole('img', { name: 'Thumbnail A: Ruth' })).toBeTruthy();
  expect(screen.queryByText(/V1/)).toBeNull();
});

test('deletes a finished thumbnail after a confirmation', async () => {
  expect((await screen.findByRole('img', { name: 'Finished thumbnail 2: Rut' })).getAttribute('src')).toBe(
    `${finished.pngUrl}&w=640`,
  );
  expect(screen.getByText('Rut').getAttribute('lang')).toBe('ee');
  await userEvent.click(screen.getByRole('button', { name: 'Delete the finished thumbnail in slot 2' }));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to delete this finished thumbnail?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete the finished thumbnail in slot 2' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(asked).toEqual([['DELETE', '/api/finished-thumbnails/f1', {}]]));
  expect(await screen.findByText('No finished thumbnails yet')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Slots'));
});

test('shows an alert for a failed deletion', async () => {
  fails = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the finished thumbnail in slot 2' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to delete thumbnail');
});

test('orders a background with the tab’s fixed values, and says so', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Generate Background' }));
  expect((await screen.findByRole('alert')).textContent).toContain('A new background is being generated');
  expect(asked).toEqual([
    [
      'POST',
      '/api/thumbnails/generate-background',
      {
        taleId: 't1',
        title: 'Background Image',
        topic: 'Bible Story',
        audience: 'Families',
        style: 'storybook',
        culturalContext: 'asian',
      },
    ],
  ]);
});

test.each([
  ['cancelled', [], 'The new background was cancelled.'],
  ['drawn', [{ ...drawing, status: 'generated', r2Key: 'k', updatedAt: 8 }], 'The new background is ready.'],
  ['not drawn', [{ ...drawing, status: 'error' }], 'Failed to generate background. Please try again.'],
])('stops announcing a background that was %s', async (_, then, words) => {
  await userEvent.click(screen.getByRole('button', { name: 'Generate Background' }));
  await screen.findByText(/A new background is being generated/);
  pictures = then;
  await act(() => client.invalidateQueries());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText(/is being generated/)).toBeNull();
});

test('shows an alert for a background that cannot be ordered', async () => {
  fails = true;
  await userEvent.click(screen.getByRole('button', { name: 'Generate Background' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to generate background. Please try again.');
});
