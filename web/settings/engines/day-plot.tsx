import { plural, t } from '@lingui/core/macro';
import { showMoney } from '#shared/engines.ts';

type Day = { readonly day: string; readonly micros: number; readonly calls: number };

const daysSaid = (count: number, priced: boolean, { day, most }: { day: string; most: string }): string =>
  priced
    ? plural(count, {
        one: `Spending on # day; the most on ${day}: ${most}.`,
        other: `Spending on # days; the most on ${day}: ${most}.`,
      })
    : plural(count, {
        one: `Calls on # day; the most on ${day}: ${most}.`,
        other: `Calls on # days; the most on ${day}: ${most}.`,
      });

/** Spending day by day as bars; where nothing has a price, calls. The words below say the same. */
export function DayPlot({ month, days }: { month: string; days: readonly Day[] }) {
  const [year = 2026, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const priced = days.some(({ micros }) => micros > 0);
  const valueOf = ({ micros, calls }: Day) => (priced ? micros : calls);
  const words = (day: Day) =>
    priced ? showMoney(day.micros) : plural({ count: day.calls }, { one: '# call', other: '# calls' });
  const top = Math.max(...days.map(valueOf), 1);
  const best = days.toSorted((a, b) => valueOf(b) - valueOf(a))[0];
  const said = best ? daysSaid(days.length, priced, { day: best.day, most: words(best) }) : '';
  return (
    <figure>
      <div className="flex h-24 items-end gap-px border-b border-line" role="img" aria-label={said}>
        {Array.from({ length }, (_, at) => {
          const day = days.find(({ day: date }) => Number(date.slice(8)) === at + 1);
          const share = day ? Math.max(0.04, valueOf(day) / top) : 0;
          return (
            <div
              key={at}
              className="min-w-0 flex-1 rounded-t bg-brand"
              style={{ height: `${share * 100}%` }}
              title={day ? `${day.day}: ${words(day)}` : undefined}
            />
          );
        })}
      </div>
      <figcaption className="mt-1 flex justify-between gap-3 text-xs text-soft">
        <span>{said}</span>
        <span className="shrink-0">{t`1 to ${length}`}</span>
      </figcaption>
    </figure>
  );
}
