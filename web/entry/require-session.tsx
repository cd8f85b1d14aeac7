import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { User } from '#shared/me.contract.ts';
import { loadPage } from '#web/location.ts';
import { rememberUser, sessionQuery } from '#web/queries/session.ts';
import { Waiting } from '#web/ui/notes.tsx';

/** Lets the signed-in in, and sends everybody else to the sign-in page by a full page load. */
export function RequireSession({ children }: { children: (user: User) => ReactNode }) {
  const session = useQuery(sessionQuery);
  const user = session.data?.user ?? null;
  const gone = session.isError || (session.isSuccess && !user);
  useEffect(() => {
    if (gone) loadPage('/login');
  }, [gone]);
  useEffect(() => {
    if (user) rememberUser(user.id);
  }, [user]);
  return user ? children(user) : <Waiting fill>Checking authentication...</Waiting>;
}
