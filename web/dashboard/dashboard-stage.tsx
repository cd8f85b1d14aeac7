import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';

type Answer = (url: URL, init: RequestInit) => Response | Promise<Response> | undefined;

/** For tests: shows a part of the dashboard before a server of the test's making; what it does not answer is a 404. */
export function showPart(
  part: ReactNode,
  answer: Answer,
): { asked: string[]; client: QueryClient; inits: RequestInit[] } {
  const asked: string[] = [];
  const inits: RequestInit[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(`${init.method} ${address}`);
    inits.push(init);
    return (await answer(new URL(address, 'http://studio'), init)) ?? new Response('no such call', { status: 404 });
  });
  const client = makeQueryClient();
  const router = createMemoryRouter([{ path: '*', element: part }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { asked, client, inits };
}

/** For tests: the title and text of the current notice. */
export const notice = (): [string | undefined, string | undefined] => [
  notices.current()?.title,
  notices.current()?.text,
];
