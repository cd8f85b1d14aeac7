import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { showNumber } from '#web/language/locale.ts';
import type { Engines } from '#shared/engine.contract.ts';
import { type EngineSettings, showMoney } from '#shared/engines.ts';
import { TextField } from '#web/ui/field.tsx';
import { Meter } from '#web/engines/usage-meter.tsx';

const most = 100_000;

/** The limit of a month, and how much of it is used. */
export function CapSetting({
  engines,
  onChange,
}: {
  engines: Engines;
  onChange: (patch: Partial<EngineSettings>) => void;
}) {
  const { month } = engines;
  const kept = month.capMicros === null ? '' : String(month.capMicros / 1_000_000);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? kept;
  const dollars = Number(text.replace(',', '.'));
  const fits = text.trim() === '' || (Number.isFinite(dollars) && dollars >= 0 && dollars <= most);
  const save = () => {
    setTyped(null);
    if (!fits || typed === null || typed === kept) return;
    onChange({ capMicros: text.trim() === '' ? null : Math.round(dollars * 1_000_000) });
  };
  const spent = showMoney(month.spentMicros);
  const { calls } = month;
  return (
    <section aria-labelledby="engine-cap" className="grid gap-3 text-sm">
      <h3 id="engine-cap" className="text-base font-semibold">{t`Monthly limit`}</h3>
      <TextField
        label={t`US dollars a month for hosted engines`}
        inputMode="decimal"
        className="max-w-72"
        value={text}
        placeholder={t`No limit`}
        maxLength={9}
        aria-invalid={!fits}
        hint={
          fits ? (
            t`Leave empty for no limit. A call that would exceed the limit fails with a reason.`
          ) : (
            <span className="text-bad">{t`Type an amount from 0 to ${{ most: showNumber(most) }}, or nothing.`}</span>
          )
        }
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      {month.capMicros !== null ? (
        <Meter
          name={t`Spent this month`}
          words={t`${spent} of ${{ limit: showMoney(month.capMicros) }}`}
          used={month.spentMicros}
          limit={month.capMicros}
        />
      ) : (
        <p>
          <Trans>
            Spent this month: <span className="font-medium tabular-nums">{spent}</span> in{' '}
            <Plural value={calls} one="# call" other="# calls" />.
          </Trans>
        </p>
      )}
      {month.studioCapMicros !== null && (
        <p className="text-soft">{t`On keys that the studio set, each creator may spend ${{ limit: showMoney(month.studioCapMicros) }} a month.`}</p>
      )}
      {month.unpriced > 0 && (
        <p className="text-warn">
          {plural(
            { count: month.unpriced },
            {
              one: '# call has a price that the studio does not know. It is not in this sum, and no limit stops it.',
              other: `# calls have a price that the studio does not know. They are not in this sum, and no limit stops them.`,
            },
          )}
        </p>
      )}
      {month.unknown > 0 && (
        <p className="text-warn">
          {plural(
            { count: month.unknown },
            {
              one: '# call never got an answer because the studio stopped; the provider may have charged for it.',
              other: '# calls never got an answer because the studio stopped; the provider may have charged for them.',
            },
          )}
        </p>
      )}
    </section>
  );
}
