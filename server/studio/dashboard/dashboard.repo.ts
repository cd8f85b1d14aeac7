import { sql } from 'kysely';
import type { Db } from '#server/db/tables.ts';
import type { Milestones } from './first-steps.ts';

/** Counts and the activity of one creator. */
export function dashboardRepo(db: Db) {
  const isPublic = sql<boolean>`exists (select 1 from publications p where p.tale_id = tales.id and p.state = 'published')`;
  const ownTales = (userId: string) => db.selectFrom('tales').where('user_id', '=', userId).where('deleted_at', 'is', null);
  return {
    /** `draft`: not beyond packaging, with frames missing; `generated`: all planned frames are drawn; `published`: somebody can see a video of it, and not only its card was moved. */
    async tales(userId: string) {
      const ready = sql<number>`(select count(*) from images where images.tale_id = tales.id and image_type = 'frame' and status = 'generated')`;
      const complete = sql<boolean>`${ready} >= scenes_planned`;
      const row = await ownTales(userId)
        .select(({ fn }) => [
          fn.countAll().as('total'),
          fn.countAll().filterWhere(sql<boolean>`status in ('draft', 'images', 'packaged') and not ${complete}`).as('draft'),
          fn.countAll().filterWhere(complete).as('generated'),
          fn.countAll().filterWhere(sql<boolean>`status = 'published' and ${isPublic}`).as('published'),
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

    /** The newest living tale that has each thing, and whether any tale, deleted ones too, ever had it. */
    async milestones(userId: string): Promise<Milestones> {
      const has = {
        tale: sql`true`,
        pictures: sql`scenes_planned > 0 and (select count(*) from images i where i.tale_id = tales.id and i.image_type = 'frame' and i.status = 'generated') >= scenes_planned`,
        narration: sql`exists (select 1 from narrations n where n.tale_id = tales.id and n.r2_key is not null)`,
        film: sql`exists (select 1 from videos v where v.tale_id = tales.id)`,
        published: sql`exists (select 1 from publications p where p.tale_id = tales.id and p.state in ('private', 'scheduled', 'published'))`,
      };
      const newest = (what: keyof typeof has) =>
        sql<string | null>`(array_agg(id order by created_at desc, id desc) filter (where deleted_at is null and ${has[what]}))[1]`.as(
          what,
        );
      const ever = (what: keyof typeof has) => sql<boolean>`coalesce(bool_or(${has[what]}), false)`.as(`any_${what}`);
      const names = ['tale', 'pictures', 'narration', 'film', 'published'] as const;
      const row = (await db
        .selectFrom('tales')
        .where('user_id', '=', userId)
        .select(names.flatMap((name) => [newest(name), ever(name)]))
        .executeTakeFirstOrThrow()) as Record<string, string | boolean | null>;
      const linked = await db
        .selectFrom('channels')
        .select('id')
        .where('user_id', '=', userId)
        .where('sealed_tokens', '!=', '')
        .limit(1)
        .execute();
      const of = (name: (typeof names)[number]) => ({ newest: row[name] as string | null, ever: row[`any_${name}`] === true });
      return {
        tale: of('tale'),
        pictures: of('pictures'),
        narration: of('narration'),
        film: of('film'),
        published: of('published'),
        linked: linked.length > 0,
      };
    },

    /** Newest first; `alerts` leaves out what went well, `hours` what is older. */
    async activity({ userId, limit, alerts, hours }: { userId: string; limit: number; alerts?: boolean; hours?: number }) {
      const rows = await db
        .selectFrom('activity')
        .leftJoin('tales', (join) => join.onRef('tales.id', '=', 'activity.ref_id').onRef('tales.user_id', '=', 'activity.user_id'))
        .selectAll('activity')
        .select('tales.title as about')
        .where('activity.user_id', '=', userId)
        .$if(alerts === true, (query) => query.where('level', 'in', ['error', 'warn']))
        .$if(hours !== undefined, (query) => query.where('ts', '>', sql<Date>`now() - make_interval(hours => ${hours ?? 0})`))
        .orderBy('ts', 'desc')
        .orderBy('activity.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id, type, level, message, ref_id: refId, ts, about }) => ({
        id,
        type,
        level,
        message,
        refId,
        ts: ts.getTime(),
        about,
      }));
    },
  };
}
