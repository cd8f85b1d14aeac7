import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { fireBulk } from '#web/tale-parts/bulk-event.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { KanbanView } from './kanban-view.tsx';
import { boardOf, cardOf } from './test-board.ts';

const sent: [string, unknown][] = [];
let answer: (url: string) => Response | Promise<Response>;
beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ ok: true, count: 2, ids: ['ruth', 'amos'], queued: 3, jobId: 'j', status: 'pending' });
  // jsdom lays nothing out: without a height a long list shows nothing.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  const cards = [
    cardOf('ruth', 'draft', { title: 'Ruth', verse: 'Ruth 1' }),
    cardOf('amos', 'scheduled', { title: 'Amos', scheduledAt: 1_900_000_000 }),
  ];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.startsWith('/api/tales/kanban')) return Response.json(boardOf(cards));
    sent.push([`${init.method} ${url}`, JSON.parse(String(init.body ?? '{}'))]);
    return answer(url);
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <KanbanView />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const latest = () => notices.history()[0];
const told = (title: string) => waitFor(() => expect(latest()?.title).toBe(title));
const button = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
};
const openPanel = async (name: string) => {
  await userEvent.click(within(await screen.findByRole('article', { name })).getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

test.each([
  ['Queue images', 'queue-images', 'Queued image jobs for 2 tale(s)', 'Queue failed'],
  ['Package', 'package-video', 'Packaging started for 2 tale(s)', 'Package failed'],
])('%s for the ticked cards, in the board’s spelling', async (words, action, done, failed) => {
  await tick('Ruth', 'Amos');
  expect(screen.getByText('2 selected')).toBeTruthy();
  await button(words);
  await told(done);
  expect(sent).toEqual([['POST /api/tales/bulk', { action, ids: ['ruth', 'amos'] }]]);
  answer = () => Response.json({ error: 'Not now' }, { status: 503 });
  await button(words);
  await told(failed);
  expect(latest()?.text).toBe('Not now');
});

test('orders nothing without ticked cards, and can clear the selection', async () => {
  await tick('Ruth');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Clear the selection' }));
  expect(screen.queryByRole('region', { name: 'Selected tales' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Board' }));
  fireBulk('generate');
  expect([latest()?.title, latest()?.text, sent]).toEqual([
    'No tales selected',
    'Select some tales first to use bulk actions',
    [],
  ]);
});

test('orders for the ticked cards from the palette', async () => {
  await tick('Ruth');
  fireBulk('generate');
  await waitFor(() => expect(sent).toEqual([['POST /api/tales/bulk', { action: 'queue-images', ids: ['ruth'] }]]));
});

test('asks before deleting with the list’s question, and can undo', async () => {
  await tick('Ruth', 'Amos');
  await button('Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 tale(s)? This is a soft delete.' });
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await told('Deleted 2 tale(s)');
  notices.perform(latest()!.id);
  await waitFor(() =>
    expect(sent).toEqual([
      ['POST /api/tales/bulk', { action: 'delete', ids: ['ruth', 'amos'] }],
      ['POST /api/tales/bin/restore', { ids: ['ruth', 'amos'] }],
    ]),
  );
});

test('creates one at once by Create New Tale, with a busy button', async () => {
  let write: (answer: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (write = resolve));
  await button('Create New Tale');
  expect(screen.getByRole('button', { name: 'Create New Tale' })).toHaveProperty('disabled', true);
  expect(sent).toEqual([['POST /api/tales/create', { mode: 'random' }]]);
  write(Response.json({ ok: true, taleId: 'tale-9', title: 'T', langs: ['en'], notes: [] }));
  await told('Tale created: tale-9');
  answer = () => Response.json({ ok: false, error: "You've used all verses for this passage length" });
  await button('Create New Tale');
  await told('Create failed');
  expect(latest()?.text).toBe("You've used all verses for this passage length");
});

test('shows and orders for a tale in the panel, and returns the focus on Escape', async () => {
  const panel = await openPanel('Ruth');
  expect(panel.getByText('Ruth 1')).toBeTruthy();
  expect(panel.getByText(/^\d+d ago$/)).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Open editor' }).getAttribute('href')).toBe('/tales/ruth');
  await userEvent.click(panel.getByRole('button', { name: 'Queue images' }));
  await waitFor(() => expect(latest()).toMatchObject({ title: 'Images queued', text: 'Queued image generation' }));
  await userEvent.click(panel.getByRole('button', { name: 'Package' }));
  await told('Packaging started for 1 tale(s)');
  expect(sent).toEqual([
    ['POST /api/tales/images', { taleId: 'ruth', count: 12 }],
    ['POST /api/tales/ruth/package', {}],
  ]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ruth'));
});

test('changes the date of a scheduled tale from its panel', async () => {
  const panel = await openPanel('Amos');
  await userEvent.click(panel.getByRole('button', { name: 'Change' }));
  const field = await screen.findByLabelText(/Date and time in your zone/);
  await userEvent.clear(field);
  await userEvent.type(field, '2031-01-02T03:04');
  await button('Schedule');
  await told('Tale moved successfully');
  const at = new Date(2031, 0, 2, 3, 4).getTime() / 1000;
  expect(sent).toEqual([['PATCH /api/tales/amos/status', { status: 'scheduled', scheduledAt: at }]]);
});

test('keeps a date without anything to publish, and says what is missing with a link', async () => {
  const lack = '“Amos” is scheduled, but has no film yet. Package it, and it will be uploaded.';
  answer = () => Response.json({ ok: true, warnings: [lack] });
  const panel = await openPanel('Amos');
  await userEvent.click(panel.getByRole('button', { name: 'Change' }));
  await button('Schedule');
  const dialog = within(await screen.findByRole('dialog', { name: 'Amos needs something before its date' }));
  expect(dialog.getByRole('listitem').textContent).toBe(lack);
  expect(dialog.getByRole('link', { name: 'Open the YouTube tab' }).getAttribute('href')).toBe(
    '/tales/amos?tab=youtube',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByText(lack)).toBeNull());
});

test.each([['invalid'], ['cancelled']])(
  'sends nothing and returns the card on a move to Scheduled whose date is %s',
  async (how) => {
    const card = within(await screen.findByRole('article', { name: 'Ruth' }));
    await userEvent.click(card.getByRole('button', { name: 'Move to… Ruth' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Scheduled' }));
    const column = within(screen.getByRole('region', { name: 'Scheduled', hidden: true }));
    const field = await screen.findByLabelText(/Date and time in your zone/);
    expect(column.getAllByRole('article', { hidden: true }).length).toBe(2);
    if (how === 'invalid') {
      await userEvent.clear(field);
      await userEvent.type(field, '2031-02-30T10:00');
      await button('Schedule');
      await told('Invalid date format');
    } else await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(column.getAllByRole('article', { hidden: true }).length).toBe(1));
    expect(sent).toEqual([]);
  },
);
