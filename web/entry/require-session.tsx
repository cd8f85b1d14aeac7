import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#shared/account/me.contract.ts';
import { followAccount, leaveForSignIn, rememberUser, sessionQuery } from '#web/account/session.ts';
import { takeWay } from '#web/account/resume-after-login.ts';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { notify } from '#web/ui/notices/toast-store.ts';

const tellKept = (words: readonly string[]) =>
  notify.info(t`Signed in again`, t`What you had typed and not sent was kept.`, {
    action: {
      label: t`Copy it`,
      perform: () =>
        void navigator.clipboard.writeText(words.join('\n\n')).then(
          () => notify.success(t`Copied`, t`Paste it where it belongs.`),
          () => notify.error(t`Action failed`, t`This browser does not let a page write to the clipboard.`),
        ),
    },
  });

/**
 * Lets the signed-in in, and sends everybody else to the sign-in page by a full page load.
 * The first check must succeed; a later one that gets no answer changes nothing, so that an outage signs nobody out.
 */
export function RequireSession({ children }: { children: (user: User) => ReactNode }) {
  const { data, isError } = useQuery(sessionQuery);
  const navigate = useNavigate();
  const user = data?.user ?? null;
  const gone = data ? !user : isError;
  const id = user?.id;
  useEffect(() => {
    if (gone) leaveForSignIn();
  }, [gone]);
  useEffect(() => {
    if (!id) return;
    rememberUser(id);
    const way = takeWay(id);
    if (way?.path) void navigate(way.path, { replace: true });
    if (way?.words.length) tellKept(way.words);
    return followAccount();
    // oxlint-disable-next-line exhaustive-deps -- once for each person who signs in
  }, [id]);
  return user ? children(user) : <Waiting fill>{t`Checking authentication...`}</Waiting>;
}
