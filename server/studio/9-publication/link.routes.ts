import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie } from '#server/http/cookies.ts';
import { bind, type Caller } from '#server/http/route.ts';
import { getConnected, unlinkChannel } from '#shared/publication.contract.ts';
import { LinkRefused, type LinkService } from './link.service.ts';

/** Where the host sends the browser back to; register it with Google beside `/auth/google/callback`. */
export const linkCallbackPath = '/auth/youtube/callback';
type WhoIs = (credentials: { session: string | undefined; bearer: undefined }) => Promise<Caller | null>;

const origin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
const callerOf = (request: FastifyRequest, whoIs: WhoIs) => whoIs({ session: readCookie(request, 'session'), bearer: undefined });

/** What `/auth/google/start?scope=youtube` does: where to send the browser. A visitor signs in first. */
export const beginLink =
  (links: LinkService, whoIs: WhoIs) =>
  async (request: FastifyRequest): Promise<string> => {
    const caller = await callerOf(request, whoIs);
    return caller ? links.begin(caller, `${origin(request)}${linkCallbackPath}`) : '/login?error=sign_in_first';
  };

/** The browser's way back from the host; it ends on the channel's page, which shows the channel or why it was not linked. */
export function linkRoutes(app: FastifyInstance, links: LinkService, whoIs: WhoIs): void {
  app.get(linkCallbackPath, { schema: { hide: true } }, async (request, reply) => {
    const { state, code, error } = request.query as Record<string, unknown>;
    const caller = await callerOf(request, whoIs);
    if (!caller) return reply.redirect('/login?error=sign_in_first');
    try {
      if (typeof error === 'string') throw new LinkRefused('not_allowed');
      if (typeof state !== 'string' || typeof code !== 'string') throw new LinkRefused('expired');
      await links.finish(caller, { state, code });
      return reply.redirect('/my-videos?linked=1');
    } catch (failure) {
      request.log.warn({ err: failure }, 'A channel was not linked');
      return reply.redirect(`/my-videos?link_error=${failure instanceof LinkRefused ? failure.problem : 'failed'}`);
    }
  });
}

/** What a signed-in creator may ask about the linked channel. */
export function channelRoutes(app: FastifyInstance, links: LinkService): void {
  bind(app, getConnected, ({ caller }) => links.connected(caller.userId));
  bind(app, unlinkChannel, ({ caller }) => links.unlink(caller.userId).then(() => ({ ok: true }) as const));
}
