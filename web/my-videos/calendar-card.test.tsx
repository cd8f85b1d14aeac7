import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarEntry } from '#shared/publishing/calendar.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { CalendarCard } from './calendar-card.tsx';

const at = (iso: string) => Date.parse(iso) / 1000;
const entry = (more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: 'k1',
  taleId: 't1',
  title: 'Ruth stays',
  at: at('2099-11-22T16:00Z'),
  state: 'scheduled',
  langs: ['en', 'fr'],
  channels: ['Ama tells'],
  publicationIds: ['p1'],
  reason: null,
  watchUrl: null,
  movable: { status: 'scheduled', scheduledAt: at('2099-11-22T16:00Z') },
  ...more,
});

let items: CalendarEntry[];
let asked: URLSearchParams[];
let sent: [string, unknown][];
let refuse: boolean;
let warnings: string[];
beforeEach(() => {
  [items, asked, sent, refuse, warnings] = [[entry()], [], [], false, []];
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method && init.method !== 'GET') {
      sent.push([`${init.method} ${url}`, JSON.parse(String(init.body ?? '{}'))]);
      return refuse
        ? Response.json({ error: 'The host is away.' }, { status: 503 })
        : Response.json({ ok: true, warnings });
    }
    if (!url.startsWith('/api/calendar')) return Response.json({ ok: true, items: [] });
    asked.push(new URLSearchParams(url.split('?')[1]));
    return Response.json({ ok: true, items, more: false });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (path = '/my-videos?day=2099-11-21') =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <CalendarCard own="UTC" now={Date.parse('2099-11-21T12:00Z')} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const moveTo = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /Ruth stays/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move to…' }));
  const field = await screen.findByLabelText(/Date and time in your zone/);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
};

test('loads only the weeks of a month, and others on paging', async () => {
  show();
  await screen.findByRole('button', { name: /Ruth stays/ });
  const span = (query: URLSearchParams | undefined) =>
    [query?.get('from'), query?.get('until')].map((one) => new Date(Number(one) * 1000).toISOString().slice(0, 10));
  expect(span(asked[0])).toEqual(['2099-10-26', '2099-12-07']);
  await userEvent.click(screen.getByRole('button', { name: 'The next month' }));
  await waitFor(() => expect(span(asked.at(-1))).toEqual(['2099-11-30', '2100-01-04']));
  await userEvent.click(screen.getByRole('button', { name: 'Week' }));
  await waitFor(() => expect(span(asked.at(-1))).toEqual(['2099-12-21', '2099-12-28']));
});

test('shows the state in a word, both times and the languages of an entry', async () => {
  localStorage.setItem('ai-content-pipeline:audience-zone', 'Africa/Lagos');
  show();
  const face = await screen.findByRole('button', { name: /Ruth stays/ });
  expect(face.textContent).toMatch(/16:00· 17:00Ruth staysScheduled · en fr/);
});

test('shows a move by Move to… at once, sends it as the tale’s date, announces it, and undoes it', async () => {
  show();
  await moveTo('2099-11-25T18:30');
  await waitFor(() =>
    expect(sent).toEqual([
      ['PATCH /api/tales/t1/status', { status: 'scheduled', scheduledAt: at('2099-11-25T18:30Z') }],
    ]),
  );
  expect(await screen.findByText(/^Moved Ruth stays: Wed/)).toBeTruthy();
  const shown = notices.current();
  expect(shown?.action?.label).toBe('Undo');
  notices.perform(shown!.id);
  await waitFor(() =>
    expect(sent[1]).toEqual([
      'PATCH /api/tales/t1/status',
      { status: 'scheduled', scheduledAt: at('2099-11-22T16:00Z') },
    ]),
  );
});

test('says what a new date lacks, with a link to it', async () => {
  warnings = ['“Ruth stays” is scheduled, but cannot be published yet. Say it.'];
  show();
  await moveTo('2099-11-25T18:30');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ruth stays needs something before its date' }));
  expect(dialog.getByRole('listitem').textContent).toBe(warnings[0]);
  expect(dialog.getByRole('link', { name: 'Open the YouTube tab' }).getAttribute('href')).toBe('/tales/t1?tab=youtube');
});

test('returns to the old date when refused, and says so', async () => {
  refuse = true;
  show();
  await moveTo('2099-11-25T18:30');
  expect(await screen.findByText(/Ruth stays was not moved and is back at Sun/)).toBeTruthy();
  const cell = screen.getByText('22', { selector: 'time' }).closest('td')!;
  expect(within(cell).getByRole('button', { name: /Ruth stays/ })).toBeTruthy();
});

test('says why a date was missed and allows a move, but not of a published one', async () => {
  items = [
    entry({ key: 'k2', title: 'Ruth stays', state: 'missed', reason: 'It should have been published.' }),
    entry({ key: 'k3', title: 'Jonah', state: 'published', movable: null, watchUrl: 'http://localhost/watch' }),
  ];
  show();
  await userEvent.click(await screen.findByRole('button', { name: /Ruth stays/ }));
  expect(await screen.findByText('It should have been published.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next free slot' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: /Jonah/ }));
  expect(await screen.findByRole('link', { name: 'Watch' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move to…' })).toBeNull();
});
