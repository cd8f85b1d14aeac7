import type { Db } from '#server/db/tables.ts';
import { keysetCursor, readCursor } from '#server/db/keyset.ts';

/** Reads a creator's jobs, newest first. */
export function jobListRepo(db: Db) {
  return {
    async page({
      userId,
      taleId,
      limit,
      cursor,
    }: {
      userId: string;
      taleId?: string | undefined;
      limit: number;
      cursor?: string | undefined;
    }) {
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = await db
        .selectFrom('jobs')
        .selectAll()
        .where('user_id', '=', userId)
        .$if(taleId !== undefined, (query) => query.where('tale_id', '=', taleId!))
        .$if(after !== null, (query) => query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after!.at, after!.id))))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      return { rows: page, nextCursor: rows.length > limit ? keysetCursor(page.at(-1)!) : null };
    },

    async logs(jobId: string) {
      const rows = await db
        .selectFrom('job_logs')
        .select(['ts', 'level', 'message', 'data'])
        .where('job_id', '=', jobId)
        .orderBy('id', 'desc')
        .limit(500)
        .execute();
      return rows.reverse().map(({ ts, level, message, data }) => ({ ts: ts.getTime(), level, message, data }));
    },
  };
}
