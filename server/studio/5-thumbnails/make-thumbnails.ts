import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { WorkContext } from '#server/jobs/define-job.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import { composeSvg } from '#shared/thumbnail/composition.ts';
import { Failure } from '#shared/endpoint.ts';
import { thumbnailLetters, type ThumbnailOverrides } from '#shared/thumbnail/thumbnail.contract.ts';
import { bake } from './bake.ts';
import { chooseFrames } from './frame-choice.ts';
import { layoutKeys, layouts, paletteOf } from './layouts.ts';
import { cropPicture, lookAt } from './picture-look.ts';
import { type NewThumbnail, thumbnailRepo, type ThumbnailRow } from './thumbnail.repo.ts';

export type ThumbnailParts = { readonly db: Db; readonly files: FileStore; readonly rasterizer: Rasterizer };

const unseen = { focus: { x: 0.5, y: 0.5 }, score: 0, hue: 0 };
/** Ordered and not made; what a person prepared by hand ('ready') is not ours to make. */
const isMissing = ({ r2_key_png, status, editor }: Pick<ThumbnailRow, 'r2_key_png' | 'status' | 'editor'>): boolean =>
  r2_key_png === null && status !== 'ready' && !editor;
const styleOf = (idx: number) => layoutKeys[idx % layoutKeys.length]!;

/** Rows for thumbnails with these thumbnailLetters; the tale's title and verse are their words. */
export async function plannedThumbnails(
  trx: Trx,
  taleId: TaleId,
  variants: readonly string[],
): Promise<NewThumbnail[]> {
  const tale = await thumbnailRepo(trx).tale(taleId);
  if (!tale) return [];
  return variants.map((variant) => {
    const idx = Math.max(
      0,
      thumbnailLetters.findIndex((letter) => letter === variant),
    );
    const words = { title: tale.title, subtitle: tale.verse ?? '' };
    return {
      id: nanoid(),
      tale_id: taleId,
      idx,
      variant,
      ...words,
      style: styleOf(idx),
      palette: paletteOf(unseen, idx),
    };
  });
}

/** Adds what the tale plans and does not have yet; returns how many are to be made. */
export async function planThumbnails(trx: Trx, taleId: TaleId): Promise<number> {
  const repo = thumbnailRepo(trx);
  const tale = await repo.tale(taleId);
  if (!tale) return 0;
  await repo.plan(
    tale.user_id,
    await plannedThumbnails(trx, taleId, thumbnailLetters.slice(0, tale.thumbnails_planned)),
  );
  const missing = (await repo.rows(taleId)).filter(isMissing);
  const waiting = missing.filter(({ status }) => status === 'planned').map(({ id }) => id);
  await repo.queue(waiting, tale.user_id);
  return missing.length;
}

type Chosen = Parameters<(typeof layouts)['classic']>[2] & {
  readonly id: string;
  readonly path: string;
  readonly frameNo: number;
};

/** The best pictures of a tale, one for each of `count` thumbnails. */
async function chosenFrames(
  { db, files }: ThumbnailParts,
  taleId: TaleId,
  count: number,
  signal: AbortSignal,
): Promise<Chosen[]> {
  const frames = [];
  for (const { id, frame_no, r2_key } of await thumbnailRepo(db).frames(taleId)) {
    signal.throwIfAborted();
    const path = await files.local(r2_key ?? '');
    frames.push({ id, frameNo: frame_no, path, ...(await lookAt(path)) });
  }
  if (frames.length === 0)
    throw new Failure('conflict', msg`This tale has no pictures yet: draw them first, thumbnails are made from them.`);
  return chooseFrames(frames, count);
}

async function keepSvg({ files }: ThumbnailParts, row: ThumbnailRow, svg: string): Promise<string> {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32);
  return (await files.put(`thumbnails/${row.tale_id}/${row.id}-${hash}.svg`, Buffer.from(svg), 'image/svg+xml')).key;
}

/** Composes a thumbnail from a picture and the tale's title of today, and keeps its SVG. */
async function composeThumbnail(
  parts: ThumbnailParts,
  row: ThumbnailRow,
  today: string,
  frame: Chosen,
  wanted: ThumbnailOverrides = {},
) {
  const { title = today, subtitle = row.subtitle } = wanted;
  const palette = { ...paletteOf(frame, row.idx), ...wanted.palette } as ThumbnailRow['palette'];
  const style = styleOf(row.idx);
  const design = layouts[style]({ title, subtitle }, palette, frame);
  const svg = composeSvg({ ...design.composition, picture: await cropPicture(frame.path, design.crop) });
  const { overlays } = design.composition;
  // The workspace starts from the same texts in front of the same picture.
  const layers = { bg_image_id: frame.id, overlays: [...overlays] };
  return { svg, made: { title, subtitle, style, palette, ...layers, r2_key_svg: await keepSvg(parts, row, svg) } };
}

/** Renders one of our SVGs and stores its PNG. */
async function bakeThumbnail(
  { files, rasterizer }: ThumbnailParts,
  row: ThumbnailRow,
  svg: string,
  how: { signal: AbortSignal; width?: number },
): Promise<string> {
  const png = await bake(rasterizer, svg, how);
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 32);
  return (await files.put(`thumbnails/${row.tale_id}/${row.id}-${hash}.png`, png, 'image/png')).key;
}

/** Makes the missing planned thumbnails of a tale from its best frames. It is idempotent. */
export const makeMissingThumbnails =
  (parts: ThumbnailParts) =>
  async (taleId: TaleId, { signal, progress, log }: WorkContext): Promise<{ made: number }> => {
    const { db } = parts;
    const repo = thumbnailRepo(db);
    const tale = await repo.tale(taleId);
    if (!tale) throw new Failure('not_found', msg`This tale was deleted.`);
    if ((await transact(db, (trx) => planThumbnails(trx, taleId))) === 0) return { made: 0 };
    const rows = (await repo.rows(taleId)).filter(({ editor }) => !editor);
    const chosen = await chosenFrames(parts, taleId, rows.length, signal);
    let made = 0;
    for (const [place, row] of rows.entries()) {
      if (!isMissing(row)) continue;
      signal.throwIfAborted();
      await progress(place, rows.length, msg`Making thumbnail ${{ variant: row.variant }}`);
      await transact(db, (trx) => thumbnailRepo(trx).move(row.id, tale.user_id, 'generating'));
      const { svg, made: composed } = await composeThumbnail(parts, row, tale.title, chosen[place]!);
      const r2_key_png = await bakeThumbnail(parts, row, svg, { signal });
      await transact(db, (trx) =>
        thumbnailRepo(trx).move(row.id, tale.user_id, 'generated', { ...composed, r2_key_png }),
      );
      await log(
        'info',
        msg`Thumbnail ${{ variant: row.variant }} is made from picture ${{ picture: chosen[place]!.frameNo }}`,
      );
      made += 1;
    }
    await progress(rows.length, rows.length);
    return { made };
  };

/** What one order requests for existing thumbnails. */
export type ThumbnailWork = { readonly taleId: TaleId; readonly ids: readonly string[] };

/** Composes thumbnails again, without baking them. */
export const composeOrdered =
  (parts: ThumbnailParts) =>
  async ({ taleId, ids }: ThumbnailWork, { signal, progress }: WorkContext): Promise<{ made: number }> => {
    const repo = thumbnailRepo(parts.db);
    const [tale, all] = await Promise.all([repo.tale(taleId), repo.rows(taleId)]);
    if (!tale) throw new Failure('not_found', msg`This tale was deleted.`);
    const rows = all.filter(({ id }) => ids.includes(id));
    const chosen = await chosenFrames(parts, taleId, rows.length, signal);
    for (const [place, row] of rows.entries()) {
      signal.throwIfAborted();
      await progress(place, rows.length, msg`Composing thumbnail ${{ variant: row.variant }}`);
      const { made } = await composeThumbnail(parts, row, tale.title, chosen[place]!);
      await transact(parts.db, (trx) =>
        thumbnailRepo(trx).move(row.id, tale.user_id, 'ready', { ...made, r2_key_png: null }),
      );
    }
    return { made: rows.length };
  };

/** Renders thumbnails as composed, `width` pixels wide. */
export const bakeOrdered =
  (parts: ThumbnailParts) =>
  async (
    {
      taleId,
      ids,
      width,
      overrides,
    }: ThumbnailWork & { readonly width: number; readonly overrides?: ThumbnailOverrides | undefined },
    { signal, progress }: WorkContext,
  ): Promise<{ made: number }> => {
    const repo = thumbnailRepo(parts.db);
    const [tale, all] = await Promise.all([repo.tale(taleId), repo.rows(taleId)]);
    if (!tale) throw new Failure('not_found', msg`This tale was deleted.`);
    const rows = all.filter(({ id, r2_key_svg }) => ids.includes(id) && r2_key_svg !== null);
    const frames = overrides ? await chosenFrames(parts, taleId, rows.length, signal) : [];
    for (const [place, row] of rows.entries()) {
      signal.throwIfAborted();
      await progress(place, rows.length, msg`Rendering thumbnail ${{ variant: row.variant }}`);
      await transact(parts.db, (trx) => thumbnailRepo(trx).move(row.id, tale.user_id, 'generating'));
      const again = overrides && (await composeThumbnail(parts, row, row.title, frames[place]!, overrides));
      const svg = again?.svg ?? (await text(await parts.files.read(row.r2_key_svg!)));
      const r2_key_png = await bakeThumbnail(parts, row, svg, { signal, width });
      await transact(parts.db, (trx) =>
        thumbnailRepo(trx).move(row.id, tale.user_id, 'generated', { ...again?.made, r2_key_png }),
      );
    }
    return { made: rows.length };
  };
