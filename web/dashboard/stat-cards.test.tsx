import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { showPart } from './dashboard-stage.tsx';
import { StatCards } from './stat-cards.tsx';

const counts = {
  tales: { total: 1_200, draft: 3, generated: 8 },
  images: { generated: 140, pending: 2, failed: 1 },
  videos: { published: 6, scheduled: 4, uploaded: 5 },
};
const card = (name: string) => screen.getByRole('region', { name }).textContent;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows every count of the summary, loaded without credentials', async () => {
  const { asked, inits } = showPart(<StatCards />, () => Response.json(counts));
  await screen.findByText('1,200');
  expect(card('Total Tales')).toBe('Total Tales1,2003 draft8 ready');
  expect(card('Images Generated')).toBe('Images Generated1402 pending1 failed');
  expect(card('Videos Published')).toBe('Videos Published64 scheduled5 uploaded');
  expect(asked).toEqual(['GET /api/dashboard/summary']);
  expect(inits[0]).not.toHaveProperty('credentials');
});

test('shows zero for counts that cannot be read, and says so', async () => {
  let broken = false;
  showPart(<StatCards />, () => (broken ? new Response('', { status: 500 }) : Response.json(counts)));
  await screen.findByText('1,200');
  broken = true;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
  await waitFor(() => expect(card('Total Tales')).toBe('Total Tales00 draft0 ready'));
  expect(card('Images Generated')).toBe('Images Generated00 pending0 failed');
  expect(card('Videos Published')).toBe('Videos Published00 scheduled0 uploaded');
  expect(within(screen.getByRole('region', { name: 'Actions' })).getByRole('status').textContent).toBe(
    'The counts could not be loaded.',
  );
});

test('shows no number while loading', async () => {
  showPart(<StatCards />, () => new Promise<Response>(() => {}));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Total Tales' }).getAttribute('aria-busy')).toBe('true'),
  );
  expect(card('Total Tales')).toBe('Total Tales');
});
