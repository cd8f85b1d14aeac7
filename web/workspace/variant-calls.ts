import type { ImageId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { applyOverlays, createThumbnail, setBackground, type Thumbnail } from '#shared/thumbnail/thumbnail.contract.ts';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import { call } from '#web/api/call.ts';
import { readOverlay } from '#shared/thumbnail/overlay-fields.ts';
import { rounded, type Variant } from './editor.ts';

/** The colours that a new variant starts with. */
export const palette = { bg: '#241a11', fg: '#ffffff', accent: '#ffd23f' } as const;

type Words = Pick<Variant, 'title' | 'subtitle'>;
type Urls = Pick<Variant, 'pngUrl' | 'svgUrl' | 'baked'>;

/** What the server keeps of a variant, and its texts. */
export function variantFrom(row: Thumbnail): { variant: Variant; overlays: Overlay[] } {
  const { id, title, subtitle, bgImageId, baked, updated_at } = row;
  const pngUrl = row.r2_key_png ? `/api/thumbnails/${id}/${baked ? 'download.png' : 'png'}?v=${updated_at}` : null;
  const svgUrl = row.r2_key_svg ? `/api/thumbnails/${id}/svg?v=${updated_at}` : null;
  return {
    variant: { id, title, subtitle, pngUrl, svgUrl, bgImageId, baked },
    overlays: row.overlays.map(readOverlay).filter((overlay) => overlay !== null),
  };
}

/** The calls about the variants of one tale; a variant is created when it is needed first, once. */
export function variantCalls(taleId: TaleId) {
  const opening = new Map<number, Promise<string>>();
  function idOf(at: number, { id, title, subtitle }: Variant): Promise<string> {
    if (id) return Promise.resolve(id);
    const known = opening.get(at);
    if (known) return known;
    const opened = call(createThumbnail, {
      body: { taleId, idx: at, title, subtitle, style: 'classic', palette },
    }).then((answer) => answer.id);
    opening.set(at, opened);
    opened.catch(() => opening.delete(at));
    return opened;
  }
  return {
    /** Sets or removes the background picture. */
    async chooseBackground(
      at: number,
      variant: Variant,
      imageId: ImageId | null,
    ): Promise<Urls & { id: string; bgImageId: ImageId | null }> {
      const id = await idOf(at, variant);
      const { title, subtitle } = variant;
      const { pngUrl, svgUrl, baked } = await call(setBackground, {
        params: { id },
        body: { imageId, title, subtitle, baked: false },
      });
      return { id, bgImageId: imageId, pngUrl, svgUrl, baked };
    },
    /** Saves the texts and bakes the picture. */
    async bake(at: number, variant: Variant, overlays: readonly Overlay[]): Promise<Urls & { id: string }> {
      const id = await idOf(at, variant);
      const words: Words = { title: variant.title, subtitle: variant.subtitle };
      const seoDescription = overlays[0]?.text || `${variant.title} - Variant ${at + 1}`;
      const body = { ...words, seoDescription, overlays: rounded(overlays) };
      const { pngUrl, svgUrl, baked } = await call(applyOverlays, { params: { id }, body });
      return { id, pngUrl, svgUrl, baked };
    },
  };
}

/** A baked picture as base64 without a prefix. */
export async function pngData(url: string): Promise<string> {
  const answer = await fetch(url, { credentials: 'include' });
  if (!answer.ok) throw new Error(t`The finished picture could not be read. Save the thumbnail again.`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () =>
      reject(new Error(t`The finished picture could not be read. Save the thumbnail again.`)),
    );
    reader.readAsDataURL(blob);
  });
}
