import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BackupCard } from './backup-card.tsx';
import { stage } from '#web/settings/test-stage.tsx';

const whole = {
  name: '2026-11-21T18-00-00-000Z',
  madeAt: 1_790_000_000_000,
  bytes: 4_800_000,
  rows: 1200,
  files: 12,
  complete: true,
};
const broken = { name: '2026-11-20T18-00-00-000Z.part', madeAt: null, bytes: null, rows: 0, files: 0, complete: false };
const nothing = { ok: true, instead: null, folder: '/data/backups', underWay: null, items: [] as object[] };

function open(answer: object) {
  const set = stage({
    'GET /api/backups': () => ({ ...nothing, ...answer }),
    'POST /api/backups': () => ({ ok: true, jobId: 'j1' }),
    'POST /api/jobs/j1/cancel': () => ({ ok: true }),
  });
  set.show(<BackupCard />);
  return set;
}

test('offers a backup when there is none, and says where it will be stored', async () => {
  const { sent } = open({});
  expect(await screen.findByText('There is no backup yet.')).toBeTruthy();
  expect(screen.getByText('/data/backups')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
  await waitFor(() => expect(sent).toMatchObject([{ call: 'POST /api/backups' }]));
});

test('lists backups with size and completeness, and how to restore the newest', async () => {
  open({ items: [broken, whole] });
  expect(await screen.findByText('Complete')).toBeTruthy();
  expect(screen.getByText('Unfinished')).toBeTruthy();
  expect(screen.getByText('4.8 MB')).toBeTruthy();
  expect(screen.getByText(/1,200 rows, 12 files/)).toBeTruthy();
  expect(screen.getByText(/npm run restore -- --from/).textContent).toContain(`/data/backups/${whole.name}`);
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows progress of a backup, blocks a second order, and can cancel', async () => {
  const { sent } = open({ underWay: { jobId: 'j1', progress: 40, step: 'Copying file 4 of 12' } });
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByText(/Copying file 4 of 12 · 40 %/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back up now' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(sent).toMatchObject([{ call: 'POST /api/jobs/j1/cancel' }]));
});

test("cannot cancel another creator's backup", async () => {
  open({ underWay: { jobId: null, progress: 40, step: null } });
  expect(await screen.findByText(/ordered by another creator/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('shows the reason in place of the button where no backup is possible', async () => {
  open({ instead: 'Whoever runs the studio makes backups.' });
  expect(await screen.findByText('Whoever runs the studio makes backups.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back up now' })).toBeNull();
  expect(screen.queryByText(/npm run restore/)).toBeNull();
});
