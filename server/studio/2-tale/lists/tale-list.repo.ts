import type { UserId } from '#shared/ids.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { countOf, creatorCounts } from '#server/db/creator-counts.repo.ts';
import { keysetCursor, readCursor } from '#server/db/keyset.ts';
import type { Db, Tables } from '#server/db/tables/tables.ts';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';

/**
 * What a list is narrowed to; no statuses and no ids mean all. A tale fits `words` when it has one of them, in any case
 * and with any accents; none means all.
 */
export type TaleFilter = {
  readonly userId: UserId;
  readonly words: readonly string[];
  readonly statuses: readonly TaleStatus[] | null;
  readonly ids?: readonly string[] | null;
};

/** What a row of a list is made of: not the story, which is long. */
export const headColumns = [
  'tales.id',
  'tales.title',
  'tales.verse',
  'tales.verse_ref',
  'tales.verse_version',
  'tales.status',
  'tales.cultural_context',
  'tales.scenes_planned',
  'tales.created_at',
  'tales.updated_at',
] as const;

/** How many frames are drawn. */
export const framesReady = sql<number>`(select frames_ready from tale_facts where tale_id = tales.id)`;

/** Somebody can see a video of it: what was only moved to Published on the board cannot be watched. */
export const hasPublicVideo = sql<boolean>`(select watched > 0 from tale_facts where tale_id = tales.id)`;

/** An index has this order, in these words. */
const onDashboard = sql`case status when 'bound' then 1 when 'scheduled' then 2 when 'published' then 3 when 'failed' then 4 else 0 end`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
const has = (word: string) => sql<boolean>`search_words like '%' || fold_letters(${escaped(word)}) || '%'`;

/** A creator's living tales, as lists show them. */
export function taleListRepo(db: Db) {
  const tales = ({ userId, words, statuses, ids = null }: TaleFilter) =>
    db
      .selectFrom('tales')
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .$if(words.length > 0, (query) => query.where((eb: ExpressionBuilder<Tables, 'tales'>) => eb.or(words.map(has))))
      .$if(statuses !== null, (query) => query.where('status', 'in', [...(statuses ?? [])]))
      .$if(ids !== null, (query) => query.where(sql<boolean>`id = any(${[...(ids ?? [])]})`));
  return {
    /**
     * Newest first. The rows are found in an index alone, and only those of the page are read. Throws
     * Failure('invalid') on a cursor that is not ours.
     */
    async page(filter: TaleFilter, limit: number, cursor: string | undefined) {
      const after = cursor ? readCursor(cursor) : null;
      const found = tales(filter)
        .select('id')
        .$if(after !== null, (query) =>
          query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after!.at, after!.id))),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1);
      const rows = await db
        .selectFrom(found.as('found'))
        .innerJoin('tales', 'tales.id', 'found.id')
        .select(headColumns)
        .select([framesReady.as('images_ready'), hasPublicVideo.as('is_public')])
        .orderBy('tales.created_at', 'desc')
        .orderBy('tales.id', 'desc')
        .execute();
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return { rows: page, nextCursor: rows.length > limit && last ? keysetCursor(last) : null };
    },

    /** How many tales have each status, regardless of the list's filter. */
    async counts(userId: UserId): Promise<Record<TaleStatus, number>> {
      const counts = await creatorCounts(db, userId);
      return Object.fromEntries(
        taleStatuses.map((status) => [status, countOf(counts, new RegExp(`^tale ${status} `))]),
      ) as Record<TaleStatus, number>;
    },

    /** The dashboard's order: what is still a draft first, what failed last. */
    statuses: (filter: TaleFilter, limit: number) =>
      db
        .selectFrom(
          tales(filter)
            .select('id')
            .orderBy(onDashboard)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .limit(limit)
            .as('found'),
        )
        .innerJoin('tales', 'tales.id', 'found.id')
        .select([
          'tales.id',
          'title',
          'verse',
          'status',
          'created_at',
          'scenes_planned',
          'scheduled_at',
          'published_at',
          framesReady.as('images_ready'),
          hasPublicVideo.as('is_public'),
        ])
        .orderBy(onDashboard)
        .orderBy('tales.created_at', 'desc')
        .orderBy('tales.id', 'desc')
        .execute(),

    async timeZone(userId: UserId): Promise<string> {
      const row = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst();
      return row?.time_zone ?? 'UTC';
    },
  };
}
