import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';

/**
 * Quota of the video host that a project used on one day, and the creator's share. `noUnits` and `noUploads`: the host
 * refused a call because none were left.
 */
export type Spent = {
  units: number;
  uploads: number;
  myUnits: number;
  myUploads: number;
  noUnits: boolean;
  noUploads: boolean;
};

/** Reads how much of the video host's quota was used, and whether the creator has a linked channel. */
export function usageRepo(db: Db) {
  return {
    async spent(project: string, day: string, userId: UserId): Promise<Spent> {
      const mine = sql<boolean>`user_id = ${userId}`;
      const row = await db
        .selectFrom('host_use')
        .where('project', '=', project)
        .where('day', '=', day)
        .select(({ fn }) => [
          fn.sum('units').as('units'),
          fn.sum('uploads').as('uploads'),
          fn.sum('units').filterWhere(mine).as('myUnits'),
          fn.sum('uploads').filterWhere(mine).as('myUploads'),
          fn.agg<boolean | null>('bool_or', ['units_refused']).as('noUnits'),
          fn.agg<boolean | null>('bool_or', ['uploads_refused']).as('noUploads'),
        ])
        .executeTakeFirstOrThrow();
      const { noUnits, noUploads, ...sums } = row;
      const [units = 0, uploads = 0, myUnits = 0, myUploads = 0] = Object.values(sums).map(Number);
      return { units, uploads, myUnits, myUploads, noUnits: noUnits ?? false, noUploads: noUploads ?? false };
    },

    /** How many publications wait for a time after `now`. */
    async waiting(userId: UserId, now: Date): Promise<number> {
      const { count } = await db
        .selectFrom('publications')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('user_id', '=', userId)
        .where('state', '=', 'waiting')
        .where('waiting_until', '>', now)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async isLinked(userId: UserId): Promise<boolean> {
      const channel = await db
        .selectFrom('channels')
        .select('id')
        .where('user_id', '=', userId)
        .where('sealed_tokens', '!=', '')
        .where('reauth_required', '=', false)
        .limit(1)
        .executeTakeFirst();
      return channel !== undefined;
    },
  };
}
