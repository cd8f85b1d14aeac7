import { useEffect, useState } from 'react';
import { getSession } from '#shared/account/me.contract.ts';
import { call } from '#web/api/call.ts';
import { replacePage } from '#web/browser/location.ts';
import { endSession, isSignOutOpen, leaveSignOutOpen } from '#web/account/sign-out.ts';
import { arriveBySignIn } from '#web/account/resume-after-login.ts';

/** Who sees the sign-in page: being checked, a visitor, one whose sign-out did not arrive, or nobody knows. */
export type Visitor = 'checking' | 'visitor' | 'still-signed-in' | 'unknown';

async function look(): Promise<Visitor | 'signed-in'> {
  if (isSignOutOpen()) {
    if (!(await endSession())) return 'still-signed-in';
    leaveSignOutOpen(false);
  }
  return call(getSession).then(
    ({ user }) => (user ? 'signed-in' : 'visitor'),
    () => 'unknown' as const,
  );
}

/** Checks for a session and finishes an open sign-out; who is signed in is sent to /. `retry` looks again. */
export function useVisitor(): [Visitor, retry: () => void] {
  const [visitor, setVisitor] = useState<Visitor>('checking');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let here = true;
    void look().then((found) => {
      if (!here) return;
      if (found !== 'signed-in') return setVisitor(found);
      arriveBySignIn();
      replacePage('/');
    });
    return () => {
      here = false;
    };
  }, [tries]);
  return [visitor, () => setTries(tries + 1)];
}
