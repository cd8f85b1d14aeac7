import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Trx } from '#server/db/tables/tables.ts';
import type { ReadingChange } from '#shared/pictures/scene-reading.ts';
import { keepPictures } from './image-version.repo.ts';
import { announceImages, type ImageRow } from '../image.repo.ts';
import type { KeptPicture } from '../drawing/picture-drawing.ts';

/** Replaces pictures by others, in the transaction that holds the tale's lock. */
export function replaceImageRepo(trx: Trx) {
  return {
    /**
     * The next take of an image is this picture, the present one becomes a version; a drawing under way no longer
     * counts. Null when another take came first.
     */
    async put(
      { id, take }: Pick<ImageRow, 'id' | 'take'>,
      userId: UserId,
      { reading, ...picture }: KeptPicture & { engine: string | null; prompt?: string; reading?: ReadingChange | null },
    ): Promise<ImageRow | null> {
      await keepPictures(trx, id, { take });
      const row = await trx
        .updateTable('images')
        .set({
          ...picture,
          ...(reading === undefined ? {} : { reading: reading && JSON.stringify(reading) }),
          status: 'generated',
          take: take + 1,
          last_error: null,
          claimed_by: null,
          claimed_until: null,
          finished_at: sql<Date>`now()`,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', id)
        .where('take', '=', take)
        .returningAll()
        .executeTakeFirst();
      if (row) await announceImages(trx, userId, [row]);
      return row ?? null;
    },
  };
}
