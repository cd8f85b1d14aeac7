import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { UsagePanel } from './usage-panel.tsx';

const publishing = {
  host: 'YouTube',
  builtIn: false,
  linked: true,
  uploads: { used: 3, mine: 1, limit: 100, left: 97 },
  units: { used: 1_452, mine: 452, limit: 10_000, left: 8_548 },
  resetsAt: Date.UTC(2026, 10, 22, 8),
  waiting: 0,
};
const ai = { month: '2026-11', builtIn: true, spentMicros: 0 as number | null, capMicros: null as number | null };
const disk = {
  usedBytes: 123_000_000,
  limitBytes: null as number | null,
  freeBytes: 45_100_000_000 as number | null,
  reserveBytes: 2_000_000_000,
  measuredAt: Date.UTC(2026, 10, 21),
};
const work = { tales: { used: 12, limit: 5_000 }, renders: { used: 3, limit: 200 }, uploads: { used: 0, limit: null } };

function show(change: object = {}, compact = true) {
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, publishing, ai, disk, work, ...change }));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <UsagePanel compact={compact} />
    </QueryClientProvider>,
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows remaining quota, spending and disk as text and as meters', async () => {
  show();
  expect((await screen.findByRole('meter', { name: 'Uploads' })).getAttribute('aria-valuetext')).toBe(
    '97 of 100 left today',
  );
  expect(screen.getByRole('meter', { name: 'API units' }).getAttribute('aria-valuenow')).toBe('1452');
  expect(screen.getByText(/Nothing spent: the built-in engines cost nothing\. No cap is set\./)).toBeTruthy();
  expect(screen.getByText('123 MB')).toBeTruthy();
  expect(screen.getByText('45.1 GB')).toBeTruthy();
  expect(screen.queryByText(/wait/)).toBeNull();
});

test('says what waits for the next day', async () => {
  show({ publishing: { ...publishing, waiting: 2, units: { ...publishing.units, left: 0 } } });
  expect(
    await screen.findByText('2 publications are waiting for the next day and will continue automatically.'),
  ).toBeTruthy();
  expect(screen.getByText('0 of 10,000 left today')).toBeTruthy();
});

test('shows a meter for capped spending, and no number for unknown spending', async () => {
  show({ ai: { ...ai, builtIn: false, spentMicros: 1_230_000, capMicros: 10_000_000 } });
  expect((await screen.findByRole('meter', { name: 'AI spending' })).getAttribute('aria-valuetext')).toBe(
    '$1.23 of $10.00 spent',
  );
  cleanup();
  show({ ai: { ...ai, builtIn: false, spentMicros: null } });
  expect(await screen.findByText(/What was spent is not known/)).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test('shows in full whose quota it is and when the disk was measured', async () => {
  show({ disk: { ...disk, freeBytes: null } }, false);
  expect(await screen.findByText(/Yours today: 1 uploads? and 452 units/)).toBeTruthy();
  expect(screen.getByText(/Measured/)).toBeTruthy();
  expect(screen.queryByText(/free$/)).toBeNull();
});

test('shows a meter for a disk limit, and says what to delete when it is nearly full', async () => {
  show({ disk: { ...disk, limitBytes: 250_000_000_000 } });
  expect((await screen.findByRole('meter', { name: 'Yours' })).getAttribute('aria-valuetext')).toBe(
    '123 MB of 250.0 GB used',
  );
  expect(screen.queryByText(/Nearly full/)).toBeNull();
  cleanup();
  show({ disk: { ...disk, limitBytes: 150_000_000 } });
  expect(await screen.findByText(/Nearly full\. Delete tales for good in the bin/)).toBeTruthy();
});

test('calls a disk with only its reserve full', async () => {
  show({ disk: { ...disk, freeBytes: 1_900_000_000 } });
  expect(await screen.findByText(/The disk is full: 2\.0 GB must stay free/)).toBeTruthy();
});

test('shows all limits in full, and on the dashboard only those nearly reached', async () => {
  show({}, false);
  expect((await screen.findByRole('meter', { name: 'Tales' })).getAttribute('aria-valuetext')).toBe('12 of 5,000');
  expect(screen.getByText('Packages being uploaded: 0, no limit')).toBeTruthy();
  cleanup();
  show({ work: { ...work, renders: { used: 180, limit: 200 } } });
  expect(await screen.findByRole('meter', { name: 'Renders in 24 hours' })).toBeTruthy();
  expect(screen.getByText(/once the first ones are 24 hours old/)).toBeTruthy();
  expect(screen.queryByRole('meter', { name: 'Tales' })).toBeNull();
});

test('shows no numbers on failure, and can retry', async () => {
  vi.stubGlobal('fetch', async () => new Response('The disk does not answer', { status: 500 }));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <UsagePanel compact />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The disk does not answer');
  expect(screen.queryByRole('meter')).toBeNull();
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, publishing, ai, disk, work }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('meter', { name: 'Uploads' })).toBeTruthy();
});
