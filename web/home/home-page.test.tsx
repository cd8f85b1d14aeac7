import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { HomePage } from './home-page.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      items: [
        { key: 'storybook-1', label: 'Storybook' },
        { key: 'paper-cut', label: 'Paper cut' },
      ],
    }),
  );
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the headline, and links both buttons', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Turn ideas into ready-to-publish videos');
  expect(screen.getByRole('link', { name: 'Create New Tale' }).getAttribute('href')).toBe('/tales');
  expect(screen.getByRole('link', { name: 'View Dashboard' }).getAttribute('href')).toBe('/dashboard');
});

test('shows six feature cards and four steps by title', () => {
  const titles = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(titles('Everything a story needs')).toEqual([
    'Bilingual tale generator',
    'AI images and thumbnails (12 scenes + 4 thumbnails)',
    'Voice and music',
    'Storyboard packaging',
    'Video scheduling',
    'Dashboard and alerts',
  ]);
  expect(screen.getByText(/^English, French and Ewe/)).toBeTruthy();
  expect(titles('How it works')).toEqual(['Pick a verse', 'Auto-illustrate', 'Add audio', 'Schedule and publish']);
});

test('shows the studio’s own samples in several widths, with space reserved before they load', async () => {
  expect(await screen.findByRole('img', { name: 'The Good Samaritan, style: Paper cut' })).toBeTruthy();
  const pictures = screen.getAllByRole('img') as HTMLImageElement[];
  expect(pictures.length).toBe(5);
  for (const picture of pictures) {
    expect(picture.getAttribute('src')).toMatch(/^\/api\/image-styles\/[\w-]+\/sample\?scene=[\w-]+&w=640&v=\d+$/);
    expect(picture.srcset.split(', ').length).toBe(4);
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1280', '720']);
  }
});

test('leaves no empty places when styles cannot be read', async () => {
  cleanup();
  const asked = vi.fn(async () => new Response('', { status: 500 }));
  vi.stubGlobal('fetch', asked);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'One story, drawn your way' })).toBeNull());
  expect(screen.getByRole('region', { name: 'How it works' })).toBeTruthy();
});
