import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { ShareCard } from './share-card.tsx';

const film = (id: string, language: string, shape = '16:9') => ({ id, taleId: 't1', language, shape });
const link = { id: 'l1', language: 'en', shape: '16:9', createdAt: 1_790_000_000_000, expiresAt: 1_790_600_000_000 };
let films: object[];
let links: object[];
let sent: [string, string, unknown][];
beforeEach(() => {
  [films, links, sent] = [[film('v1', 'en'), film('v2', 'fr', '9:16')], [], []];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push([method, url, body ? JSON.parse(String(body)) : null]);
    if (method === 'DELETE') links = [];
    if (method === 'POST') {
      links = [link];
      return Response.json({ ok: true, link, path: '/watch/secret' });
    }
    return Response.json({ ok: true, items: url.endsWith('/videos') ? films : links });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ShareCard tale={{ id: 't1' } as Tale} />
    </QueryClientProvider>,
  );

test('creates a link for a film with a lifetime, shows it once, lists and revokes it', async () => {
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Film'), 'Français, upright');
  await userEvent.selectOptions(screen.getByLabelText('Expires after'), '30 days');
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText(`${window.location.origin}/watch/secret`)).toBeTruthy();
  expect(sent[0]).toEqual(['POST', '/api/tales/t1/share-links', { language: 'fr', shape: '9:16', days: 30 }]);
  await userEvent.click(await screen.findByRole('button', { name: /^Revoke the link to English/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(sent[1]?.slice(0, 2)).toEqual(['DELETE', '/api/tales/t1/share-links/l1']));
  await waitFor(() => expect(screen.queryByText(/watch\/secret/)).toBeNull());
  expect(screen.getByText('No links yet.')).toBeTruthy();
});

test('limits a link to seven days by default', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(sent[0]?.[2]).toEqual({ language: 'en', shape: '16:9', days: 7 }));
});

test('offers no link without a film', async () => {
  films = [];
  const { container } = show();
  await waitFor(() => expect(container.textContent).toBe(''));
});
