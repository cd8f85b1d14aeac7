import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { OrderEstimate, type OrderToPrice } from './order-estimate.tsx';

let asked: string[];
let leftMicros: number | null;
let engine: { engine: string; builtIn: boolean; micros: number | null };
beforeEach(() => {
  [asked, leftMicros, engine] = [[], null, { engine: 'OpenAI gpt-image', builtIn: false, micros: 40_000 }];
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://studio');
    asked.push(url.search);
    const calls = Number(url.searchParams.get('pictures'));
    const micros = engine.micros === null ? null : engine.micros * calls;
    return Response.json({
      ok: true,
      lines: [{ task: 'pictures', ...engine, calls, micros }],
      micros: micros ?? 0,
      leftMicros,
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (orders: readonly OrderToPrice[]) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <OrderEstimate orders={orders} />
    </QueryClientProvider>,
  );
const orders = [
  { label: 'Requeue missing', of: { pictures: 3 } },
  { label: 'Queue all', of: { pictures: 12 } },
];

test('shows beside a costly order its approximate cost, the provider and what the limit leaves', async () => {
  leftMicros = 300_000;
  show(orders);
  expect((await screen.findByText('Queue all:')).parentElement?.textContent).toBe(
    'Queue all: about $0.480, 12 calls to OpenAI gpt-image',
  );
  expect(screen.getByText('Requeue missing:').parentElement?.textContent).toBe(
    'Requeue missing: about $0.120, 3 calls to OpenAI gpt-image',
  );
  expect(screen.getByText(/limit has \$0.300 left and would stop the costlier/)).toBeTruthy();
});

test('shows the cost once for buttons with the same order', async () => {
  show([orders[0]!, { label: 'Queue all', of: { pictures: 3 } }]);
  expect(await screen.findByText('Requeue missing or Queue all:')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('says that a price is unknown', async () => {
  engine.micros = null;
  show([orders[0]!]);
  expect(await screen.findByText(/unknown price, 3 calls/)).toBeTruthy();
});

test('shows nothing for the studio’s own engines, and asks nothing when there is nothing to order', async () => {
  engine = { engine: 'built-in art', builtIn: true, micros: 0 };
  const { container } = show([orders[0]!, { label: 'Queue all', of: { pictures: 0 } }]);
  await waitFor(() => expect(asked).toEqual(['?pictures=3']));
  expect(container.textContent).toBe('');
});
