import { useQuery } from '@tanstack/react-query';
import { jobQueries } from '#web/queries/job.ts';
import { cx } from '#web/ui/cx.ts';

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });
const hues: Record<string, string> = { error: 'text-bad', warn: 'text-warn' };

/** What a job wrote down, newest last. */
export function JobLogs({ id }: { id: string }) {
  const logs = useQuery(jobQueries.logs(id));
  const lines = logs.data ?? [];
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">Logs</h3>
      {lines.length === 0 ? (
        <p className="rounded-xl bg-sunken p-4 text-center text-sm text-soft">No logs available</p>
      ) : (
        // The region scrolls, so the keyboard must be able to reach it.
        <section aria-label="Log lines" tabIndex={0} className="max-h-80 overflow-y-auto rounded-xl bg-sunken p-3 font-mono text-xs">
          {lines.map(({ ts, level, message }, index) => (
            <p key={`${ts}-${index}`} className="py-0.5 break-words">
              <span className="text-soft">{clock.format(ts)}</span>{' '}
              <span className={cx(hues[level])}>
                {level === 'error' || level === 'warn' ? `${level}: ` : ''}
                {message}
              </span>
            </p>
          ))}
        </section>
      )}
    </section>
  );
}
