import type { ImageId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import type { ForegroundWork } from '#server/process/foreground-work.ts';
import { composeSvg } from '#shared/thumbnail/composition.ts';
import { Failure } from '#shared/endpoint.ts';
import { canvas, type Overlay } from '#shared/thumbnail/overlay.ts';
import { bake } from './bake.ts';
import { isQuickToBake, requireBakeable } from './baking-cost.ts';
import { designRepo } from './design.repo.ts';
import { cropPicture } from './picture-look.ts';
import { thumbnailRepo, type ThumbnailRow } from './thumbnail.repo.ts';

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly rasterizer: Rasterizer;
  readonly foreground: ForegroundWork;
};
type Own = { readonly id: string; readonly userId: UserId; readonly signal: AbortSignal };
type Words = { readonly title: string; readonly subtitle: string };
type Changes = Words & {
  readonly bgImageId: ImageId | null;
  readonly overlays: readonly Overlay[];
  readonly baked: boolean;
  readonly seoDescription?: string;
};
export type Saved = { readonly pngUrl: string; readonly svgUrl: string; readonly baked: boolean };

const whole = { x: 0, y: 0, size: 1 };
const urlsOf = (id: string, row: Pick<ThumbnailRow, 'updated_at' | 'baked'>): Saved => {
  const version = `?v=${row.updated_at.getTime()}`;
  const png = row.baked ? 'download.png' : 'png';
  return {
    pngUrl: `/api/thumbnails/${id}/${png}${version}`,
    svgUrl: `/api/thumbnails/${id}/svg${version}`,
    baked: row.baked,
  };
};

/** The workspace's variants: a background, texts over it, and the picture baked of both. */
export function designService({ db, files, rasterizer, foreground }: Parts) {
  const own = async (id: string, userId: UserId) => {
    const row = await thumbnailRepo(db).own(id, userId);
    if (!row) throw new Failure('not_found', msg`Thumbnail not found`);
    return row;
  };

  /**
   * Bakes what the row shows with other parts, and keeps it. A row without texts is a background until texts are saved.
   */
  async function save(row: ThumbnailRow, userId: UserId, changes: Changes, signal: AbortSignal) {
    const work = () => bakeAndKeep(row, userId, changes, signal);
    if (isQuickToBake(changes.overlays)) return foreground.run(userId, 'baking', work, signal);
    await foreground.turn(userId, 'baking', signal);
    return work();
  }

  async function bakeAndKeep(row: ThumbnailRow, userId: UserId, changes: Changes, signal: AbortSignal) {
    const { bgImageId, overlays, title, subtitle, seoDescription } = changes;
    const key = bgImageId ? await designRepo(db).backgroundKey(row.tale_id, bgImageId) : null;
    if (bgImageId && !key)
      throw new Failure('not_found', msg`This background does not exist: choose another picture of this tale.`);
    const svg = composeSvg({
      picture: key ? await cropPicture(await files.local(key), whole) : null,
      frame: { x: 0, y: 0, ...canvas },
      ground: row.palette.bg,
      shades: [],
      overlays,
    });
    const png = await bake(rasterizer, svg, { signal, creator: userId });
    const stem = `thumbnails/${row.tale_id}/${row.id}-${createHash('sha256').update(png).digest('hex').slice(0, 32)}`;
    await Promise.all([
      files.put(`${stem}.svg`, Buffer.from(svg), 'image/svg+xml'),
      files.put(`${stem}.png`, png, 'image/png'),
    ]);
    const design = {
      title,
      subtitle,
      bg_image_id: bgImageId,
      overlays,
      r2_key_svg: `${stem}.svg`,
      r2_key_png: `${stem}.png`,
      baked: changes.baked,
      ...(seoDescription === undefined ? {} : { seo_description: seoDescription }),
    };
    const saved = await transact(db, (trx) => designRepo(trx).save(row.id, userId, design));
    if (!saved) throw new Failure('not_found', msg`Thumbnail not found`);
    return urlsOf(row.id, saved);
  }

  return {
    async create({
      taleId,
      userId,
      idx,
      ...rest
    }: Words & {
      taleId: TaleId;
      userId: UserId;
      idx: number;
      variant: string;
      style: string;
      palette: ThumbnailRow['palette'];
    }) {
      await requireOwnTale(db, taleId, userId);
      return transact(db, (trx) => designRepo(trx).open({ id: nanoid(), tale_id: taleId, idx, ...rest }, userId));
    },
    /** Changes or removes the background picture. A baked variant is baked again with the texts it was saved with. */
    async setBackground({
      id,
      userId,
      signal,
      imageId,
      ...words
    }: Own & Words & { imageId: ImageId | null }): Promise<Saved> {
      const row = await own(id, userId);
      return save(
        row,
        userId,
        { ...words, bgImageId: imageId, overlays: row.baked ? row.overlays : [], baked: false },
        signal,
      );
    },
    /** Saves the texts over the variant's background. */
    async applyOverlays({
      id,
      userId,
      signal,
      overlays,
      ...words
    }: Own & Words & { overlays: readonly Overlay[]; seoDescription: string }): Promise<Saved> {
      requireBakeable(overlays);
      const row = await own(id, userId);
      return save(row, userId, { ...words, bgImageId: row.bg_image_id, overlays, baked: true }, signal);
    },
    async svg(id: string, userId: UserId): Promise<{ key: string; sha256: string }> {
      const { r2_key_svg: key } = await own(id, userId);
      if (!key) throw new Failure('not_found', msg`This thumbnail is not composed yet.`);
      return { key, sha256: key };
    },
  };
}
