import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Tale } from '#shared/tale.contract.ts';
import { makeQueryClient } from '#web/queries/client.ts';
import { ImagesTab } from './images-tab.tsx';

const tale = { id: 't1', images_total: 2 } as Tale;
const image = (frameNo: number, status: string) => ({
  id: `i${frameNo}`,
  taleId: 't1',
  frameNo,
  status,
  progress: status === 'generated' ? 100 : 40,
  r2Key: status === 'generated' ? 'key' : null,
  lastError: null,
  updatedAt: 7,
  imageType: 'frame',
  prompt: `A road, take ${frameNo}`,
  engine: 'built-in art',
});
const sent: unknown[] = [];

function show(items: unknown[]) {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'GET') return Response.json({ ok: true, items });
    sent.push([url, JSON.parse(String(init.body))]);
    return Response.json({ ok: true, queued: 1, jobId: 'j' });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ImagesTab tale={tale} />
    </QueryClientProvider>,
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('frames are in order, with picture, state and progress', async () => {
  show([image(2, 'generating'), image(1, 'generated')]);
  const picture = await screen.findByRole('img', { name: 'Frame 1: A road, take 1' });
  expect(picture.getAttribute('src')).toBe('/api/images/file/i1?v=7');
  expect(screen.getAllByText(/^Frame \d$/).map((name) => name.textContent)).toEqual(['Frame 1', 'Frame 2']);
  expect(screen.getByRole('progressbar', { name: 'Frame 2' }).getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByText('1 of 2 ready')).toBeTruthy();
});

test('missing frames and all frames are queued by their own words', async () => {
  show([image(1, 'generated')]);
  await userEvent.click(screen.getByRole('button', { name: 'Requeue missing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Queue all' }));
  expect(sent).toEqual([
    ['/api/images/prompts', { taleId: 't1', variant: 'missing' }],
    ['/api/images/prompts', { taleId: 't1', variant: 'all' }],
  ]);
});

test('one picture is drawn again, with other words only when they were changed', async () => {
  show([image(1, 'generated')]);
  await userEvent.click(await screen.findByRole('button', { name: /Frame 1/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Draw again' }));
  await userEvent.clear(screen.getByLabelText('What the picture shows'));
  await userEvent.type(screen.getByLabelText('What the picture shows'), ' A river ');
  await userEvent.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(sent).toEqual([
    ['/api/images/i1/redraw', {}],
    ['/api/images/i1/redraw', { prompt: 'A river' }],
  ]);
});
