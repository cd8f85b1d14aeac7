import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { type Mock, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { CreateTaleDialog } from './create-tale-dialog.tsx';
import { WritingWatch } from './writing-watch.tsx';

export type Row = Record<string, unknown>;
const bible = (version: string, installed: boolean) => ({
  version,
  installed,
  installing: false,
  name: `The ${version}`,
});
const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

/**
 * For tests: a studio that answers what the wizard asks. A test says how `/api/tales/create` answers and which tales
 * are being written.
 */
export function wizardStage() {
  const stage = {
    client: makeQueryClient(),
    answer: (): Response | Promise<Response> => Response.json({ ok: false, error: 'enough' }),
    settings: (): Response => Response.json({ ok: true, settings: { defaultImageStyle: 'storybook-1' } }),
    writings: [] as Row[],
    /** Answers which passages fit an idea; `asked` is what was asked. */
    propose: (_question: Row): Response | Promise<Response> =>
      Response.json({ ok: true, fits: true, language: 'en', proposals: [] }),
    asked: [] as Row[],
    /** The settings with which voices were played. */
    samples: [] as string[],
    /** The jobs that were cancelled. */
    cancelled: [] as string[],
    /** The orders that were sent. */
    sent: [] as { key: string; body: Row }[],
    /** Hears of the writings as they are now. */
    look: () => stage.client.invalidateQueries({ queryKey: ['writings'] }),
  };
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://studio');
    if (url.pathname === '/api/settings') return stage.settings();
    if (url.pathname === '/api/voices') {
      const voice = (id: string, label: string) => ({
        id,
        label,
        language: id.slice(0, 2),
        kind: 'simple',
        preview: false,
      });
      const items = [voice('en-rowan', 'Rowan'), voice('en-grace', 'Grace')];
      return Response.json({ ok: true, items, troubles: [], natural: { state: 'ready', percent: null, words: null } });
    }
    if (url.pathname === '/api/voices/sample') {
      stage.samples.push(url.search);
      return new Response('sound', { headers: { 'content-type': 'audio/mpeg' } });
    }
    if (url.pathname === '/api/image-styles')
      return Response.json({ items: ['storybook-1', 'ink-wash'].map((key) => ({ key, label: key })) });
    if (url.pathname === '/api/bibles')
      return Response.json({ ok: true, items: [bible('WEB', true), bible('LSG1910', true), bible('EWEBIB', false)] });
    if (url.pathname === '/api/passages/propose') {
      const question = JSON.parse(String(init.body ?? '{}')) as Row;
      stage.asked.push(question);
      return stage.propose(question);
    }
    if (url.pathname === '/api/bible/lookup')
      return Response.json({ error: `Unknown verse reference: ${url.searchParams.get('ref')}` });
    if (url.pathname === '/api/tales/writing') {
      const key = url.searchParams.get('key');
      return Response.json({ ok: true, items: stage.writings.filter((row) => key === null || row['key'] === key) });
    }
    const [, job] = /^\/api\/jobs\/(\w+)\/cancel$/.exec(url.pathname) ?? [];
    if (job) {
      stage.cancelled.push(job);
      return Response.json({ ok: true });
    }
    if (url.pathname !== '/api/tales/create') return new Response('no such call', { status: 404 });
    const key = (init.headers as Record<string, string>)['idempotency-key'] ?? '';
    stage.sent.push({ key, body: JSON.parse(String(init.body ?? '{}')) as Row });
    return stage.answer();
  });
  return stage;
}
export type WizardStage = ReturnType<typeof wizardStage>;

/** For tests: the wizard on the dashboard. */
export function openWizard({ client }: WizardStage): { onClose: Mock<() => void>; unmount: () => void } {
  const onClose = vi.fn<() => void>();
  const element = (
    <>
      <CreateTaleDialog open onClose={onClose} />
      <Place />
      <WritingWatch />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/dashboard'] });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { onClose, unmount };
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const typeTheme = async (words: string) => {
  await userEvent.click(screen.getByRole('radio', { name: 'Theme / summary' }));
  await userEvent.type(screen.getByLabelText('Theme or summary'), words);
};
/** From the first step to the order. */
export const sendIt = async () => {
  await press('Next');
  await press('Next');
  await press('Create Tale');
};
/** The newest notice. */
export const told = () => notices.history()[0];
