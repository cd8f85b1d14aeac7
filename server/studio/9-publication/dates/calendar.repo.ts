import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';

/** The entries between two moments; read-only. */
export function calendarRepo(db: Db) {
  return {
    /** Publications that became public, or are to, in the span: by their date, otherwise by when the film was sent. */
    publications(userId: UserId, from: Date, until: Date, limit: number) {
      const at = sql<Date>`coalesce(publications.publish_at, publications.created_at)`;
      return db
        .selectFrom('publications')
        .innerJoin('channels', 'channels.id', 'publications.channel_id')
        .innerJoin('tales', 'tales.id', 'publications.tale_id')
        .select([
          'publications.id',
          'publications.tale_id',
          'publications.language',
          'publications.state',
          'publications.reason',
          'publications.reason_said',
          'publications.watch_url',
          'publications.host_privacy',
          'publications.publish_at',
          'channels.title as channel',
          'tales.title',
          'tales.status',
          'tales.scheduled_at',
        ])
        .select(at.as('at'))
        .where('publications.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .where('publications.state', '!=', 'removed')
        .where(at, '>=', from)
        .where(at, '<', until)
        .where((eb) =>
          eb.or([
            eb('publications.publish_at', 'is not', null),
            eb('publications.state', 'in', ['published', 'failed']),
          ]),
        )
        .orderBy(at)
        .orderBy('publications.id')
        .limit(limit)
        .execute();
    },

    /** Tales with a date in the span but without a publication. */
    tales: (userId: UserId, from: Date, until: Date, limit: number) =>
      db
        .selectFrom('tales')
        .select(['id', 'title', 'status', 'scheduled_at', 'langs'])
        .where('user_id', '=', userId)
        .where('status', '=', 'scheduled')
        .where('deleted_at', 'is', null)
        .where('scheduled_at', '>=', from)
        .where('scheduled_at', '<', until)
        .where(
          sql<boolean>`not exists (select 1 from publications p where p.tale_id = tales.id and p.state <> 'removed' and p.publish_at is not null)`,
        )
        .orderBy('scheduled_at')
        .limit(limit)
        .execute(),
  };
}
