import type { UserId } from '#shared/ids.ts';
import { nanoid } from 'nanoid';
import type { Db, Row, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Job } from '#shared/job.contract.ts';
import { codeOf, englishOf, type Said, type Words } from '#shared/said.ts';

export type JobRow = Row<'jobs'>;

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** The row as the product shows it. An estimated time that has passed is no longer shown. */
export function jobView(row: JobRow, now: number = Date.now()): Job {
  const left = row.status === 'running' && row.eta_at ? row.eta_at.getTime() - now : 0;
  return {
    id: row.id,
    type: row.kind,
    status: row.status,
    progress: row.progress,
    step: row.step,
    stepSaid: row.step_said as Said | null,
    detail: row.detail,
    created_at: seconds(row.created_at),
    updated_at: seconds(row.updated_at),
    etaSeconds: left > 0 ? Math.ceil(left / 1000) : null,
    // The time of the next check of an unavailable service is not shown, since it may fail again.
    waitUntil: row.status === 'pending' && row.outages === 0 ? (row.wait_until?.getTime() ?? null) : null,
    error: row.error,
    errorSaid: row.error_said as Said | null,
    result: row.result,
    tale_id: row.tale_id,
    retryOf: row.retry_of,
  };
}

/** Tells the creator's browsers the state of a job. */
export const announce = (db: Db | Trx, row: JobRow): Promise<void> =>
  emit(db, {
    userId: row.user_id,
    topic: row.tale_id ? `tale:${row.tale_id}` : 'user',
    kind: 'job',
    data: jobView(row),
  });

/** Writes a line into the creator's recent activity and tells the browsers that there is one. */
export async function note(
  db: Db | Trx,
  line: { userId: UserId; type: string; level: 'error' | 'warn' | 'info'; message: Words; refId: string | null },
): Promise<void> {
  const id = nanoid();
  await db
    .insertInto('activity')
    .values({
      id,
      user_id: line.userId,
      type: line.type,
      level: line.level,
      message: englishOf(line.message),
      said: JSON.stringify(codeOf(line.message)),
      ref_id: line.refId,
    })
    .execute();
  await emit(db, { userId: line.userId, topic: 'user', kind: 'activity', data: { id, level: line.level } });
}
