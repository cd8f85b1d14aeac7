import { i18n } from '#web/language/i18n.ts';
import { plural, t } from '@lingui/core/macro';
import { useQueries } from '@tanstack/react-query';
import type { EstimateLine, EstimateOf } from '#shared/engine.contract.ts';
import { showMoney } from '#shared/engines.ts';
import { engineName } from './engine-name.ts';
import { engineQueries } from './engine.ts';
import { cx } from '#web/ui/cx.ts';

/** An order that is one click away: the words of its button, and what it makes. */
export type OrderToPrice = { readonly label: string; readonly of: EstimateOf };

/**
 * About what each order would cost, beside its button; nothing where the studio's own engines do all of it, or where
 * there is nothing to do.
 */
export function OrderEstimate({ orders, className }: { orders: readonly OrderToPrice[]; className?: string }) {
  const wanted = distinct(
    orders.filter(({ of }) => Object.values(of).some((amount) => typeof amount === 'number' && amount > 0)),
  );
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
            ? t`Your monthly limit has ${{ left: showMoney(left) }} left and would stop the costlier of these. Raise it under Settings, Engines.`
            : t`You have ${{ left: showMoney(left) }} of your monthly limit left.`}
        </p>
      )}
    </div>
  );
}

const listLocale = () => (i18n.locale === 'en' ? 'en-GB' : i18n.locale);

/** Buttons with the same order share one line. */
function distinct(orders: readonly OrderToPrice[]): OrderToPrice[] {
  const keys = orders.map(({ of }) => JSON.stringify(of));
  const either = new Intl.ListFormat(listLocale(), { type: 'disjunction' });
  return orders.flatMap(({ of }, at) => {
    const same = orders.filter((_, other) => keys[other] === keys[at]);
    return keys.indexOf(keys[at] ?? '') === at ? [{ of, label: either.format(same.map(({ label }) => label)) }] : [];
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
  const money = showMoney(micros);
  const price = isKnown
    ? t`about ${money}`
    : micros > 0
      ? t`about ${money} and more of unknown price`
      : t`unknown price`;
  const engines = new Intl.ListFormat(listLocale()).format(lines.map(({ engine }) => engineName(engine)));
  const toEngines = plural(calls, { one: `# call to ${engines}`, other: `# calls to ${engines}` });
  return `${price}, ${toEngines}`;
}
