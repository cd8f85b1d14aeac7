import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { HostQuota } from '#server/ports/video-host.ts';

/** Records how much of the video host's daily quota each creator has used. */
export function hostUseRepo(db: Db | Trx) {
  return {
    /** Adds a call. True when it is the first refused call of its quota for this creator on this day. */
    async add(
      of: { project: string; day: string; userId: UserId },
      use: HostQuota & { refused: boolean },
    ): Promise<boolean> {
      const bucket = use.uploads > 0 ? 'uploads_refused' : 'units_refused';
      const key = { project: of.project, day: of.day, user_id: of.userId };
      const spent = use.refused ? { units: 0, uploads: 0 } : { units: use.units, uploads: use.uploads };
      await db
        .insertInto('host_use')
        .values(key)
        .onConflict((on) => on.doNothing())
        .execute();
      const row = db
        .updateTable('host_use')
        .where('project', '=', of.project)
        .where('day', '=', of.day)
        .where('user_id', '=', of.userId);
      if (!use.refused) {
        await row.set({ units: sql`units + ${spent.units}`, uploads: sql`uploads + ${spent.uploads}` }).execute();
        return false;
      }
      const { numUpdatedRows } = await row
        .where(bucket, '=', false)
        .set({ [bucket]: true })
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
