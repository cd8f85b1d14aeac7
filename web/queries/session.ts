import { queryOptions } from '@tanstack/react-query';
import { getSession, setTimeZone, signOut } from '#shared/me.contract.ts';
import { call } from '#web/api.ts';
import { loadPage } from '#web/location.ts';

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
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!tz || sessionStorage.getItem(zoneKey) === tz) return;
  sessionStorage.setItem(zoneKey, tz);
  call(setTimeZone, { body: { tz } }).catch(() => sessionStorage.removeItem(zoneKey));
}

/** Ends the session; on success or failure the creator is on the sign-in page and forgotten here. */
export async function leaveSession(): Promise<void> {
  await call(signOut).catch(() => null);
  localStorage.removeItem(userKey);
  sessionStorage.removeItem(zoneKey);
  loadPage('/login');
}
