import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookOpen, Clapperboard, Images, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { dashboardQueries, noCounts } from '#web/queries/dashboard.ts';
import { Button } from '#web/ui/button.tsx';

function Stat({
  icon,
  name,
  value,
  parts,
}: {
  icon: ReactNode;
  name: string;
  value: number;
  parts: readonly (readonly [string, number])[];
}) {
  return (
    <section aria-label={name} className="rounded-2xl border border-line bg-surface p-5 shadow-lift">
      <div className="flex items-center justify-between text-gold [&>svg]:size-5">
        <h2 className="text-sm font-medium text-soft">{name}</h2>
        {icon}
      </div>
      <p className="mt-2 text-4xl font-semibold tracking-tight tabular-nums">{value}</p>
      <p className="mt-2 flex flex-wrap gap-x-3 text-sm text-soft">
        {parts.map(([word, count]) => (
          <span key={word}>
            <span className="font-semibold text-ink tabular-nums">{count}</span> {word}
          </span>
        ))}
      </p>
    </section>
  );
}

/** The four cards: tales, images, videos, and Refresh All. */
export function StatCards() {
  const client = useQueryClient();
  const summary = useQuery(dashboardQueries.summary());
  const { tales, images, videos } = summary.data ?? noCounts;
  const refresh = () => void client.invalidateQueries({ refetchType: 'active' });
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Stat
        icon={<BookOpen aria-hidden />}
        name="Total Tales"
        value={tales.total}
        parts={[
          ['draft', tales.draft],
          ['ready', tales.generated],
        ]}
      />
      <Stat
        icon={<Images aria-hidden />}
        name="Images Generated"
        value={images.generated}
        parts={[
          ['pending', images.pending],
          ['failed', images.failed],
        ]}
      />
      <Stat
        icon={<Clapperboard aria-hidden />}
        name="Videos Published"
        value={videos.published}
        parts={[
          ['scheduled', videos.scheduled],
          ['uploaded', videos.uploaded],
        ]}
      />
      <section
        aria-label="Actions"
        className="flex flex-col justify-between gap-4 rounded-2xl border border-line bg-surface p-5 shadow-lift"
      >
        <div>
          <h2 className="text-sm font-medium text-soft">Actions</h2>
          <p className="mt-2 text-sm text-soft">Everything updates by itself; this asks for all of it now.</p>
        </div>
        <Button onClick={refresh} icon={<RefreshCw aria-hidden />}>
          Refresh All
        </Button>
      </section>
    </div>
  );
}
