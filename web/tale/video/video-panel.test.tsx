import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { VideoPanel } from './video-panel.tsx';

const tale = { id: 't1', title: 'Ruth', langs: ['en'], content: {} } as unknown as Tale;
const film = (captions: string, updatedAt: number, extras: object[] = []) => ({
  ...{
    id: `v${updatedAt}`,
    taleId: 't1',
    language: 'en',
    shape: '16:9',
    stale: false,
    why: [],
    captions,
    updatedAt,
    chapters: [],
    extras,
  },
  ...{
    durationMs: 1,
    width: 640,
    height: 360,
    bytes: 1,
    loudness: -14,
    posterChosen: false,
    redo: { pieces: 0, of: 1, scenes: [] },
    urls: {},
  },
});
let films: object[];
let ordered: unknown[];
beforeEach(() => {
  [films, ordered] = [[], []];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'POST') ordered.push(JSON.parse(String(init.body ?? '{}')));
    return Response.json({ ok: true, jobId: 'j', items: url.includes('/videos') ? films : [], nextCursor: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={makeQueryClient()}>
        <VideoPanel tale={tale} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
const box = (name: RegExp) => screen.queryByRole<HTMLInputElement>('checkbox', { name });
const order = (captions: object, extras: string[] = []) => ({ langs: ['en'], shapes: ['16:9'], ...captions, extras });

test('offers word highlighting only with burned-in captions, both off by default', async () => {
  show();
  expect([box(/^Captions burned in/)!.checked, box(/^Highlight/)]).toEqual([false, null]);
  await userEvent.click(box(/^Captions burned in/)!);
  expect(box(/^Highlight each word as it is spoken/)!.checked).toBe(false);
  await userEvent.click(box(/^Highlight/)!);
  await userEvent.click(screen.getByRole('button', { name: 'Render video' }));
  await waitFor(() => expect(ordered).toEqual([order({ burnCaptions: true, highlightWords: true })]));
  await userEvent.click(box(/^Captions burned in/)!);
  await userEvent.click(screen.getByRole('button', { name: 'Render video' }));
  await waitFor(() => expect(ordered[1]).toEqual(order({ burnCaptions: false, highlightWords: false })));
});

test('renders a tale again with the previous options', async () => {
  films = [film('off', 1), film('words', 2)];
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Render again' }));
  await waitFor(() => expect(ordered).toEqual([order({ burnCaptions: true, highlightWords: true })]));
});

test('orders files for messengers and for listening with the film, with their limits', async () => {
  films = [film('off', 1, [{ kind: 'small', url: '/small?v=1', bytes: 4_400_000, width: 854, height: 480 }])];
  show();
  const link = await screen.findByRole('link', {
    name: /^Download Small MP4 \(small film, 854×480\) of Ruth in English, 4/,
  });
  expect(link.getAttribute('href')).toBe('/small?v=1&download=1');
  expect(box(/^Small film for messaging apps/)!.checked).toBe(true);
  expect(screen.getByText(/at most 8 MB for 3 minutes/)).toBeTruthy();
  await userEvent.click(box(/^Audio only/)!);
  await userEvent.click(screen.getByRole('button', { name: 'Render again' }));
  await waitFor(() =>
    expect(ordered).toEqual([order({ burnCaptions: false, highlightWords: false }, ['small', 'sound'])]),
  );
});
