import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Trx } from '#server/db/tables/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { Failure } from '#shared/endpoint.ts';
import { thumbnailLetters, type ThumbnailOverrides } from '#shared/thumbnail/thumbnail.contract.ts';
import { makeThumbnails } from './make-thumbnails.job.ts';
import { makeMissingThumbnails, plannedThumbnails, planThumbnails, type ThumbnailParts } from './make-thumbnails.ts';
import { thumbnailRepo } from './thumbnail.repo.ts';

type Order = {
  readonly want: 'composed' | 'baked';
  readonly rows: readonly { id: string }[];
  readonly width?: number;
  readonly overrides?: ThumbnailOverrides;
};
type Rasterization = {
  id: string;
  userId: UserId;
  force: boolean;
  width: number;
  overrides?: ThumbnailOverrides | undefined;
};
type Tale = { readonly userId: UserId; readonly taleId: TaleId };

/** Everything a creator may do with thumbnails, and the work behind it. */
export function thumbnailService({ desk, ...parts }: ThumbnailParts & { readonly desk: JobDesk }) {
  const { db } = parts;
  const job = makeThumbnails(parts);
  const own = async (id: string, userId: UserId) => {
    const row = await thumbnailRepo(db).own(id, userId);
    if (!row) throw new Failure('not_found', msg`Thumbnail not found`);
    return row;
  };
  const taleOf = async (trx: Trx, id: string, userId: UserId) => {
    const taleId = await thumbnailRepo(trx).taleOf(id, userId);
    if (!taleId) throw new Failure('not_found', msg`Tale not found`);
    return taleId;
  };
  async function order(trx: Trx, { taleId, userId, want, rows, ...how }: Tale & Order) {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { queued: 0, jobId: null };
    await thumbnailRepo(trx).queue(ids, userId);
    return {
      queued: ids.length,
      jobId: (await desk.order(trx, job, { taleId, want, ids, ...how }, { taleId, userId })).jobId,
    };
  }
  return {
    job,
    makeMissingThumbnails: makeMissingThumbnails(parts),
    /** Orders the planned thumbnails as soon as the tale has all its pictures. */
    async onImagesComplete(trx: Trx, { taleId, userId }: Tale): Promise<void> {
      if ((await planThumbnails(trx, taleId)) > 0) await desk.order(trx, job, { taleId }, { taleId, userId });
    },
    /** Puts the thumbnails in order that a failed or cancelled job had begun. */
    putBack: (trx: Trx, end: Tale & { error: string | null }): Promise<void> => thumbnailRepo(trx).putBack(end),
    /** Without an ownership check, for callers that have made it already. */
    ofTale: (taleId: TaleId) => thumbnailRepo(db).list(taleId),
    async list({ taleId, userId }: Tale) {
      await requireOwnTale(db, taleId, userId);
      return thumbnailRepo(db).list(taleId);
    },
    /**
     * Composes the thumbnails with these letters, as many as requested; existing ones stay unless they may be
     * overwritten. `id` is a tale's or a thumbnail's.
     */
    async generate({
      id,
      userId,
      count,
      variants,
      overwrite,
    }: {
      id: string;
      userId: UserId;
      count: number;
      variants: readonly string[] | undefined;
      overwrite: boolean;
    }) {
      const wanted = [...(variants ?? thumbnailLetters)].slice(0, count);
      return transact(db, async (trx) => {
        const repo = thumbnailRepo(trx);
        const taleId = await taleOf(trx, id, userId);
        if ((await repo.frames(taleId)).length === 0)
          throw new Failure(
            'conflict',
            msg`This tale has no pictures yet: draw them first, thumbnails are made from them.`,
          );
        await repo.plan(userId, await plannedThumbnails(trx, taleId, wanted));
        const rows = (await repo.rows(taleId)).filter(
          ({ editor, variant, r2_key_svg }) =>
            !editor && wanted.includes(variant) && (overwrite || r2_key_svg === null),
        );
        return order(trx, { taleId, userId, want: 'composed', rows });
      });
    },
    /** Bakes what is composed. `id` is a tale's or a thumbnail's. */
    async rasterizeAll({ id, userId, force, width, overrides }: Rasterization) {
      return transact(db, async (trx) => {
        const taleId = await taleOf(trx, id, userId);
        const rows = (await thumbnailRepo(trx).rows(taleId)).filter(
          ({ editor, r2_key_svg, r2_key_png }) => !editor && r2_key_svg !== null && (force || r2_key_png === null),
        );
        return order(trx, { taleId, userId, want: 'baked', rows, width, ...(overrides ? { overrides } : {}) });
      });
    },
    /** The picture of a thumbnail, to show or, when it is baked, to save; its key carries the hash of its bytes. */
    async png(
      id: string,
      userId: UserId,
      use: 'show' | 'save',
    ): Promise<{ key: string; sha256: string; name: string }> {
      const { r2_key_png: key, title, idx, variant, editor, baked } = await own(id, userId);
      if (!key || (use === 'save' && editor && !baked))
        throw new Failure('not_found', msg`This thumbnail has not been saved as a PNG yet.`);
      return {
        key,
        sha256: /-([0-9a-f]{32,})\.png$/.exec(key)?.[1] ?? createHash('sha256').update(key).digest('hex'),
        name: `${title} - ${editor ? `variant ${idx + 1}` : `thumbnail ${variant}`}.png`,
      };
    },
  };
}
export type ThumbnailService = ReturnType<typeof thumbnailService>;
