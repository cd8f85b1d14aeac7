import { signOut } from '#shared/account/me.contract.ts';
import { call, isReauth } from '#web/api/call.ts';

const openKey = 'ai-content-pipeline:sign-out-open';
/** A studio that hangs does not keep a creator from leaving, in milliseconds. */
const patience = 8_000;

/** Asks the server to end the session; whether it is over. Without a session it was over before. */
export const endSession = (): Promise<boolean> =>
  call(signOut, { exempt: true, signal: AbortSignal.timeout(patience) }).then(() => true, isReauth);

/** Whether a sign-out did not reach the server: the sign-in page then stays, because the session may still exist. */
export const isSignOutOpen = (): boolean => localStorage.getItem(openKey) !== null;

/** Notes whether a sign-out is still to be finished. */
export const leaveSignOutOpen = (open: boolean): void =>
  open ? localStorage.setItem(openKey, '1') : localStorage.removeItem(openKey);
