import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallView } from '#shared/engine.contract.ts';
import { stage } from '#web/settings/test-stage.tsx';
import { SpendingView } from './spending-view.tsx';

const call = (over: Partial<CallView>): CallView => ({
  id: 'c1',
  at: 1_795_000_000_000,
  task: 'text',
  engine: 'OpenAI gpt',
  taleId: 't1',
  taleTitle: 'The Good Samaritan',
  step: 'en: story',
  outcome: 'ok',
  tokensIn: 1_000,
  tokensOut: 400,
  pictures: null,
  seconds: null,
  characters: null,
  micros: 3_000,
  words: null,
  ...over,
});
const sums = { micros: 3_000, calls: 4, failed: 1, unpriced: 0 };

function open() {
  stage({
    'GET /api/engines/spending': (_, url) => ({
      ok: true,
      month: {
        month: new URL(url, 'http://x').searchParams.get('month'),
        spentMicros: 3_000,
        reservedMicros: 0,
        calls: 4,
        failed: 1,
        unpriced: 1,
        unknown: 1,
        capMicros: null,
        studioCapMicros: null,
      },
      days: [{ day: '2026-11-21', ...sums }],
      tasks: [{ task: 'text', ...sums }],
      tales: [
        { taleId: 't1', title: 'The Good Samaritan', ...sums },
        { taleId: 't2', title: null, ...sums, micros: 0, unpriced: 1 },
      ],
    }),
    'GET /api/engines/calls': (_, url) =>
      url.includes('cursor=')
        ? { ok: true, items: [call({ id: 'c5', step: 'fr: story' })], nextCursor: null }
        : {
            ok: true,
            items: [
              call({}),
              call({ id: 'c2', outcome: 'failed', micros: null, words: 'OpenAI refused the key.' }),
              call({ id: 'c3', micros: null }),
              call({ id: 'c4', outcome: 'unknown', micros: null }),
            ],
            nextCursor: 'next',
          },
  }).show(<SpendingView thisMonth="2026-11" pricesOf="2026-11-21" />);
}

test('shows the outcome and cost of every call, failed ones free, and loads more', async () => {
  open();
  const lines = () =>
    [...screen.getByRole('list', { name: 'Calls' }).children].map(({ textContent }) => textContent ?? '');
  await screen.findByText('OpenAI refused the key.');
  const wanted = [
    /^Done.*\$0\.0030/,
    /^Failed.*not counted/,
    /^Done.*unknown price/,
    /^Outcome unknown.*may have been charged/,
  ];
  wanted.forEach((words, at) => expect(lines()[at]).toMatch(words));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/fr: story/)).toBeTruthy();
});

test('shows the month as a sum, a described chart, and by tale, without $0 for unknown prices', async () => {
  open();
  expect(
    await screen.findByText(/in 4 calls, 1 of them failed and are not counted here, 1 of unknown price/),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Spending on 1 day; the most on 2026-11-21: $0.0030.' })).toBeTruthy();
  expect(screen.getByText('A tale that was deleted or is not yet created').parentElement?.textContent).toContain(
    'unknown price',
  );
});
