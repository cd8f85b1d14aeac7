import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { HostTrouble } from '#server/ports/video-host.ts';
import { nextPacificDay } from '#shared/publishing/pacific-day.ts';
import type { Words } from '#shared/said.ts';

const GoogleError = z.object({
  error: z.object({
    message: z.string().catch(''),
    errors: z.array(z.object({ reason: z.string().catch('') })).catch([]),
  }),
});
const OauthError = z.object({ error: z.string(), error_description: z.string().catch('') });

/** What came back from the host when it was not what was requested; `status` 0 means that no answer came. */
export type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
  readonly cause?: unknown;
};

/** The project's own limits; `uploadLimitExceeded` is one of the channel's. */
export const projectQuotaReasons: readonly string[] = ['quotaExceeded', 'dailyLimitExceeded'];
const switchedOffReasons = ['accessNotConfigured', 'SERVICE_DISABLED'];
const rateReasons = ['rateLimitExceeded', 'userRateLimitExceeded'];
const relinkReasons = ['insufficientPermissions', 'authError', 'youtubeSignupRequired'];

/** The one place where the host's refusals become words and a kind that the publishing job acts on. */
export function troubleFrom({ status, body, retryAfter, cause }: Answer, now: number): HostTrouble {
  const google = GoogleError.safeParse(body).data?.error;
  const oauth = OauthError.safeParse(body).data;
  const reason = google?.errors[0]?.reason ?? oauth?.error ?? '';
  const words = (google?.message || oauth?.error_description || oauth?.error || '')
    .replace(/<[^>]*>/g, '')
    .slice(0, 300);
  const retryAfterMs = readRetryAfter(retryAfter, now);
  const trouble = (kind: HostTrouble['kind'], message: Words, wait: number | null = retryAfterMs) =>
    new HostTrouble(kind, message, { retryAfterMs: wait, reason, cause });

  if (status === 0) return trouble('retry', msg`The video host could not be reached.`);
  if (oauth?.error === 'invalid_grant')
    return trouble('reauth', msg`The link to the channel has expired or was revoked. Link the channel again.`);
  if (projectQuotaReasons.includes(reason) || reason === 'uploadLimitExceeded')
    return trouble(
      'quota',
      msg`The video host’s daily quota is used up; it is renewed at midnight Pacific time.`,
      msUntilPacificMidnight(now),
    );
  if (switchedOffReasons.includes(reason))
    return trouble(
      'rejected',
      msg`The YouTube Data API v3 is not switched on in the Google project of this studio. Switch it on at https://console.cloud.google.com/apis/library/youtube.googleapis.com, wait some minutes, then retry.`,
    );
  if (rateReasons.includes(reason) || status === 429)
    return trouble('retry', msg`The video host asks the studio to slow down.`);
  if (reason === 'youtubeSignupRequired')
    return trouble('reauth', msg`This account has no channel yet. Create one, then link it again.`);
  if (status === 401 || relinkReasons.includes(reason))
    return trouble('reauth', msg`The channel no longer allows this. Link the channel again.`);
  if (status === 404 || status === 410) return trouble('gone', words || msg`The video host no longer has this.`);
  if (status === 408 || status >= 500)
    return trouble('retry', msg`The video host reported an internal error (${{ status }}).`);
  if (status >= 400) return trouble('rejected', msg`The video host refused: ${{ reason: words || reason || status }}`);
  return trouble('unknown', msg`The video host sent an invalid answer (${{ status }}).`);
}

/** Milliseconds until the day of the quota ends; never under a minute. */
export const msUntilPacificMidnight = (now: number): number => Math.max(60_000, nextPacificDay(now) - now);

/** Seconds or a date, as HTTP allows. */
function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.min(86_400_000, Math.max(0, ms)) : null;
}
