import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import { Failure } from '#shared/endpoint.ts';
import type { ImageItem } from '#shared/pictures/image.contract.ts';
import type { DrawingParts } from '../drawing/picture-drawing.ts';
import { imageOrderRepo } from '../drawing/image-order.repo.ts';
import { imageVersionRepo } from './image-version.repo.ts';
import { imageRepo, imageView } from '../image.repo.ts';
import { replaceImageRepo } from './replace-image.repo.ts';

type Parts = Pick<DrawingParts, 'db' | 'files' | 'onImagesBegin' | 'onImagesComplete'>;
type Named = { readonly id: string; readonly userId: UserId };

/** The pictures that an image had before, and the way back to them. */
export function imageVersionService({ db, files, onImagesBegin, onImagesComplete }: Parts) {
  return {
    async list({ id, userId, cursor }: Named & { cursor?: string | undefined }) {
      if (!(await imageRepo(db).own(id, userId))) throw new Failure('not_found', msg`Image not found`);
      return imageVersionRepo(db).page(id, cursor);
    },
    async file({ id, userId }: Named): Promise<{ key: string; sha256: string }> {
      const { r2_key: key, sha256 } = await imageVersionRepo(db).own(id, userId);
      return { key, sha256 };
    },
    /** Restores an earlier picture; repeating it changes nothing. */
    async restore({ id, userId }: Named): Promise<ImageItem> {
      const version = await imageVersionRepo(db).own(id, userId);
      const taleId = version.tale_id;
      if (!(await files.has(version.r2_key)))
        throw new Failure('not_found', msg`The file of this picture no longer exists.`);
      return transact(db, async (trx) => {
        await imageOrderRepo(trx).lockTale(taleId);
        const before = await imageRepo(trx).own(version.image_id, userId);
        if (!before) throw new Failure('not_found', msg`Image not found`);
        const { r2_key, sha256, prompt, reading, engine } = version;
        const isThere = before.r2_key === r2_key && before.status === 'generated' && before.prompt === prompt;
        const picture = {
          r2_key,
          sha256,
          width: version.width ?? 0,
          height: version.height ?? 0,
          prompt,
          reading,
          engine,
        };
        const row = isThere ? before : await replaceImageRepo(trx).put(before, userId, picture);
        const item = row && imageView(row);
        if (!item) throw new Failure('conflict', msg`This picture is being changed right now. Try again in a moment.`);
        if (isThere || before.image_type !== 'frame') return item;
        await onImagesBegin(trx, { taleId, userId });
        const { planned, generated } = await imageRepo(trx).counts(taleId);
        if (planned === generated) await onImagesComplete(trx, { userId, taleId });
        return item;
      });
    },
  };
}
export type ImageVersionService = ReturnType<typeof imageVersionService>;
