import type { UserId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CirclePlay } from 'lucide-react';
import { useEffect } from 'react';
import { connectionQuery, connectPath } from './connection.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { ConnectionRoom, rememberConnected } from './connection-room.tsx';

/** Invites to link a channel while none is linked; nothing otherwise. `userId` names the cache entry only. */
export function ConnectionWidget({ userId }: { userId: UserId }) {
  const connection = useQuery(connectionQuery(userId));
  const connected = connection.data?.connected;
  useEffect(() => {
    if (connected !== undefined) rememberConnected(connected);
  }, [connected]);
  if (connection.isPending) return <ConnectionRoom />;
  if (!connection.data || connected) return null;
  return (
    <section
      aria-label={t`YouTube connection`}
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-gold/50
        bg-warn-wash px-3 py-2 text-warn sm:px-4 sm:py-3"
    >
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <CirclePlay className="size-6 shrink-0 max-sm:hidden" aria-hidden />
        <div className="max-sm:text-sm">
          <p className="font-semibold">{t`Connect your YouTube account`}</p>
          {connection.data.reauth_required && <p className="text-sm">{t`Please re-link your account to continue`}</p>}
        </div>
      </div>
      <ButtonAnchor href={connectPath} look="primary" size="small">{t`Connect`}</ButtonAnchor>
    </section>
  );
}
