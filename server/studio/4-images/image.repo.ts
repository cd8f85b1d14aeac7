import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Trx } from '#server/db/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { defaultProgress, type ImageItem } from '#shared/image.contract.ts';
import { liveJobStatuses, mayBecome } from '#shared/pipeline.ts';

export type ImageRow = Selectable<Tables['images']>;
/** Ordered and not finished. */
export const pendingStatuses = ['queued', 'generating', 'uploading'] as const;
const lateMs = 5_000;

/** The row as the product shows it; null for a frame that is planned but not ordered. */
export function imageView(row: ImageRow): ImageItem | null {
  if (!row.status) return null;
  return {
    id: row.id,
    taleId: row.tale_id,
    frameNo: row.frame_no,
    status: row.status,
    progress: defaultProgress[row.status],
    r2Key: row.r2_key,
    lastError: row.last_error,
    startedAt: row.started_at?.getTime() ?? null,
    finishedAt: row.finished_at?.getTime() ?? null,
    updatedAt: row.updated_at.getTime(),
    imageType: row.image_type,
    prompt: row.prompt,
    engine: row.engine,
  };
}

/** Tells the creator's browsers how pictures stand. */
export async function announceImages(db: Db | Trx, userId: string, rows: readonly ImageRow[]): Promise<void> {
  for (const row of rows.toSorted((a, b) => a.frame_no - b.frame_no)) {
    const data = imageView(row);
    if (data) await emit(db, { userId, topic: `tale:${row.tale_id}`, kind: 'image', data });
  }
}

/** The pictures of tales as creators see and order them. */
export function imageRepo(db: Db | Trx) {
  const ofTale = (taleId: string, all: boolean) =>
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
    list: async (taleId: string, all: boolean): Promise<ImageItem[]> => views(await ofTale(taleId, all).execute()),

    /** What changed since `since` (milliseconds); a little of what was seen before comes again, so that nothing committed late is missed. */
    updates: async (taleId: string, since: number, all: boolean): Promise<ImageItem[]> =>
      views(
        await ofTale(taleId, all)
          .where('updated_at', '>=', new Date(Math.max(0, Math.min(since, Date.now()) - lateMs)))
          .execute(),
      ),

    /** A picture of one of the creator's own tales. */
    own: (id: string, userId: string) =>
      db
        .selectFrom('images')
        .innerJoin('tales', 'tales.id', 'images.tale_id')
        .selectAll('images')
        .where('images.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Keeps other orders for the tale waiting until this transaction ends: first the live job, then the tale, the order in which a job ends too. */
    async lockTale(taleId: string) {
      await db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'image_generation')
        .where('subject', '=', taleId)
        .where('status', 'in', liveJobStatuses)
        .forUpdate()
        .execute();
      return db.selectFrom('tales').select(['status', 'user_id']).where('id', '=', taleId).forUpdate().executeTakeFirst();
    },

    /** The newest tale of the creator, and the newest of those that miss frames. */
    async newestTales(userId: string): Promise<{ newest: string | null; missing: string | null }> {
      const tales = db.selectFrom('tales').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null);
      const last = tales.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1);
      const lacks = last.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('images')
            .select('id')
            .whereRef('tale_id', '=', 'tales.id')
            .where('image_type', '=', 'frame')
            .where((eb) => eb.or([eb('status', 'is', null), eb('status', '=', 'error')])),
        ),
      );
      const [newest, missing] = [await last.executeTakeFirst(), await lacks.executeTakeFirst()];
      return { newest: newest?.id ?? null, missing: missing?.id ?? null };
    },

    /** How many frames the tale plans, has, and waits for. */
    async counts(taleId: string): Promise<{ planned: number; generated: number; pending: number }> {
      const row = await db
        .selectFrom('images')
        .select(({ fn }) => [
          fn.countAll<string>().as('planned'),
          fn.countAll<string>().filterWhere('status', '=', 'generated').as('generated'),
          fn.countAll<string>().filterWhere('status', 'in', pendingStatuses).as('pending'),
        ])
        .where('tale_id', '=', taleId)
        .where('image_type', '=', 'frame')
        .executeTakeFirstOrThrow();
      return { planned: Number(row.planned), generated: Number(row.generated), pending: Number(row.pending) };
    },

    /** Orders frames in their order: those that are missing, or with 'all' the finished ones again too (their pictures stay until the new ones are there). */
    async order(taleId: string, userId: string, { variant, count = 1_000 }: { variant: 'missing' | 'all'; count?: number | undefined }) {
      const rows = await db
        .updateTable('images')
        .set({ ...ordered, take: sql`take + case when status = 'generated' then 1 else 0 end` })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('images')
            .select('id')
            .where('tale_id', '=', taleId)
            .where('image_type', '=', 'frame')
            .where((w) => w.or([w('status', 'is', null), w('status', 'in', variant === 'all' ? ['error', 'generated'] : ['error'])]))
            .orderBy('frame_no')
            .limit(count),
        )
        .returningAll()
        .execute();
      await announceImages(db, userId, rows);
      return rows.length;
    },

    /** Orders one picture again; a drawing of it that is under way no longer counts. */
    async orderAgain(id: string, userId: string, prompt: string | undefined) {
      const rows = await db
        .updateTable('images')
        .set({ ...ordered, take: sql`take + 1`, ...(prompt ? { prompt } : {}) })
        .where('id', '=', id)
        .returningAll()
        .execute();
      await announceImages(db, userId, rows);
    },

    /** The frames that wait for a picture. */
    pending: async (taleId: string): Promise<string[]> =>
      (await ofTale(taleId, false).where('status', 'in', pendingStatuses).execute()).map(({ id }) => id),

    /** Orders those of these frames whose ordered picture never came. */
    async orderUnfinished(taleId: string, userId: string, ids: readonly string[]) {
      if (ids.length === 0) return;
      const rows = await db
        .updateTable('images')
        .set(ordered)
        .where('tale_id', '=', taleId)
        .where('id', 'in', ids)
        .where((eb) =>
          eb.or([
            eb('status', 'is', null),
            eb('status', '=', 'error'),
            eb('status', '=', 'generated').and(
              sql<boolean>`not starts_with(r2_key, ${'images/'} || tale_id || '/' || id || '-' || take || '-')`,
            ),
          ]),
        )
        .returningAll()
        .execute();
      await announceImages(db, userId, rows);
    },

    /** Forward only: a tale whose first picture is ordered is in its pictures. */
    async beginImages(taleId: string, userId: string): Promise<void> {
      const moved = await db
        .updateTable('tales')
        .set({ status: 'images', updated_at: sql`now()` })
        .where('id', '=', taleId)
        .where('status', 'in', mayBecome('images'))
        .returning('status')
        .executeTakeFirst();
      if (moved) await emit(db, { userId, topic: `tale:${taleId}`, kind: 'tale', data: { id: taleId, status: moved.status } });
    },

    async isBeingCancelled(jobId: string): Promise<boolean> {
      const job = await db.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirst();
      return job?.status === 'cancelling';
    },
  };
}

const ordered = {
  status: 'queued',
  last_error: null,
  started_at: null,
  finished_at: null,
  claimed_by: null,
  claimed_until: null,
  updated_at: sql<Date>`now()`,
} as const;
