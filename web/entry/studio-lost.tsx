import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { getSession } from '#shared/account/me.contract.ts';
import { call } from '#web/api/call.ts';

/** How often a studio that does not answer is asked again, in milliseconds. */
const rhythm = 3_000;

/** A line over every page as long as the studio is not responding; afterwards everything displayed is read again. */
export function StudioLost() {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => void call(getSession).catch(() => null), rhythm);
    return () => {
      clearInterval(timer);
      void client.invalidateQueries({ refetchType: 'active' });
    };
  }, [client]);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-[70] flex justify-center px-3">
      <p
        role="alert"
        className="mt-3 flex max-w-lg animate-rise items-start gap-2.5 rounded-2xl border border-warn/50
          bg-warn-wash px-4 py-2.5 text-sm text-warn shadow-2xl"
      >
        <CloudOff className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span>
          <strong className="font-semibold">{t`The studio is not responding.`}</strong>{' '}
          {t`What you see may be out of date. The studio retries every few seconds.`}
        </span>
      </p>
    </div>
  );
}
