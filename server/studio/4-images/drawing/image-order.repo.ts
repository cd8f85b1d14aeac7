import type { JobId, TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { CulturalContext } from '#shared/vocabulary.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { ImageStatus } from '#shared/pictures/image.contract.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';
import type { ReadingChange } from '#shared/pictures/scene-reading.ts';
import { keepPictures } from '../versions/image-version.repo.ts';
import { announceImages, type ImageRow, pendingStatuses } from '../image.repo.ts';

export type Redrawing = { readonly prompt?: string | undefined; readonly reading?: ReadingChange | null | undefined };

const ordered = {
  status: 'queued',
  last_error: null,
  started_at: null,
  finished_at: null,
  claimed_by: null,
  claimed_until: null,
  updated_at: sql<Date>`now()`,
} as const;

/** Orders pictures: always inside the transaction that orders their job too. */
export function imageOrderRepo(db: Db | Trx) {
  return {
    /**
     * Keeps other orders for the tale waiting until this transaction ends: first the live job, then the tale, the order
     * in which a job ends too.
     */
    async lockTale(taleId: TaleId) {
      await db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'image_generation')
        .where('subject', '=', taleId)
        .where('status', 'in', liveJobStatuses)
        .forUpdate()
        .execute();
      return db
        .selectFrom('tales')
        .select(['status', 'user_id'])
        .where('id', '=', taleId)
        .forUpdate()
        .executeTakeFirst();
    },

    /**
     * Orders frames in sequence: the missing ones, or with 'all' the finished ones too (their pictures stay until the
     * new ones exist).
     */
    async order(
      taleId: TaleId,
      userId: UserId,
      { variant, count = 1_000 }: { variant: 'missing' | 'all'; count?: number | undefined },
    ) {
      const rows = await db
        .updateTable('images')
        .set({ ...ordered, take: sql`take + case when status = 'generated' then 1 else 0 end` })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('images')
            .select('id')
            .where('tale_id', '=', taleId)
            .where('image_type', '=', 'frame')
            .where((w) =>
              w.or([
                w('status', 'is', null),
                w('status', 'in', variant === 'all' ? ['error', 'generated'] : ['error']),
              ]),
            )
            .orderBy('frame_no')
            .limit(count),
        )
        .returningAll()
        .execute();
      await announceImages(db, userId, rows);
      return rows.length;
    },

    /**
     * Orders one picture again, with other words or another reading if given (null: as the studio reads it); a drawing
     * of it that is under way no longer counts.
     */
    async orderAgain(
      { id, take }: Pick<ImageRow, 'id' | 'take'>,
      userId: UserId,
      { prompt, reading: given }: Redrawing,
    ) {
      // Changes to the reading of an earlier description are dropped with it.
      const reading = prompt && given === undefined ? null : given;
      if (prompt || reading !== undefined) await keepPictures(db, id, { take });
      const rows = await db
        .updateTable('images')
        .set({
          ...ordered,
          take: sql`take + 1`,
          ...(prompt ? { prompt } : {}),
          ...(reading === undefined ? {} : { reading: reading && JSON.stringify(reading) }),
        })
        .where('id', '=', id)
        .returningAll()
        .execute();
      await announceImages(db, userId, rows);
    },

    /** Takes the order of one picture back; a drawing of it that is under way no longer counts. */
    async takeBack(id: string, userId: UserId): Promise<void> {
      const rows = await db
        .updateTable('images')
        .set({
          status: sql<ImageStatus | null>`case when r2_key is null then null else 'generated' end`,
          finished_at: sql`now()`,
          claimed_by: null,
          claimed_until: null,
          updated_at: sql`now()`,
        })
        .where('id', '=', id)
        .where('status', 'in', pendingStatuses)
        .returningAll()
        .execute();
      await announceImages(db, userId, rows);
    },

    /** Orders a background for thumbnails. */
    async addBackground(
      taleId: TaleId,
      userId: UserId,
      { id, prompt, context }: { id: string; prompt: string; context?: CulturalContext | undefined },
    ) {
      const rows = await db
        .insertInto('images')
        .columns(['id', 'tale_id', 'frame_no', 'image_type', 'prompt', 'cultural_context', 'status'])
        .expression((eb) =>
          eb
            .selectFrom('images')
            .select(({ fn }) => [
              eb.val(id).as('id'),
              eb.val(taleId).as('tale_id'),
              sql<number>`coalesce(${fn.max('frame_no')}, 0) + 1`.as('frame_no'),
              sql<'background'>`'background'`.as('image_type'),
              eb.val(prompt).as('prompt'),
              sql<CulturalContext | null>`${context ?? null}::text`.as('cultural_context'),
              sql<'queued'>`'queued'`.as('status'),
            ])
            .where('tale_id', '=', taleId)
            .where('image_type', '=', 'background'),
        )
        .returningAll()
        .execute();
      await announceImages(db, userId, rows);
    },

    /** Orders those of these frames whose ordered picture never came. */
    async orderUnfinished(taleId: TaleId, userId: UserId, ids: readonly string[]) {
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
              eb.or([eb('finished_at', 'is', null), eb('last_error', 'is not', null)]),
            ),
          ]),
        )
        .returningAll()
        .execute();
      await announceImages(db, userId, rows);
    },

    /** A job that is being cancelled takes no new frames. */
    async isBeingCancelled(jobId: JobId): Promise<boolean> {
      const job = await db.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirst();
      return job?.status === 'cancelling';
    },
  };
}
