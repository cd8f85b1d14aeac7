import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SessionsCard } from './sessions-card.tsx';
import { refusal, stage } from '#web/settings/test-stage.tsx';

const session = (id: string, more: object = {}) => ({
  id,
  current: false,
  browser: 'Firefox 145',
  device: `Mac ${id}`,
  createdAt: 1_790_000_000_000,
  lastUsedAt: 1_790_000_100_000,
  ...more,
});

function open(pages: object[][]) {
  const set = stage({
    'GET /api/me/sessions': (_, url) => {
      const page = Number(new URL(url, 'http://x').searchParams.get('cursor') ?? 0);
      return { ok: true, items: pages[page], nextCursor: page + 1 < pages.length ? String(page + 1) : null };
    },
    'DELETE /api/me/sessions/*': () => ({ ok: true }),
    'POST /api/me/sessions/end-others': () => ({ ok: true, count: 2 }),
  });
  set.show(<SessionsCard />);
  return set;
}

test('marks this browser without a sign-out, and signs out another with one press', async () => {
  const { sent } = open([[session('a', { current: true }), session('b')]]);
  const [own, other] = await screen.findAllByRole('listitem');
  expect(within(own!).getByText('This one')).toBeTruthy();
  expect(within(own!).queryByRole('button')).toBeNull();
  await userEvent.click(within(other!).getByRole('button', { name: /Sign out Firefox 145 on Mac b/ }));
  await waitFor(() => expect(sent[0]?.call).toBe('DELETE /api/me/sessions/b'));
});

test('signs out all others after a confirmation', async () => {
  const { sent } = open([[session('a', { current: true }), session('b'), session('c')]]);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  const dialog = screen.getByRole('dialog');
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out all others' }));
  await waitFor(() => expect(sent[0]?.call).toBe('POST /api/me/sessions/end-others'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says that nobody else is signed in, and pages long lists', async () => {
  open([[session('a', { current: true })], [session('b')]]);
  await screen.findByText('This one');
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/Mac b/)).toBeTruthy();
});

test('says why a list cannot be read, and can reload it', async () => {
  let broken = true;
  stage({
    'GET /api/me/sessions': () =>
      broken
        ? refusal(500, 'Something went wrong.')
        : { ok: true, items: [session('a', { current: true })], nextCursor: null },
  }).show(<SessionsCard />);
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This one')).toBeTruthy();
});
