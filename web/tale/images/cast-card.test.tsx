import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CastSheet } from '#shared/pictures/cast.contract.ts';
import { CastCard } from './cast-card.tsx';

const father = {
  name: 'the father',
  kind: 'person',
  look: 'old, white beard',
  cloth: 'purple robe',
  notes: '',
} as const;
const portrait = {
  id: 'p1',
  status: 'generated',
  url: '/api/portraits/p1/file?v=1',
  stale: false,
  engine: 'art',
  lastError: null,
} as const;
let sheet: CastSheet;
let asked: [method: string, path: string, body: unknown][];
let refuse: string | null;
beforeEach(() => {
  sheet = { version: 3, members: [father], frames: [[1, 4]], portraits: [portrait], drifted: ['i4'] };
  [asked, refuse] = [[], null];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, 'http://studio');
    if (pathname === '/api/tales/list')
      return Response.json({ ok: true, items: [{ id: 't2', title: 'The Lost Sheep' }], nextCursor: null });
    if (pathname === '/api/voices') {
      const items = [{ id: 'en-grace', language: 'en', label: 'Grace', kind: 'simple', preview: false }];
      return Response.json({ ok: true, items, troubles: [], natural: { state: 'ready', percent: null, words: null } });
    }
    const body = init.body ? JSON.parse(String(init.body ?? '{}')) : null;
    if (init.method !== 'GET') asked.push([String(init.method), pathname, body]);
    if (init.method === 'PUT' && refuse) return Response.json({ ok: false, error: refuse }, { status: 409 });
    if (pathname === '/api/engines/estimate')
      return Response.json({ ok: true, lines: [], micros: 0, leftMicros: null });
    if (pathname.endsWith('/redraw') || pathname.endsWith('/portraits'))
      return Response.json({ ok: true, queued: 1, jobId: 'j1' });
    if (init.method === 'PUT') sheet = { ...sheet, version: 4, members: body.members };
    return Response.json({ ok: true, ...sheet });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <CastCard taleId="t1" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const edit = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the cast' }));
  return within(await screen.findByRole('dialog'));
};

test('shows each member with looks and pictures, and redraws only outdated ones with one click', async () => {
  show();
  expect((await screen.findByText('the father')).closest('li')?.textContent).toBe(
    'the fatherold, white beard · purple robeIn pictures 1, 4',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Redraw pictures that no longer match' }));
  await vi.waitFor(() => expect(asked).toEqual([['POST', '/api/tales/t1/cast/redraw', {}]]));
});

test('adds and changes an entry, and saves the sheet on the version that was read', async () => {
  show();
  const form = await edit();
  fireEvent.change(form.getByLabelText('Clothes'), { target: { value: 'red robe' } });
  fireEvent.click(form.getByRole('button', { name: 'Add an entry' }));
  expect(form.getByText('Every entry needs a name.')).toBeTruthy();
  fireEvent.change(form.getAllByLabelText('Name')[1]!, { target: { value: 'the lake' } });
  fireEvent.change(form.getAllByLabelText('Kind')[1]!, { target: { value: 'place' } });
  fireEvent.click(form.getByRole('button', { name: 'Save the cast' }));
  const lake = { name: 'the lake', kind: 'place', look: '', cloth: '', notes: '' };
  await vi.waitFor(() =>
    expect(asked).toEqual([
      ['PUT', '/api/tales/t1/cast', { version: 3, members: [{ ...father, cloth: 'red robe' }, lake] }],
    ]),
  );
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('gives a person a voice for a language, but not a place', async () => {
  show();
  const form = await edit();
  fireEvent.change(await form.findByLabelText('English: voice of the father'), { target: { value: 'en-grace' } });
  expect(form.getByRole('button', { name: 'Listen to Grace for the father' })).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Save the cast' }));
  const members = [{ ...father, voices: { en: 'en-grace' } }];
  await vi.waitFor(() => expect(asked).toEqual([['PUT', '/api/tales/t1/cast', { version: 3, members }]]));
  expect(await screen.findByText('Custom voice in English')).toBeTruthy();
  const again = await edit();
  fireEvent.change(again.getByLabelText('Kind'), { target: { value: 'place' } });
  expect(again.queryByText('Voice for what they say')).toBeNull();
});

test('reports somebody else’s change, and keeps the input in the form', async () => {
  refuse = 'The cast was changed in another window.';
  show();
  const form = await edit();
  fireEvent.change(form.getByLabelText('Look'), { target: { value: 'very old' } });
  fireEvent.click(form.getByRole('button', { name: 'Save the cast' }));
  expect(await form.findByText(refuse)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Look').value).toBe('very old');
});

test('copies the cast of another tale', async () => {
  show();
  const form = await edit();
  fireEvent.change(await form.findByLabelText('Use the cast of another tale'), { target: { value: 't2' } });
  await vi.waitFor(() =>
    expect(asked).toEqual([['POST', '/api/tales/t1/cast/borrow', { version: 3, fromTaleId: 't2' }]]),
  );
});

test('shows portraits, draws missing ones with one press, and redraws one', async () => {
  sheet = {
    ...sheet,
    members: [father, { ...father, name: 'the son' }],
    frames: [[1], []],
    portraits: [portrait, null],
  };
  show();
  expect((await screen.findByAltText<HTMLImageElement>('Portrait of the father')).src).toContain(
    '/api/portraits/p1/file?v=1&w=320',
  );
  expect(screen.getByText('1 entry has no portrait yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Draw the portrait' }));
  await vi.waitFor(() => expect(asked).toEqual([['POST', '/api/tales/t1/cast/portraits', {}]]));
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Draw another portrait of the father' });
  await vi.waitFor(() => expect(again.disabled).toBe(false));
  fireEvent.click(again);
  await vi.waitFor(() =>
    expect(asked.at(-1)).toEqual(['POST', '/api/tales/t1/cast/portraits', { names: ['the father'] }]),
  );
});

test('says that a portrait is pending, failed or of older words', async () => {
  const three = ['one', 'two', 'three'].map((name) => ({ ...father, name }));
  const failed = { ...portrait, status: 'error', url: null, lastError: 'It refused to draw this.' } as const;
  sheet = {
    ...sheet,
    members: three,
    frames: [[], [], []],
    portraits: [{ ...portrait, status: 'generating' }, failed, { ...portrait, stale: true }],
  };
  show();
  expect(await screen.findByText('Being drawn')).toBeTruthy();
  expect(screen.getByText('It refused to draw this.')).toBeTruthy();
  expect(screen.getByText('Out of date')).toBeTruthy();
  expect(
    screen.getByText('1 entry has no portrait yet. 1 portrait no longer matches the words of the cast.'),
  ).toBeTruthy();
});

test('lists a proposed entry without pictures below, and requests no portrait', async () => {
  const abiel = { name: 'Abiel', kind: 'person', look: '', cloth: '', notes: '' } as const;
  sheet = { version: 0, members: [father, abiel], frames: [[1], []], portraits: [portrait, null], drifted: [] };
  show();
  await screen.findByText('Named in the tale, but not in any picture: Abiel');
  expect(screen.queryByRole('heading', { name: 'Abiel' })).toBeNull();
  expect(screen.queryByText(/no portrait yet/)).toBeNull();
});
