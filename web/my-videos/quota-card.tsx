import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { showNumber } from '#web/language/locale.ts';
import { fitsInto, taleCost } from '#shared/publishing/host-cost.ts';
import { usageQuery } from '#web/engines/usage.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { Meter } from '#web/engines/usage-meter.tsx';

/** Before the answer is here, in its place: as high as most answers will be. */
const unknown = { left: 0, limit: 1 } as const;
const kinds = [taleCost(['en']), taleCost(['en', 'fr', 'ee'])] as const;

/** What is left of the host's day, and how many tales still fit into it. */
export function QuotaCard() {
  const usage = useQuery(usageQuery);
  const { uploads, units, resetsAt, waiting } = usage.data?.publishing ?? {
    ...{ uploads: unknown, units: unknown, resetsAt: Date.now(), waiting: 0 },
  };
  return (
    <Card title={t`Left today`} note={t`One quota for everybody who publishes with this studio.`}>
      {usage.isPending && <p role="status" className="sr-only">{t`Counting…`}</p>}
      {usage.isError && !usage.data && <ErrorNote>{usage.error.message}</ErrorNote>}
      {(usage.isPending || usage.data) && (
        <div className={cx('grid gap-3 text-sm', usage.isPending && 'invisible')}>
          <Meter
            name={t`Uploads`}
            words={t`${{ left: showNumber(uploads.left) }} of ${{ limit: showNumber(uploads.limit) }} left`}
            used={uploads.limit - uploads.left}
            limit={uploads.limit}
          />
          <Meter
            name={t`API units`}
            words={t`${{ left: showNumber(units.left) }} of ${{ limit: showNumber(units.limit) }} left`}
            used={units.limit - units.left}
            limit={units.limit}
          />
          <ul className="grid gap-1">
            {kinds.map((cost, index) => {
              const fits = fitsInto(cost, { uploads: uploads.left, units: units.left });
              const each = showNumber(cost.units);
              return (
                <li key={cost.units} className="tabular-nums">
                  {index === 0
                    ? plural(fits, {
                        one: `# more tale in one language, with thumbnail and captions (${each} units each)`,
                        other: `# more tales in one language, with thumbnail and captions (${each} units each)`,
                      })
                    : plural(fits, {
                        one: `# more tale in three languages, with thumbnail and captions (${each} units each)`,
                        other: `# more tales in three languages, with thumbnail and captions (${each} units each)`,
                      })}
                </li>
              );
            })}
          </ul>
          {!!waiting && (
            <p className="font-medium text-warn">
              {plural(waiting, {
                one: 'One publication is waiting for the next day and will continue automatically.',
                other: '# publications are waiting for the next day and will continue automatically.',
              })}
            </p>
          )}
          <p className="text-soft">
            {t`Resets ${{ moment: showMoment(resetsAt) }}, your time (midnight Pacific time).`}
          </p>
        </div>
      )}
    </Card>
  );
}
