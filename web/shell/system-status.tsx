import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from '#web/queries/dashboard.ts';
import { cx } from '#web/ui/cx.ts';

/** Whether every part of the studio answers, and which does not. */
export function SystemStatus({ narrow }: { narrow: boolean }) {
  const system = useQuery(dashboardQueries.system());
  const fine = system.isPending || (system.data?.operational ?? false);
  const words = fine
    ? 'All systems operational'
    : system.data
      ? `Degraded: ${system.data.degraded.join(', ')}`
      : 'The studio does not answer';
  return (
    <div
      className={cx('m-3 rounded-xl border border-night-line bg-white/5 p-3 text-xs', narrow && 'grid place-items-center px-0')}
      title={narrow ? words : undefined}
    >
      <p className={cx('flex items-start gap-2', narrow && 'justify-center')}>
        <span className={cx('mt-1 size-2 shrink-0 rounded-full', fine ? 'bg-[#7fd69a]' : 'bg-[#ffb44c]')} aria-hidden />
        <span className={narrow ? 'sr-only' : 'text-night-soft'}>
          System Status: <span className="font-medium text-night-ink">{words}</span>
        </span>
      </p>
    </div>
  );
}
