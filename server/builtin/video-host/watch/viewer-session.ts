import type { ChannelId } from '#shared/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostContext } from '../host-context.ts';
import type { VideoRow } from '../stores/video-store.ts';

const cookieName = 'video_host_viewer';

/**
 * Linking a channel in a browser also signs that browser in as its owner for 30 days: only there are private videos
 * shown.
 */
export function signInViewer(host: HostContext, reply: FastifyReply, channelId: ChannelId): void {
  void reply.header(
    'set-cookie',
    `${cookieName}=${host.accounts.openViewer(channelId)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`,
  );
}

/** The channel a browser is signed in to, or null. */
export function viewerOf(host: HostContext, request: FastifyRequest): string | null {
  const pair = (request.headers.cookie ?? '').split(/; */).find((each) => each.startsWith(`${cookieName}=`));
  return host.accounts.viewer(pair?.slice(cookieName.length + 1));
}

/** Private is for the owner; unlisted and public are for whoever has the address. */
export const maySee = (video: VideoRow, viewer: string | null): boolean =>
  video.resource.status.privacyStatus !== 'private' || video.channel_id === viewer;
