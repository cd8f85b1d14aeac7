import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables.ts';
import { isMoving, statesThat } from '#shared/publication-states.ts';

export type DueTale = {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly scheduled_at: Date;
  readonly since: Date;
};

/** After a job that failed nothing is ordered unasked for this long: a host that is away is not asked without end. */
const restMs = 10 * 60_000;
/** States in which somebody should be at work, or should look again. */
const moving = statesThat(isMoving);
const unscheduled = ['draft', 'images', 'packaged', 'bound'] as const;

/** What the keeper of dates reads. */
export function scheduleRepo(db: Db | Trx) {
  return {
    /** Scheduled tales with a film that no publication carries yet, or without any film. */
    scheduledTales: (): Promise<DueTale[]> =>
      db
        .selectFrom('tales')
        .select(['id', 'user_id', 'title', 'scheduled_at', 'updated_at as since'])
        .where('status', '=', 'scheduled')
        .where('deleted_at', 'is', null)
        .where('scheduled_at', 'is not', null)
        .where(
          sql<boolean>`(not exists (select 1 from videos v where v.tale_id = tales.id and v.shape = '16:9') or exists (
            select 1 from videos v where v.tale_id = tales.id and v.shape = '16:9' and not exists (
              select 1 from publications p where p.tale_id = tales.id and p.language = v.language and p.state <> 'removed')))`,
        )
        .orderBy('scheduled_at')
        .limit(100)
        .$narrowType<{ scheduled_at: Date }>()
        .execute(),

    isWarned: async (taleId: string, message: string, since: Date): Promise<boolean> =>
      (await db
        .selectFrom('activity')
        .select('id')
        .where('ref_id', '=', taleId)
        .where('message', '=', message)
        .where('ts', '>=', since)
        .executeTakeFirst()) !== undefined,

    /** Publications whose tale was given another date, or taken off its date, since the publication was written last. */
    movedDates: async (): Promise<{ id: string; publish_at: Date | null }[]> => {
      const rows = await db
        .selectFrom('publications')
        .innerJoin('tales', 'tales.id', 'publications.tale_id')
        .select(['publications.id', 'tales.status', 'tales.scheduled_at'])
        .where('publications.state', 'in', [...moving, 'waiting', 'scheduled', 'missed'])
        .where('publications.publish_at', 'is not', null)
        .whereRef('tales.updated_at', '>', 'publications.updated_at')
        .where((eb) =>
          eb.or([
            eb('tales.status', 'in', [...unscheduled]),
            eb.and([eb('tales.status', '=', 'scheduled'), sql<boolean>`tales.scheduled_at is distinct from publications.publish_at`]),
          ]),
        )
        .limit(100)
        .execute();
      return rows.map(({ id, status, scheduled_at: at }) => ({ id, publish_at: status === 'scheduled' ? at : null }));
    },

    /** The host has to be told the new date. */
    moveDate: (id: string, publishAt: Date | null) =>
      db
        .updateTable('publications')
        .set({
          publish_at: publishAt,
          state: sql`case when video_id is not null then 'inserted' when state = 'missed' then 'queued' else state end`,
          steps: sql`jsonb_set(steps, '{details}', '{"state":"todo","error":null}')` as never,
          updated_at: sql`now()`,
        })
        .where('id', '=', id)
        .execute(),

    /** What came due and was not read back yet, and what should be worked on although no job is alive. */
    toWorkOn: (now: Date) =>
      db
        .selectFrom('publications')
        .select(['id', 'user_id', 'tale_id'])
        .where((eb) =>
          eb.or([
            eb.and([
              eb('state', '=', 'scheduled'),
              eb('publish_at', '<=', now),
              eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', new Date(now.getTime() - 30_000))]),
            ]),
            eb('state', 'in', moving),
            eb.and([eb('state', '=', 'waiting'), eb('waiting_until', '<=', now)]),
          ]),
        )
        .where(
          sql<boolean>`not exists (select 1 from jobs where jobs.kind = 'publishing' and jobs.subject = publications.id and (
            jobs.status in ('pending', 'running', 'cancelling') or
            (jobs.status = 'failed' and jobs.finished_at > ${new Date(now.getTime() - restMs)})))`,
        )
        .orderBy('updated_at')
        .limit(100)
        .execute(),
  };
}
