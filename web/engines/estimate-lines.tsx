import { msg, plural, t } from '@lingui/core/macro';
import { engineName } from './engine-name.ts';
import { i18n } from '#web/language/i18n.ts';
import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import type { EstimateLine, EstimateOf } from '#shared/engine.contract.ts';
import { showMoney } from '#shared/engines.ts';
import { engineQueries } from './engine.ts';

const names = {
  text: msg`Story`,
  titles: msg`Titles`,
  pictures: msg`Pictures`,
  speech: msg`Voices`,
  music: msg`Music`,
} as const;

/** What an order will call, about how much it costs and by which engine; nothing while that is not known. */
export function EstimateLines({ of }: { of: EstimateOf }) {
  const { data } = useQuery(engineQueries.estimate(of));
  if (!data || data.lines.length === 0) return null;
  const { lines, micros, leftMicros } = data;
  const free = lines.every(({ builtIn }) => builtIn);
  const unknown = lines.some((line) => !line.builtIn && line.micros === null);
  return (
    <div className="rounded-xl bg-sunken px-4 py-3 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <Coins className="size-4 shrink-0 text-soft" aria-hidden />
        {free
          ? t`Built-in, free`
          : unknown
            ? t`About ${{ price: showMoney(micros) }} and calls of unknown price`
            : t`About ${{ price: showMoney(micros) }}`}
      </p>
      <ul className="mt-1 grid gap-0.5 text-soft">
        {lines.map((line) => (
          <li key={line.task} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 break-words">
              {t`${{ task: i18n._(names[line.task]) }}: ${{ engine: engineName(line.engine) }}`}
            </span>
            <span className="tabular-nums">{costOf(line)}</span>
          </li>
        ))}
      </ul>
      {leftMicros !== null && !free && (
        <p className={micros > leftMicros ? 'mt-1 font-medium text-warn' : 'mt-1 text-soft'}>
          {micros > leftMicros
            ? t`Your monthly limit has ${{ left: showMoney(leftMicros) }} left: it will stop this order. Raise it under Settings, Engines.`
            : t`You have ${{ left: showMoney(leftMicros) }} of your monthly limit left.`}
        </p>
      )}
    </div>
  );
}

function costOf({ builtIn, micros, calls }: EstimateLine): string {
  if (builtIn) return t`built-in, free`;
  const count = plural(calls, { one: '# call', other: '# calls' });
  return micros === null ? t`${count}, unknown price` : t`${count}, about ${{ price: showMoney(micros) }}`;
}
