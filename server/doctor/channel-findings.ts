import { type HostQuota, HostTrouble } from '#server/ports/video-host.ts';
import type { Finding } from './finding.ts';

export type CheckedLink = {
  readonly title: string;
  readonly linkedAt: Date;
  readonly reauthRequired: boolean;
  /** Asks the host for the channel. */
  readonly ask: () => Promise<unknown>;
};
const week = 7 * 24 * 3_600_000;
const relink = 'open My YouTube in the studio and connect the channel again, allowing all that is asked for.';

/** Whether a linked channel answers, and if not, which of Google's switches is the wrong way. */
export async function linkFinding(
  { title, linkedAt, reauthRequired, ask }: CheckedLink,
  now: number,
): Promise<Finding> {
  const about = `Channel “${title}”`;
  try {
    await ask();
    return { state: 'ok', about, words: 'the link works: the API is switched on and the scopes are right.' };
  } catch (error) {
    if (!(error instanceof HostTrouble)) throw error;
    const { reason, message, kind } = error;
    if (reason === 'accessNotConfigured' || reason === 'SERVICE_DISABLED')
      return {
        state: 'fail',
        about,
        words: 'the YouTube Data API v3 is not switched on in the Google project of the client.',
        next:
          'open https://console.cloud.google.com/apis/library/youtube.googleapis.com, choose that project, ' +
          'press Enable, and wait some minutes.',
      };
    if (reason === 'insufficientPermissions' || reason === 'ACCESS_TOKEN_SCOPE_INSUFFICIENT')
      return { state: 'fail', about, words: 'the link lacks the scope youtube.force-ssl.', next: relink };
    if (kind === 'quota')
      return {
        state: 'warn',
        about,
        words: message,
        next: 'wait, or ask YouTube for more: https://support.google.com/youtube/contact/yt_api_form',
      };
    if (kind === 'reauth' || reauthRequired) {
      const age = now - linkedAt.getTime();
      const days = Math.floor(age / 86_400_000);
      const test =
        age >= week && age < 2 * week ? ' Links of an app in test mode end after seven days: see Test mode above.' : '';
      return { state: 'fail', about, words: `the link of ${days} days ago has ended. ${message}${test}`, next: relink };
    }
    return { state: 'warn', about, words: message };
  }
}

/** What the project has spent today. */
export function quotaFinding(used: HostQuota, quota: HostQuota): Finding {
  const words =
    `${used.uploads} of ${quota.uploads} uploads and ${used.units} of ${quota.units} units are spent since ` +
    `midnight Pacific time.`;
  const empty = used.uploads >= quota.uploads || used.units >= quota.units;
  return empty
    ? {
        state: 'warn',
        about: 'Quota',
        words,
        next: 'publications wait by themselves; for more ask https://support.google.com/youtube/contact/yt_api_form',
      }
    : { state: 'ok', about: 'Quota', words };
}
