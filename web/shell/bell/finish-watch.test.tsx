import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { FinishWatch } from './finish-watch.tsx';
import { useBell } from './use-bell.ts';

const done = (id: string, title: string, ts = 5) => ({
  ...{ id, ts, type: 'video_processing', level: 'info', message: 'Packaging: done', refId: `tale-${id}`, about: title },
});
let items: object[] = [];
let client: ReturnType<typeof makeQueryClient>;
let outside: [string, NotificationOptions | undefined][];
beforeEach(() => {
  localStorage.clear();
  [items, outside, client] = [[], [], makeQueryClient()];
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.startsWith('/api/dashboard/recent') ? { ok: true, items } : { success: true, alerts: [] }),
  );
  class Note extends EventTarget {
    static permission = 'granted';
    constructor(title: string, options?: NotificationOptions) {
      super();
      outside.push([title, options]);
    }
  }
  vi.stubGlobal('Notification', Note);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
function Page() {
  usePageTitle('Tales');
  const { lines, unread } = useBell();
  const { pathname, search } = useLocation();
  return (
    <>
      <FinishWatch />
      <p>At {pathname + search}</p>
      <p>
        {unread} unread:{' '}
        {lines
          .map(({ title, text, links }) => `${title} ${text} ${links.map(({ kind }) => kind).join('+')}`)
          .join('; ')}
      </p>
    </>
  );
}
const show = () =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/tales']}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const told = () => act(() => client.invalidateQueries({ queryKey: ['recent'] }));

test('announces a finished film by a notice with Watch and Publish, by the tab and by the system', async () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  items = [done('old', 'Jonah')];
  show();
  await screen.findByText('1 unread: Film ready Jonah watch+publish');
  expect([notices.current()?.title, document.title]).not.toContain('Film ready');
  items = [done('new', 'Ruth', 6), ...items];
  await told();
  await waitFor(() => expect(notices.current()).toMatchObject({ title: 'Film ready', text: 'Ruth' }));
  expect(document.title).toBe('(1) Film ready · Tales · AI Content Pipeline');
  expect(outside).toMatchObject([['Film ready', { body: 'Ruth' }]]);
  focus.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(document.title).toBe('Tales · AI Content Pipeline');
  act(() => notices.perform(notices.current()!.id, 'also'));
  expect(screen.getByText('At /tales/tale-new?tab=youtube')).toBeTruthy();
});

test('keeps it in the bell over a reload, once, without this tab’s own messages', async () => {
  items = [done('a', 'Ruth')];
  act(() => notices.show('success', 'Packaging started'));
  show();
  const line = await screen.findByText(/Film ready Ruth/);
  expect(line.textContent).toMatch(/^1 unread/);
  expect(line.textContent.match(/Film ready/g)).toHaveLength(1);
  expect(line.textContent).toContain('Packaging started');
  cleanup();
  show();
  await screen.findByText(/Film ready Ruth watch\+publish/);
});
