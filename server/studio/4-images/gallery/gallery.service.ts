import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import { Failure } from '#shared/endpoint.ts';
import type { GalleryItem } from '#shared/pictures/gallery.contract.ts';
import { defaultProgress } from '#shared/pictures/image.contract.ts';
import type { DrawingParts } from '../drawing/picture-drawing.ts';
import { type GalleryFilter, galleryRepo, type GalleryRow } from './gallery.repo.ts';
import { imageOrderRepo } from '../drawing/image-order.repo.ts';
import { imageRepo, shownFields } from '../image.repo.ts';
import { type FramedPicture, framePicture, readPicture } from '../picture-intake.ts';
import { replaceImageRepo } from '../versions/replace-image.repo.ts';

type Parts = Pick<DrawingParts, 'db' | 'files' | 'onImagesBegin' | 'onImagesComplete'> & {
  readonly quotas: CreatorQuotas;
};
/** The engine name of an uploaded picture. */
const uploaded = 'uploaded';

/** The pictures of all tales, and other pictures in their place. */
export function galleryService({ db, files, quotas, onImagesBegin, onImagesComplete }: Parts) {
  async function show(id: string, userId: UserId) {
    const row = await galleryRepo(db).own(id, userId);
    const { style, width, height, section, text } = row;
    return { ...galleryItem(row), style, width, height, scene: section && text ? { section, text } : null };
  }

  /** Puts a picture in the place of an image; another one that came at the same time is waited for. */
  async function put({
    id,
    userId,
    framed: { bytes, ...size },
  }: {
    id: string;
    userId: UserId;
    framed: FramedPicture;
  }): Promise<void> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    for (let tries = 0; tries < 3; tries += 1) {
      const { take, tale_id: taleId } = await galleryRepo(db).own(id, userId);
      const { key, sha256 } = await files.put(
        `images/${taleId}/${id}-${take + 1}-${hash.slice(0, 16)}.jpg`,
        bytes,
        'image/jpeg',
      );
      const done = await transact(db, async (trx) => {
        await imageOrderRepo(trx).lockTale(taleId);
        const before = await galleryRepo(trx).own(id, userId);
        if (before.take !== take) return false;
        const picture = { r2_key: key, sha256, ...size, engine: uploaded };
        if (!(await replaceImageRepo(trx).put(before, userId, picture))) return false;
        if (before.image_type !== 'frame') return true;
        await onImagesBegin(trx, { taleId, userId });
        const { planned, generated } = await imageRepo(trx).counts(taleId);
        if (planned === generated) await onImagesComplete(trx, { userId, taleId });
        return true;
      });
      if (done) return;
      await files.remove(key);
    }
    throw new Failure('conflict', msg`This picture is being changed right now. Try again in a moment.`);
  }

  return {
    show,
    async list({ limit, cursor, ...filter }: GalleryFilter & { limit: number; cursor?: string | undefined }) {
      if (filter.taleId) await requireOwnTale(db, filter.taleId, filter.userId);
      const { rows, nextCursor } = await galleryRepo(db).page(filter, limit, cursor);
      return { items: rows.map(galleryItem), nextCursor };
    },
    async counts(filter: GalleryFilter) {
      if (filter.taleId) await requireOwnTale(db, filter.taleId, filter.userId);
      return galleryRepo(db).counts(filter);
    },
    /** The picture that represents a tale in lists. */
    async cover({ taleId, userId }: { taleId: TaleId; userId: UserId }): Promise<{ key: string; sha256: string }> {
      await requireOwnTale(db, taleId, userId);
      const { r2_key: key = null, sha256 = null } = (await galleryRepo(db).cover(taleId)) ?? {};
      if (!key || !sha256) throw new Failure('not_found', msg`This tale has no picture yet.`);
      return { key, sha256 };
    },
    requireOwn: async (id: string, userId: UserId): Promise<void> => void (await galleryRepo(db).own(id, userId)),

    /** The next take of an image is the picture that its creator sends; the previous one stays as a version. */
    async replace({ id, userId, body, signal }: { id: string; userId: UserId; body: Readable; signal: AbortSignal }) {
      const framed = await framePicture(await readPicture(body, signal));
      await quotas.taking(userId, framed.bytes.length, () => put({ id, userId, framed }));
      return show(id, userId);
    },
  };
}
export type GalleryService = ReturnType<typeof galleryService>;

function galleryItem(row: Omit<GalleryRow, 'created_at' | 'style'>): GalleryItem {
  return {
    ...shownFields(row),
    taleTitle: row.tale_title,
    context: row.context,
    status: row.status ?? 'missing',
    progress: row.status ? defaultProgress[row.status] : 0,
  };
}
