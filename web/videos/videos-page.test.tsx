import type { TaleId } from '#shared/ids.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { i18n } from '#web/language/i18n.ts';
import { redoWords } from '#web/films/video-card.tsx';
import { VideosPage } from './videos-page.tsx';

const film = (taleId: TaleId, language: string, change: object = {}) => ({
  id: `${taleId}-${language}`,
  taleId,
  language,
  title: `${taleId} in ${language}`,
  taleTitle: taleId,
  stale: false,
  why: [],
  durationMs: 84_000,
  width: 1920,
  height: 1080,
  bytes: 4_500_000,
  loudness: -14.2,
  updatedAt: 1_795_000_000_000,
  chapters: [
    { startMs: 0, title: 'Naomi goes home' },
    { startMs: 30_000, title: 'Ruth goes with her' },
  ],
  posterChosen: false,
  captions: 'off',
  shape: '16:9',
  extras: [],
  redo: { pieces: 0, of: 23, scenes: [] },
  urls: {
    chapters: '/ch.vtt?v=1',
    video: '/v.mp4?v=1',
    audio: '/a.mp3?v=1',
    srt: '/c.srt?v=1',
    vtt: '/c.vtt?v=1',
    poster: '/p.jpg?v=1',
  },
  ...change,
});
let sent: [string, unknown][];
let films: object[];
let jobs: object[];
let failing: string | null;
beforeEach(() => {
  sent = [];
  jobs = [];
  failing = null;
  films = [
    film('Ruth', 'ee'),
    film('Jonah', 'fr', {
      stale: true,
      captions: 'plain',
      why: ['One picture was changed.', 'The music was changed.'],
    }),
  ];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'GET') {
      sent.push([url, JSON.parse(String(init.body ?? '{}'))]);
      return Response.json({ ok: true, jobId: 'j' });
    }
    const { pathname, search } = new URL(url, 'http://studio');
    if (pathname === '/api/tales/list')
      return Response.json({ items: [{ id: 'Ruth', displayTitle: 'Ruth' }], nextCursor: null, counts: {} });
    if (pathname === '/api/jobs') return Response.json({ ok: true, items: jobs, nextCursor: null });
    sent.push([url, null]);
    if (failing) return Response.json({ error: failing }, { status: 500 });
    return Response.json({
      ok: true,
      items: search.includes('cursor') ? [film('Esther', 'en')] : films,
      nextCursor: search.includes('cursor') ? null : 'next',
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
function show(at = '/videos') {
  const router = createMemoryRouter([{ path: '*', element: <VideosPage /> }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.search;
}

test('shows films of all tales with poster, captions, facts and files, one call per page', async () => {
  show();
  const card = (await screen.findByRole('heading', { name: 'Ruth in ee' })).closest('article')!;
  const player = card.querySelector('video')!;
  expect([
    player.getAttribute('poster'),
    player.preload,
    player.querySelector('track')?.getAttribute('srclang'),
  ]).toEqual(['/p.jpg?v=1&w=960', 'none', 'ee']);
  expect(within(card).getByText(/1:24 · 1920×1080 · 4.5 MB/)).toBeTruthy();
  expect(within(card).getByRole('heading').getAttribute('lang')).toBe('ee');
  const files = within(card).getAllByRole('link', { name: /^Download/ });
  expect(files.map((link) => link.getAttribute('href'))).toEqual(
    ['/v.mp4', '/a.mp3', '/c.srt', '/c.vtt'].map((file) => `${file}?v=1&download=1`),
  );
  expect(sent).toEqual([['/api/videos', null]]);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('heading', { name: 'Esther in en' })).toBeTruthy();
});

test('turns captions on and off', async () => {
  films = [film('Ruth', 'ee')];
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Captions off: Ruth in ee in Ewe' }));
  await userEvent.click(screen.getByRole('button', { name: 'Captions on: Ruth in ee in Ewe' }));
  expect(screen.getByRole('button', { name: /^Captions off/ })).toBeTruthy();
});

test('seeks by chapter, and sets the current frame as poster', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  films = [film('Ruth', 'ee'), film('Esther', 'en', { shape: '9:16', width: 1080, height: 1920, posterChosen: true })];
  show();
  const card = (await screen.findByRole('heading', { name: 'Ruth in ee' })).closest('article')!;
  const player = card.querySelector('video')!;
  expect(player.querySelector('track[kind=chapters]')?.getAttribute('src')).toBe('/ch.vtt?v=1');
  await userEvent.click(within(card).getByText('Chapters'));
  await userEvent.click(within(card).getByRole('button', { name: '0:30 Ruth goes with her' }));
  expect(player.currentTime).toBe(30);
  expect(within(card).getByRole('button', { name: '0:30 Ruth goes with her' }).getAttribute('aria-current')).toBe(
    'true',
  );
  await userEvent.click(within(card).getByRole('button', { name: /Use the frame at 0:30 as poster/ }));
  expect(sent.find(([url]) => url.endsWith('/poster'))).toEqual([
    '/api/tales/Ruth/poster',
    { language: 'ee', shape: '16:9', atMs: 30_000 },
  ]);
  const other = screen.getByRole('heading', { name: 'Esther in en' }).closest('article')!;
  expect(other.querySelector('video')?.className).toContain('aspect-[9/16]');
  expect(
    within(other).getByRole('link', { name: 'Download MP4 (video) of Esther in en in English, upright' }),
  ).toBeTruthy();
  await userEvent.click(within(other).getByRole('button', { name: /Automatic poster/ }));
  expect(sent.at(-1)?.[1] ?? sent.findLast(([url]) => url.endsWith('/poster'))?.[1]).toMatchObject({ atMs: null });
  vi.restoreAllMocks();
});

test('says what a new rendering would draw', () => {
  const words = (pieces: number, scenes: number[]) => redoWords({ redo: { pieces, of: 23, scenes } });
  expect([words(0, []), words(3, [6, 5]), words(2, [0]), words(23, [1, 2])]).toEqual([
    'Its pictures are kept: a new render only redoes the audio and the captions.',
    'A new render draws 3 of its 23 pieces, in scenes 5, 6; the others are kept.',
    'A new render draws 2 of its 23 pieces, in the cards; the others are kept.',
    'A new render draws all of its 23 pieces.',
  ]);
});

test('says why a film is out of date, and renders only that one again in its language', async () => {
  show();
  expect(
    await screen.findByText('Changed since it was rendered: One picture was changed. The music was changed.'),
  ).toBeTruthy();
  const again = screen.getAllByRole('button', { name: /^Render/ });
  expect(again.map((button) => button.textContent)).toEqual(['Render again: Jonah in fr in French']);
  await userEvent.click(again[0]!);
  expect(sent.at(-1)).toEqual([
    '/api/tales/Jonah/render-video',
    { langs: ['fr'], shapes: ['16:9'], burnCaptions: true, highlightWords: false, extras: [] },
  ]);
});

test('shows the progress of a rendering, and does not order it twice', async () => {
  const live = {
    id: 'j',
    type: 'video_processing',
    status: 'running',
    progress: 40,
    step: 'Rendering Français',
    etaSeconds: 75,
    tale_id: 'Jonah',
    tale_title: 'Jonah',
  };
  jobs = [live, { ...live, id: 'd', status: 'completed' }, { ...live, id: 'n', type: 'narration' }];
  show();
  const bars = await screen.findAllByRole('progressbar');
  expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')])).toEqual([
    ['Rendering Jonah', '40'],
  ]);
  expect(screen.getByText(/Rendering Français · 40% · about 1 min left/)).toBeTruthy();
  await waitFor(() =>
    expect((screen.getByRole('button', { name: /^Rendering….*Jonah/ }) as HTMLButtonElement).disabled).toBe(true),
  );
});

test('says in the current language what a rendering does', async () => {
  i18n.load({ fr: { 'code-of-step': 'Rendu de {part}' } });
  i18n.activate('fr');
  const job = {
    id: 'j',
    type: 'video_processing',
    status: 'running',
    progress: 40,
    etaSeconds: null,
    tale_id: 'Jonah',
  };
  jobs = [{ ...job, step: 'Rendering it', stepSaid: { id: 'code-of-step', values: { part: '2/3' } } }];
  show();
  const line = await screen.findByText(/Rendu de 2\/3/);
  i18n.activate('en');
  expect(line.textContent).not.toContain('Rendering it');
});

test('keeps tale and language in the address and in the call', async () => {
  const search = show('/videos?tale=Ruth');
  await waitFor(() => expect(sent.at(-1)).toEqual(['/api/videos?taleId=Ruth', null]));
  await userEvent.selectOptions(await screen.findByLabelText('Language'), 'ee');
  expect(search()).toBe('?tale=Ruth&language=ee');
  await waitFor(() => expect(sent.at(-1)).toEqual(['/api/videos?taleId=Ruth&language=ee', null]));
});

test.each([
  ['/videos', 'No videos yet', 'link', 'Open a tale'],
  ['/videos?tale=Ruth', 'No videos match', 'link', 'Open its Video tab'],
  ['/videos?language=fr', 'No videos match', 'button', 'Show all videos'],
])('shows nothing at %s: %s, with one next action', async (at, title, role, action) => {
  films = [];
  show(at);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole(role, { name: action })).toBeTruthy();
});

test('says why a library cannot be loaded, and reloads it', async () => {
  failing = 'The database does not answer.';
  show();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The videos could not be loaded: The database does not answer.',
  );
  failing = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ruth in ee' })).toBeTruthy();
});
