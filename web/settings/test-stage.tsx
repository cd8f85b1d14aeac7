import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';

type Reply = (body: unknown, url: string) => unknown;
/** A failure in the form in which the server sends it. */
export const refusal = (status: number, error: string): Response => Response.json({ ok: false, error }, { status });

/** For tests: answers calls by 'METHOD /path' (without the query) and records what was sent. */
export function stage(replies: Record<string, Reply>) {
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.split('?')[0] ?? '';
    const call = `${init.method ?? 'GET'} ${path}`;
    const body: unknown = init.body ? JSON.parse(String(init.body ?? '{}')) : undefined;
    if (init.method !== undefined && init.method !== 'GET') sent.push({ call, body });
    const reply = replies[call] ?? replies[call.replace(/\/[^/]+$/, '/*')];
    const answer = reply ? await reply(body, url) : refusal(404, `No such call: ${call}`);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return {
    sent,
    replies,
    show(element: ReactElement, at = '/settings') {
      render(
        <QueryClientProvider client={makeQueryClient()}>
          <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
        </QueryClientProvider>,
      );
    },
  };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
