import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FileToSend } from '#server/http/answers/file-answer.ts';
import { sizedPicture } from '#server/http/answers/sized-picture.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import type { CastSheet } from '#shared/pictures/cast.contract.ts';
import { portraitName } from '#shared/pictures/cast.ts';
import { Failure } from '#shared/endpoint.ts';
import type { CastFrame } from '../cast/cast.repo.ts';
import { headSvg, place, rowSvg, type SheetRow, width } from './contact-sheet-layout.ts';
import type { PortraitRow } from '../cast/portrait.repo.ts';

/** A model sheet with everything that shows it. */
type CastOverview = {
  readonly title: string;
  readonly sheet: CastSheet;
  readonly portraits: readonly PortraitRow[];
  readonly frames: readonly CastFrame[];
};
type Stored = { readonly key: string; readonly sha256: string };
type Layer = { readonly input: Buffer | Uint8Array; readonly left: number; readonly top: number };

/** Increase it when the layout of the sheet changes. */
const version = 2;
/** Pictures of one entry; a tale has rarely more scenes. */
const mostTiles = 30;

/**
 * Puts the portraits of a tale's cast next to the pictures that show them, as one PNG, stored under a hash of its
 * content.
 */
export function contactSheets({ files, rasterizer }: { files: FileStore; rasterizer: Rasterizer }) {
  /** Left empty where a file cannot be read, so that the others can be seen. */
  const picture = async (
    stored: Stored | null,
    size: { width: number; height: number },
    at: { left: number; top: number },
  ): Promise<Layer[]> => {
    if (!stored) return [];
    try {
      const { key } = await sizedPicture(files, stored, size.width > 300 ? 640 : 320);
      const input = await sharp(await files.local(key))
        .resize({ ...size, fit: 'cover' })
        .png()
        .toBuffer();
      return [{ input, ...at }];
    } catch {
      return [];
    }
  };

  async function rowLayers(
    row: SheetRow,
    stored: { portrait: Stored | null; tiles: readonly (Stored | null)[] },
    top: number,
  ): Promise<Layer[]> {
    const layers: Layer[] = [{ input: await rasterizer.png(rowSvg(row), width), left: 0, top }];
    layers.push(...(await picture(stored.portrait, place.portrait, { left: place.margin, top })));
    for (const [at, tile] of stored.tiles.entries()) {
      const { left, top: below } = place.tile(row, at);
      layers.push(...(await picture(tile, place.tileSize, { left, top: top + below })));
    }
    return layers;
  }

  return async ({ title, sheet, portraits, frames }: CastOverview): Promise<FileToSend> => {
    if (sheet.members.length === 0)
      throw new Failure('conflict', msg`Nobody is in the cast yet. Add who appears, then make the contact sheet.`);
    const rows = sheet.members.map((member, at) => {
      const portrait = portraits.find(({ name }) => name === portraitName(member));
      const shown = frames.filter(({ frame_no: no }) => sheet.frames[at]?.includes(no)).slice(0, mostTiles);
      const row: SheetRow = {
        name: member.name,
        words: [member.look, member.cloth, member.notes].filter(Boolean).join(' · ') || 'As the illustrator sees fit',
        drawn: Boolean(portrait?.r2_key),
        stale: sheet.portraits[at]?.stale ?? false,
        tiles: shown.map(({ id, frame_no: no, r2_key: key }) => ({
          no,
          drawn: key !== null,
          drifted: sheet.drifted.includes(id),
        })),
      };
      return { row, portrait: storedOf(portrait), tiles: shown.map(storedOf) };
    });
    const sha256 = createHash('sha256')
      .update(JSON.stringify([version, title, rows]))
      .digest('hex');
    const key = `cache/contact-sheets/${sha256}.png`;
    if (!(await files.has(key))) {
      const head = headSvg(title, sheet.drifted.length);
      const layers: Layer[] = [{ input: await rasterizer.png(head, width), left: 0, top: 0 }];
      let top: number = place.head;
      for (const { row, ...stored } of rows) {
        layers.push(...(await rowLayers(row, stored, top)));
        top += place.rowHeight(row) + place.gap;
      }
      const page = sharp({ create: { width, height: top + place.margin, channels: 3, background: '#ffffff' } });
      await files.put(
        key,
        await page
          .composite(layers.map((layer) => ({ ...layer, input: Buffer.from(layer.input) })))
          .png({ compressionLevel: 8 })
          .toBuffer(),
        'image/png',
      );
    }
    return { key, sha256, saveAs: `${title} - cast.png` };
  };
}
export type ContactSheet = ReturnType<typeof contactSheets>;

const storedOf = (row: { r2_key: string | null; sha256: string | null } | undefined): Stored | null =>
  row?.r2_key && row.sha256 ? { key: row.r2_key, sha256: row.sha256 } : null;
