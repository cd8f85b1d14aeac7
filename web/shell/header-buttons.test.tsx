import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { BellButton } from './header-buttons.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('opens the bell as soon as its contents are loaded', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, items: [] }));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <BellButton />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeTruthy();
});
