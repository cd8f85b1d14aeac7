import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { momentOf, showMoment, timeAgo } from './time.ts';

const tickMs = 30_000;

/**
 * How long ago something was; the exact time while it, or the `group` around it, is pointed at or has the focus.
 * `alone`: nothing else around it takes the focus.
 */
export function Ago({ at, alone = false, className }: { at: number; alone?: boolean; className?: string }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), tickMs);
    return () => clearInterval(timer);
  }, []);
  const moment = momentOf(at);
  return (
    <time
      dateTime={moment === null ? undefined : new Date(moment).toISOString()}
      tabIndex={alone ? 0 : undefined}
      className={cx('group/ago text-xs text-soft', className)}
    >
      <span className="group-focus-within:hidden group-hover:hidden group-focus/ago:hidden group-hover/ago:hidden">{t`${{ time: timeAgo(at) }} ago`}</span>
      <span className="hidden group-focus-within:inline group-hover:inline group-focus/ago:inline group-hover/ago:inline">
        {showMoment(at)}
      </span>
    </time>
  );
}
