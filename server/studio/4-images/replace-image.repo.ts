import { sql } from 'kysely';
import type { Trx } from '#server/db/tables.ts';
import { announceImages, type ImageRow } from './image.repo.ts';
import type { KeptPicture } from './picture-drawing.ts';

/** Puts other pictures in the place of those that are there, in the transaction that holds the tale's lock. */
export function replaceImageRepo(trx: Trx) {
  return {
    /** Writes down the picture that an image has now, so that its file stays when another one takes its place. */
    async keepVersion({ id, r2_key, sha256, width, height, prompt, engine }: ImageRow): Promise<void> {
      if (!r2_key || !sha256) return;
      await trx
        .insertInto('image_versions')
        .values({ image_id: id, r2_key, sha256, width, height, prompt, engine })
        .onConflict((on) => on.column('r2_key').doNothing())
        .execute();
    },

    /** The next take of an image is this picture; a drawing of it that is under way no longer counts. False when another take came first. */
    async put({ id, take }: Pick<ImageRow, 'id' | 'take'>, userId: string, picture: KeptPicture & { engine: string }): Promise<boolean> {
      const row = await trx
        .updateTable('images')
        .set({
          ...picture,
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
      return row !== undefined;
    },
  };
}
