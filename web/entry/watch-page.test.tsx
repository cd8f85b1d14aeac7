import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WatchPage } from './watch-page.tsx';
import { isEntryPath } from './entry-path.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const answer = (status: number, body: object) => {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('needs no session for a private link, sign-in and its return, and one for everything else', () => {
  expect(
    ['/watch/ab-C_1', '/watch/ab-C_1/', '/login', '/login/', '/auth/callback'].filter((path) => !isEntryPath(path)),
  ).toEqual([]);
  expect(['/', '/watch', '/watch/', '/watch/a/b', '/tales/1', '/logins'].filter(isEntryPath)).toEqual([]);
});

test('shows the title and the film with captions on', async () => {
  const urls = {
    video: '/api/watch/s/film.mp4',
    captions: '/api/watch/s/captions.vtt',
    poster: '/api/watch/s/poster.jpg',
  };
  const fetch = answer(200, { ok: true, title: 'Ruth', language: 'fr', shape: '16:9', urls });
  render(<WatchPage token="s" />);
  expect((await screen.findByRole('heading', { name: 'Ruth' })).lang).toBe('fr');
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/watch/s']);
  const film = screen.getByLabelText('Ruth, video in French');
  expect([film.querySelector('source')?.getAttribute('src'), film.getAttribute('poster')]).toEqual([
    urls.video,
    urls.poster,
  ]);
  const track = film.querySelector('track');
  expect([track?.getAttribute('src'), track?.default, track?.srclang]).toEqual([urls.captions, true, 'fr']);
});

test('says with the studio’s message that a link has ended', async () => {
  answer(404, {
    ok: false,
    code: 'not_found',
    error: 'This link has expired. Ask the person who sent it for a new one.',
  });
  render(<WatchPage token="s" />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/has expired/);
  expect(screen.getByRole('heading', { name: 'This film cannot be shown' })).toBeTruthy();
});
