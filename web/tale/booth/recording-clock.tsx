import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { showLength } from '#web/ui/hooks/time.ts';

/** How long the recording runs already. */
export function RecordingClock({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" className="flex items-center gap-2 text-sm font-medium text-bad tabular-nums">
      <span className="size-2.5 animate-pulse rounded-full bg-bad" aria-hidden />
      {t`Recording ${{ length: showLength(now - since) }}`}
    </span>
  );
}
