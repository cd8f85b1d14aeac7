import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CastSheet } from '#shared/pictures/cast.contract.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { ContactSheet } from './contact-sheet.tsx';

const member = (name: string) => ({ name, kind: 'person', look: 'old', cloth: 'purple robe', notes: '' }) as const;
const portrait = {
  id: 'p1',
  status: 'generated',
  url: '/api/portraits/p1/file?v=1',
  stale: false,
  engine: 'art',
  lastError: null,
} as const;
const image = (no: number) => ({
  ...{
    id: `i${no}`,
    taleId: 't1',
    frameNo: no,
    status: 'generated',
    progress: 100,
    r2Key: `images/t1/i${no}-0.jpg`,
    lastError: null,
  },
  ...{ startedAt: null, finishedAt: 1, updatedAt: 1, imageType: 'frame', prompt: `Scene ${no}`, engine: 'art' },
});
const sheet: CastSheet = {
  ...{ version: 1, members: [member('the father'), member('the son')], frames: [[1, 2], [2]] },
  ...{ portraits: [portrait, null], drifted: ['i2'] },
};
const tale = { id: 't1', displayTitle: 'The Lost Son', images_ready: 2, images_total: 2 } as Tale;
let asked: [path: string, body: unknown][];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, 'http://studio');
    if (init.method === 'POST') {
      asked.push([pathname, JSON.parse(String(init.body ?? '{}'))]);
      return Response.json({ ok: true, queued: 1, jobId: 'j' });
    }
    return Response.json(
      pathname.endsWith('/cast') ? { ok: true, ...sheet } : { ok: true, items: [image(1), image(2)], nextCursor: null },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ContactSheet tale={tale} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return within(await screen.findByRole('region', { name: 'the father' }));
}

test('shows everybody next to their pictures, and labels outdated ones', async () => {
  const father = await show();
  expect(father.getByAltText('Portrait of the father')).toBeTruthy();
  expect((await father.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Picture 1',
    'Picture 2No longer matches',
  ]);
  const son = within(screen.getByRole('region', { name: 'the son' }));
  expect(son.getByText('No portrait')).toBeTruthy();
  expect(son.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Download PNG' }).getAttribute('href')).toBe(
    '/api/tales/t1/cast/contact-sheet.png',
  );
});

test('redraws the selected pictures, or all outdated ones', async () => {
  const father = await show();
  const ticked = screen.getByRole<HTMLButtonElement>('button', { name: 'Redraw selected' });
  expect(ticked.disabled).toBe(true);
  fireEvent.click(await father.findByRole('checkbox', { name: 'Redraw picture 2' }));
  expect(
    screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Redraw picture 2' }).map(({ checked }) => checked),
  ).toEqual([true, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Redraw 1 selected' }));
  await vi.waitFor(() => expect(asked).toEqual([['/api/tales/t1/cast/redraw', { ids: ['i2'] }]]));
  const drifted = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Redraw pictures that no longer match',
  });
  await vi.waitFor(() => expect(drifted.disabled).toBe(false));
  fireEvent.click(drifted);
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(['/api/tales/t1/cast/redraw', {}]));
});

test('prints with one press', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});
