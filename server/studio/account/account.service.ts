import { nanoid } from 'nanoid';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables.ts';
import type { Caller } from '#server/http/route.ts';
import { freshSecret, hashOf } from '#server/http/secret-text.ts';
import { emit } from '#server/live/event.repo.ts';
import { sessionTopic } from '#server/live/sse.ts';
import type { Secrets, SignInProvider } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import type { User } from '#shared/me.contract.ts';
import { accountRepo } from './account.repo.ts';
import { tripRepo } from './trip.repo.ts';

const Trip = z.object({ nonce: z.string(), verifier: z.string() });
const use = { userId: '', purpose: 'sign-in' } as const;
const tokenPrefix = 'tale_';

/** Signing in and out, and who is calling. */
export function accountService({ db, secrets, signIn }: { db: Db; secrets: Secrets; signIn: SignInProvider }) {
  return {
    /** Starts a trip to the provider; `browser` is a secret that only this browser's cookie knows. */
    async begin({ redirectUri, loginHint }: { redirectUri: string; loginHint?: string }): Promise<{ url: string; browser: string }> {
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
    async finish({ url, browser, before }: { url: URL; browser: string; before: string | undefined }): Promise<string> {
      const state = url.searchParams.get('state') ?? '';
      const sealed = await tripRepo(db).finish(hashOf(state), hashOf(browser));
      if (!sealed) throw new Failure('invalid', 'sign_in_expired');
      const identity = await signIn.finish({ url, state, ...Trip.parse(JSON.parse(secrets.open(sealed, use))) });
      const session = freshSecret();
      await transact(db, async (trx) => {
        const accounts = accountRepo(trx);
        if (before) await accounts.endSession(hashOf(before));
        await accounts.addSession(hashOf(session), await accounts.userOf(identity, nanoid()));
      });
      return session;
    },

    /** Who is calling: by session cookie, or by personal access token. */
    async whoIs({ session, bearer }: { session: string | undefined; bearer: string | undefined }): Promise<Caller | null> {
      const accounts = accountRepo(db);
      if (bearer !== undefined) {
        const owner = bearer.startsWith(tokenPrefix) ? await accounts.tokenOwner(hashOf(bearer)) : null;
        return owner ? { ...owner, session: null } : null;
      }
      if (!session) return null;
      const owner = await accounts.sessionOwner(hashOf(session));
      return owner ? { userId: owner, session: hashOf(session) } : null;
    },

    async user(userId: string): Promise<User> {
      const user = await accountRepo(db).user(userId);
      if (!user) throw new Failure('reauth_required', 'Sign in to continue');
      return { id: user.id, email: user.email, name: user.name, avatarUrl: user.avatarUrl };
    },

    async setTimeZone(userId: string, zone: string): Promise<void> {
      if (!Intl.supportedValuesOf('timeZone').includes(zone) && zone !== 'UTC') throw new Failure('invalid', `Unknown time zone: ${zone}`);
      await accountRepo(db).setTimeZone(userId, zone);
    },

    /** Ends the session and its live streams in every process. */
    signOut: ({ userId, session }: Caller) =>
      transact(db, async (trx) => {
        if (!session) return;
        await accountRepo(trx).endSession(session);
        await emit(trx, { userId, topic: sessionTopic(session), kind: 'notice', data: {} });
      }),

    async addToken(userId: string, label: string) {
      const token = `${tokenPrefix}${freshSecret()}`;
      const id = nanoid();
      const { created_at } = await accountRepo(db).addToken({ id, userId, hash: hashOf(token), label });
      return { id, label, createdAt: created_at.getTime(), lastUsedAt: null, token };
    },
    async tokens(userId: string) {
      const rows = await accountRepo(db).tokens(userId);
      return rows.map((row) => ({
        id: row.id,
        label: row.label,
        createdAt: row.created_at.getTime(),
        lastUsedAt: row.last_used_at?.getTime() ?? null,
      }));
    },
    /** Ends the token and its live streams in every process. */
    removeToken: (userId: string, id: string): Promise<void> =>
      transact(db, async (trx) => {
        if (!(await accountRepo(trx).removeToken(id, userId))) throw new Failure('not_found', 'Token not found');
        await emit(trx, { userId, topic: sessionTopic(id), kind: 'notice', data: {} });
      }),
    sweep: () => accountRepo(db).sweep(),
  };
}
export type AccountService = ReturnType<typeof accountService>;
