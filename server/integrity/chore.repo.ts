import { nanoid } from 'nanoid';
import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';

/** A process without a heartbeat for this long counts as dead. */
const heldMinutes = 10;

/** A round of maintenance that this process has claimed. */
export type Round = {
  readonly begunAt: Date;
  /** How far an earlier process came; null at the beginning. */
  readonly position: string | null;
  /** Records the progress. False: another process has the claim, so stop. */
  reached(position: string): Promise<boolean>;
  finished(): Promise<void>;
  /** Releases the claim, so that another process can continue at once. */
  left(): Promise<void>;
};

/** Maintenance that one process at a time does for all. All times are from the database's clock. */
export function choreRepo(db: Db) {
  return {
    /**
     * The next round of a chore, or the rest of an interrupted one; null while it is not due, or another process works
     * on it.
     */
    async take(name: string, everyHours: number): Promise<Round | null> {
      const me = nanoid();
      const held = sql<Date>`now() + make_interval(mins => ${heldMinutes})`;
      await db
        .insertInto('chores')
        .values({ name })
        .onConflict((same) => same.doNothing())
        .execute();
      const taken = await db
        .updateTable('chores')
        .set({
          holder: me,
          held_until: held,
          begun_at: sql<Date>`case when position is null then now() else begun_at end`,
        })
        .where('name', '=', name)
        .where(sql<boolean>`coalesce(held_until < now(), true)`)
        .where(
          sql<boolean>`(position is not null or coalesce(done_at < now() - make_interval(hours => ${everyHours}), true))`,
        )
        .returning(['begun_at', 'position'])
        .executeTakeFirst();
      if (!taken) return null;
      const mine = () => db.updateTable('chores').where('name', '=', name).where('holder', '=', me);
      return {
        begunAt: taken.begun_at ?? new Date(),
        position: taken.position,
        reached: async (position) =>
          (await mine().set({ position, held_until: held }).executeTakeFirst()).numUpdatedRows > 0n,
        finished: async () =>
          void (await mine()
            .set({ position: null, held_until: null, holder: null, done_at: sql<Date>`now()` })
            .execute()),
        left: async () => void (await mine().set({ held_until: null, holder: null }).execute()),
      };
    },
  };
}
