import { codeOf, englishOf } from '#shared/said.ts';
import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { Caller } from '#server/http/route.ts';
import { emit } from '#server/live/event.repo.ts';
import { sessionTopic } from '#server/live/sse.ts';
import { logSecurity } from '#server/security-log/security-log.repo.ts';
import { Failure } from '#shared/endpoint.ts';
import { deviceWords } from './device-words.ts';
import { sessionRepo } from './session.repo.ts';

/**
 * Tells every process to end the streams of sessions or tokens that have just ended, and the creator's browsers to look
 * again.
 */
export async function tellEnded(trx: Trx, userId: UserId, ways: readonly string[]): Promise<void> {
  for (const way of ways) await emit(trx, { userId, topic: sessionTopic(way), kind: 'notice', data: {} });
  if (ways.length > 0) await tellAccount(trx, userId);
}

/** Sessions and tokens have changed. */
export const tellAccount = (trx: Trx, userId: UserId): Promise<void> =>
  emit(trx, { userId, topic: 'user', kind: 'account', data: {} });

/** Where a creator is signed in, and how to end it from a distance. */
export function sessionService({ db }: { db: Db }) {
  return {
    async list({ userId, session }: Caller, ask: { limit: number; cursor?: string | undefined }) {
      const { rows, nextCursor } = await sessionRepo(db).page({ userId, ...ask });
      const items = rows.map((row) => {
        const { browser, device } = deviceWords(row.user_agent);
        return {
          id: row.id,
          current: row.id_hash === session,
          ...{ browser: englishOf(browser), browserSaid: codeOf(browser) },
          ...{ device: englishOf(device), deviceSaid: codeOf(device) },
          createdAt: row.created_at.getTime(),
          lastUsedAt: row.last_used_at.getTime(),
        };
      });
      return { items, nextCursor };
    },

    /** Ends the session and its live streams in every process. */
    end: ({ userId }: Caller, id: string): Promise<void> =>
      transact(db, async (trx) => {
        const ended = await sessionRepo(trx).end(id, userId);
        if (ended === null) throw new Failure('not_found', msg`This session has ended already.`);
        await tellEnded(trx, userId, [ended]);
        await logSecurity(trx, { userId, kind: 'session_ended' });
      }),

    /** Ends all sessions but the one that asks, with their streams; returns how many. Asked by a token it ends all. */
    endOthers: ({ userId, session }: Caller): Promise<number> =>
      transact(db, async (trx) => {
        const ended = await sessionRepo(trx).endOthers(userId, session);
        await tellEnded(trx, userId, ended);
        if (ended.length > 0)
          await logSecurity(trx, { userId, kind: 'session_ended', detail: `${ended.length} others` });
        return ended.length;
      }),
  };
}
