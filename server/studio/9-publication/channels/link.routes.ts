import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie } from '#server/http/guards/cookies.ts';
import { originOf } from '#server/http/guards/own-address.ts';
import type { Caller } from '#server/http/route.ts';
import { LinkRefused, type LinkService } from './link.service.ts';

/** Where the host sends the browser back to; register it with Google beside `/auth/google/callback`. */
export const linkCallbackPath = '/auth/youtube/callback';
const channelsPage = '/my-videos';
/** The creator whose session cookie a browser sends. */
export type WhoIs = (credentials: { session: string | undefined; bearer: undefined }) => Promise<Caller | null>;

const callerOf = (request: FastifyRequest, whoIs: WhoIs) =>
  whoIs({ session: readCookie(request, 'session'), bearer: undefined });

/**
 * What `/auth/google/start?scope=youtube` does: where to send the browser. A visitor signs in first; `&channel=` with a
 * row id asks for that channel again.
 */
export const beginLink =
  (links: LinkService, whoIs: WhoIs) =>
  async (request: FastifyRequest): Promise<string> => {
    const caller = await callerOf(request, whoIs);
    const { channel } = request.query as { channel?: unknown };
    const again = typeof channel === 'string' ? channel : null;
    if (!caller) return '/login?error=sign_in_first';
    return links.begin(caller, {
      redirectUri: `${originOf(request)}${linkCallbackPath}`,
      again,
      back: pageLeft(request),
    });
  };

/**
 * The page of this studio on which the link was pressed, as the browser tells it; null when it does not, or it is no
 * page to return to.
 */
function pageLeft(request: FastifyRequest): string | null {
  const { referer = '' } = request.headers;
  const from = URL.canParse(referer) ? new URL(referer) : null;
  if (from?.origin !== originOf(request) || /^\/(login|auth|api)(\/|$)/.test(from.pathname)) return null;
  const place = `${from.pathname}${from.search}`;
  return place.startsWith('//') || place.length > 500 ? null : place;
}

/** A page with the news that it is to show. */
function withNews(page: string, name: 'linked' | 'link_error', value: string): string {
  const url = new URL(page, 'http://studio');
  for (const old of ['linked', 'link_error']) url.searchParams.delete(old);
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/**
 * The browser's way back from the host: to the page where the link was pressed, with what came of it, or to My YouTube
 * when the channel has to be confirmed there.
 */
export function linkRoutes(app: FastifyInstance, links: LinkService, whoIs: WhoIs): void {
  app.get(linkCallbackPath, { schema: { hide: true } }, async (request, reply) => {
    const { state, code, error } = request.query as Record<string, unknown>;
    const caller = await callerOf(request, whoIs);
    if (!caller) return reply.redirect('/login?error=sign_in_first');
    try {
      const isRefused = typeof error === 'string';
      if (typeof state !== 'string' || !(isRefused || typeof code === 'string')) throw new LinkRefused('expired');
      const { confirm, back } = await links.finish(caller, {
        state,
        code: typeof code === 'string' && !isRefused ? code : null,
      });
      return reply.redirect(confirm ? `/my-videos?confirm=${confirm}` : withNews(back ?? channelsPage, 'linked', '1'));
    } catch (failure) {
      request.log.warn({ err: failure }, 'A channel was not linked');
      const { problem, back } = failure instanceof LinkRefused ? failure : { problem: 'failed', back: null };
      return reply.redirect(withNews(back ?? channelsPage, 'link_error', problem));
    }
  });
}
