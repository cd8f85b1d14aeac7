import type { TaleId } from '#shared/ids.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { notice, showPart } from './dashboard-stage.tsx';
import { QuickActions } from './quick-actions.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const json = (body: object, status = 200) => Response.json(body, { status });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('opens the dialog on Create New Tale', async () => {
  const onCreate = vi.fn<() => void>();
  showPart(<QuickActions onCreate={onCreate} />, () => undefined);
  await press('Create New Tale');
  expect(onCreate).toHaveBeenCalledOnce();
});

test('orders the newest tale with missing pictures on Generate Images, by an empty order', async () => {
  const { asked, inits } = showPart(<QuickActions onCreate={() => {}} />, () => json({ ok: true, queued: 7 }));
  await press('Generate Images');
  const at = asked.indexOf('POST /api/tales/images');
  expect(inits[at]?.body).toBe('{}');
  expect(notice()).toEqual(['Images queued!', '7 prompts enqueued for generation']);
});

test('renders the latest tale on Package Video', async () => {
  const { asked, inits } = showPart(<QuickActions onCreate={() => {}} />, () => json({ ok: true, jobId: 'j7' }));
  await press('Package Video');
  const at = asked.indexOf('POST /api/tales/latest/render-video');
  expect(inits[at]?.body).toBe('{}');
  expect(notice()).toEqual(['Video job queued!', 'Job j7 started - this may take a few minutes']);
});

test('names the newest of several tales, and lets the creator choose another', async () => {
  const row = (taleId: TaleId, title: string, createdAt: number) => ({
    taleId,
    title,
    createdAt,
    imagesReady: 3,
    imagesTotal: 12,
  });
  const { asked } = showPart(<QuickActions onCreate={() => {}} />, (url) =>
    url.pathname === '/api/tales/status'
      ? json({ ok: true, items: [row('a', 'Ruth', 1), row('b', 'Jonah', 3), row('c', 'Ruth', 2)] })
      : json({ ok: true, queued: 2, jobId: 'j' }),
  );
  expect(await screen.findByText('For the newest tale: Jonah')).toBeTruthy();
  await press('Another tale…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Which tale?' }));
  await userEvent.selectOptions(dialog.getByLabelText('Tale'), 'a');
  await userEvent.click(dialog.getByRole('button', { name: 'Generate Images' }));
  await waitFor(() => expect(asked).toContain('POST /api/tales/a/images'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['no tale', [], ['Generate Images', 'Package Video'], 'Create a tale first.', null],
  ['all drawn', [[12, 12]], ['Generate Images'], 'Every tale has its pictures.', null],
  [
    'no story',
    [[0, 0]],
    ['Generate Images', 'Package Video'],
    'Tale 0 has no story yet. Write it',
    '/tales/t0?tab=story',
  ],
  ['something to draw', [[3, 12]], [], null, null],
] as const)('with %s, what cannot be ordered is closed and says why', async (_, tales, closed, why, way) => {
  const items = tales.map(([imagesReady, imagesTotal], n) => ({
    taleId: `t${n}`,
    title: `Tale ${n}`,
    createdAt: n,
    imagesReady,
    imagesTotal,
  }));
  const { client } = showPart(<QuickActions onCreate={() => {}} />, () => json({ ok: true, items }));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const buttons = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => disabled);
  expect(buttons.map(({ textContent }) => textContent)).toEqual(closed);
  expect(document.querySelector('p')?.textContent ?? null).toBe(why);
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(way);
});

test('says why something was refused, under its own title', async () => {
  showPart(<QuickActions onCreate={() => {}} />, () => json({ error: 'No tales yet' }, 404));
  await press('Generate Images');
  await waitFor(() => expect(notice()).toEqual(['Image generation failed', 'No tales yet']));
  await press('Package Video');
  await waitFor(() => expect(notice()).toEqual(['Video rendering failed', 'No tales yet']));
});
