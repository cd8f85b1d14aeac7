import { z } from 'zod';
import type { Finding } from './finding.ts';

const TokenAnswer = z.object({ error: z.string(), error_description: z.string().catch('') });
const skewMs = 60_000;

/** Google's addresses, and the way to ask them. */
export type Google = {
  readonly tokenUrl: string;
  readonly authUrl: string;
  readonly fetch: typeof fetch;
  readonly clock: () => number;
};
export const google: Google = {
  tokenUrl: 'https://oauth2.googleapis.com/token',
  authUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  fetch: (...all) => fetch(...all),
  clock: Date.now,
};

/**
 * Asks Google whether it knows the client, and looks at its clock: a code that cannot be right is refused in different
 * words for a wrong client.
 */
export async function clientFindings(
  at: Google,
  client: { id: string; secret: string; redirectUri: string },
): Promise<Finding[]> {
  const form = { grant_type: 'authorization_code', code: 'doctor', client_id: client.id, client_secret: client.secret };
  const body = new URLSearchParams({ ...form, redirect_uri: client.redirectUri });
  let response: Response;
  try {
    response = await at.fetch(at.tokenUrl, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    const words = `${new URL(at.tokenUrl).host} cannot be reached from here.`;
    return [
      {
        state: 'fail',
        about: 'Google',
        words,
        next:
          'let this machine reach oauth2.googleapis.com, youtube.googleapis.com and accounts.google.com on ' +
          'port 443.',
      },
    ];
  }
  const answer = TokenAnswer.safeParse(await response.json().catch(() => null)).data;
  return [clientFinding(answer), ...clockFinding(response.headers.get('date'), at.clock())];
}

function clientFinding(answer: z.output<typeof TokenAnswer> | undefined): Finding {
  const about = 'Google client';
  if (answer?.error === 'invalid_grant')
    return { state: 'ok', about, words: 'Google knows this client and its secret.' };
  if (answer?.error === 'redirect_uri_mismatch')
    return {
      state: 'fail',
      about,
      words: 'Google knows the client, but not the redirect address.',
      next: 'register both addresses above under “Authorized redirect URIs”.',
    };
  if (answer?.error === 'invalid_client' || answer?.error === 'unauthorized_client')
    return {
      state: 'fail',
      about,
      words: `Google refuses it: ${answer.error_description || answer.error}.`,
      next:
        'compare GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET with the client at ' +
        'https://console.cloud.google.com/auth/clients; a deleted client or secret cannot be used again.',
    };
  return { state: 'warn', about, words: `Google gave an unclear answer (${answer?.error ?? 'no JSON'}).` };
}

function clockFinding(date: string | null, now: number): Finding[] {
  const theirs = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(theirs)) return [];
  const off = Math.round((now - theirs) / 1000);
  if (Math.abs(now - theirs) <= skewMs)
    return [{ state: 'ok', about: 'Clock', words: `within ${Math.abs(off)} s of Google’s.` }];
  return [
    {
      state: 'fail',
      about: 'Clock',
      words:
        `${Math.abs(off)} s ${off > 0 ? 'ahead of' : 'behind'} Google’s: sign-in refuses its tokens, and ` +
        `dates are missed.`,
      next: 'switch on time synchronisation (timedatectl set-ntp true).',
    },
  ];
}

/**
 * Checks whether Google would send a browser back to an address: for an unknown one it shows an error page. Null when
 * it cannot be determined.
 */
export async function isRegistered(at: Google, clientId: string, redirectUri: string): Promise<boolean | null> {
  const ask = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
  });
  try {
    const response = await at.fetch(`${at.authUrl}?${ask}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (!location) return null;
    const error = new URL(location, at.authUrl).searchParams.get('authError');
    if (!error) return /\/signin\/oauth\/error/.test(location) ? null : true;
    return Buffer.from(error, 'base64url').toString('latin1').includes('redirect_uri_mismatch') ? false : null;
  } catch {
    return null;
  }
}
