import type { TaleId } from '#shared/ids.ts';
import { nanoid } from 'nanoid';
import type { Trx } from '#server/db/tables/tables.ts';

type Titled = { readonly title: string; readonly subtitle: string };

const palettes = [
  { bg: '#1f3a5f', fg: '#ffffff', accent: '#f2b84b' },
  { bg: '#5b2a4a', fg: '#ffffff', accent: '#f4d35e' },
  { bg: '#1e5945', fg: '#ffffff', accent: '#ffd9a0' },
  { bg: '#7a3b1d', fg: '#ffffff', accent: '#ffe08a' },
];
const letters = 'ABCDEFGH';

/** Plans the thumbnails of a new tale; the first one is its own until another is chosen. */
export async function addThumbnailPlans(
  trx: Trx,
  taleId: TaleId,
  { count, title, subtitle }: Titled & { readonly count: number },
): Promise<void> {
  const rows = Array.from({ length: count }, (_, idx) => ({
    id: nanoid(),
    tale_id: taleId,
    idx,
    variant: letters[idx] ?? 'A',
    title,
    subtitle,
    style: 'classic',
    palette: JSON.stringify(palettes[idx % palettes.length]),
    status: 'planned' as const,
    is_default: idx === 0,
  }));
  await trx.insertInto('thumbnails').values(rows).execute();
}

/** Plans that still have the title `before` get the one that the tale has now. */
export async function retitleThumbnailPlans(
  trx: Trx,
  taleId: TaleId,
  { before, title, subtitle }: Titled & { readonly before: string },
): Promise<void> {
  await trx
    .updateTable('thumbnails')
    .set({ title, subtitle })
    .where('tale_id', '=', taleId)
    .where('title', '=', before)
    .where('status', '=', 'planned')
    .execute();
}
