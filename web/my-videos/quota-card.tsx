import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { showNumber } from '#web/language/locale.ts';
import { fitsInto, taleCost } from '#shared/host-cost.ts';
import { usageQuery } from '#web/engines/usage.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNote, Waiting } from '#web/ui/notes.tsx';
import { showMoment } from '#web/ui/time.ts';
import { Meter } from '#web/engines/usage-meter.tsx';

const kinds = [
  ['in one language', taleCost(['en'])],
  ['in three languages', taleCost(['en', 'fr', 'ee'])],
] as const;

/** What is left of the host's day, and how many tales still fit into it. */
export function QuotaCard() {
  const usage = useQuery(usageQuery);
  const { uploads, units, resetsAt, waiting } = usage.data?.publishing ?? {};
  return (
    <Card title={t`Left today`} note={t`One quota for everybody who publishes with this studio.`}>
      {usage.isPending && <Waiting>{t`Counting…`}</Waiting>}
      {usage.isError && <ErrorNote>{usage.error.message}</ErrorNote>}
      {uploads && units && (
        <div className="grid gap-3 text-sm">
          <Meter
            name={t`Uploads`}
            words={t`${showNumber(uploads.left)} of ${showNumber(uploads.limit)} left`}
            used={uploads.limit - uploads.left}
            limit={uploads.limit}
          />
          <Meter
            name={t`API units`}
            words={t`${showNumber(units.left)} of ${showNumber(units.limit)} left`}
            used={units.limit - units.left}
            limit={units.limit}
          />
          <ul className="grid gap-1">
            {kinds.map(([words, cost]) => {
              const fits = fitsInto(cost, { uploads: uploads.left, units: units.left });
              return (
                <li key={words}>
                  <span className="font-semibold tabular-nums">{showNumber(fits)}</span>{' '}
                  {t`more ${fits === 1 ? 'tale' : 'tales'} ${words}, with thumbnail and captions (${showNumber(cost.units)} units each)`}
                </li>
              );
            })}
          </ul>
          {!!waiting && (
            <p className="font-medium text-warn">{t`${waiting === 1 ? 'One publication waits' : `${waiting} publications wait`} for the next day and will go on by itself.`}</p>
          )}
          <p className="text-soft">
            <Trans>Starts anew {resetsAt && showMoment(resetsAt)}, your time (midnight Pacific time).</Trans>
          </p>
        </div>
      )}
    </Card>
  );
}
