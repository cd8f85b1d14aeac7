import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SecurityLogCard } from './security-log-card.tsx';
import { refusal, stage } from '#web/settings/test-stage.tsx';

const event = (id: string, kind: string, detail = '') => ({
  ...{ id, at: 1_790_000_000_000, who: 'esi@example.com', kind, detail, address: '192.0.2.7' },
});

test('shows an operator everybody’s events, page by page', async () => {
  const pages = [
    { ok: true, everybody: true, items: [event('e1', 'token_created', 'nightly (read)')], nextCursor: 'older' },
    { ok: true, everybody: true, items: [event('e2', 'sign_in')], nextCursor: null },
  ];
  stage({ 'GET /api/security-log': () => pages.shift() ?? {} }).show(<SecurityLogCard />);
  const first = await screen.findByText('Created an access token');
  expect(first.closest('li')?.textContent).toMatch(
    /Created an access token: nightly \(read\)esi@example\.com · 192\.0\.2\.7 · /,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Signed in')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('shows a creator no names, and says that the log is empty', async () => {
  stage({ 'GET /api/security-log': () => ({ ok: true, everybody: false, items: [], nextCursor: null }) }).show(
    <SecurityLogCard />,
  );
  expect(await screen.findByText('Nothing yet.')).toBeTruthy();
  expect(screen.getByText(/^Your activity\./)).toBeTruthy();
});

test('can reload a log that cannot be read', async () => {
  stage({ 'GET /api/security-log': () => refusal(500, 'Something went wrong.') }).show(<SecurityLogCard />);
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
});
