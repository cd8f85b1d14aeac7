import { msg } from '@lingui/core/runtime-macro';
import type { ChannelId } from '#shared/ids.ts';
import { type Credentials, gaxios, type OAuth2Client } from 'google-auth-library';
import { type HostQuota, type HostTokens, HostTrouble, type OnHostUse } from '#server/ports/video-host.ts';
import { projectQuotaReasons, troubleFrom } from './host-errors.ts';

/**
 * An access token is renewed when it has less than this left; more than the library's own five minutes, so that it
 * never does it unseen.
 */
const freshMs = 6 * 60_000;

/** Turns whatever the client library throws into trouble. */
export function asTrouble(error: unknown, now: number): HostTrouble {
  if (error instanceof HostTrouble) return error;
  if (error instanceof gaxios.GaxiosError) {
    const { response } = error;
    const answer = {
      status: response?.status ?? 0,
      body: response?.data,
      retryAfter: response?.headers.get('retry-after') ?? null,
    };
    return troubleFrom({ ...answer, cause: error.message }, now);
  }
  return troubleFrom({ status: 0, body: null, retryAfter: null, cause: error }, now);
}

/** The library's credentials as the studio stores them; the given clock decides when they expire. */
export function asTokens(credentials: Credentials, now: number, refreshBefore: string | null): HostTokens {
  const lasts = credentials.expiry_date ? credentials.expiry_date - Date.now() : 0;
  return {
    access: credentials.access_token ?? '',
    refresh: credentials.refresh_token ?? refreshBefore,
    expiresAt: now + lasts,
  };
}

/** What a call costs of the daily quota, by YouTube's price list; bytes of an upload cost nothing. */
export const costs = {
  list: { units: 1, uploads: 0 },
  change: { units: 50, uploads: 0 },
  caption: { units: 400, uploads: 0 },
  upload: { units: 0, uploads: 1 },
  free: { units: 0, uploads: 0 },
} as const satisfies Record<string, HostQuota>;
/** Refusals that were weighed, and so were paid for. */
const paid: readonly HostTrouble['kind'][] = ['rejected', 'gone', 'unknown'];

/**
 * Runs calls as the owner of the tokens: renews them before they end and once when they are refused, and tells
 * `onTokens`; tells `onUse` what was spent.
 */
export function ownerCalls(
  client: OAuth2Client,
  tokens: HostTokens,
  {
    clock,
    onTokens,
    onUse,
  }: { clock: () => number; onTokens: (fresh: HostTokens) => Promise<void>; onUse?: OnHostUse | undefined },
) {
  let current = tokens;
  const expiry = Date.now() + tokens.expiresAt - clock();
  client.setCredentials({ access_token: tokens.access, refresh_token: tokens.refresh, expiry_date: expiry });

  async function renew(): Promise<void> {
    if (!current.refresh)
      throw new HostTrouble('reauth', msg`The link to the channel has expired. Link the channel again.`);
    const { credentials } = await client.refreshAccessToken();
    current = asTokens(credentials, clock(), current.refresh);
    await onTokens(current);
  }

  async function attempt<T>(work: (accessToken: string) => Promise<T>): Promise<T> {
    if (current.expiresAt - clock() < freshMs) await renew();
    try {
      return await work(current.access);
    } catch (error) {
      const refused =
        error instanceof gaxios.GaxiosError
          ? error.response?.status === 401
          : error instanceof HostTrouble && error.kind === 'reauth';
      if (!refused || !current.refresh) throw error;
      await renew();
      return await work(current.access);
    }
  }
  const tell = async (cost: HostQuota, refused: boolean) => {
    if (cost !== costs.free) await onUse?.({ ...cost, refused });
  };

  return async function call<T>(cost: HostQuota, work: (accessToken: string) => Promise<T>): Promise<T> {
    let answer: T;
    try {
      answer = await attempt(work);
    } catch (error) {
      const trouble = asTrouble(error, clock());
      const refused = projectQuotaReasons.includes(trouble.reason);
      if (refused || paid.includes(trouble.kind)) await tell(cost, refused);
      throw trouble;
    }
    await tell(cost, false);
    return answer;
  };
}
export type OwnerCall = ReturnType<typeof ownerCalls>;

/** Where people find what is on the host. */
export type HostPlaces = {
  readonly watch: (videoId: string) => string;
  readonly manage: (videoId: string) => string | null;
  readonly channel: (channelId: ChannelId) => string;
};
