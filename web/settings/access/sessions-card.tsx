import { inWords } from '#web/language/said.ts';
import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { SessionItem } from '#shared/account/me.contract.ts';
import { mySessionsQuery, useEndOtherSessions, useEndSession } from './my-sessions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';

/** Where the creator is signed in, and how to end it. */
export function SessionsCard() {
  const sessions = useInfiniteQuery(mySessionsQuery);
  const endOthers = useEndOtherSessions();
  const [asking, setAsking] = useState(false);
  const others = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <Card
      title={t`Where you are signed in`}
      note={t`Sign out sessions that you don’t recognize or no longer use.`}
      actions={
        others && (
          <Button
            size="small"
            look="danger"
            onClick={() => setAsking(true)}
            icon={<LogOut aria-hidden />}
          >{t`Sign out all others`}</Button>
        )
      }
    >
      {sessions.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {sessions.isError && !sessions.data && <Retry what={t`The sessions`} query={sessions} />}
      <ul className="grid gap-2">
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.hasNextPage && (
        <Button
          size="small"
          className="mt-3"
          busy={sessions.isFetchingNextPage}
          onClick={() => void sessions.fetchNextPage()}
        >{t`Show more`}</Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t`Sign out all others?`}
        action={t`Sign out all others`}
        busy={endOthers.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => endOthers.mutate(undefined, { onSettled: () => setAsking(false) })}
      >{t`Every other browser has to sign in again. This one stays, and access tokens keep working.`}</ConfirmDialog>
    </Card>
  );
}

function SessionRow({ session }: { session: SessionItem }) {
  const { id, current, createdAt, lastUsedAt } = session;
  const end = useEndSession();
  const browser = inWords(session.browserSaid, session.browser);
  const device = inWords(session.deviceSaid, session.device);
  const name = t`${browser} on ${device}`;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-xl border border-line px-3 py-2 text-sm">
      <MonitorSmartphone className="size-5 shrink-0 text-soft" aria-hidden />
      <span className="min-w-0 flex-1 basis-40">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {current && <Badge hue="green">{t`This one`}</Badge>}
        </span>
        <span className="block text-xs text-soft">{t`Signed in ${{ start: showMoment(createdAt) }} · last used ${{ last: showMoment(lastUsedAt) }}`}</span>
      </span>
      {!current && (
        <Button
          size="small"
          look="ghost"
          busy={end.isPending}
          onClick={() => end.mutate(id)}
          icon={<LogOut aria-hidden />}
          aria-label={t`Sign out ${name}, signed in ${{ moment: showMoment(createdAt) }}`}
        >{t`Sign out`}</Button>
      )}
    </li>
  );
}
