import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureUpload } from '#shared/pictures/gallery.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { commandList } from '#web/commands/command-list.ts';
import { ImagesPage } from './images-page.tsx';

const picture = (id: string, change: object = {}) => ({
  id,
  taleId: id.split('-')[0],
  taleTitle: `Tale ${id.split('-')[0]}`,
  context: 'asian',
  frameNo: Number(id.at(-1)),
  status: 'generated',
  progress: 100,
  r2Key: `images/t/${id}-0-abc.jpg`,
  lastError: null,
  updatedAt: 7,
  imageType: 'frame',
  prompt: `A road, ${id}`,
  engine: 'built-in art',
  ...change,
});
let sent: [string, string, unknown][];
let items: object[];
let counts: object;
let failing: string | null;
let refused: string | null;
beforeEach(() => {
  sent = [];
  failing = refused = null;
  items = [picture('a-i1'), picture('a-i2', { status: 'generating', progress: 10, r2Key: null }), picture('b-i1')];
  counts = { ready: 2, pending: 1, failed: 0, missing: 4 };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url, 'http://studio');
    sent.push([init.method ?? 'GET', pathname + search, init.body instanceof Blob ? init.body.size : init.body]);
    if (pathname === '/api/tales/list')
      return Response.json({ items: [{ id: 'a', displayTitle: 'Tale a' }], nextCursor: null, counts: {} });
    if (pathname === '/api/gallery/counts') return Response.json({ ok: true, ...counts });
    if (refused && init.method !== 'GET')
      return Response.json({ error: refused, code: 'unsupported' }, { status: 415 });
    if (failing) return Response.json({ error: failing, code: 'internal' }, { status: 500 });
    if (pathname === '/api/gallery')
      return Response.json({
        ok: true,
        items: search.includes('cursor') ? [picture('c-i1')] : items,
        nextCursor: search.includes('cursor') ? null : 'next',
      });
    if (pathname.startsWith('/api/gallery/'))
      return Response.json({
        ok: true,
        ...picture('a-i1'),
        style: 'storybook-1',
        width: 1920,
        height: 1080,
        scene: { section: 'hook', text: { en: 'On the road.', ee: 'Le mɔa dzi.' } },
      });
    return Response.json({ ok: true, queued: 1, jobId: 'j' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const asked = (path: string) => sent.filter(([, url]) => url.startsWith(path)).map(([, url]) => url);
const changes = () => sent.filter(([method]) => method !== 'GET');

function show(at = '/images') {
  const router = createMemoryRouter([{ path: '*', element: <ImagesPage /> }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.search;
}

test('shows pictures under their tales with preview, state and progress, one call per page', async () => {
  show();
  const [first, second] = await screen.findAllByRole('heading', { level: 2 });
  expect([first?.textContent, second?.textContent]).toEqual(['Tale a', 'Tale b']);
  const region = screen.getByRole('region', { name: 'Tale a' });
  expect(
    within(region).getByRole('button', { name: 'Frame 1: A road, a-i1' }).querySelector('img')?.getAttribute('src'),
  ).toBe('/api/images/file/a-i1?v=a-i1-0-abc.jpg&w=320');
  expect(within(region).getByRole('progressbar', { name: 'Frame 2 of Tale a' }).getAttribute('aria-valuenow')).toBe(
    '10',
  );
  expect(within(region).getByText('generating')).toBeTruthy();
  expect(asked('/api/gallery?').concat(asked('/api/gallery').filter((url) => url === '/api/gallery'))).toEqual([
    '/api/gallery',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('heading', { name: 'Tale c' })).toBeTruthy();
  expect(asked('/api/gallery?cursor')).toEqual(['/api/gallery?cursor=next']);
});

test('keeps the filter in the address and in the call', async () => {
  const search = show('/images?tale=a&status=failed&context=asian');
  await waitFor(() => expect(asked('/api/gallery?')).toEqual(['/api/gallery?taleId=a&context=asian&status=failed']));
  expect(screen.getByRole('button', { name: /^Failed/ }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(await screen.findByRole('button', { name: 'Not drawn yet 4' }));
  await userEvent.selectOptions(screen.getByLabelText('Cultural context'), 'european');
  expect(search()).toBe('?tale=a&status=missing&context=european');
  await waitFor(() =>
    expect(asked('/api/gallery?').at(-1)).toBe('/api/gallery?taleId=a&context=european&status=missing'),
  );
});

test('says why a picture failed and redraws it', async () => {
  items = [picture('a-i1', { status: 'error', r2Key: null, lastError: 'No such words' })];
  show();
  expect(await screen.findByText('No such words')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Draw again: Frame 1 of Tale a' }));
  expect(changes()).toEqual([['POST', '/api/images/a-i1/redraw', '{}']]);
});

test('shows a picture large with its scene in each language, moves by keys, and downloads it in full', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Frame 1: A road, a-i1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tale a: Frame 1' });
  const scene = await within(dialog).findByText('Le mɔa dzi.');
  expect(scene.getAttribute('lang')).toBe('ee');
  expect(within(dialog).getByText('Drawn by the built-in illustrator')).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
    '/api/images/file/a-i1?v=a-i1-0-abc.jpg&download=1',
  );
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Tale a: Frame 2' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(await screen.findByRole('dialog', { name: 'Tale b: Frame 1' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('replaces a picture by a file, and shows what is wrong with it beside the button', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Frame 1: A road, a-i1' }));
  const input = await screen.findByLabelText('Picture file');
  await userEvent.upload(input, new File(['1234'], 'mine.png', { type: 'image/png' }));
  await waitFor(() => expect(changes()).toEqual([['PUT', '/api/images/a-i1/picture', 4]]));
  expect(await screen.findByText('Replaced. Videos that show it are out of date now.')).toBeTruthy();
  refused = 'This picture is damaged: save it again and try once more.';
  await userEvent.upload(input, new File(['x'], 'mine.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This picture is damaged');
  refused = null;
  const heavy = new File(['x'], 'mine.png', { type: 'image/png' });
  Object.defineProperty(heavy, 'size', { value: pictureUpload.bytes + 1 });
  await userEvent.upload(input, heavy);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('larger than 20 MB'));
  expect(changes().length).toBe(2);
});

test.each([
  ['/images', { missing: 0 }, 'No pictures yet', 'link', 'Create New Tale'],
  ['/images', { missing: 4 }, 'No pictures yet', 'button', 'Show planned pictures'],
  ['/images?tale=a', { missing: 4 }, 'No pictures of this tale yet', 'button', 'Draw the scenes'],
  ['/images?status=failed', { missing: 4 }, 'No pictures match', 'button', 'Show all pictures'],
])('shows nothing at %s (%o): %s, with one next action', async (at, change, title, role, action) => {
  items = [];
  counts = { ready: 0, pending: 0, failed: 0, ...change };
  show(at);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole(role, { name: action })).toBeTruthy();
});

test('says why a gallery cannot be loaded, and retries', async () => {
  failing = 'The disk of the studio is full.';
  show();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The images could not be loaded: The disk of the studio is full.',
  );
  failing = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Tale a' })).toBeTruthy();
});

test('lists the keys for moving between pictures', () => {
  show();
  expect(commandList.all().filter(({ group }) => group === 'Pictures')).toMatchObject([
    { key: ['ArrowLeft', 'ArrowRight'] },
  ]);
});
