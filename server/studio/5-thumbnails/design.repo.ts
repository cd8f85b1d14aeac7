import type { TaleId, UserId } from '#shared/ids.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import { announceThumbnail, type NewThumbnail, type ThumbnailRow } from './thumbnail.repo.ts';

/** A design as it is stored. */
export type SavedDesign = {
  readonly title: string;
  readonly subtitle: string;
  readonly bg_image_id: string | null;
  readonly overlays: readonly Overlay[];
  /** The texts in one line; kept when only the background changes. */
  readonly seo_description?: string;
  readonly r2_key_svg: string;
  readonly r2_key_png: string;
  /** Whether texts are in it; a baked one stays baked. */
  readonly baked: boolean;
};

/** The variants of the workspace. */
export function designRepo(db: Db | Trx) {
  return {
    /** Adds one of the editor's variants; returns the id of the one that has the place. */
    async open({ palette, ...thumbnail }: NewThumbnail, userId: UserId): Promise<string> {
      const row = await db
        .insertInto('thumbnails')
        .values({ ...thumbnail, palette: JSON.stringify(palette), status: 'ready', editor: true })
        .onConflict((on) => on.columns(['tale_id', 'idx', 'variant', 'editor']).doNothing())
        .returningAll()
        .executeTakeFirst();
      await announceThumbnail(db, userId, row);
      if (row) return row.id;
      const { tale_id, idx, variant } = thumbnail;
      const there = await db
        .selectFrom('thumbnails')
        .select('id')
        .where('tale_id', '=', tale_id)
        .where('idx', '=', idx)
        .where('variant', '=', variant)
        .where('editor', '=', true)
        .executeTakeFirstOrThrow();
      return there.id;
    },

    async save(
      id: string,
      userId: UserId,
      { overlays, baked, ...design }: SavedDesign,
    ): Promise<ThumbnailRow | undefined> {
      const row = await db
        .updateTable('thumbnails')
        .set({
          ...design,
          overlays: JSON.stringify(overlays),
          baked: sql<boolean>`baked or ${baked}`,
          status: sql<'generated' | 'ready'>`case when baked or ${baked} then 'generated' else 'ready' end`,
          last_error: null,
          updated_at: sql`now()`,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      await announceThumbnail(db, userId, row);
      return row;
    },

    /** The file behind the texts: of an image or a baked thumbnail of this tale. */
    async backgroundKey(taleId: TaleId, id: string): Promise<string | null> {
      const image = await db
        .selectFrom('images')
        .select('r2_key as key')
        .where('id', '=', id)
        .where('tale_id', '=', taleId)
        .executeTakeFirst();
      const found =
        image ??
        (await db
          .selectFrom('thumbnails')
          .select('r2_key_png as key')
          .where('id', '=', id)
          .where('tale_id', '=', taleId)
          .executeTakeFirst());
      return found?.key ?? null;
    },
  };
}

export type FinishedRow = Selectable<Tables['finished_thumbnails']>;

/** The finished pictures in the slots of tales. */
export function finishedRepo(db: Db | Trx) {
  /** Sent to the owner's pages, not in the tale's own stream, where everything is a picture to show. */
  const announce = (id: string, taleId: TaleId, userId: UserId) =>
    emit(db, { userId, topic: 'user', kind: 'thumbnail', data: { id, taleId } });
  return {
    ofTale: (taleId: TaleId) =>
      db.selectFrom('finished_thumbnails').selectAll().where('tale_id', '=', taleId).orderBy('slot_number').execute(),
    /** False when the slot is used. */
    async add({ overlays, ...row }: Omit<FinishedRow, 'created_at'>, userId: UserId): Promise<boolean> {
      const added = await db
        .insertInto('finished_thumbnails')
        .values({ ...row, overlays: JSON.stringify(overlays) })
        .onConflict((on) => on.columns(['tale_id', 'slot_number']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added) await announce(row.id, row.tale_id, userId);
      return added !== undefined;
    },
    own: (id: string, userId: UserId) =>
      db
        .selectFrom('finished_thumbnails')
        .innerJoin('tales', 'tales.id', 'finished_thumbnails.tale_id')
        .selectAll('finished_thumbnails')
        .where('finished_thumbnails.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),
    async remove({ id, tale_id }: Pick<FinishedRow, 'id' | 'tale_id'>, userId: UserId): Promise<void> {
      await db.deleteFrom('finished_thumbnails').where('id', '=', id).execute();
      await announce(id, tale_id, userId);
    },
  };
}
