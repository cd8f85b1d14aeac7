import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { showPart } from './dashboard-stage.tsx';
import { YourTales } from './your-tales.tsx';

const tale = (title: string, videoStatus: string, set: object = {}) => ({
  taleId: `id-${title}`,
  title,
  verse: 'Luke 15:1-7',
  createdAt: 1_795_000_000,
  imagesReady: 3,
  imagesTotal: 12,
  videoStatus,
  publishLocal: null,
  tz: null,
  scheduledAtUTC: null,
  ...set,
});
const list = (...items: object[]) => Response.json({ ok: true, items });
const statusCalls = (asked: string[]) =>
  asked.filter((call) => call.startsWith('GET /api/tales/status')).map((call) => call.split('?')[1]);
const none = () => {};
const rows = () => screen.getAllByRole('row').slice(1);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('shows a table of title with date, verse, images, status and publish date', async () => {
  showPart(<YourTales onCreate={none} />, () =>
    list(
      tale('Lost', 'scheduled', { publishLocal: '22 Nov 2026, 09:00', tz: 'Africa/Accra' }),
      tale('Alone', 'draft', { verse: null }),
    ),
  );
  await screen.findByRole('table', { name: 'Your tales' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Tale',
    'Verse',
    'Images',
    'Status',
    'Publish Date',
  ]);
  const [alone, lost] = rows() as [HTMLElement, HTMLElement];
  expect(within(lost).getByRole('link', { name: 'Lost' }).getAttribute('href')).toBe('/tales/id-Lost');
  expect(lost.textContent).toMatch(/2026.*Luke 15:1-7.*3\/12.*scheduled.*22 Nov 2026, 09:00 Africa\/Accra/);
  expect(within(lost).getByRole('progressbar', { name: 'Images of Lost' }).getAttribute('aria-valuenow')).toBe('25');
  expect(alone.textContent).toMatch(/—.*draft.*—/);
});

test('sorts drafts first and failures last, treats an unknown status as a draft, and colours each', async () => {
  const hues = { draft: 'mute', uploaded: 'info', scheduled: 'warn', published: 'good', failed: 'bad' };
  const mixed = ['failed', 'published', 'odd', 'scheduled', 'uploaded', 'draft'];
  showPart(<YourTales onCreate={none} />, () => list(...mixed.map((status) => tale(`a ${status} one`, status))));
  await screen.findByRole('table');
  const order = rows().map((row) => within(row).getByRole('link').textContent);
  expect(order).toEqual([
    'a odd one',
    'a draft one',
    'a uploaded one',
    'a scheduled one',
    'a published one',
    'a failed one',
  ]);
  const badges = rows().map(
    (row) => within(row).getByText(/^(draft|uploaded|scheduled|published|failed)$/).parentElement!,
  );
  expect(badges.map(({ textContent }) => textContent)).toEqual(['draft', ...Object.keys(hues)]);
  badges.slice(1).forEach((badge, index) => expect(badge.className).toContain(`bg-${Object.values(hues)[index]}-wash`));
  expect(badges.every((badge) => badge.querySelector('svg'))).toBe(true);
});

test('says what the counts are based on: complete pictures, rendered films, a card that was only moved', async () => {
  showPart(<YourTales onCreate={none} />, () =>
    list(
      tale('whole', 'draft', { imagesReady: 12 }),
      tale('half', 'draft'),
      tale('filmed', 'draft', { imagesReady: 12, isPackaged: true }),
      tale('moved', 'published', { isPublic: false }),
      tale('seen', 'published', { isPublic: true }),
    ),
  );
  await screen.findByRole('table');
  const notes = rows().map((row) => [
    within(row).queryByText('All pictures ready') !== null,
    within(row).queryByText('Packaged') !== null,
    within(row).queryByText('Moved manually') !== null,
  ]);
  expect(notes).toEqual([
    [true, false, false],
    [false, false, false],
    [false, true, false],
    [false, false, true],
    [false, false, false],
  ]);
});

test('offers every status by name in the filter', async () => {
  showPart(<YourTales onCreate={none} />, () => list());
  const options = within(screen.getByRole('combobox', { name: 'Status' })).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ textContent, value }) => [textContent, value])).toEqual([
    ['All statuses', ''],
    ['Draft', 'draft'],
    ['Bound', 'uploaded'],
    ['Scheduled', 'scheduled'],
    ['Published', 'published'],
    ['Failed', 'failed'],
  ]);
});

test('loads 200, and sends search and status 300 ms after a change, only when set', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { asked } = showPart(<YourTales onCreate={none} />, () => list());
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(statusCalls(asked)).toEqual(['limit=200']);
  const search = screen.getByPlaceholderText('Search by title or verse…');
  await user.type(search, 'sheep');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(statusCalls(asked).length).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(statusCalls(asked).slice(1)).toEqual(['q=sheep&limit=200']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Bound');
  await act(() => vi.advanceTimersByTimeAsync(350));
  expect(statusCalls(asked).at(-1)).toBe('q=sheep&status=uploaded&limit=200');
  await user.clear(search);
  await act(() => vi.advanceTimersByTimeAsync(350));
  expect(statusCalls(asked).at(-1)).toBe('status=uploaded&limit=200');
  // What was seen a moment ago is requested again: another tab may have changed it.
  await user.type(search, 'sheep');
  await act(() => vi.advanceTimersByTimeAsync(350));
  expect(statusCalls(asked).at(-1)).toBe('q=sheep&status=uploaded&limit=200');
});

test('cancels an outdated search', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  showPart(<YourTales onCreate={none} />, (url, { signal }) => {
    if (!url.searchParams.get('q')) return list(tale('First', 'draft'));
    signals.push(signal);
    return url.searchParams.get('q') === 'old' ? new Promise<Response>(() => {}) : list(tale('New', 'draft'));
  });
  await screen.findByText('First');
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'old');
  await waitFor(() => expect(signals.length).toBe(1));
  await userEvent.clear(search);
  await userEvent.type(search, 'new');
  expect(await screen.findByText('New')).toBeTruthy();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('leads to the first tale when there is none, and back to all when nothing is found', async () => {
  const onCreate = vi.fn<() => void>();
  const { asked } = showPart(<YourTales onCreate={onCreate} />, () => list());
  expect((await screen.findAllByText('No tales found')).length).toBeGreaterThan(0);
  expect(screen.getByText('Create your first tale to get started')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Create New Tale' }));
  expect(onCreate).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filter' }));
  await waitFor(() => expect(statusCalls(asked).at(-1)).toBe('limit=200'));
});

test('shows an empty list with a retry on failure', async () => {
  let broken = true;
  showPart(<YourTales onCreate={none} />, () =>
    broken ? new Response('', { status: 500 }) : list(tale('Back', 'draft')),
  );
  expect((await screen.findAllByText('No tales found')).length).toBeGreaterThan(0);
  expect(screen.getByText('Your tales could not be loaded.')).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Back')).toBeTruthy();
});

test('shows an empty list, not an old one, when it can no longer be read', async () => {
  let broken = false;
  const { client } = showPart(<YourTales onCreate={none} />, () =>
    broken ? new Response('', { status: 500 }) : list(tale('Seen', 'draft')),
  );
  await screen.findByText('Seen');
  broken = true;
  await act(() => client.invalidateQueries({ queryKey: ['tales'] }));
  expect(await screen.findByText('Your tales could not be loaded.')).toBeTruthy();
  expect(screen.queryByText('Seen')).toBeNull();
});

test('announces the number of results', async () => {
  showPart(<YourTales onCreate={none} />, () => list(...Array.from({ length: 200 }, (_, n) => tale(`t${n}`, 'draft'))));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The newest 200 tales'));
  expect(rows().length).toBe(200);
});
