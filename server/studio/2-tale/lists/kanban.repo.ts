import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Placed } from '#shared/tale/fractional-order.ts';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';
import { framesReady, hasPublicVideo } from './tale-list.repo.ts';

/** The board of one creator: its columns in the order that was given to them. */
export function kanbanRepo(db: Db | Trx) {
  const living = (userId: UserId) =>
    db.selectFrom('tales').where('user_id', '=', userId).where('deleted_at', 'is', null);
  return {
    /** The first `limit` tales of every column, in one question; each column is read in its order, and no further. */
    cards: (userId: UserId, limit: number) =>
      db
        .selectFrom(
          sql<{ status: TaleStatus }>`unnest(${[...taleStatuses]}::text[])`.as<'columns'>(sql`columns(status)`),
        )
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('tales')
              .select(['id', 'position'])
              .where('user_id', '=', userId)
              .where('deleted_at', 'is', null)
              .whereRef('tales.status', '=', 'columns.status')
              .orderBy('position')
              .orderBy('id')
              .limit(limit)
              .as('placed'),
          (join) => join.onTrue(),
        )
        .innerJoin('tales', 'tales.id', 'placed.id')
        .select(['tales.id', 'title', 'verse', 'tales.status', 'created_at', 'scenes_planned', 'scheduled_at'])
        .select([framesReady.as('images_ready'), hasPublicVideo.as('is_public')])
        .orderBy('placed.position')
        .orderBy('placed.id')
        .execute(),

    /** One order of a creator's board at a time. */
    async takeTurn(userId: UserId): Promise<void> {
      await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    },

    column: (userId: UserId, column: TaleStatus): Promise<Placed[]> =>
      living(userId)
        .where('status', '=', column)
        .select(['id', 'position as place'])
        .orderBy('position')
        .orderBy('id')
        .forNoKeyUpdate()
        .execute(),

    /** A place before all that were ever given. */
    async top(): Promise<string> {
      const { rows } = await sql<{ place: string }>`select place_on_top(clock_timestamp()) as place`.execute(db);
      return rows[0]!.place;
    },

    async put(userId: UserId, column: TaleStatus, places: readonly Placed[]): Promise<void> {
      const [first] = places;
      if (!first) return;
      const ids = places.map(({ id }) => id);
      await sql`update tales set position = given.place from unnest(${ids}::text[], ${places.map(({ place }) => place)}::text[]) as given(id, place)
        where tales.id = given.id`.execute(db);
      await emit(db, { userId, topic: `tale:${first.id}`, kind: 'tale', data: { id: first.id, status: column } });
    },
  };
}
