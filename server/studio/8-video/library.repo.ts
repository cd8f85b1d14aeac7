import type { TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { keysetCursor, readCursor } from '#server/db/keyset.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { Language } from '#shared/vocabulary.ts';

export type LibraryFilter = {
  readonly userId: UserId;
  readonly taleId?: TaleId | undefined;
  readonly language?: Language | undefined;
};

/** Cursors carry milliseconds. */
const renderedAt = sql<Date>`date_trunc('milliseconds', videos.updated_at)`;

/**
 * Films that can be played. A film's row comes as soon as its language is rendered, its package with the end of the
 * first job: before that nobody may ask for its files, so it is not listed.
 */
export function libraryRepo(db: Db) {
  const films = () =>
    db
      .selectFrom('videos')
      .innerJoin('tales', 'tales.id', 'videos.tale_id')
      .innerJoin('packages', 'packages.tale_id', 'videos.tale_id')
      .leftJoin('tale_texts', (join) =>
        join.onRef('tale_texts.tale_id', '=', 'videos.tale_id').onRef('tale_texts.language', '=', 'videos.language'),
      )
      .selectAll('videos')
      .select(['tales.title as tale_title', 'tale_texts.title'])
      .where('tales.deleted_at', 'is', null);
  return {
    films: (taleId: TaleId) => films().where('videos.tale_id', '=', taleId).execute(),

    /** The latest rendered first. Throws Failure('invalid') on a cursor that is not ours. */
    async page({ userId, taleId, language }: LibraryFilter, limit: number, cursor: string | undefined) {
      const after = cursor ? readCursor(cursor) : null;
      const rows = await films()
        .where('tales.user_id', '=', userId)
        .$if(taleId !== undefined, (query) => query.where('videos.tale_id', '=', taleId ?? ''))
        .$if(language !== undefined, (query) => query.where('videos.language', '=', language ?? 'en'))
        .$if(after !== null, (query) =>
          query.where((eb) =>
            eb.or([
              eb(renderedAt, '<', after!.at),
              eb.and([eb(renderedAt, '=', after!.at), eb('videos.id', '<', after!.id)]),
            ]),
          ),
        )
        .orderBy(renderedAt, 'desc')
        .orderBy('videos.id', 'desc')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        rows: page,
        nextCursor: rows.length > limit && last ? keysetCursor({ created_at: last.updated_at, id: last.id }) : null,
      };
    },
  };
}
