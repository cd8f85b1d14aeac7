import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AccessTokens } from './access-tokens.tsx';
import { refusal, stage } from '#web/settings/test-stage.tsx';

const token = {
  id: 't1',
  label: 'the script',
  scope: 'read',
  createdAt: 1_790_000_000_000,
  expiresAt: null,
  lastUsedAt: null,
};

function open() {
  const set = stage({
    'GET /api/me/tokens': () => ({ ok: true, items: [token] }),
    'POST /api/me/tokens': () => ({ ok: true, ...token, id: 't2', label: 'new', token: 'tale_secret' }),
    'DELETE /api/me/tokens/*': () => ({ ok: true }),
  });
  set.show(<AccessTokens />);
  return set;
}

test('creates a token under a name and shows its secret once', async () => {
  const { sent } = open();
  expect(await screen.findByText('the script')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What it is for'), ' nightly {Enter}');
  expect((await screen.findByRole('status')).textContent).toContain('tale_secret');
  expect(sent[0]?.body).toEqual({ label: 'nightly', scope: 'create', days: 90 });
});

test('creates a token with a scope and a lifetime', async () => {
  const { sent } = open();
  expect((await screen.findByText('the script')).parentElement?.textContent).toContain('Read only · does not expire');
  await userEvent.type(screen.getByLabelText('What it is for'), 'publisher');
  await userEvent.selectOptions(screen.getByLabelText('Scope'), 'Read, create and publish');
  await userEvent.selectOptions(screen.getByLabelText('Expires'), 'No expiry');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ label: 'publisher', scope: 'publish', days: null }));
});

test('revokes a token after a confirmation', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke the script' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('“the script” stop working at once');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(sent[0]?.call).toBe('DELETE /api/me/tokens/t1'));
});

test('can reload a list that cannot be read', async () => {
  stage({ 'GET /api/me/tokens': () => refusal(500, 'Something went wrong.') }).show(<AccessTokens />);
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
