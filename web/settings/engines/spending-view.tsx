import { plural, t } from '@lingui/core/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showMoney } from '#shared/engines.ts';
import { engineQueries } from '#web/engines/engine.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { CallList } from './call-list.tsx';
import { DayPlot } from './day-plot.tsx';

/** The last twelve months, the present one first. */
function monthsUntil(month: string): string[] {
  const [year = 2026, number = 1] = month.split('-').map(Number);
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** A month of hosted engines: by day, by task, by tale, and call by call. */
export function SpendingView({ thisMonth, pricesOf }: { thisMonth: string; pricesOf: string }) {
  const [month, setMonth] = useState(thisMonth);
  const spending = useQuery(engineQueries.spending(month));
  const calls = useInfiniteQuery(engineQueries.calls(month));
  const items = calls.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid gap-5">
      <SelectField
        label={t`Month (UTC)`}
        className="max-w-48"
        value={month}
        options={monthsUntil(thisMonth).map((each) => [each, each] as const)}
        onChange={(event) => setMonth(event.target.value)}
      />
      {spending.isPending && <Waiting>{t`Counting…`}</Waiting>}
      {spending.isError && !spending.data && <Retry what={t`What was spent`} query={spending} />}
      {spending.data && (
        <>
          <p>
            <span className="text-lg font-semibold tabular-nums">{showMoney(spending.data.month.spentMicros)}</span>
            {` ${callsSaid(spending.data.month)}.`}
          </p>
          {spending.data.days.length > 0 && <DayPlot month={month} days={spending.data.days} />}
          {spending.data.tales.length > 0 && (
            <Sums
              title={t`By tale`}
              rows={spending.data.tales.map(({ taleId, title, ...sums }) => ({
                key: taleId,
                name: title ?? t`A tale that was deleted or is not yet created`,
                ...sums,
              }))}
            />
          )}
          {spending.data.tasks.length > 1 && (
            <Sums
              title={t`By task`}
              rows={spending.data.tasks.map(({ task, ...sums }) => ({ key: task, name: task, ...sums }))}
            />
          )}
        </>
      )}
      {calls.isError && !calls.data && <Retry what={t`The calls`} query={calls} />}
      {calls.data && <CallList calls={items} />}
      {calls.hasNextPage && (
        <Button
          size="small"
          className="justify-self-start"
          busy={calls.isFetchingNextPage}
          onClick={() => void calls.fetchNextPage()}
        >{t`Show more`}</Button>
      )}
      <p className="text-xs text-soft">{t`Amounts are based on prices as of ${pricesOf}, without discounts or taxes; what you owe is on the provider’s bill. Failed calls are not counted.`}</p>
    </div>
  );
}

function callsSaid({ calls, failed, unpriced }: { calls: number; failed: number; unpriced: number }): string {
  const parts = [
    plural(calls, { one: 'in # call', other: 'in # calls' }),
    failed > 0 && t`${failed} of them failed and are not counted here`,
    unpriced > 0 && t`${unpriced} of unknown price`,
  ];
  return parts.filter(Boolean).join(', ');
}

type SumRow = { key: string; name: string; micros: number; calls: number; unpriced: number };
const moneyOf = ({ micros, unpriced }: Pick<SumRow, 'micros' | 'unpriced'>): string =>
  unpriced === 0 ? showMoney(micros) : micros === 0 ? t`unknown price` : t`${{ price: showMoney(micros) }} and more`;

const Sums = ({ title, rows }: { title: string; rows: readonly SumRow[] }) => (
  <div>
    <h4 className="font-medium">{title}</h4>
    <ul className="mt-1 grid">
      {rows.map(({ key, name, calls, ...sums }) => (
        <li key={key} className="flex justify-between gap-4 border-b border-line/70 py-1.5 last:border-0">
          <span className="min-w-0 break-words first-letter:uppercase">{name}</span>
          <span className="shrink-0 text-soft tabular-nums">
            {plural(calls, { one: '# call', other: '# calls' })} ·{' '}
            <span className="font-medium text-ink">{moneyOf(sums)}</span>
          </span>
        </li>
      ))}
    </ul>
  </div>
);
