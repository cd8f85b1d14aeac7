import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { Identity } from '#server/ports/sign-in.ts';
import type { User } from '#shared/account/me.contract.ts';
import type { TokenScope } from '#shared/account/token-scope.ts';

const touchMinutes = 5;
const valid = sql<boolean>`(expires_at is null or expires_at > now())`;

/** Creators and their access tokens; only hashes of secrets are kept. */
export function accountRepo(db: Db | Trx) {
  return {
    /** The creator of an identity; null when it is new. */
    async knownAs({ issuer, subject }: Identity): Promise<string | null> {
      const row = await db
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.user_id ?? null;
    },

    /** The creator with an e-mail address, and the providers that sign this creator in. */
    async withEmail(email: string): Promise<{ userId: UserId; issuers: string[] } | null> {
      const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      if (!user) return null;
      const rows = await db.selectFrom('identities').select('issuer').where('user_id', '=', user.id).execute();
      return { userId: user.id, issuers: rows.map(({ issuer }) => issuer) };
    },

    /** Makes a creator, or finds the one that was made at the same moment. */
    async add({ email, name, picture }: Identity, newId: string): Promise<string> {
      const { id } = await db
        .insertInto('users')
        .values({ id: newId, email, name, avatar_url: picture })
        .onConflict((on) => on.column('email').doUpdateSet((eb) => ({ email: eb.ref('excluded.email') })))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    addIdentity: ({ issuer, subject }: Identity, userId: UserId) =>
      db
        .insertInto('identities')
        .values({ issuer, subject, user_id: userId })
        .onConflict((on) => on.doNothing())
        .execute(),

    /** The creator who came first; null in an empty studio. */
    async first(): Promise<string | null> {
      const row = await db
        .selectFrom('users')
        .select('id')
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    async user(id: string): Promise<(User & { timeZone: string }) | null> {
      const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      return row
        ? { id: row.id, email: row.email, name: row.name, avatarUrl: row.avatar_url, timeZone: row.time_zone }
        : null;
    },

    setTimeZone: (id: string, zone: string) =>
      db.updateTable('users').set({ time_zone: zone }).where('id', '=', id).execute(),

    async tokenOwner(hash: string): Promise<{ userId: UserId; tokenId: string; scope: TokenScope } | null> {
      const row = await db
        .selectFrom('access_tokens')
        .select(['id', 'user_id', 'scope', 'last_used_at'])
        .where('hash', '=', hash)
        .where(valid)
        .executeTakeFirst();
      if (!row) return null;
      if (Date.now() - (row.last_used_at?.getTime() ?? 0) > touchMinutes * 60_000)
        await db.updateTable('access_tokens').set({ last_used_at: sql`now()` }).where('id', '=', row.id).execute();
      return { userId: row.user_id, tokenId: row.id, scope: row.scope };
    },

    addToken: (token: {
      id: string;
      userId: UserId;
      hash: string;
      label: string;
      scope: TokenScope;
      days: number | null;
    }) =>
      db
        .insertInto('access_tokens')
        .values({
          id: token.id,
          user_id: token.userId,
          hash: token.hash,
          label: token.label,
          scope: token.scope,
          expires_at: token.days === null ? null : sql<Date>`now() + make_interval(days => ${token.days})`,
        })
        .returning(['created_at', 'expires_at'])
        .executeTakeFirstOrThrow(),

    tokens: (userId: UserId) =>
      db
        .selectFrom('access_tokens')
        .select(['id', 'label', 'scope', 'expires_at', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(100)
        .execute(),

    /** Returns the token's label, or null when the creator has no such token. */
    async removeToken(id: string, userId: UserId): Promise<string | null> {
      const row = await db
        .deleteFrom('access_tokens')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('label')
        .executeTakeFirst();
      return row?.label ?? null;
    },

    async sweep(): Promise<void> {
      await db.deleteFrom('trips').where('expires_at', '<', sql<Date>`now()`).execute();
    },
  };
}
