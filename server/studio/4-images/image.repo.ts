import type { ImageId, TaleId, UserId } from '#shared/ids.ts';
import type { Selectable } from 'kysely';
import type { Db, NewRow, Tables, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { defaultProgress, type ImageItem, type ImageStatus, type ImageType } from '#shared/pictures/image.contract.ts';
import type { Said } from '#shared/said.ts';

export type ImageRow = Selectable<Tables['images']>;
/** Ordered and not finished. */
export const pendingStatuses = ['queued', 'generating', 'uploading'] as const;
const lateMs = 5_000;

/** The row as the product shows it; null for a frame that is planned but not ordered. */
export function imageView(row: ImageRow): ImageItem | null {
  return row.status ? viewOf(row, row.status) : null;
}
function viewOf(row: ImageRow, status: ImageStatus): ImageItem {
  return { ...shownFields(row), status, progress: defaultProgress[status] };
}

type ShownColumns =
  | 'id'
  | 'tale_id'
  | 'frame_no'
  | 'r2_key'
  | 'last_error'
  | 'last_error_said'
  | 'started_at'
  | 'finished_at'
  | 'updated_at'
  | 'image_type'
  | 'prompt'
  | 'engine';
/** What every view of a picture contains, except its status. */
export const shownFields = (row: Pick<ImageRow, ShownColumns>): Omit<ImageItem, 'status' | 'progress'> => ({
  id: row.id,
  taleId: row.tale_id,
  frameNo: row.frame_no,
  r2Key: row.r2_key,
  lastError: row.last_error,
  lastErrorSaid: row.last_error === null ? null : (row.last_error_said as Said | null),
  startedAt: row.started_at?.getTime() ?? null,
  finishedAt: row.finished_at?.getTime() ?? null,
  updatedAt: row.updated_at.getTime(),
  imageType: row.image_type,
  prompt: row.prompt,
  engine: row.engine,
});

/** Sends the state of pictures to the creator's browsers; `missing` is one whose order was cancelled. */
export async function announceImages(db: Db | Trx, userId: UserId, rows: readonly ImageRow[]): Promise<void> {
  for (const row of rows.toSorted((a, b) => a.frame_no - b.frame_no)) {
    const data = imageView(row) ?? { ...viewOf(row, 'queued'), status: 'missing' };
    await emit(db, { userId, topic: `tale:${row.tale_id}`, kind: 'image', data });
  }
}

/** The pictures of tales as creators see them. */
export function imageRepo(db: Db | Trx) {
  const ofTale = (taleId: TaleId, all: boolean) =>
    db
      .selectFrom('images')
      .selectAll()
      .where('tale_id', '=', taleId)
      .where('status', 'is not', null)
      .$if(!all, (query) => query.where('image_type', '=', 'frame'))
      .orderBy('image_type', 'desc')
      .orderBy('frame_no');
  const views = (rows: ImageRow[]) => rows.map(imageView).filter((item) => item !== null);
  return {
    list: async (taleId: TaleId, all: boolean): Promise<ImageItem[]> => views(await ofTale(taleId, all).execute()),

    /**
     * What changed since `since` (milliseconds); a little of what was seen before comes again, so that nothing
     * committed late is missed.
     */
    updates: async (taleId: TaleId, since: number, all: boolean): Promise<ImageItem[]> =>
      views(
        await ofTale(taleId, all)
          .where('updated_at', '>=', new Date(Math.max(0, Math.min(since, Date.now()) - lateMs)))
          .execute(),
      ),

    /** A picture of one of the creator's own tales. */
    own: (id: ImageId, userId: UserId) =>
      db
        .selectFrom('images')
        .innerJoin('tales', 'tales.id', 'images.tale_id')
        .selectAll('images')
        .where('images.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** The newest tale of the creator, and the newest of those that miss frames. */
    async newestTales(userId: UserId): Promise<{ newest: string | null; missing: string | null }> {
      const tales = db.selectFrom('tales').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null);
      const last = tales.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1);
      const lacks = last.where((tale) =>
        tale.exists(
          tale
            .selectFrom('images')
            .select('id')
            .whereRef('tale_id', '=', 'tales.id')
            .where('image_type', '=', 'frame')
            .where((eb) => eb.or([eb('status', 'is', null), eb('status', '=', 'error')])),
        ),
      );
      const [newest, missing] = [await last.executeTakeFirst(), await lacks.executeTakeFirst()];
      return { newest: newest?.id ?? null, missing: missing?.id ?? null };
    },

    /** How many pictures of a kind the tale plans, has, and waits for. */
    async counts(
      taleId: TaleId,
      use: ImageType = 'frame',
    ): Promise<{ planned: number; generated: number; pending: number }> {
      const row = await db
        .selectFrom('images')
        .select(({ fn }) => [
          fn.countAll<string>().as('planned'),
          fn.countAll<string>().filterWhere('status', '=', 'generated').as('generated'),
          fn.countAll<string>().filterWhere('status', 'in', pendingStatuses).as('pending'),
        ])
        .where('tale_id', '=', taleId)
        .where('image_type', '=', use)
        .executeTakeFirstOrThrow();
      return { planned: Number(row.planned), generated: Number(row.generated), pending: Number(row.pending) };
    },

    /** The frames, or the backgrounds, that wait for their picture. */
    pending: async (taleId: TaleId, use: ImageType): Promise<string[]> =>
      (await ofTale(taleId, true).where('image_type', '=', use).where('status', 'in', pendingStatuses).execute()).map(
        ({ id }) => id,
      ),
  };
}

/** Stores the pictures, drawn or planned, of a tale that comes whole from elsewhere. */
export async function addImages(trx: Trx, images: readonly NewRow<'images'>[]): Promise<void> {
  if (images.length > 0) await trx.insertInto('images').values(images).execute();
}
