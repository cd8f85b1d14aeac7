import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import { Failure } from '#shared/endpoint.ts';
import type { FinishedThumbnail } from '#shared/thumbnail/finished-thumbnail.contract.ts';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import type { Language } from '#shared/vocabulary.ts';
import { finishedRepo, type FinishedRow } from './design.repo.ts';
import { finishedPicture } from './finished-picture.ts';

type NewFinished = {
  readonly userId: UserId;
  readonly taleId: TaleId;
  readonly slotNumber: number;
  readonly title: string;
  readonly subtitle: string;
  readonly pngData: string;
  readonly svgData: string | null;
  readonly overlays: readonly Overlay[];
  readonly language: Language | null;
};

const urlOf = ({ id, sha256 }: Pick<FinishedRow, 'id' | 'sha256'>): string =>
  `/api/finished-thumbnails/${id}/png?v=${sha256.slice(0, 12)}`;

type FinishedParts = { readonly db: Db; readonly files: FileStore; readonly quotas: CreatorQuotas };

/** The slots of finished thumbnails of a tale. */
export function finishedService({ db, files, quotas }: FinishedParts) {
  const own = async (id: string, userId: UserId) => {
    const row = await finishedRepo(db).own(id, userId);
    if (!row) throw new Failure('not_found', msg`Finished thumbnail not found`);
    return row;
  };
  return {
    async list(taleId: TaleId, userId: UserId): Promise<FinishedThumbnail[]> {
      await requireOwnTale(db, taleId, userId);
      const rows = await finishedRepo(db).ofTale(taleId);
      return rows.map((row) => ({
        id: row.id,
        slotNumber: row.slot_number,
        title: row.title,
        subtitle: row.subtitle,
        language: row.language,
        pngUrl: urlOf(row),
        svgData: row.svg_data,
        overlays: row.overlays,
        created_at: Math.floor(row.created_at.getTime() / 1000),
      }));
    },
    async save({
      userId,
      taleId,
      slotNumber,
      pngData,
      svgData,
      overlays,
      ...words
    }: NewFinished): Promise<{ id: string; pngUrl: string }> {
      await requireOwnTale(db, taleId, userId);
      const png = await finishedPicture(pngData);
      const hash = createHash('sha256').update(png).digest('hex').slice(0, 32);
      const row = {
        id: nanoid(),
        tale_id: taleId,
        slot_number: slotNumber,
        svg_data: svgData,
        overlays: [...overlays],
        ...words,
      };
      return quotas.taking(userId, png.length, async () => {
        const { key, sha256 } = await files.put(
          `thumbnails/${taleId}/finished-${row.id}-${hash}.png`,
          png,
          'image/png',
        );
        if (!(await transact(db, (trx) => finishedRepo(trx).add({ ...row, r2_key_png: key, sha256 }, userId)))) {
          await files.remove(key);
          throw new Failure(
            'conflict',
            msg`Slot ${{ slotNumber }} is used. Choose a free one, or delete what is in it first.`,
          );
        }
        return { id: row.id, pngUrl: urlOf({ id: row.id, sha256 }) };
      });
    },
    async remove(id: string, userId: UserId): Promise<void> {
      const { r2_key_png: key, tale_id } = await own(id, userId);
      await transact(db, (trx) => finishedRepo(trx).remove({ id, tale_id }, userId));
      await files.remove(key);
    },
    async png(id: string, userId: UserId): Promise<{ key: string; sha256: string; name: string }> {
      const { r2_key_png: key, sha256, title, slot_number } = await own(id, userId);
      return { key, sha256, name: `${title} - slot ${slot_number}.png` };
    },
  };
}
