import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables.ts';
import type { WorkContext } from '#server/jobs/define-job.ts';
import type { FileStore, Rasterizer } from '#server/ports.ts';
import { composeSvg } from '#shared/composition.ts';
import { Failure } from '#shared/endpoint.ts';
import { bake } from './bake.ts';
import { chooseFrames } from './frame-choice.ts';
import { layoutKeys, layouts, paletteOf } from './layouts.ts';
import { cropPicture, lookAt } from './picture-look.ts';
import { thumbnailRepo, type ThumbnailRow } from './thumbnail.repo.ts';

export type ThumbnailParts = { readonly db: Db; readonly files: FileStore; readonly rasterizer: Rasterizer };

const letters = 'ABCDEFGH';
const unseen = { focus: { x: 0.5, y: 0.5 }, score: 0, hue: 0 };
/** Ordered and not made; what a person prepared by hand ('ready') is not ours to make. */
const isMissing = ({ r2_key_png, status }: Pick<ThumbnailRow, 'r2_key_png' | 'status'>): boolean =>
  r2_key_png === null && status !== 'ready';
const styleOf = (idx: number) => layoutKeys[idx % layoutKeys.length]!;

/** Adds what the tale plans and does not have yet; returns how many are to be made. */
export async function planThumbnails(trx: Trx, taleId: string): Promise<number> {
  const repo = thumbnailRepo(trx);
  const tale = await repo.tale(taleId);
  if (!tale) return 0;
  const wanted = Array.from({ length: tale.thumbnails_planned }, (_, idx) => ({
    id: nanoid(),
    tale_id: taleId,
    idx,
    variant: letters[idx] ?? 'A',
    title: tale.title,
    subtitle: tale.verse ?? '',
    style: styleOf(idx),
    palette: paletteOf(unseen, idx),
  }));
  await repo.plan(tale.user_id, wanted);
  return (await repo.rows(taleId)).filter(isMissing).length;
}

/** Makes the planned thumbnails of a tale that are not there yet, from its best frames. Running it twice makes nothing twice. */
export const makeMissingThumbnails =
  ({ db, files, rasterizer }: ThumbnailParts) =>
  async (taleId: string, { signal, progress, log }: WorkContext): Promise<{ made: number }> => {
    const repo = thumbnailRepo(db);
    const tale = await repo.tale(taleId);
    if (!tale) throw new Failure('not_found', 'This tale was deleted.');
    if ((await transact(db, (trx) => planThumbnails(trx, taleId))) === 0) return { made: 0 };
    const rows = await repo.rows(taleId);
    const frames = [];
    for (const { frame_no, r2_key } of await repo.frames(taleId)) {
      signal.throwIfAborted();
      const path = await files.local(r2_key ?? '');
      frames.push({ frameNo: frame_no, path, ...(await lookAt(path)) });
    }
    if (frames.length === 0)
      throw new Failure('conflict', 'This tale has no pictures yet: draw them first, thumbnails are made from them.');
    const chosen = chooseFrames(frames, rows.length);
    let made = 0;
    for (const [place, row] of rows.entries()) {
      if (!isMissing(row)) continue;
      signal.throwIfAborted();
      await progress(place, rows.length, `Making thumbnail ${row.variant}`);
      await transact(db, (trx) => thumbnailRepo(trx).move(row.id, tale.user_id, 'generating'));
      const frame = chosen[place]!;
      const palette = paletteOf(frame, row.idx);
      const style = styleOf(row.idx);
      const design = layouts[style]({ title: tale.title, subtitle: row.subtitle }, palette, frame);
      const svg = composeSvg({ ...design.composition, picture: await cropPicture(frame.path, design.crop) });
      const png = await bake(rasterizer, svg, signal);
      const stem = `thumbnails/${taleId}/${row.id}-${createHash('sha256').update(png).digest('hex').slice(0, 32)}`;
      await files.put(`${stem}.svg`, Buffer.from(svg), 'image/svg+xml');
      await files.put(`${stem}.png`, png, 'image/png');
      await transact(db, (trx) =>
        thumbnailRepo(trx).move(row.id, tale.user_id, 'generated', {
          title: tale.title,
          style,
          palette,
          r2_key_svg: `${stem}.svg`,
          r2_key_png: `${stem}.png`,
        }),
      );
      await log('info', `Thumbnail ${row.variant} is made from picture ${frame.frameNo}`);
      made += 1;
    }
    await progress(rows.length, rows.length);
    return { made };
  };
