import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { dateFormat } from '#web/language/locale.ts';
import { jobQueries } from '#web/activity/job.ts';
import { cx } from '#web/ui/cx.ts';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { inWords } from '#web/language/said.ts';
import { i18n } from '#web/language/i18n.ts';

const faces = {
  error: { Icon: CircleAlert, word: msg`error`, hue: 'text-bad' },
  warn: { Icon: TriangleAlert, word: msg`warn`, hue: 'text-warn' },
} as const;
const faceOf = (level: string) =>
  level === 'error' || level === 'warn' ? faces[level] : { Icon: Info, word: msg`info`, hue: 'text-soft' };
const isEmpty = (data: unknown) =>
  data === null || data === undefined || (typeof data === 'object' && Object.keys(data).length === 0);

/** The log of a job, newest line last. `live`: it is still running. */
export function JobLogs({ id, live }: { id: string; live: boolean }) {
  const logs = useQuery(jobQueries.logs(id, live));
  const lines = logs.data ?? [];
  const box = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const { refetch } = logs;
  const wasLive = useRef(live);
  // The last lines are written as the job ends, after which the log is not polled any more.
  useEffect(() => {
    if (wasLive.current && !live) void refetch();
    wasLive.current = live;
  }, [live, refetch]);
  useLayoutEffect(() => {
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  return (
    <section aria-label={t`Logs`}>
      <h4 className="mb-2 text-sm font-semibold">{t`Logs`}</h4>
      {logs.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {!logs.isPending && lines.length === 0 && (
        <p className="rounded-xl bg-sunken p-4 text-center text-sm text-soft">{t`No logs available`}</p>
      )}
      {lines.length > 0 && (
        // The region scrolls, so the keyboard must be able to reach it.
        <section
          ref={box}
          aria-label={t`Log lines`}
          tabIndex={0}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            atEnd.current = scrollHeight - scrollTop - clientHeight < 24;
          }}
          className="max-h-80 overflow-y-auto rounded-xl bg-sunken p-3 font-mono text-xs"
        >
          {lines.map(({ ts, level, message, said, data }, index) => {
            const { Icon, word, hue } = faceOf(level);
            return (
              <div key={`${ts}-${index}`} className="py-0.5 break-words">
                <Icon className={cx('mr-1 inline size-3.5 align-[-0.2em]', hue)} aria-hidden />
                <span className="text-soft">{dateFormat({ timeStyle: 'medium' }).format(ts)}</span>{' '}
                <span className={hue === 'text-soft' ? '' : hue}>
                  <span className={hue === 'text-soft' ? 'sr-only' : ''}>{i18n._(word)}: </span>
                  {inWords(said, message)}
                </span>
                {!isEmpty(data) && (
                  <details className="pl-5 text-soft">
                    <summary className="min-h-6 cursor-pointer">{t`details`}</summary>
                    <pre className="whitespace-pre-wrap">
                      {typeof data === 'string' ? data : JSON.stringify(data, null, 2)}
                    </pre>
                  </details>
                )}
              </div>
            );
          })}
        </section>
      )}
    </section>
  );
}
