import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { leaveForSignIn, sessionQuery } from '#web/account/session.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

/**
 * On a 401 anywhere: says so, looks whether the session is really gone, and only then leaves; tale screens leave at
 * once.
 */
export function useReauth(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => {
    const hear = () => {
      if (/^\/tales(\/|$)/.test(pathname)) return leaveForSignIn();
      notify.reauth();
      client
        .fetchQuery({ ...sessionQuery, staleTime: 0 })
        .then(({ user }) => user === null && leaveForSignIn())
        .catch(() => null);
    };
    window.addEventListener('re-auth', hear);
    return () => window.removeEventListener('re-auth', hear);
  }, [client, pathname]);
}
