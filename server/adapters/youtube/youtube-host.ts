import { msg } from '@lingui/core/runtime-macro';
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import {
  type HostQuota,
  type HostTokens,
  HostTrouble,
  type OnHostUse,
  type VideoHost,
} from '#server/ports/video-host.ts';
import { asTokens, asTrouble, type HostPlaces, ownerCalls } from './host-calls.ts';
import { uploadSessions } from './upload-session.ts';
import type { Daily } from './channel-calls.ts';
import { callLimits, youtubeAccount } from './youtube-account.ts';

export type YoutubeHostOptions = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of the API, as `https://youtube.googleapis.com/`. */
  readonly rootUrl?: string;
  readonly authUrl?: string;
  readonly tokenUrl?: string;
  readonly revokeUrl?: string;
  /** Of the pages that people watch, as `https://www.youtube.com`. */
  readonly siteUrl?: string;
  /** Of the pages where owners manage videos; null when there are none. */
  readonly manageUrl?: string | null;
  /**
   * Whether captions go up as WebVTT with the times of their words. Not to YouTube: its help asks for SubRip in its
   * basic form, says of WebVTT that only simple styles are understood, and promises nothing about timestamps inside a
   * caption, which players that do not know them show as text.
   */
  readonly wordTimes?: boolean;
  /** What the project may spend a day; YouTube grants more on request. */
  readonly quota?: HostQuota;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
};

/** What YouTube gives every new project. */
const commonQuota: HostQuota = { units: 10_000, uploads: 100 };

/** Uploads, captions, thumbnails and changes: all of it needs this one scope. */
const scope = 'https://www.googleapis.com/auth/youtube.force-ssl';
const day = 24 * 3_600_000;

/** Publishing to YouTube, or to whatever speaks its API under the given addresses. */
export function youtubeHost(options: YoutubeHostOptions): VideoHost {
  const {
    clientId,
    clientSecret,
    rootUrl = 'https://youtube.googleapis.com/',
    siteUrl = 'https://www.youtube.com',
  } = options;
  const manageUrl = options.manageUrl === undefined ? 'https://studio.youtube.com' : options.manageUrl;
  const { wordTimes = false } = options;
  const clock = options.clock ?? Date.now;
  const places: HostPlaces = {
    watch: (videoId) => `${siteUrl}/watch?v=${encodeURIComponent(videoId)}`,
    manage: (videoId) => (manageUrl ? `${manageUrl}/video/${encodeURIComponent(videoId)}/edit` : null),
    channel: (channelId) => `${siteUrl}/channel/${encodeURIComponent(channelId)}`,
  };
  const sessions = uploadSessions({ clock, rootUrl });
  const endpoints = {
    ...(options.authUrl ? { oauth2AuthBaseUrl: options.authUrl } : {}),
    ...(options.tokenUrl ? { oauth2TokenUrl: options.tokenUrl } : {}),
    ...(options.revokeUrl ? { oauth2RevokeUrl: options.revokeUrl } : {}),
  };
  const newClient = () => new OAuth2Client({ clientId, clientSecret, endpoints, transporterOptions: callLimits });

  const kept = new Map<string, { at: number; answer: Promise<unknown> }>();
  const daily: Daily = async (name, ask) => {
    const before = kept.get(name);
    const answer = before && clock() - before.at <= day ? (before.answer as ReturnType<typeof ask>) : ask();
    if (answer !== before?.answer) kept.set(name, { at: clock(), answer });
    try {
      return await answer;
    } catch (error) {
      kept.delete(name);
      throw error;
    }
  };
  function as(tokens: HostTokens, onTokens: (fresh: HostTokens) => Promise<void>, onUse?: OnHostUse) {
    const client = newClient();
    const call = ownerCalls(client, tokens, { clock, onTokens, onUse });
    return youtubeAccount({ client, call, sessions, rootUrl, places, wordTimes, daily });
  }

  return {
    project: clientId,
    quota: options.quota ?? commonQuota,
    linkUrl: ({ state, challenge, redirectUri, loginHint }) =>
      newClient().generateAuthUrl({
        access_type: 'offline',
        prompt: 'consent',
        scope,
        include_granted_scopes: true,
        state,
        code_challenge: challenge,
        code_challenge_method: CodeChallengeMethod.S256,
        redirect_uri: redirectUri,
        ...(loginHint ? { login_hint: loginHint } : {}),
      }),

    async link({ code, verifier, redirectUri }, onUse) {
      try {
        const { tokens } = await newClient().getToken({ code, codeVerifier: verifier, redirect_uri: redirectUri });
        if (!(tokens.scope ?? '').split(' ').includes(scope))
          throw new HostTrouble(
            'reauth',
            msg`The channel can only be linked when the studio may manage its videos and captions. Link it again and allow both.`,
          );
        const fresh = asTokens(tokens, clock(), null);
        return { tokens: fresh, channel: await as(fresh, async () => undefined, onUse).channel() };
      } catch (error) {
        throw asTrouble(error, clock());
      }
    },

    async revoke(tokens) {
      try {
        await newClient().revokeToken(tokens.refresh ?? tokens.access);
      } catch (error) {
        const trouble = asTrouble(error, clock());
        if (trouble.reason !== 'invalid_token') throw trouble;
      }
    },
    as,
  };
}
