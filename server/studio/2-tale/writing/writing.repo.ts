import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';
import type { Writing } from '#shared/story/writing.contract.ts';
import { type Said } from '#shared/said.ts';

/** How long a finished one is still reported. */
const recent = sql<Date>`now() - interval '15 minutes'`;
const most = 20;

/** The tales that are being written: a look at the jobs that do it. */
export function writingRepo(db: Db | Trx) {
  return {
    async ofUser(userId: UserId, key: string | null): Promise<Writing[]> {
      const rows = await db
        .selectFrom('jobs')
        .select(['id', 'status', 'step', 'step_said', 'detail', 'error', 'error_said', 'result', 'created_at'])
        .select(sql<string>`input ->> 'key'`.as('key'))
        .select(
          sql<
            string | null
          >`left(coalesce(input -> 'order' ->> 'reference', input -> 'order' ->> 'prompt', input -> 'order' ->> 'text'), 80)`.as(
            'about',
          ),
        )
        .where('user_id', '=', userId)
        .where('kind', '=', 'tale_writing')
        .where(sql<boolean>`input ->> 'isDraft' is distinct from 'true'`)
        .$if(key !== null, (query) => query.where(sql<boolean>`input ->> 'key' = ${key}`))
        .$if(key === null, (query) =>
          query.where((eb) => eb.or([eb('status', 'in', liveJobStatuses), eb('finished_at', '>', recent)])),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(key === null ? most : 1)
        .execute();
      return rows.map(({ id, created_at, result, detail, step_said: step, error_said: error, ...row }) => ({
        ...row,
        stepSaid: step as Said | null,
        errorSaid: error as Said | null,
        told: (detail as Writing['told'] | null) ?? [],
        jobId: id,
        created_at: Math.floor(created_at.getTime() / 1000),
        tale: row.status === 'completed' ? (result as Writing['tale']) : null,
      }));
    },
  };
}
