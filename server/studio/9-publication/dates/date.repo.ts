import type { TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { isMoving, isOver, statesThat, takesDate } from '#shared/publishing/publication-states.ts';

/** After a failed job no host is asked for this long, so that an unavailable one is not asked endlessly. */
const restMs = 10 * 60_000;

/** Finds tales and publications whose date has come or is near. */
export function dateRepo(db: Db | Trx) {
  return {
    /** Videos whose date has come, and that have not been checked with the host since. */
    due: (now: Date) =>
      db
        .selectFrom('publications')
        .select(['id', 'user_id', 'tale_id'])
        .where('state', '=', 'scheduled')
        .where('publish_at', '<=', now)
        .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', new Date(now.getTime() - 30_000))]))
        .where(
          sql<boolean>`not exists (select 1 from jobs where jobs.kind = 'publishing' and jobs.subject = publications.id and (
            jobs.status in ('pending', 'running', 'cancelling') or
            (jobs.status = 'failed' and jobs.finished_at > ${new Date(now.getTime() - restMs)})))`,
        )
        .orderBy('publish_at')
        .limit(100)
        .execute(),

    /**
     * Scheduled tales whose reminder is due: one of these times, in milliseconds before the date, has passed since
     * their creator was last told.
     */
    toRemind: (now: Date, before: readonly number[]) =>
      db
        .selectFrom('tales')
        .select('id')
        .where('status', '=', 'scheduled')
        .where('deleted_at', 'is', null)
        .where('scheduled_at', '<', new Date(now.getTime() + Math.max(...before)))
        .where((eb) =>
          eb.or(
            before.map((ms) => {
              const moment = sql<Date>`scheduled_at - make_interval(secs => ${ms / 1000})`;
              return eb.and([eb(moment, '<=', now), eb(moment, '>', sql<Date>`coalesce(date_told_at, updated_at)`)]);
            }),
          ),
        )
        .orderBy('scheduled_at')
        .limit(100)
        .execute(),

    /** What is not as the verbs leave it, for longer than work takes: nothing, unless something went round them. */
    async outOfStep(before: Date): Promise<{ id: string; user_id: UserId; title: string; what: string }[]> {
      const living = sql`p.tale_id = tales.id and p.held is null and p.state in (${sql.join(statesThat((state) => takesDate(state) && !isOver(state)))})`;
      const { rows } = await sql<{ id: string; user_id: UserId; title: string; what: string }>`
        select id, user_id, title, what from (
          select tales.id, user_id, title, unnest(array[
            case when status = 'scheduled' and scheduled_at <>
              (select min(p.publish_at) from publications p where ${living}) then 'its videos have another date' end,
            case when status = 'scheduled' and exists (select 1 from publications p where ${living})
              and not exists (select 1 from publications p where ${living} and p.publish_at is not null)
              and not exists (select 1 from publications p where p.tale_id = tales.id and p.state = 'published')
              then 'its videos have no date' end,
            case when status not in ('scheduled', 'published')
              and exists (select 1 from publications p where ${living} and p.publish_at is not null) then 'its videos have a date that it has not' end,
            case when published_at is not null and status <> 'published'
              and not exists (select 1 from publications p where p.tale_id = tales.id and p.state = 'published')
              then 'nothing of it is public any more' end,
            case when exists (select 1 from publications p where p.tale_id = tales.id and p.updated_at < ${before}
              and p.state in (${sql.join(statesThat(isMoving))}) and not exists (select 1 from jobs where jobs.kind = 'publishing'
              and jobs.subject = p.id and jobs.status in ('pending', 'running', 'cancelling'))) then 'nobody works on a video of it' end
          ]) as what from tales where deleted_at is null and updated_at < ${before}) told
        where what is not null order by id, what limit 1000`.execute(db);
      return rows;
    },

    /** When the date of a tale was chosen. */
    chosenAt: async (taleId: TaleId): Promise<Date | null> =>
      (await db.selectFrom('tales').select('date_set_at').where('id', '=', taleId).executeTakeFirst())?.date_set_at ??
      null,

    /** Scheduled tales of a creator. */
    scheduledOf: (userId: UserId) =>
      db
        .selectFrom('tales')
        .select('id')
        .where('user_id', '=', userId)
        .where('status', '=', 'scheduled')
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute(),
  };
}
