import { requireOwnTale } from '#server/db/ownership.ts';
import type { Trx } from '#server/db/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { Failure } from '#shared/endpoint.ts';
import { makeThumbnails } from './make-thumbnails.job.ts';
import { makeMissingThumbnails, planThumbnails, type ThumbnailParts } from './make-thumbnails.ts';
import { thumbnailRepo } from './thumbnail.repo.ts';

type Tale = { readonly userId: string; readonly taleId: string };

/** Everything a creator may do with thumbnails, and the work behind it. */
export function thumbnailService({ desk, ...parts }: ThumbnailParts & { readonly desk: JobDesk }) {
  const { db } = parts;
  const job = makeThumbnails(parts);
  const own = async (id: string, userId: string) => {
    const row = await thumbnailRepo(db).own(id, userId);
    if (!row) throw new Failure('not_found', 'Thumbnail not found');
    return row;
  };
  return {
    job,
    makeMissingThumbnails: makeMissingThumbnails(parts),
    /** Orders the planned thumbnails as soon as the tale has all its pictures. */
    async onImagesComplete(trx: Trx, { taleId, userId }: Tale): Promise<void> {
      if ((await planThumbnails(trx, taleId)) > 0) await desk.order(trx, job, { taleId }, { taleId, userId });
    },
    /** Puts the thumbnails in order that a failed or cancelled job had begun. */
    putBack: (trx: Trx, end: Tale & { error: string | null }): Promise<void> => thumbnailRepo(trx).putBack(end),
    /** Without asking whose it is: for who has asked already. */
    ofTale: (taleId: string) => thumbnailRepo(db).list(taleId),
    async list({ taleId, userId }: Tale) {
      await requireOwnTale(db, taleId, userId);
      return thumbnailRepo(db).list(taleId);
    },
    /** The baked picture; its key carries the hash of its bytes. */
    async png(id: string, userId: string): Promise<{ key: string; sha256: string; name: string }> {
      const { r2_key_png: key, title, variant } = await own(id, userId);
      if (!key) throw new Failure('not_found', 'This thumbnail is not baked to a PNG yet.');
      return { key, sha256: /-([0-9a-f]+)\.png$/.exec(key)?.[1] ?? key, name: `${title} - thumbnail ${variant}.png` };
    },
  };
}
export type ThumbnailService = ReturnType<typeof thumbnailService>;
