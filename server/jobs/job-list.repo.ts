import type { JobId, TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { newestPage } from '#server/db/keyset.ts';
import type { JobRow } from './announce.ts';
import { type JobKind, liveJobStatuses } from '#shared/pipeline.ts';
import { type Said } from '#shared/said.ts';

/** Reads a creator's jobs, newest first. */
export function jobListRepo(db: Db | Trx) {
  return {
    async page({
      userId,
      taleId,
      limit,
      cursor,
    }: {
      userId: UserId;
      taleId?: TaleId | undefined;
      limit: number;
      cursor?: string | undefined;
    }) {
      const query = db
        .selectFrom('jobs')
        .selectAll()
        .where('user_id', '=', userId)
        .$if(taleId !== undefined, (query) => query.where('tale_id', '=', taleId!));
      return newestPage(query, { limit, cursor });
    },

    /** Ids of the live jobs for these tales, except one kind. */
    async liveOfTales(taleIds: readonly string[], butFor: JobKind): Promise<string[]> {
      if (taleIds.length === 0) return [];
      const rows = await db
        .selectFrom('jobs')
        .select('id')
        .where('tale_id', 'in', taleIds)
        .where('status', 'in', liveJobStatuses)
        .where('kind', '<>', butFor)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Ids of the live jobs of one kind for one subject. */
    liveAbout: async (kind: JobKind, subject: string): Promise<string[]> =>
      (
        await db
          .selectFrom('jobs')
          .select('id')
          .where('kind', '=', kind)
          .where('subject', '=', subject)
          .where('status', 'in', liveJobStatuses)
          .execute()
      ).map(({ id }) => id),

    /** The titles of the tales that jobs are about; a tale in the bin has one too. */
    async titles(jobs: readonly { tale_id: TaleId | null; user_id: UserId }[]): Promise<Map<string, string>> {
      const ids = [...new Set(jobs.flatMap(({ tale_id: id }) => id ?? []))];
      const userId = jobs[0]?.user_id;
      if (ids.length === 0 || !userId) return new Map();
      const rows = await db
        .selectFrom('tales')
        .select(['id', 'title'])
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map(({ id, title }) => [id, title]));
    },

    /** How many waiting jobs of their kinds come before these; jobs that do not wait for their turn are left out. */
    async ahead(jobs: readonly JobRow[]): Promise<Map<string, number>> {
      const ids = jobs.filter(({ status, wait_until: until }) => status === 'pending' && !until).map(({ id }) => id);
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('jobs as mine')
        .leftJoin('jobs as other', (on) =>
          on
            .onRef('other.kind', '=', 'mine.kind')
            .on('other.status', '=', 'pending')
            .on('other.wait_until', 'is', null)
            .on(sql<boolean>`(other.turn, other.created_at, other.id) < (mine.turn, mine.created_at, mine.id)`),
        )
        .where('mine.id', 'in', ids)
        .groupBy('mine.id')
        .select(({ fn }) => ['mine.id', fn.count('other.id').as('count')])
        .execute();
      return new Map(rows.map(({ id, count }) => [id, Number(count)]));
    },

    async logs(jobId: JobId) {
      const rows = await db
        .selectFrom('job_logs')
        .select(['ts', 'level', 'message', 'said', 'data'])
        .where('job_id', '=', jobId)
        .orderBy('id', 'desc')
        .limit(500)
        .execute();
      return rows.reverse().map(({ ts, said, ...row }) => ({ ...row, ts: ts.getTime(), said: said as Said | null }));
    },
  };
}
