import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { ImagesTab } from './images-tab.tsx';

const scene = (sceneNo: number) => ({
  id: `s${sceneNo}`,
  sceneNo,
  section: 'hook',
  text: { en: `Told in scene ${sceneNo}.`, ee: `Le nutsotso ${sceneNo}.` },
  prompt: '',
  verses: 'Luke 10:30',
});
const tale = {
  id: 't1',
  images_total: 2,
  images_ready: 1,
  langs: ['en', 'ee'],
  scenes: [scene(1), scene(2), scene(3)],
} as Tale;
const image = (frameNo: number, status: string, more: object = {}) => ({
  id: `i${frameNo}`,
  taleId: 't1',
  frameNo,
  status,
  progress: { queued: 0, generating: 10, uploading: 90, generated: 100 }[status] ?? 0,
  r2Key: status === 'generated' ? `images/t1/i${frameNo}-0-abc.png` : null,
  lastError: null,
  updatedAt: 7,
  imageType: 'frame',
  prompt: `A road, take ${frameNo}`,
  engine: 'built-in art',
  ...more,
});
const version = (n: number) => ({
  ...{ id: `v${n}`, imageId: 'i1', prompt: `Words ${n}`, engine: 'built-in art', width: 1, height: 1 },
  keptAt: n * 86_400_000,
});
let sent: [string, unknown][];
let asked: string[];
let items: object[];
let planned: object[];
let jobs: object[];
let client: ReturnType<typeof makeQueryClient>;
beforeEach(() => {
  [sent, asked, items, planned, jobs] = [[], [], [], [], []];
  client = makeQueryClient();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'GET') {
      sent.push([
        `${init.method} ${url}`,
        init.body instanceof Blob ? init.body.size : JSON.parse(String(init.body ?? '{}')),
      ]);
      return Response.json({ ok: true, queued: 1, jobId: 'j', ...image(1, 'generated') });
    }
    asked.push(url);
    if (url.startsWith('/api/gallery')) return Response.json({ ok: true, items: planned, nextCursor: null });
    if (url.startsWith('/api/jobs')) return Response.json({ ok: true, items: jobs });
    if (url.endsWith('/cast'))
      return Response.json({ ok: true, version: 0, members: [], frames: [], portraits: [], drifted: [] });
    if (/cast.names$|^.api.engines.estimate/.test(url))
      return Response.json({ ok: true, items: [], lines: [], micros: 0, leftMicros: null });
    if (url === '/api/images/i1/versions') return Response.json({ ok: true, items: [version(2)], nextCursor: 'older' });
    if (url === '/api/images/i1/versions?cursor=older')
      return Response.json({ ok: true, items: [version(1)], nextCursor: null });
    if (url.includes('/versions')) return Response.json({ ok: true, items: [], nextCursor: null });
    return Response.json({ ok: true, items });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
function show(...list: object[]) {
  items = list;
  return render(
    <QueryClientProvider client={client}>
      <ImagesTab tale={tale} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
}
const open = async (frame: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${frame}:`) }));
  return screen.findByRole('dialog');
};

test('shows a place for every frame with its state and progress', async () => {
  planned = [image(3, 'missing')];
  show(image(2, 'generating'), image(1, 'generated'));
  await screen.findByText('1 of 3 ready · 1 under way');
  expect(screen.getAllByText(/^Frame \d$/).map((name) => name.textContent)).toEqual(['Frame 1', 'Frame 2', 'Frame 3']);
  expect(screen.getByRole('progressbar', { name: 'Frame 2' }).getAttribute('aria-valuenow')).toBe('10');
  for (const word of ['generated', 'generating', 'missing'])
    expect(screen.getByText(word).closest('span:has(svg)')).toBeTruthy();
  const picture = screen.getByRole('button', { name: 'Frame 1: A road, take 1' }).querySelector('img');
  expect(picture?.getAttribute('src')).toMatch(/^\/api\/images\/file\/i1\?v=/);
});

test('uses the progress of the status for a frame without its own', async () => {
  show(image(2, 'uploading', { progress: undefined }), image(1, 'generated'));
  expect((await screen.findByRole('progressbar', { name: 'Frame 2' })).getAttribute('aria-valuenow')).toBe('90');
});

test('queues missing frames and all frames by separate buttons', async () => {
  show(image(1, 'generated'));
  await userEvent.click(screen.getByRole('button', { name: 'Requeue missing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Queue all' }));
  expect(sent).toEqual([
    ['POST /api/images/prompts', { taleId: 't1', variant: 'missing' }],
    ['POST /api/images/prompts', { taleId: 't1', variant: 'all' }],
  ]);
});

test('says why a frame failed, and draws or retries it alone', async () => {
  planned = [image(3, 'missing')];
  show(image(1, 'error', { lastError: 'The engine refused these words.' }));
  await screen.findByText('The engine refused these words.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again: frame 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Draw: frame 3' }));
  expect(sent).toEqual([
    ['POST /api/images/i1/redraw', {}],
    ['POST /api/images/i3/redraw', {}],
  ]);
});

test('cancels one drawing or all', async () => {
  jobs = [{ id: 'j1', type: 'image_generation', status: 'running' }];
  show(image(1, 'queued'), image(2, 'uploading'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel: frame 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel drawing' }));
  expect(sent).toEqual([
    ['POST /api/images/i2/cancel', {}],
    ['POST /api/jobs/j1/cancel', {}],
  ]);
});

test('shows the words of a picture beside its scene’s, and redraws only on request', async () => {
  show(image(1, 'generated'));
  const dialog = within(await open('Frame 1'));
  expect(dialog.getByText('Le nutsotso 1.').getAttribute('lang')).toBe('ee');
  expect(dialog.getByText('Told in scene 1.').getAttribute('lang')).toBe('en');
  await userEvent.click(dialog.getByRole('button', { name: 'Draw again' }));
  const words = dialog.getByLabelText('What the picture shows');
  await userEvent.clear(words);
  expect((await dialog.findByRole('button', { name: 'Draw again' })).hasAttribute('disabled')).toBe(true);
  await userEvent.type(words, ' A river ');
  await userEvent.click(dialog.getByRole('button', { name: 'Draw again' }));
  expect(sent).toEqual([
    ['POST /api/images/i1/redraw', {}],
    ['POST /api/images/i1/redraw', { prompt: 'A river' }],
  ]);
});

test('moves to neighbours by arrow keys outside text fields, and keeps typed words', async () => {
  show(image(1, 'generated'), image(2, 'generated'));
  const dialog = await open('Frame 1');
  const words = () => within(dialog).getByLabelText<HTMLTextAreaElement>('What the picture shows');
  await userEvent.type(words(), '!');
  fireEvent.keyDown(words(), { key: 'ArrowRight' });
  expect(screen.getByRole('heading', { name: 'Frame 1 of 2' })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next picture' }), { key: 'ArrowRight' });
  expect(screen.getByRole('heading', { name: 'Frame 2 of 2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next picture' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next picture' }), { key: 'ArrowLeft' });
  expect(words().value).toBe('A road, take 1!');
});

test('pages earlier pictures, compares one with the current, and restores it', async () => {
  show(image(1, 'generated'));
  const dialog = within(await open('Frame 1'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Show older ones' }));
  const old = await waitFor(() => {
    const all = dialog.getAllByRole('button', { name: /^Compare the picture until/ });
    expect(all).toHaveLength(2);
    return all[1]!;
  });
  await userEvent.click(old);
  expect(dialog.getAllByRole('figure')).toHaveLength(2);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Current and previous picture');
  expect(dialog.getByText('Its description: Words 1')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Go back to this picture' }));
  expect(sent).toEqual([['POST /api/image-versions/v1/restore', {}]]);
  await waitFor(() => expect(dialog.queryAllByRole('figure')).toHaveLength(0));
});

test('replaces a picture by a file of the creator', async () => {
  show(image(1, 'generated'));
  const dialog = within(await open('Frame 1'));
  await userEvent.upload(dialog.getByLabelText('Picture file'), new File(['1234'], 'a.png', { type: 'image/png' }));
  await dialog.findByText('Replaced. Videos that show it are out of date now.');
  expect(sent).toEqual([['PUT /api/images/i1/picture', 4]]);
});

test('reloads the list every 4 s only while a picture is queued, generating or uploading', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  const polls = () => asked.filter((url) => url === '/api/images/t1').length;
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (const status of ['queued', 'generating', 'uploading']) {
    show(image(1, status));
    await wait(0);
    const first = polls();
    await wait(rhythms.imageListPoll - 1);
    expect(polls()).toBe(first);
    await wait(1);
    expect(polls()).toBe(first + 1);
    items = [image(1, 'generated')];
    await wait(rhythms.imageListPoll);
    expect(polls()).toBe(first + 2);
    await wait(10 * rhythms.imageListPoll);
    expect(polls()).toBe(first + 2);
    cleanup();
    client.clear();
  }
  expect(rhythms.imageListPoll).toBe(4_000);
});

test('says why a list cannot be read, and reloads it', async () => {
  let fails = true;
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    fails && url === '/api/images/t1'
      ? Response.json({ error: 'The disk is full.' }, { status: 507 })
      : answer(url, init),
  );
  show(image(1, 'generated'));
  await screen.findByText('The disk is full.');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 of 1 ready');
});
