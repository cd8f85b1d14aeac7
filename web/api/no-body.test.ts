import { afterEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '#shared/endpoint.ts';
import { retryJob } from '#shared/job.contract.ts';
import { type Ask, call } from './call.ts';

const contracts = import.meta.glob<Record<string, unknown>>('/shared/**/*.contract.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
const fieldsOf = ({ body }: Endpoint): string[] | null => ('shape' in body ? Object.keys(Object(body.shape)) : null);
const silent = Object.values(contracts)
  .flatMap((contract) => Object.values(contract).filter(isEndpoint))
  .filter((each) => each.method !== 'GET' && fieldsOf(each)?.length === 0);

afterEach(() => vi.unstubAllGlobals());

test('lists the calls without a body, including those of the specification', () => {
  const paths = silent.map(({ method, path }) => `${method} ${path}`);
  expect(paths).toEqual(
    expect.arrayContaining([
      'POST /api/auth/logout',
      'POST /api/jobs/:id/cancel',
      'POST /api/jobs/:id/retry',
      'POST /api/tales/:id/images',
    ]),
  );
});

test.each(silent.map((each) => [each.method, each.path, each] as const))(
  'sends %s %s without a body and without a content type',
  async (method, path, silentCall) => {
    const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => Response.json({}));
    vi.stubGlobal('fetch', fetched);
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x'] as const);
    await call(silentCall, { params: Object.fromEntries(names) });
    const [url, init] = fetched.mock.calls[0]!;
    expect([init.method, url, 'body' in init, new Headers(init.headers).has('content-type')]).toEqual([
      method,
      path.replace(/:\w+/g, 'x'),
      false,
      false,
    ]);
  },
);

test('accepts no body for a call without one', () => {
  // @ts-expect-error A retry has no body.
  const ask: Ask<typeof retryJob> = { params: { id: 'j' }, body: {} };
  expect(ask.body).toEqual({});
});
