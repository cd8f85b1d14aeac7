import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCommands } from '#web/commands/use-commands.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { Palette } from './palette.tsx';
import { useShellKeys } from './use-shell-keys.ts';

const left = vi.hoisted(() => vi.fn<(path: string) => void>());
vi.mock('#web/browser/location.ts', () => ({ loadPage: left }));

let asked: string[] = [];
let aborted: string[] = [];
const tale = (id: string, title: string) => ({ id, title, displayTitle: title, verse: 'Psalm 23:1-6' });
const answers: Record<string, object[]> = { shepherd: [tale('t1', 'The good shepherd'), tale('t2', 'A shepherd boy')] };

beforeEach(() => {
  [asked, aborted] = [[], []];
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    asked.push(url);
    signal?.addEventListener('abort', () => aborted.push(url));
    const q = new URL(url, 'http://studio').searchParams.get('q') ?? '';
    return q === 'slow'
      ? new Promise(() => {})
      : Promise.resolve(Response.json({ ok: true, items: answers[q] ?? [], nextCursor: null, counts: {} }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const performed = vi.fn<() => void>();
function Studio({ page }: { page: boolean }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useShellKeys({ togglePalette: () => setOpen((now) => !now), openSheet: () => {} });
  return (
    <>
      <output>{pathname}</output>
      {page && <PageCommands />}
      {open && <Palette onClose={() => setOpen(false)} onFold={() => {}} />}
    </>
  );
}
function PageCommands() {
  useCommands([
    {
      id: 'tale.images',
      label: 'Generate Images',
      description: 'Of this tale',
      icon: Images,
      group: 'This tale',
      key: 'g',
      perform: performed,
    },
  ]);
  return null;
}
async function open(page = false) {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <Studio page={page} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await vi.dynamicImportSettled();
  await user.keyboard('{Control>}k{/Control}');
  return { user, input: screen.getByRole('combobox') };
}
const labels = () => screen.queryAllByRole('option').map((option) => option.querySelector('span span')?.textContent);
const place = () => document.querySelector('output')?.textContent;

test('opens and closes with Ctrl+K and Cmd+K, and closes with Escape', async () => {
  const { user } = await open();
  expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Meta>}k{/Meta}');
  await user.keyboard('{Meta>}k{/Meta}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Meta>}k{/Meta}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers the specified commands first and in order, then all other actions', async () => {
  await open(true);
  expect(labels()).toEqual([
    'Create New Tale',
    'Go to Dashboard',
    'My Videos',
    'All Tales',
    'Images',
    'Settings',
    'Bulk: Generate Images',
    'Bulk: Render Videos',
    'Bulk: Upload to YouTube',
    'Generate Images',
    'Import a package',
    'Home',
    'Videos',
    'Theme: Light',
    'Theme: Dark',
    'Theme: System',
    'Collapse or expand navigation',
    'Keyboard shortcuts',
    'Refresh',
    'Connect YouTube',
    'Sign out',
  ]);
  expect(within(screen.getByRole('option', { name: /^Generate Images/ })).getByText('G')).toBeTruthy();
});

test.each([
  ['create new', '/tales/new'],
  ['dashboard', '/dashboard'],
  ['your youtube channel', '/my-videos'],
  ['ALL TALES', '/tales'],
  ['images', '/images'],
  ['settings', '/settings'],
])('runs for "%s" the first match on Enter: %s', async (text, path) => {
  const { user, input } = await open();
  await user.type(input, `${text}{Enter}`);
  expect(place()).toBe(path);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says that nothing was found', async () => {
  const { user, input } = await open();
  await user.type(input, 'zzz');
  expect(await screen.findByText('No commands found')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(place()).toBe('/dashboard');
});

test('says that a bulk action needs a selection, and otherwise fires the event', async () => {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent).detail);
  window.addEventListener('tales:bulk', hear);
  const { user, input } = await open();
  await user.type(input, 'bulk: render{Enter}');
  expect(notices.history()[0]).toMatchObject({
    title: 'No tales selected',
    text: 'Select some tales first to use bulk actions',
  });
  document.body.insertAdjacentHTML('beforeend', '<input type="checkbox" data-tale-box checked>');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(screen.getByRole('combobox'), 'bulk: upload{Enter}');
  expect(heard).toEqual([{ action: 'upload' }]);
  document.querySelector('[data-tale-box]')?.remove();
  window.removeEventListener('tales:bulk', hear);
});

test('runs a page’s command, also by arrow keys, chooses the theme, and links YouTube', async () => {
  const { user, input } = await open(true);
  await user.type(input, 'generate{ArrowDown}{Enter}');
  expect(performed).toHaveBeenCalledOnce();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(screen.getByRole('combobox'), 'theme: dark{Enter}');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(screen.getByRole('combobox'), 'connect youtube{Enter}');
  expect(left).toHaveBeenCalledWith('/auth/google/start?scope=youtube&force=1');
});

test('finds tales by title or verse below the commands after a pause, and drops late answers', async () => {
  const { user, input } = await open();
  await user.type(input, 'slow');
  await waitFor(() => expect(asked.length).toBe(1));
  fireEvent.change(input, { target: { value: 'shepherd' } });
  const group = await screen.findByRole('group', { name: 'Tales' });
  expect(within(group).getAllByRole('option')).toHaveLength(2);
  expect(asked).toEqual(['/api/tales/list?q=slow&limit=8', '/api/tales/list?q=shepherd&limit=8']);
  expect(aborted).toEqual(['/api/tales/list?q=slow&limit=8']);
  await user.keyboard('{Enter}');
  expect(place()).toBe('/tales/t1');
});

test('runs the command on Enter, not the tale below it', async () => {
  answers['images'] = [tale('t9', 'Images of grace')];
  const { user, input } = await open();
  await user.type(input, 'images');
  await screen.findByText('Images of grace');
  await user.keyboard('{Enter}');
  expect(place()).toBe('/images');
});
