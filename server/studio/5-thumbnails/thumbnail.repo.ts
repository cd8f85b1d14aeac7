import type { TaleId, UserId } from '#shared/ids.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, NewRow, Tables, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';
import { Thumbnail } from '#shared/thumbnail/thumbnail.contract.ts';

export type ThumbnailRow = Selectable<Tables['thumbnails']>;
export type NewThumbnail = Pick<
  ThumbnailRow,
  'id' | 'tale_id' | 'idx' | 'variant' | 'title' | 'subtitle' | 'style' | 'palette'
>;

type Composed = 'title' | 'subtitle' | 'style' | 'palette' | 'bg_image_id' | 'overlays' | 'r2_key_svg' | 'r2_key_png';

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The row as the product shows it. */
const thumbnailView = (row: ThumbnailRow): Thumbnail => ({
  id: row.id,
  taleId: row.tale_id,
  idx: row.idx,
  variant: row.variant,
  title: row.title,
  subtitle: row.subtitle,
  style: row.style,
  palette: row.palette,
  r2_key_svg: row.r2_key_svg,
  r2_key_png: row.r2_key_png,
  status: Thumbnail.shape.status.parse(row.status),
  isDefault: row.is_default,
  editor: row.editor,
  baked: row.baked,
  bgImageId: row.bg_image_id,
  overlays: row.overlays,
  seoDescription: row.seo_description,
  created_at: seconds(row.created_at),
  updated_at: seconds(row.updated_at),
});

/** Tells every open page of the tale's owner how a thumbnail is now. */
export async function announceThumbnail(db: Db | Trx, userId: UserId, row: ThumbnailRow | undefined): Promise<void> {
  if (row) await emit(db, { userId, topic: `tale:${row.tale_id}`, kind: 'thumbnail', data: thumbnailView(row) });
}

/** The thumbnails of tales. */
export function thumbnailRepo(db: Db | Trx) {
  const ofTale = (taleId: TaleId) =>
    db
      .selectFrom('thumbnails')
      .selectAll()
      .where('tale_id', '=', taleId)
      .orderBy('idx')
      .orderBy('variant')
      .orderBy('editor')
      .execute();
  return {
    rows: ofTale,
    list: async (taleId: TaleId): Promise<Thumbnail[]> => (await ofTale(taleId)).map(thumbnailView),

    /** A thumbnail of one of the creator's own tales. */
    own: (id: string, userId: UserId) =>
      db
        .selectFrom('thumbnails')
        .innerJoin('tales', 'tales.id', 'thumbnails.tale_id')
        .selectAll('thumbnails')
        .where('thumbnails.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** The tale that an id means: its own, or that of a thumbnail of it. */
    async taleOf(id: string, userId: UserId): Promise<string | undefined> {
      const tale = await db
        .selectFrom('tales')
        .leftJoin('thumbnails', 'thumbnails.tale_id', 'tales.id')
        .select('tales.id')
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .where((eb) => eb.or([eb('tales.id', '=', id), eb('thumbnails.id', '=', id)]))
        .limit(1)
        .executeTakeFirst();
      return tale?.id;
    },

    /** What thumbnails of a tale are made from. */
    tale: (taleId: TaleId) =>
      db
        .selectFrom('tales')
        .select(['user_id', 'title', 'verse', 'thumbnails_planned'])
        .where('id', '=', taleId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    /** The finished frames of a tale in their order. */
    frames: (taleId: TaleId) =>
      db
        .selectFrom('images')
        .select(['id', 'frame_no', 'r2_key'])
        .where('tale_id', '=', taleId)
        .where('image_type', '=', 'frame')
        .where('status', '=', 'generated')
        .where('r2_key', 'is not', null)
        .orderBy('frame_no')
        .execute(),

    /** Adds planned thumbnails; existing ones stay unchanged. */
    async plan(userId: UserId, planned: readonly NewThumbnail[]): Promise<void> {
      for (const { palette, ...thumbnail } of planned) {
        const row = await db
          .insertInto('thumbnails')
          .values({ ...thumbnail, palette: JSON.stringify(palette), status: 'queued', is_default: thumbnail.idx === 0 })
          .onConflict((on) => on.columns(['tale_id', 'idx', 'variant', 'editor']).doNothing())
          .returningAll()
          .executeTakeFirst();
        await announceThumbnail(db, userId, row);
      }
    },

    /** Orders what is to be made of these thumbnails. */
    async queue(ids: readonly string[], userId: UserId): Promise<void> {
      if (ids.length === 0) return;
      const rows = await db
        .updateTable('thumbnails')
        .set({ status: 'queued', updated_at: sql`now()` })
        .where('id', 'in', ids)
        .returningAll()
        .execute();
      for (const row of rows) await announceThumbnail(db, userId, row);
    },

    async move(
      id: string,
      userId: UserId,
      status: 'generating' | 'ready' | 'generated',
      { palette, overlays, ...made }: Partial<Pick<ThumbnailRow, Composed>> = {},
    ): Promise<void> {
      const row = await db
        .updateTable('thumbnails')
        .set({
          ...{ status, ...made, last_error: null, updated_at: sql`now()` },
          ...(palette ? { palette: JSON.stringify(palette) } : {}),
          ...(overlays ? { overlays: JSON.stringify(overlays) } : {}),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      await announceThumbnail(db, userId, row);
    },

    /**
     * Ends orders that no other live job will make: a composed thumbnail is restored; otherwise it is removed if it was
     * cancelled, and marked with the reason if it failed.
     */
    async putBack({ taleId, userId, error }: { taleId: TaleId; userId: UserId; error: string | null }): Promise<void> {
      const other = await db
        .selectFrom('jobs')
        .select('id')
        .where('tale_id', '=', taleId)
        .where('kind', 'in', ['thumbnail_generation', 'video_processing'])
        .where('status', 'in', liveJobStatuses)
        .executeTakeFirst();
      if (other) return;
      const composed = await db
        .updateTable('thumbnails')
        .set({
          status: sql<'generated' | 'ready'>`case when r2_key_png is null then 'ready' else 'generated' end`,
          last_error: error,
          updated_at: sql`now()`,
        })
        .where('tale_id', '=', taleId)
        .where('status', 'in', ['queued', 'generating'])
        .where('r2_key_svg', 'is not', null)
        .returningAll()
        .execute();
      for (const row of composed) await announceThumbnail(db, userId, row);
      if (error === null) {
        await db
          .deleteFrom('thumbnails')
          .where('tale_id', '=', taleId)
          .where('r2_key_png', 'is', null)
          .where('status', '!=', 'ready')
          .execute();
        return;
      }
      const rows = await db
        .updateTable('thumbnails')
        .set({ status: 'error', last_error: error, updated_at: sql`now()` })
        .where('tale_id', '=', taleId)
        .where('status', 'in', ['queued', 'generating'])
        .returningAll()
        .execute();
      for (const row of rows) await announceThumbnail(db, userId, row);
    },
  };
}

/** Stores the thumbnails of a tale that comes whole from elsewhere. */
export async function addThumbnails(trx: Trx, thumbnails: readonly NewRow<'thumbnails'>[]): Promise<void> {
  if (thumbnails.length > 0) await trx.insertInto('thumbnails').values(thumbnails).execute();
}
