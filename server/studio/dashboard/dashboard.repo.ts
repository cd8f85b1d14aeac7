import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { countOf, creatorCounts } from '#server/db/creator-counts.repo.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { Milestones } from './first-steps.ts';
import { type Said } from '#shared/said.ts';

/** Counts and the activity of one creator. */
export function dashboardRepo(db: Db) {
  return {
    /**
     * Tales: `draft`: not beyond packaging, with frames missing; `generated`: all planned frames are drawn;
     * `published`: somebody can see a video of it, and not only its card was moved. Images: frames only, by what became
     * of them.
     */
    async counts(userId: UserId) {
      const counts = await creatorCounts(db, userId);
      const count = (fits: RegExp) => countOf(counts, fits);
      return {
        tales: {
          total: count(/^tale /),
          draft: count(/^tale (draft|images|packaged) undrawn /),
          generated: count(/^tale \w+ drawn /),
        },
        images: {
          generated: count(/^picture frame generated /),
          pending: count(/^picture frame (queued|generating|uploading) /),
          failed: count(/^picture frame error /),
        },
        videos: {
          published: count(/^tale published \w+ watched$/),
          scheduled: count(/^tale scheduled /),
          uploaded: count(/^tale bound /),
        },
      };
    },

    /** The newest living tale that has each thing, and whether any tale, deleted ones too, ever had it. */
    async milestones(userId: UserId): Promise<Milestones> {
      const has = {
        tale: sql<boolean>`true`,
        pictures: sql<boolean>`scenes_planned > 0 and frames_ready >= scenes_planned`,
        narration: sql<boolean>`narrations > 0`,
        film: sql<boolean>`films > 0`,
        published: sql<boolean>`uploaded > 0`,
      };
      const of = async (name: keyof typeof has) => {
        const found = await db
          .selectFrom('tale_facts')
          .select(['tale_id', 'living'])
          .where('user_id', '=', userId)
          .where(has[name])
          .orderBy('living', 'desc')
          .orderBy('created_at', 'desc')
          .orderBy('tale_id', 'desc')
          .limit(1)
          .executeTakeFirst();
        return { newest: found?.living ? found.tale_id : null, ever: found !== undefined };
      };
      const linked = await db
        .selectFrom('channels')
        .select('id')
        .where('user_id', '=', userId)
        .where('sealed_tokens', '!=', '')
        .limit(1)
        .execute();
      return {
        tale: await of('tale'),
        pictures: await of('pictures'),
        narration: await of('narration'),
        film: await of('film'),
        published: await of('published'),
        linked: linked.length > 0,
      };
    },

    /** Newest first; `alerts` leaves out what went well, `hours` what is older. */
    async activity({
      userId,
      limit,
      alerts,
      hours,
    }: {
      userId: UserId;
      limit: number;
      alerts?: boolean;
      hours?: number;
    }) {
      const rows = await db
        .selectFrom('activity')
        .leftJoin('tales', (join) =>
          join.onRef('tales.id', '=', 'activity.ref_id').onRef('tales.user_id', '=', 'activity.user_id'),
        )
        .selectAll('activity')
        .select('tales.title as about')
        .where('activity.user_id', '=', userId)
        .$if(alerts === true, (query) => query.where('level', 'in', ['error', 'warn']))
        .$if(hours !== undefined, (query) =>
          query.where('ts', '>', sql<Date>`now() - make_interval(hours => ${hours ?? 0})`),
        )
        .orderBy('ts', 'desc')
        .orderBy('activity.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id, type, level, message, said, ref_id: refId, ts, about }) => ({
        id,
        type,
        level,
        message,
        said: said as Said | null,
        refId,
        ts: ts.getTime(),
        about,
      }));
    },
  };
}
