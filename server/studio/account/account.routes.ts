import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dropCookie, giveCookie, readCookie } from '#server/http/guards/cookies.ts';
import { originOf } from '#server/http/guards/own-address.ts';
import { bind } from '#server/http/route.ts';
import { Failure } from '#shared/endpoint.ts';
import {
  createAccessToken,
  endOtherSessions,
  endSession,
  getMe,
  getMembership,
  getSession,
  listAccessTokens,
  listSessions,
  revokeAccessToken,
  setTimeZone,
  signOut,
} from '#shared/account/me.contract.ts';
import type { AccountService } from './account.service.ts';
import { sessionIdleDays } from './session.repo.ts';

const ok = { ok: true } as const;

/** Another site sent the browser here, so the account it names is not the person's own choice. */
const isLedByAnother = ({ headers }: FastifyRequest): boolean =>
  /^(cross|same)-site$/.test(String(headers['sec-fetch-site'] ?? ''));

/** The redirect to the provider and back. A link to a video channel (scope=youtube) continues with `beginLink`. */
export function signInRoutes(
  app: FastifyInstance,
  accounts: AccountService,
  beginLink: (request: FastifyRequest) => Promise<string>,
): void {
  const start = { schema: { summary: 'Leads to the identity provider; with scope=youtube to linking a channel' } };
  app.get<{ Querystring: { scope?: string; login_hint?: string } }>(
    '/auth/google/start',
    start,
    async (request, reply) => {
      const { scope } = request.query;
      const loginHint = isLedByAnother(request) ? undefined : request.query.login_hint;
      if (scope === 'youtube') return reply.redirect(await beginLink(request));
      try {
        const { url, browser } = await accounts.begin({
          redirectUri: `${originOf(request)}/auth/google/callback`,
          ...(loginHint ? { loginHint: loginHint.slice(0, 320) } : {}),
        });
        giveCookie(request, reply, 'trip', browser, 600);
        return reply.redirect(url);
      } catch (error) {
        request.log.error({ err: error }, 'The sign-in service does not answer');
        return reply.redirect('/login?error=sign_in_unavailable');
      }
    },
  );

  const back = { schema: { summary: 'Where the identity provider leads back to' } };
  app.get('/auth/google/callback', back, async (request, reply) => {
    const url = new URL(request.url, originOf(request));
    const refused = url.searchParams.get('error');
    try {
      if (refused) throw new Failure('invalid', refused.slice(0, 60));
      const session = await accounts.finish({
        url,
        browser: readCookie(request, 'trip') ?? '',
        before: readCookie(request, 'session'),
        userAgent: request.headers['user-agent'],
        address: request.ip,
      });
      giveCookie(request, reply, 'session', session, sessionIdleDays * 86_400);
      dropCookie(request, reply, 'trip');
      return reply.redirect('/auth/callback?success=1');
    } catch (error) {
      request.log.warn({ err: error }, 'A sign-in did not succeed');
      const code = error instanceof Failure ? error.message : 'sign_in_failed';
      return reply.redirect(`/auth/callback?auth_error=${encodeURIComponent(code)}`);
    }
  });

  app.get(
    getSession.path,
    { schema: { summary: getSession.summary, response: { 200: getSession.reply } } },
    async (request) => {
      const caller = await accounts.whoIs({ session: readCookie(request, 'session'), bearer: undefined });
      return { user: caller ? await accounts.user(caller.userId) : null };
    },
  );
}

/** What a signed-in creator may ask about the own account. */
export function accountRoutes(app: FastifyInstance, accounts: AccountService): void {
  bind(app, getMe, ({ caller }) => accounts.user(caller.userId));
  bind(app, getMembership, async ({ caller }) => ({ ...ok, operator: await accounts.isOperator(caller.userId) }));
  bind(app, setTimeZone, ({ body, caller }) => accounts.setTimeZone(caller.userId, body.tz).then(() => ok));
  bind(app, listAccessTokens, async ({ caller }) => ({ ...ok, items: await accounts.tokens(caller.userId) }));
  bind(app, createAccessToken, async ({ body, caller }) => ({
    ...ok,
    ...(await accounts.addToken(caller.userId, body)),
  }));
  bind(app, revokeAccessToken, ({ params, caller }) => accounts.removeToken(caller.userId, params.id).then(() => ok));
  bind(app, listSessions, async ({ query, caller }) => ({ ...ok, ...(await accounts.sessions.list(caller, query)) }));
  bind(app, endSession, ({ params, caller }) => accounts.sessions.end(caller, params.id).then(() => ok));
  bind(app, endOtherSessions, async ({ caller }) => ({ ...ok, count: await accounts.sessions.endOthers(caller) }));
  app.post(
    signOut.path,
    { schema: { summary: signOut.summary, response: { 200: signOut.reply } } },
    async (request, reply) => {
      await accounts.signOut(request.caller);
      dropCookie(request, reply, 'session');
      return ok;
    },
  );
}
