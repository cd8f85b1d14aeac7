import type { TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';
import type { Readings } from '#shared/sound/voice.ts';

/** The part of a tale that a voice sample is read from. */
export type SampleTale = {
  readonly audience: Audience;
  readonly readings: Readings;
  /** Scene by scene. */
  readonly scenes: readonly Partial<Record<Language, string>>[];
};

/** What creators chose as their defaults; only what they changed is kept. */
export function settingsRepo(db: Db | Trx) {
  return {
    async of(userId: UserId): Promise<Readonly<Record<string, unknown>>> {
      const row = await db
        .selectFrom('creator_settings')
        .select('defaults')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.defaults ?? {};
    },

    /** As `of`; two changes of one creator wait for each other until the transaction ends. */
    async toChange(userId: UserId): Promise<Readonly<Record<string, unknown>>> {
      await db
        .insertInto('creator_settings')
        .values({ user_id: userId, defaults: '{}' })
        .onConflict((on) => on.doNothing())
        .execute();
      const row = await db
        .selectFrom('creator_settings')
        .select('defaults')
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return row.defaults;
    },

    /** The sample text of one of the creator's tales. Throws Failure('not_found'). */
    async sampleTale(taleId: TaleId, userId: UserId): Promise<SampleTale> {
      await requireOwnTale(db, taleId, userId);
      const tale = await db
        .selectFrom('tales')
        .select(['audience', 'readings'])
        .where('id', '=', taleId)
        .executeTakeFirstOrThrow();
      const scenes = await db
        .selectFrom('scenes')
        .select('text')
        .where('tale_id', '=', taleId)
        .orderBy('scene_no')
        .execute();
      return { ...tale, scenes: scenes.map(({ text }) => text) };
    },

    keep: (userId: UserId, defaults: object) =>
      db
        .updateTable('creator_settings')
        .set({ defaults: JSON.stringify(defaults), updated_at: sql`now()` })
        .where('user_id', '=', userId)
        .execute(),
  };
}
