import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie } from '#server/http/cookies.ts';
import { originOf } from '#server/http/own-address.ts';
import type { Caller } from '#server/http/route.ts';
import { LinkRefused, type LinkService } from './link.service.ts';

/** Where the host sends the browser back to; register it with Google beside `/auth/google/callback`. */
export const linkCallbackPath = '/auth/youtube/callback';
/** Whose session a browser shows. */
export type WhoIs = (credentials: { session: string | undefined; bearer: undefined }) => Promise<Caller | null>;

const callerOf = (request: FastifyRequest, whoIs: WhoIs) => whoIs({ session: readCookie(request, 'session'), bearer: undefined });

/** What `/auth/google/start?scope=youtube` does: where to send the browser. A visitor signs in first; `&channel=` with a row id asks for that channel again. */
export const beginLink =
  (links: LinkService, whoIs: WhoIs) =>
  async (request: FastifyRequest): Promise<string> => {
    const caller = await callerOf(request, whoIs);
    const { channel } = request.query as { channel?: unknown };
    const again = typeof channel === 'string' ? channel : null;
    return caller ? links.begin(caller, `${originOf(request)}${linkCallbackPath}`, again) : '/login?error=sign_in_first';
  };

/** The browser's way back from the host; it ends on the channel's page, which shows the channel and asks whether it is the right one (`confirm=`), or says why it was not linked. */
export function linkRoutes(app: FastifyInstance, links: LinkService, whoIs: WhoIs): void {
  app.get(linkCallbackPath, { schema: { hide: true } }, async (request, reply) => {
    const { state, code, error } = request.query as Record<string, unknown>;
    const caller = await callerOf(request, whoIs);
    if (!caller) return reply.redirect('/login?error=sign_in_first');
    try {
      if (typeof error === 'string') throw new LinkRefused('not_allowed');
      if (typeof state !== 'string' || typeof code !== 'string') throw new LinkRefused('expired');
      const { confirm } = await links.finish(caller, { state, code });
      return reply.redirect(confirm ? `/my-videos?confirm=${confirm}` : '/my-videos?linked=1');
    } catch (failure) {
      request.log.warn({ err: failure }, 'A channel was not linked');
      return reply.redirect(`/my-videos?link_error=${failure instanceof LinkRefused ? failure.problem : 'failed'}`);
    }
  });
}
