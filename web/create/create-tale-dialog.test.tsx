import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/queries/client.ts';
import { notices } from '#web/ui/toast-store.ts';
import { CreateTaleDialog } from './create-tale-dialog.tsx';

let answer: () => Response | Promise<Response>;
const sent: { key: string; body: Record<string, unknown> }[] = [];
const client = makeQueryClient();
const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/settings') return Response.json({ ok: true, settings: { defaultImageStyle: 'storybook-1' } });
    if (url === '/api/image-styles') return Response.json({ items: [{ key: 'storybook-1', label: 'Storybook' }] });
    if (url !== '/api/tales/create') return new Response('no such call', { status: 404 });
    sent.push({ key: (init.headers as Record<string, string>)['idempotency-key'] ?? '', body: JSON.parse(String(init.body)) });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const onClose = vi.fn();
  const element = (
    <>
      <CreateTaleDialog open onClose={onClose} />
      <Place />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/dashboard'] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return onClose;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toTheEnd = async () => {
  await press('Next');
  await press('Next');
  await press('Create Tale');
};

test('the defaults are sent once, the steps are shown live, then the storyboard opens', async () => {
  let finish = (_: Response) => {};
  answer = () => new Promise((resolve) => (finish = resolve));
  const onClose = open();
  await toTheEnd();
  expect(await screen.findByText('Crafting your multi-language tale…')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ mode: 'random', span: 'single', langs: ['en', 'fr', 'ee'], scenes: 12, customWords: 800 });
  client.setQueryData(['writing', sent[0]?.key], 'picking-verses');
  await waitFor(() =>
    expect(screen.getByText('Picking verse texts per language').closest('li')?.getAttribute('aria-current')).toBe('step'),
  );
  finish(Response.json({ ok: true, taleId: 't1', title: 'Trust', langs: ['en'], notes: [] }));
  await waitFor(() => expect(screen.getByText('/tales/t1?tab=storyboard')).toBeTruthy());
  expect(onClose).toHaveBeenCalledOnce();
  expect(notices.history()[0]).toMatchObject({ title: 'Tale created ✓', text: 'Trust · English' });
});

test.each([
  [
    () => Response.json({ ok: false, error: "You've used all verses for this passage length" }),
    "You've used all verses for this passage length",
  ],
  [() => Response.json({ ok: true }), 'No taleId returned'],
  [() => Response.json({ ok: false, code: 'unavailable', error: 'The writer rests' }, { status: 503 }), 'The writer rests'],
])('a refusal is shown under Create failed and the dialog stays %#', async (reply, words) => {
  answer = reply;
  const onClose = open();
  await toTheEnd();
  await waitFor(() => expect(notices.history()[0]).toMatchObject({ kind: 'error', title: 'Create failed', text: words }));
  expect(onClose).not.toHaveBeenCalled();
});

test('edits of every step reach the order', async () => {
  answer = () => Response.json({ ok: false, error: 'enough' });
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Theme / summary' }));
  await userEvent.type(screen.getByLabelText('Theme or summary'), ' Mercy ');
  await press('Next');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Français' }));
  await userEvent.selectOptions(screen.getByLabelText('Length'), 'custom');
  await userEvent.clear(screen.getByLabelText('Words'));
  await userEvent.clear(screen.getByLabelText('Scenes'));
  await userEvent.type(screen.getByLabelText('Scenes'), '90');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Honor Jesus explicitly' }));
  await press('Next');
  await userEvent.click(screen.getByRole('switch', { name: /Auto-generate tale/ }));
  await userEvent.click(screen.getByRole('switch', { name: /Auto-queue/ }));
  await press('Create Tale');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    mode: 'idea',
    prompt: 'Mercy',
    langs: ['en', 'ee'],
    length: 'custom',
    customWords: 800,
    scenes: 24,
    honorJesus: false,
    autoGenerate: false,
    autoQueueImages: false,
  });
});

test('Back goes a step down and closes on the first', async () => {
  const onClose = open();
  await press('Next');
  await press('Back');
  expect(screen.getByText('Step 1 of 3: Source')).toBeTruthy();
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
});
