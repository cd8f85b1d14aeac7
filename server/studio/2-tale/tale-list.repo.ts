import { sql } from 'kysely';
import { keysetCursor, readCursor } from '#server/db/keyset.ts';
import type { Db } from '#server/db/tables.ts';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';

/** What a list is narrowed to; no statuses means all. */
export type TaleFilter = { readonly userId: string; readonly q: string; readonly statuses: readonly TaleStatus[] | null };

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
const ready = sql<number>`(select count(*)::int from images where images.tale_id = tales.id and image_type = 'frame' and images.status = 'generated')`;
/** The index over title and verse is on this very expression. */
const words = sql<string>`(title || ' ' || coalesce(verse, ''))`;

/** A creator's living tales, as lists show them. */
export function taleListRepo(db: Db) {
  const tales = ({ userId, q, statuses }: TaleFilter) =>
    db
      .selectFrom('tales')
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .$if(q !== '', (query) => query.where(words, 'ilike', `%${escaped(q)}%`))
      .$if(statuses !== null, (query) => query.where('status', 'in', [...(statuses ?? [])]));
  return {
    /** Newest first. Throws Failure('invalid') on a cursor that is not ours. */
    async page(filter: TaleFilter, limit: number, cursor: string | undefined) {
      const after = cursor ? readCursor(cursor) : null;
      const rows = await tales(filter)
        .selectAll()
        .select(ready.as('images_ready'))
        .$if(after !== null, (query) => query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after!.at, after!.id))))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return { rows: page, nextCursor: rows.length > limit && last ? keysetCursor(last) : null };
    },

    /** How many tales stand in each status, whatever the list is narrowed to. */
    async counts(userId: string): Promise<Record<TaleStatus, number>> {
      const rows = await tales({ userId, q: '', statuses: null })
        .select(['status', ({ fn }) => fn.countAll().as('count')])
        .groupBy('status')
        .execute();
      const found = new Map(rows.map(({ status, count }) => [status, Number(count)]));
      return Object.fromEntries(taleStatuses.map((status) => [status, found.get(status) ?? 0])) as Record<TaleStatus, number>;
    },

    /** The dashboard's order: what is still a draft first, what failed last. */
    statuses: (filter: TaleFilter, limit: number) =>
      tales(filter)
        .select([
          'id',
          'title',
          'verse',
          'status',
          'created_at',
          'scenes_planned',
          'scheduled_at',
          'published_at',
          ready.as('images_ready'),
        ])
        .orderBy(sql`case status when 'bound' then 1 when 'scheduled' then 2 when 'published' then 3 when 'failed' then 4 else 0 end`)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    async timeZone(userId: string): Promise<string> {
      const row = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst();
      return row?.time_zone ?? 'UTC';
    },
  };
}
