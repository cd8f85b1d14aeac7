import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import { newestPage } from '#server/db/keyset.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { SecurityKind } from '#shared/account/security-log.contract.ts';

/** Days that an event is kept. */
const keptDays = 400;

type Happened = {
  /** Null for somebody who was not let in. */
  readonly userId: UserId | null;
  readonly kind: SecurityKind;
  /** What it was done to, as text; never a secret. */
  readonly detail?: string;
  readonly address?: string | undefined;
};

/** Keeps what happened, in the transaction that does it. */
export async function logSecurity(db: Db | Trx, { userId, kind, detail = '', address }: Happened): Promise<void> {
  await db
    .insertInto('security_events')
    .values({
      id: nanoid(),
      user_id: userId,
      who: sql<string | null>`(select email from users where id = ${userId})`,
      kind,
      detail: detail.slice(0, 300),
      address: address ?? null,
    })
    .execute();
}

type Ask = { readonly userId: UserId | null; readonly limit: number; readonly cursor?: string | undefined };

/** Reads and deletes security events. */
export function securityLogRepo(db: Db) {
  return {
    /** Newest first; of everybody when `userId` is null. */
    async page({ userId, limit, cursor }: Ask) {
      const query = db
        .selectFrom('security_events')
        .selectAll()
        .$if(userId !== null, (query) => query.where('user_id', '=', userId));
      return newestPage(query, { limit, cursor });
    },

    forget: () =>
      db
        .deleteFrom('security_events')
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
        .execute(),
  };
}
