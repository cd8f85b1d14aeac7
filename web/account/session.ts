import { queryOptions } from '@tanstack/react-query';
import { getSession, setTimeZone } from '#shared/account/me.contract.ts';
import { call } from '#web/api/call.ts';
import { loadPage } from '#web/browser/location.ts';
import { endSession, isSignOutOpen, leaveSignOutOpen } from './sign-out.ts';
import { rememberWay } from './resume-after-login.ts';

const userKey = 'ai-content-pipeline:userId';
const zoneKey = 'ai-content-pipeline:tz';

export const sessionQuery = queryOptions({
  queryKey: ['session'] as const,
  queryFn: ({ signal }) => call(getSession, { signal }),
  staleTime: 60_000,
});

/** Remembers who is signed in and tells the server the browser's zone, once a session. */
export function rememberUser(id: string): void {
  localStorage.setItem(userKey, id);
  if (isSignOutOpen()) leaveSignOutOpen(false);
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!tz || sessionStorage.getItem(zoneKey) === tz) return;
  sessionStorage.setItem(zoneKey, tz);
  call(setTimeZone, { body: { tz } }).catch(() => sessionStorage.removeItem(zoneKey));
}

/** Goes to the sign-in page because the session is gone; somebody who was working here returns to this page. */
export function leaveForSignIn(): void {
  const userId = localStorage.getItem(userKey);
  if (userId) rememberWay(userId);
  loadPage('/login');
}

/** Ends the session; on success or failure the creator is on the sign-in page and forgotten here. */
export async function leaveSession(): Promise<void> {
  leaveSignOutOpen(!(await endSession()));
  localStorage.removeItem(userKey);
  sessionStorage.clear();
  loadPage('/login');
}

/** Follows the other tabs: out when one signs out, again when another creator signs in. Returns how to stop. */
export function followAccount(): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== userKey || oldValue === newValue) return;
    loadPage(newValue === null ? '/login' : '/');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
