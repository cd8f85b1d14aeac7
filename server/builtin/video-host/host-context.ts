import type { FastifyRequest } from 'fastify';
import type { Access, AccountStore, Channel } from './stores/account-store.ts';
import { notAuthorized, scopeMissing } from './google-answers.ts';
import type { PlaylistStore } from './stores/playlist-store.ts';
import type { Cost, QuotaMeter } from './stores/quota.ts';
import type { VideoStore } from './stores/video-store.ts';

/** The one client that may link channels, as registered with an identity platform. */
export type HostClient = { readonly id: string; readonly secret: string; readonly redirectUris: readonly string[] };

/** What every endpoint of the host works with. */
export type HostContext = {
  readonly dataDir: string;
  readonly client: HostClient;
  readonly accounts: AccountStore;
  readonly videos: VideoStore;
  readonly playlists: PlaylistStore;
  readonly quota: QuotaMeter;
  readonly clock: () => number;
  /** Looks at a finished upload in the background. */
  readonly process: (videoId: string) => void;
};

/** The address under which the caller knows this host. */
export const addressOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

const scopeNames = ['youtube', 'youtube.force-ssl', 'youtube.upload', 'youtube.readonly'] as const;
export type ScopeName = (typeof scopeNames)[number];
const scopeRoot = 'https://www.googleapis.com/auth/';
export const knownScopes = scopeNames.map((name) => `${scopeRoot}${name}`);

const whole: readonly ScopeName[] = ['youtube', 'youtube.force-ssl'];
export const mayRead: readonly ScopeName[] = [...whole, 'youtube.readonly'];
export const mayUpload: readonly ScopeName[] = [...whole, 'youtube.upload'];
export const mayWrite: readonly ScopeName[] = whole;
export const mayCaption: readonly ScopeName[] = ['youtube.force-ssl'];

/** Who calls, after the token, its scope and the quota were checked. */
export function authorize(
  host: HostContext,
  request: FastifyRequest,
  scopes: readonly ScopeName[],
  cost: Cost,
): Access & { channel: Channel } {
  const shown = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const access = shown ? host.accounts.access(shown) : null;
  const channel = access && host.accounts.channel(access.channelId);
  if (!access || !channel) throw notAuthorized();
  const granted = access.scope.split(' ');
  if (!scopes.some((scope) => granted.includes(`${scopeRoot}${scope}`))) throw scopeMissing();
  host.quota.charge(host.client.id, cost);
  return { ...access, client: host.client.id, channel };
}

/** `part=snippet,status`, also when the parameter is repeated. */
export function partsOf(request: FastifyRequest): Set<string> {
  const { part } = request.query as { part?: string | string[] };
  return new Set(
    [part ?? []]
      .flat()
      .flatMap((each) => each.split(','))
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  );
}
