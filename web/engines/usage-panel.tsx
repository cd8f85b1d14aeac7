import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Coins, Gauge, HardDrive, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { showDollars, showNumber } from '#web/language/locale.ts';
import type { Bucket, Share, Usage } from '#shared/account/usage.contract.ts';
import { usageQuery } from './usage.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { Meter } from './usage-meter.tsx';
import { showBytes, showMoment } from '#web/ui/hooks/time.ts';

const left = ({ left, limit }: Bucket) =>
  t`${{ left: showNumber(left) }} of ${{ limit: showNumber(limit) }} left today`;
const dollars = (micros: number) => showDollars(micros / 1_000_000);

/**
 * The real limits: publishing quota left today, AI spend of the month, disk. `compact` for the dashboard, otherwise
 * everything that is known.
 */
export function UsagePanel({ compact = false }: { compact?: boolean }) {
  const usage = useQuery(usageQuery);
  return (
    <Card
      title={compact ? t`Limits` : t`Usage`}
      {...(compact ? {} : { note: t`What is left, spent and used, as far as the studio knows.` })}
    >
      {usage.isPending && <Waiting>{t`Counting…`}</Waiting>}
      {usage.isError && (
        <ErrorNote>
          <p>{t`The usage could not be loaded: ${{ reason: usage.error.message }}`}</p>
          <Button
            size="small"
            className="mt-2"
            busy={usage.isFetching}
            onClick={() => void usage.refetch()}
          >{t`Try again`}</Button>
        </ErrorNote>
      )}
      {usage.data && !usage.isError && (
        <div className="@container">
          <dl
            className={cx(
              'grid @2xl:gap-8',
              compact ? 'gap-4 @2xl:grid-cols-3' : 'gap-6 @2xl:grid-cols-2 @2xl:[&>:first-child]:col-span-2',
            )}
          >
            <Publishing {...usage.data.publishing} compact={compact} />
            <Spending {...usage.data.ai} compact={compact} />
            <Disk {...usage.data.disk} compact={compact} />
            <Work {...usage.data.work} compact={compact} />
          </dl>
        </div>
      )}
    </Card>
  );
}

function Row({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div
      className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-4
      [&>svg]:text-soft"
    >
      {icon}
      <dt className="font-medium">{name}</dt>
      <dd className="col-start-2 mt-1 grid gap-2 text-soft">{children}</dd>
    </div>
  );
}

function Publishing({
  host,
  builtIn,
  linked,
  uploads,
  units,
  resetsAt,
  waiting,
  compact,
}: Usage['publishing'] & { compact: boolean }) {
  const myUnits = showNumber(units.mine);
  return (
    <Row icon={<Send aria-hidden />} name={builtIn ? t`Publishing · built-in video host` : t`Publishing · ${host}`}>
      <Meter name={t`Uploads`} words={left(uploads)} used={uploads.limit - uploads.left} limit={uploads.limit} />
      <Meter name={t`API units`} words={left(units)} used={units.limit - units.left} limit={units.limit} />
      {waiting > 0 && (
        <p className="font-medium text-warn">
          {plural(waiting, {
            one: 'One publication is waiting for the next day and will continue automatically.',
            other: '# publications are waiting for the next day and will continue automatically.',
          })}
        </p>
      )}
      <p>{t`Resets ${{ moment: showMoment(resetsAt) }}.`}</p>
      {!compact && (
        <>
          {!linked && <p>{t`No channel is linked yet.`}</p>}
          <p>
            {plural(
              { count: uploads.mine },
              {
                one: `One quota for everybody who publishes with this studio. Yours today: # upload and ${myUnits} units. A caption track takes 400 units, a thumbnail or a change 50, a query 1.`,
                other: `One quota for everybody who publishes with this studio. Yours today: # uploads and ${myUnits} units. A caption track takes 400 units, a thumbnail or a change 50, a query 1.`,
              },
            )}
          </p>
        </>
      )}
    </Row>
  );
}

function Spending({ month, builtIn, spentMicros, capMicros, compact }: Usage['ai'] & { compact: boolean }) {
  const spent = spentMicros === null ? null : dollars(spentMicros);
  return (
    <Row icon={<Coins aria-hidden />} name={t`AI this month`}>
      {spent !== null && capMicros !== null ? (
        <Meter
          name={t`AI spending`}
          words={t`${spent} of ${{ limit: dollars(capMicros) }} spent`}
          used={spentMicros ?? 0}
          limit={capMicros}
        />
      ) : (
        <p>
          {spent === null
            ? t`What was spent is not known. No cap is set.`
            : builtIn
              ? t`Nothing spent: the built-in engines cost nothing. No cap is set.`
              : t`${spent} spent. No cap is set.`}
        </p>
      )}
      {!compact && <p>{t`Counted for ${month} (UTC).`}</p>}
    </Row>
  );
}

/** From this share of a limit on it is said what can be done about it. */
const nearly = 0.8;
const isNear = ({ used, limit }: Share) => limit !== null && used >= nearly * limit;

function Disk({
  usedBytes,
  limitBytes,
  freeBytes,
  reserveBytes,
  measuredAt,
  compact,
}: Usage['disk'] & { compact: boolean }) {
  const isFull = freeBytes !== null && freeBytes <= reserveBytes;
  return (
    <Row icon={<HardDrive aria-hidden />} name={t`Disk`}>
      {limitBytes !== null && (
        <Meter
          name={t`Yours`}
          words={t`${{ used: showBytes(usedBytes) }} of ${{ limit: showBytes(limitBytes) }} used`}
          used={usedBytes}
          limit={limitBytes}
        />
      )}
      <p>
        {limitBytes === null && (
          <>
            <span className="font-medium text-ink tabular-nums">{showBytes(usedBytes)}</span> {t`yours`}
            {freeBytes !== null && ' · '}
          </>
        )}
        {freeBytes !== null && (
          <>
            <span className="font-medium text-ink tabular-nums">{showBytes(freeBytes)}</span> {t`free`}
          </>
        )}
      </p>
      {isFull && (
        <p className="font-medium text-warn">{t`The disk is full: ${{ reserve: showBytes(reserveBytes) }} must stay free, so nothing can be uploaded or rendered. Delete tales for good in the bin, or ask whoever runs the studio to make room.`}</p>
      )}
      {!isFull && isNear({ used: usedBytes, limit: limitBytes }) && (
        <p className="font-medium text-warn">{t`Nearly full. Delete tales for good in the bin, or discard uploads you no longer need.`}</p>
      )}
      {!compact && (
        <p>{t`Pictures, audio, films and thumbnails, including tales in the bin and packages being uploaded. Measured ${{ moment: showMoment(measuredAt) }}.`}</p>
      )}
    </Row>
  );
}

/** Use of the limits of a creator; `compact` shows only what is nearly used up. */
function Work({ tales, renders, uploads, compact }: Usage['work'] & { compact: boolean }) {
  const shares = [
    { name: t`Tales`, ...tales, advice: t`Delete tales that you no longer need.` },
    { name: t`Renders in 24 hours`, ...renders, advice: t`You can order more once the first ones are 24 hours old.` },
    { name: t`Packages being uploaded`, ...uploads, advice: t`Finish or discard one before you begin another.` },
  ].filter((share) => !compact || isNear(share));
  if (shares.length === 0) return null;
  return (
    <Row icon={<Gauge aria-hidden />} name={t`Your limits`}>
      {shares.map(({ name, used, limit, advice }) =>
        limit === null ? (
          <p key={name}>{t`${name}: ${{ used: showNumber(used) }}, no limit`}</p>
        ) : (
          <div key={name}>
            <Meter
              name={name}
              words={t`${{ used: showNumber(used) }} of ${{ limit: showNumber(limit) }}`}
              used={used}
              limit={limit}
            />
            {isNear({ used, limit }) && <p className="mt-1 font-medium text-warn">{advice}</p>}
          </div>
        ),
      )}
    </Row>
  );
}
