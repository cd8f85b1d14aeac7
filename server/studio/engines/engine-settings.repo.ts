import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { EngineSettings, presetEngineSettings } from '#shared/engines.ts';

/** How creators use engines; only what they changed is kept. */
export function engineSettingsRepo(db: Db | Trx) {
  const read = (kept: Readonly<Record<string, unknown>>): EngineSettings => {
    const settings: Record<string, unknown> = { ...presetEngineSettings };
    for (const [name, field] of Object.entries(EngineSettings.shape)) {
      const value = field.safeParse(kept[name]);
      if (name in kept && value.success) settings[name] = value.data;
    }
    return settings as EngineSettings;
  };
  return {
    async of(userId: UserId): Promise<EngineSettings> {
      const row = await db
        .selectFrom('engine_settings')
        .select('settings')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return read(row?.settings ?? {});
    },

    /** As `of`; who changes them or spends money for the creator waits until the transaction ends. */
    async locked(userId: UserId): Promise<EngineSettings> {
      await db
        .insertInto('engine_settings')
        .values({ user_id: userId, settings: '{}' })
        .onConflict((on) => on.doNothing())
        .execute();
      const row = await db
        .selectFrom('engine_settings')
        .select('settings')
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return read(row.settings);
    },

    keep: (userId: UserId, settings: EngineSettings) =>
      db
        .updateTable('engine_settings')
        .set({ settings: JSON.stringify(settings), updated_at: sql`now()` })
        .where('user_id', '=', userId)
        .execute(),

    /** True once for each limit: then an alert is due. */
    async tellOfCap(userId: UserId, which: string): Promise<boolean> {
      const told = await db
        .updateTable('engine_settings')
        .set({ cap_told: which })
        .where('user_id', '=', userId)
        .where(sql<boolean>`cap_told is distinct from ${which}`)
        .executeTakeFirst();
      return told.numUpdatedRows > 0n;
    },
  };
}
