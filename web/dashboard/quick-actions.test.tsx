import { cleanup, screen, waitFor } from '@testing-library/react';
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

test('Create New Tale opens the dialog', async () => {
  const onCreate = vi.fn<() => void>();
  showPart(<QuickActions onCreate={onCreate} />, () => undefined);
  await press('Create New Tale');
  expect(onCreate).toHaveBeenCalledOnce();
});

test('Generate Images orders the newest tale that lacks some, by an empty order', async () => {
  const { asked, inits } = showPart(<QuickActions onCreate={() => {}} />, () => json({ ok: true, queued: 7 }));
  await press('Generate Images');
  expect([asked[0], inits[0]?.body]).toEqual(['POST /api/tales/images', '{}']);
  expect(notice()).toEqual(['Images queued!', '7 prompts enqueued for generation']);
});

test('Package Video renders the latest tale', async () => {
  const { asked, inits } = showPart(<QuickActions onCreate={() => {}} />, () => json({ ok: true, jobId: 'j7' }));
  await press('Package Video');
  expect([asked[0], inits[0]?.body]).toEqual(['POST /api/tales/latest/render-video', '{}']);
  expect(notice()).toEqual(['Video job queued!', 'Job j7 started - this may take a few minutes']);
});

test('what is refused says why, under its own title', async () => {
  showPart(<QuickActions onCreate={() => {}} />, () => json({ error: 'No tales yet' }, 404));
  await press('Generate Images');
  await waitFor(() => expect(notice()).toEqual(['Image generation failed', 'No tales yet']));
  await press('Package Video');
  await waitFor(() => expect(notice()).toEqual(['Video rendering failed', 'No tales yet']));
});
