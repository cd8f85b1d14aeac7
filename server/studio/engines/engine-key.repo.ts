import { codeOf, englishOf, type Words } from '#shared/said.ts';
import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Row, Trx } from '#server/db/tables/tables.ts';
import type { ProviderId } from '#shared/engines.ts';

export type KeyRow = Row<'engine_keys'>;

/** Creators' own keys, sealed. */
export function engineKeyRepo(db: Db | Trx) {
  return {
    of: (userId: UserId): Promise<KeyRow[]> =>
      db.selectFrom('engine_keys').selectAll().where('user_id', '=', userId).execute(),

    find: (userId: UserId, provider: ProviderId): Promise<KeyRow | undefined> =>
      db
        .selectFrom('engine_keys')
        .selectAll()
        .where('user_id', '=', userId)
        .where('provider', '=', provider)
        .executeTakeFirst(),

    async keep(key: Pick<KeyRow, 'user_id' | 'provider' | 'sealed_key' | 'last4' | 'address'>): Promise<void> {
      const { sealed_key, last4, address } = key;
      await db
        .insertInto('engine_keys')
        .values(key)
        .onConflict((on) =>
          on.columns(['user_id', 'provider']).doUpdateSet({
            sealed_key,
            last4,
            address,
            added_at: sql`now()`,
            tested_at: null,
            test_works: null,
            test_words: null,
            test_said: null,
          }),
        )
        .execute();
    },

    async remove(userId: UserId, provider: ProviderId): Promise<boolean> {
      const gone = await db
        .deleteFrom('engine_keys')
        .where('user_id', '=', userId)
        .where('provider', '=', provider)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },

    /** Only while the key is still the one that was tested. */
    told: (key: Pick<KeyRow, 'user_id' | 'provider' | 'sealed_key'>, works: boolean, words: Words) =>
      db
        .updateTable('engine_keys')
        .set({
          tested_at: sql`now()`,
          test_works: works,
          test_words: englishOf(words).slice(0, 500),
          test_said: JSON.stringify(codeOf(words)),
        })
        .where('user_id', '=', key.user_id)
        .where('provider', '=', key.provider)
        .where(sql<boolean>`sealed_key is not distinct from ${key.sealed_key}`)
        .execute(),

    all: (): Promise<KeyRow[]> =>
      db.selectFrom('engine_keys').selectAll().where('sealed_key', 'is not', null).execute(),

    reseal: (key: KeyRow, sealed: string) =>
      db
        .updateTable('engine_keys')
        .set({ sealed_key: sealed })
        .where('user_id', '=', key.user_id)
        .where('provider', '=', key.provider)
        .where('sealed_key', '=', key.sealed_key)
        .execute(),
  };
}
