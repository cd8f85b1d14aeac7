import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { LinkReturn } from './link-return.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Place = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};
const channel = { id: 'c', title: 'Ama', url: 'https://videos.example/c' };

test.each([
  ['linked=1', 'Channel linked: Ama', undefined],
  ['link_error=not_allowed', 'The channel was not linked', 'Try again'],
])(
  'reports the result of linking (%s) once, on the page where it started, and restores its address',
  async (news, said, offer) => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ connected: true, reauth_required: false, channel, builtIn: true }),
    );
    const { container } = render(
      <QueryClientProvider client={makeQueryClient()}>
        <MemoryRouter initialEntries={[`/tales/t1?tab=youtube&${news}`]}>
          <LinkReturn />
          <Place />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await waitFor(() => expect(container.textContent).toBe('/tales/t1?tab=youtube'));
    const told = notices.history().filter(({ title }) => title === said);
    expect(told.map(({ action }) => action?.label)).toEqual([offer]);
  },
);
