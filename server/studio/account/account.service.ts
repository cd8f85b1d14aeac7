import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { Caller } from '#server/http/route.ts';
import { freshSecret, hashOf } from '#server/http/guards/secret-text.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import { logSecurity } from '#server/security-log/security-log.repo.ts';
import type { SignInProvider } from '#server/ports/sign-in.ts';
import { Failure } from '#shared/endpoint.ts';
import type { NewToken, User } from '#shared/account/me.contract.ts';
import { accountRepo } from './account.repo.ts';
import { admit } from './admit.ts';
import { keptAgent } from './device-words.ts';
import { isOperator, type MembershipRules } from './membership.ts';
import { sessionRepo } from './session.repo.ts';
import { sessionService, tellAccount, tellEnded } from './session.service.ts';
import { tripRepo } from './trip.repo.ts';

const Trip = z.object({ nonce: z.string(), verifier: z.string() });
const use = { userId: '', purpose: 'sign-in' } as const;
const tokenPrefix = 'tale_';
const mostTokens = 50;

/** A browser that returned from the provider; `before` is the session that it had, `userAgent` its own description. */
type Arrival = {
  url: URL;
  browser: string;
  before: string | undefined;
  userAgent: string | undefined;
  address: string;
};

type Parts = { db: Db; secrets: Secrets; signIn: SignInProvider; rules: MembershipRules };

/** Signing in and out, and who is calling. */
export function accountService({ db, secrets, signIn, rules }: Parts) {
  return {
    sessions: sessionService({ db }),

    /** Starts a trip to the provider; `browser` is a secret that only this browser's cookie knows. */
    async begin({
      redirectUri,
      loginHint,
    }: {
      redirectUri: string;
      loginHint?: string;
    }): Promise<{ url: string; browser: string }> {
      const [state, nonce, verifier, browser] = [freshSecret(), freshSecret(), freshSecret(), freshSecret()] as const;
      const url = await signIn.begin({ state, nonce, verifier, redirectUri, ...(loginHint ? { loginHint } : {}) });
      await tripRepo(db).begin({
        stateHash: hashOf(state),
        browserHash: hashOf(browser),
        sealed: secrets.seal(JSON.stringify({ nonce, verifier }), use),
      });
      return { url, browser };
    },

    /** Ends the trip and opens a new session; the session that the browser had before ends. */
    async finish({ url, browser, before, userAgent, address }: Arrival): Promise<string> {
      const state = url.searchParams.get('state') ?? '';
      const sealed = await tripRepo(db).finish(hashOf(state), hashOf(browser));
      if (!sealed) throw new Failure('invalid', 'sign_in_expired');
      const identity = await signIn.finish({ url, state, ...Trip.parse(JSON.parse(secrets.open(sealed, use))) });
      const session = freshSecret();
      const entering = transact(db, async (trx) => {
        const signedInAs = before ? await sessionRepo(trx).owner(hashOf(before)) : null;
        const userId = await admit(trx, identity, signedInAs, rules);
        if (before) await sessionRepo(trx).endByHash(hashOf(before));
        await sessionRepo(trx).add({ idHash: hashOf(session), userId, userAgent: keptAgent(userAgent) });
        await logSecurity(trx, { userId, kind: 'sign_in', detail: identity.issuer, address });
        await tellAccount(trx, userId);
      });
      await entering.catch(async (error: unknown) => {
        const why = error instanceof Failure ? error.message : 'failed';
        await logSecurity(db, { userId: null, kind: 'sign_in_refused', detail: `${identity.email}: ${why}`, address });
        throw error;
      });
      return session;
    },

    /** Who is calling: by session cookie, or by personal access token. */
    async whoIs({
      session,
      bearer,
    }: {
      session: string | undefined;
      bearer: string | undefined;
    }): Promise<Caller | null> {
      if (bearer !== undefined) {
        const owner = bearer.startsWith(tokenPrefix) ? await accountRepo(db).tokenOwner(hashOf(bearer)) : null;
        return owner ? { ...owner, session: null } : null;
      }
      if (!session) return null;
      const owner = await sessionRepo(db).owner(hashOf(session));
      return owner ? { userId: owner, session: hashOf(session) } : null;
    },

    async user(userId: UserId): Promise<User> {
      const user = await accountRepo(db).user(userId);
      if (!user) throw new Failure('reauth_required', msg`Sign in to continue`);
      return { id: user.id, email: user.email, name: user.name, avatarUrl: user.avatarUrl };
    },

    /** Whether this creator runs the studio. */
    isOperator: (userId: UserId): Promise<boolean> => isOperator(db, userId, rules),

    async setTimeZone(userId: UserId, zone: string): Promise<void> {
      if (!Intl.supportedValuesOf('timeZone').includes(zone) && zone !== 'UTC')
        throw new Failure('invalid', msg`Unknown time zone: ${{ zone }}`);
      await accountRepo(db).setTimeZone(userId, zone);
    },

    /** Ends the session and its live streams in every process. */
    signOut: ({ userId, session }: Caller) =>
      transact(db, async (trx) => {
        if (!session) return;
        await sessionRepo(trx).endByHash(session);
        await tellEnded(trx, userId, [session]);
        await logSecurity(trx, { userId, kind: 'sign_out' });
      }),

    /** Throws Failure('conflict') when the creator has as many as can be. */
    async addToken(userId: UserId, { label, scope, days }: NewToken) {
      const token = `${tokenPrefix}${freshSecret()}`;
      const id = nanoid();
      const { created_at, expires_at } = await transact(db, async (trx) => {
        if ((await accountRepo(trx).tokens(userId)).length >= mostTokens)
          throw new Failure(
            'conflict',
            msg`You have ${{ mostTokens }} access tokens: first revoke one that you no longer use.`,
          );
        await tellAccount(trx, userId);
        await logSecurity(trx, { userId, kind: 'token_created', detail: `${label} (${scope})` });
        return accountRepo(trx).addToken({ id, userId, hash: hashOf(token), label, scope, days });
      });
      return {
        id,
        label,
        scope,
        createdAt: created_at.getTime(),
        expiresAt: expires_at?.getTime() ?? null,
        lastUsedAt: null,
        token,
      };
    },
    async tokens(userId: UserId) {
      const rows = await accountRepo(db).tokens(userId);
      return rows.map((row) => ({
        id: row.id,
        label: row.label,
        scope: row.scope,
        expiresAt: row.expires_at?.getTime() ?? null,
        createdAt: row.created_at.getTime(),
        lastUsedAt: row.last_used_at?.getTime() ?? null,
      }));
    },
    /** Ends the token and its live streams in every process. */
    removeToken: (userId: UserId, id: string): Promise<void> =>
      transact(db, async (trx) => {
        const label = await accountRepo(trx).removeToken(id, userId);
        if (label === null) throw new Failure('not_found', msg`Token not found`);
        await logSecurity(trx, { userId, kind: 'token_revoked', detail: label });
        await tellEnded(trx, userId, [id]);
      }),
    sweep: () => Promise.all([accountRepo(db).sweep(), sessionRepo(db).sweep()]),
  };
}
export type AccountService = ReturnType<typeof accountService>;
