import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Trx } from '#server/db/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';
import { Thumbnail } from '#shared/thumbnail.contract.ts';

export type ThumbnailRow = Selectable<Tables['thumbnails']>;
type NewThumbnail = Pick<ThumbnailRow, 'id' | 'tale_id' | 'idx' | 'variant' | 'title' | 'subtitle' | 'style' | 'palette'>;

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
  created_at: seconds(row.created_at),
  updated_at: seconds(row.updated_at),
});

async function announce(db: Db | Trx, userId: string, row: ThumbnailRow | undefined): Promise<void> {
  if (row) await emit(db, { userId, topic: `tale:${row.tale_id}`, kind: 'thumbnail', data: thumbnailView(row) });
}

/** The thumbnails of tales. */
export function thumbnailRepo(db: Db | Trx) {
  const ofTale = (taleId: string) =>
    db.selectFrom('thumbnails').selectAll().where('tale_id', '=', taleId).orderBy('idx').orderBy('variant').execute();
  return {
    rows: ofTale,
    list: async (taleId: string): Promise<Thumbnail[]> => (await ofTale(taleId)).map(thumbnailView),

    /** A thumbnail of one of the creator's own tales. */
    own: (id: string, userId: string) =>
      db
        .selectFrom('thumbnails')
        .innerJoin('tales', 'tales.id', 'thumbnails.tale_id')
        .selectAll('thumbnails')
        .where('thumbnails.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** What thumbnails of a tale are made from. */
    tale: (taleId: string) =>
      db
        .selectFrom('tales')
        .select(['user_id', 'title', 'verse', 'thumbnails_planned'])
        .where('id', '=', taleId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    /** The finished frames of a tale in their order. */
    frames: (taleId: string) =>
      db
        .selectFrom('images')
        .select(['frame_no', 'r2_key'])
        .where('tale_id', '=', taleId)
        .where('image_type', '=', 'frame')
        .where('status', '=', 'generated')
        .where('r2_key', 'is not', null)
        .orderBy('frame_no')
        .execute(),

    /** Adds planned thumbnails; one that is there already stays as it is. */
    async plan(userId: string, planned: readonly NewThumbnail[]): Promise<void> {
      for (const { palette, ...thumbnail } of planned) {
        const row = await db
          .insertInto('thumbnails')
          .values({ ...thumbnail, palette: JSON.stringify(palette), status: 'queued', is_default: thumbnail.idx === 0 })
          .onConflict((on) => on.columns(['tale_id', 'idx', 'variant']).doNothing())
          .returningAll()
          .executeTakeFirst();
        await announce(db, userId, row);
      }
    },

    async move(
      id: string,
      userId: string,
      status: 'generating' | 'generated',
      { palette, ...made }: Partial<Pick<ThumbnailRow, 'title' | 'style' | 'palette' | 'r2_key_svg' | 'r2_key_png'>> = {},
    ): Promise<void> {
      const row = await db
        .updateTable('thumbnails')
        .set({ status, ...made, ...(palette ? { palette: JSON.stringify(palette) } : {}), last_error: null, updated_at: sql`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      await announce(db, userId, row);
    },

    /** What was ordered and not made, and no other live job will make: gone when it was cancelled, marked with the reason when it failed. */
    async putBack({ taleId, userId, error }: { taleId: string; userId: string; error: string | null }): Promise<void> {
      const other = await db
        .selectFrom('jobs')
        .select('id')
        .where('tale_id', '=', taleId)
        .where('kind', 'in', ['thumbnail_generation', 'video_processing'])
        .where('status', 'in', liveJobStatuses)
        .executeTakeFirst();
      if (other) return;
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
      for (const row of rows) await announce(db, userId, row);
    },
  };
}
