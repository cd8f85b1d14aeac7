import { t } from '@lingui/core/macro';
import { useQueries } from '@tanstack/react-query';
import type { EstimateLine, EstimateOf } from '#shared/engine.contract.ts';
import { showMoney } from '#shared/engines.ts';
import { engineQueries } from './engine.ts';
import { cx } from '#web/ui/cx.ts';

/** An order that is one press away: the words of its button, and what it makes. */
export type OrderToPrice = { readonly label: string; readonly of: EstimateOf };

/** About what each order would cost, beside its button; nothing where the studio's own engines do all of it, or where there is nothing to do. */
export function OrderEstimate({ orders, className }: { orders: readonly OrderToPrice[]; className?: string }) {
  const wanted = distinct(orders.filter(({ of }) => Object.values(of).some((amount) => typeof amount === 'number' && amount > 0)));
  const answers = useQueries({ queries: wanted.map(({ of }) => engineQueries.estimate(of)) });
  const paid = wanted.flatMap(({ label }, at) => {
    const lines = (answers[at]?.data?.lines ?? []).filter(({ builtIn }) => !builtIn);
    return lines.length > 0 ? [{ label, lines }] : [];
  });
  if (paid.length === 0) return null;
  const left = answers.find(({ data }) => data)?.data?.leftMicros ?? null;
  const most = Math.max(...paid.map(({ lines }) => costOf(lines).micros));
  return (
    <div className={cx('rounded-xl bg-sunken px-4 py-2.5 text-sm', className)}>
      {paid.map(({ label, lines }) => (
        <p key={label} className="break-words">
          <span className="font-medium">{label}:</span> {saidOf(lines)}
        </p>
      ))}
      {left !== null && (
        <p className={most > left ? 'font-medium text-warn' : 'text-soft'}>
          {most > left
            ? t`Your monthly limit has ${showMoney(left)} left and would stop the costlier of these. Raise it under Settings, Engines.`
            : t`${showMoney(left)} of your monthly limit are left.`}
        </p>
      )}
    </div>
  );
}

/** Buttons that order the same are told in one line. */
function distinct(orders: readonly OrderToPrice[]): OrderToPrice[] {
  const keys = orders.map(({ of }) => JSON.stringify(of));
  return orders.flatMap(({ of }, at) => {
    const same = orders.filter((_, other) => keys[other] === keys[at]);
    return keys.indexOf(keys[at] ?? '') === at ? [{ of, label: same.map(({ label }) => label).join(' or ') }] : [];
  });
}

const costOf = (lines: readonly EstimateLine[]) => ({
  micros: lines.reduce((sum, { micros }) => sum + (micros ?? 0), 0),
  calls: lines.reduce((sum, { calls }) => sum + calls, 0),
  isKnown: lines.every(({ micros }) => micros !== null),
});

/** `about $0.48, 12 calls to OpenAI gpt-image-1-mini`. */
function saidOf(lines: readonly EstimateLine[]): string {
  const { micros, calls, isKnown } = costOf(lines);
  const price = isKnown
    ? `about ${showMoney(micros)}`
    : micros > 0
      ? `about ${showMoney(micros)} and more of unknown price`
      : 'unknown price';
  return `${price}, ${calls} ${calls === 1 ? 'call' : 'calls'} to ${lines.map(({ engine }) => engine).join(' and ')}`;
}
