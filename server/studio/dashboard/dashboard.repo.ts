import { sql } from 'kysely';
import type { Db } from '#server/db/tables.ts';

/** Counts and the activity of one creator. */
export function dashboardRepo(db: Db) {
  const ownTales = (userId: string) => db.selectFrom('tales').where('user_id', '=', userId).where('deleted_at', 'is', null);
  return {
    /** `draft`: not beyond packaging, with frames missing; `generated`: all planned frames are drawn. */
    async tales(userId: string) {
      const ready = sql<number>`(select count(*) from images where images.tale_id = tales.id and image_type = 'frame' and status = 'generated')`;
      const complete = sql<boolean>`${ready} >= scenes_planned`;
      const row = await ownTales(userId)
        .select(({ fn }) => [
          fn.countAll().as('total'),
          fn.countAll().filterWhere(sql<boolean>`status in ('draft', 'images', 'packaged') and not ${complete}`).as('draft'),
          fn.countAll().filterWhere(complete).as('generated'),
          fn.countAll().filterWhere('status', '=', 'published').as('published'),
          fn.countAll().filterWhere('status', '=', 'scheduled').as('scheduled'),
          fn.countAll().filterWhere('status', '=', 'bound').as('uploaded'),
        ])
        .executeTakeFirstOrThrow();
      return Object.fromEntries(Object.entries(row).map(([name, count]) => [name, Number(count)])) as Record<keyof typeof row, number>;
    },

    /** Frames only, by what became of them. */
    async images(userId: string) {
      const row = await db
        .selectFrom('images')
        .innerJoin('tales', 'tales.id', 'images.tale_id')
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .where('image_type', '=', 'frame')
        .select(({ fn }) => [
          fn.countAll().filterWhere('images.status', '=', 'generated').as('generated'),
          fn.countAll().filterWhere('images.status', 'in', ['queued', 'generating', 'uploading']).as('pending'),
          fn.countAll().filterWhere('images.status', '=', 'error').as('failed'),
        ])
        .executeTakeFirstOrThrow();
      return { generated: Number(row.generated), pending: Number(row.pending), failed: Number(row.failed) };
    },

    /** Newest first; `alerts` leaves out what went well, `hours` what is older. */
    async activity({ userId, limit, alerts, hours }: { userId: string; limit: number; alerts?: boolean; hours?: number }) {
      const rows = await db
        .selectFrom('activity')
        .selectAll()
        .where('user_id', '=', userId)
        .$if(alerts === true, (query) => query.where('level', 'in', ['error', 'warn']))
        .$if(hours !== undefined, (query) => query.where('ts', '>', sql<Date>`now() - make_interval(hours => ${hours ?? 0})`))
        .orderBy('ts', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id, type, level, message, ref_id: refId, ts }) => ({ id, type, level, message, refId, ts: ts.getTime() }));
    },
  };
}
