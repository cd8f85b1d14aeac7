import { plural, t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookOpen, Clapperboard, Images, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { showNumber } from '#web/language/locale.ts';
import { dashboardQueries, noCounts } from '#web/activity/activity.ts';
import { Button } from '#web/ui/button.tsx';

const box = 'rounded-2xl border border-line bg-surface p-5 shadow-lift';

function Stat({
  icon,
  name,
  value,
  parts,
}: {
  icon: ReactNode;
  name: string;
  /** Null while it is being counted. */
  value: number | null;
  parts: readonly (readonly [word: string, count: number, meaning?: string])[];
}) {
  return (
    <section aria-label={name} aria-busy={value === null} className={box}>
      <div className="flex items-center justify-between text-gold [&>svg]:size-5">
        <h2 className="text-sm font-medium text-soft">{name}</h2>
        {icon}
      </div>
      {value === null ? (
        <div className="mt-2 h-16 animate-pulse rounded-xl bg-mute-wash" aria-hidden />
      ) : (
        <>
          <p className="mt-2 text-4xl leading-10 font-semibold tracking-tight tabular-nums">{showNumber(value)}</p>
          <p className="mt-2 flex flex-wrap gap-x-3 text-sm text-soft">
            {parts.map(([word, count, meaning]) => (
              <span key={word} title={meaning}>
                <span className="font-semibold text-ink tabular-nums">{showNumber(count)}</span> {word}
              </span>
            ))}
          </p>
        </>
      )}
    </section>
  );
}

/** The four cards: tales, images, videos, and Refresh All. Counts that cannot be read are zero, and that is said. */
export function StatCards() {
  const summary = useQuery(dashboardQueries.summary());
  const { tales, images, videos } = summary.isError ? noCounts : (summary.data ?? noCounts);
  const shown = (value: number) => (summary.isPending ? null : value);
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Stat
        icon={<BookOpen aria-hidden />}
        name={t`Total Tales`}
        value={shown(tales.total)}
        parts={[
          [
            plural({ count: tales.draft }, { one: 'draft', other: 'draft' }),
            tales.draft,
            t`Drafts with missing pictures`,
          ],
          [
            plural({ count: tales.generated }, { one: 'ready', other: 'ready' }),
            tales.generated,
            t`Tales whose pictures are all ready, whatever their status`,
          ],
        ]}
      />
      <Stat
        icon={<Images aria-hidden />}
        name={t`Images Generated`}
        value={shown(images.generated)}
        parts={[
          [t`pending`, images.pending],
          [plural({ count: images.failed }, { one: 'failed', other: 'failed' }), images.failed],
        ]}
      />
      <Stat
        icon={<Clapperboard aria-hidden />}
        name={t`Videos Published`}
        value={shown(videos.published)}
        parts={[
          [plural({ count: videos.scheduled }, { one: 'scheduled', other: 'scheduled' }), videos.scheduled],
          [plural({ count: videos.uploaded }, { one: 'uploaded', other: 'uploaded' }), videos.uploaded],
        ]}
      />
      <RefreshCard failed={summary.isError} />
    </div>
  );
}

function RefreshCard({ failed }: { failed: boolean }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await client.invalidateQueries({ refetchType: 'active' });
    setBusy(false);
  };
  return (
    <section aria-label={t`Actions`} className={`flex flex-col justify-between gap-4 ${box}`}>
      <div>
        <h2 className="text-sm font-medium text-soft">{t`Actions`}</h2>
        <p role="status" className="mt-2 text-sm text-soft">
          {failed
            ? t`The counts could not be loaded.`
            : t`Everything updates automatically; this refreshes it all now.`}
        </p>
      </div>
      <Button busy={busy} onClick={() => void refresh()} icon={<RefreshCw aria-hidden />}>{t`Refresh All`}</Button>
    </section>
  );
}
