import type { Air, Area, Flipbook, PictureLife } from '#shared/motion/picture-life.ts';

/** A picture with what moves in it, ready to be drawn. */
export type LiveFile = {
  readonly image: ImageBitmap;
  readonly life: PictureLife;
  readonly cells: ReadonlyMap<Flipbook, readonly ImageBitmap[]>;
};
/**
 * The trailer of a picture file, after the end of its JPEG: what moves, and the image of each flipbook cell. The format
 * is described in server/files/picture-life-file.ts.
 */
export type Trailer = { readonly life: PictureLife; readonly cells: readonly (readonly Uint8Array<ArrayBuffer>[])[] };

const magic = 'TALELIF1';
const endBytes = 8 + magic.length;
/** Pictures are decoded at this width, which is enough for a preview. */
const shownWidth = 1920;
const most = { parts: 64, cells: 12 };

/** Reads what moves in a picture from the end of its file; null when there is nothing readable. */
export function trailerOf(bytes: Uint8Array<ArrayBuffer>): Trailer | null {
  const end = bytes.length - endBytes;
  if (end < 0 || new TextDecoder('latin1').decode(bytes.subarray(end + 8)) !== magic) return null;
  const lengths = new DataView(bytes.buffer, bytes.byteOffset + end, 8);
  const [cellBytes, wordBytes] = [lengths.getUint32(0, true), lengths.getUint32(4, true)];
  const start = end - wordBytes - cellBytes;
  if (start < 0) return null;
  const described = description(new TextDecoder().decode(bytes.subarray(end - wordBytes, end)));
  if (!described) return null;
  let at = start;
  const cells = described.cells.map((of) => of.map((length) => bytes.subarray(at, (at += length))));
  return at === start + cellBytes ? { life: { parts: described.parts }, cells } : null;
}

/** The description, checked as far as drawing depends on it. */
function description(json: string): { parts: PictureLife['parts']; cells: number[][] } | null {
  try {
    const { parts, cells } = JSON.parse(json) as { parts: PictureLife['parts']; cells: number[][] };
    const share = (value: number) => value >= 0 && value <= 1;
    const inside = ({ x, y, w, h }: Area) => [x, y, w, h].every(share) && w > 0 && h > 0;
    const books = parts.filter(({ kind }) => kind === 'flipbook') as Flipbook[];
    const complete =
      books.length === cells.length &&
      books.every((book, n) => book.cells === cells[n]?.length && book.cells <= most.cells);
    const sound = cells.flat().every((length) => Number.isInteger(length) && length > 0);
    return parts.length <= most.parts && parts.every(({ area }) => inside(area)) && complete && sound
      ? { parts, cells }
      : null;
  } catch {
    return null;
  }
}

/** The files that were shown last, by what was requested: scrubbing comes back to them. */
const shownLast = new Map<string, LiveFile>();
const mostShown = 6;

/**
 * Reads a picture, usually from the browser's cache; null when nothing moves in it. `air` is shown over a picture
 * without motion data.
 */
export async function readLiveFile(url: string, signal: AbortSignal, air?: readonly Air[]): Promise<LiveFile | null> {
  const asked = JSON.stringify([url, air]);
  const file = shownLast.get(asked) ?? (await readFile(url, signal, air));
  if (!file) return null;
  shownLast.delete(asked);
  shownLast.set(asked, file);
  for (const oldest of [...shownLast.keys()].slice(0, -mostShown)) shownLast.delete(oldest);
  return file;
}

async function readFile(url: string, signal: AbortSignal, air?: readonly Air[]): Promise<LiveFile | null> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) return null;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const trailer = trailerOf(bytes) ?? (air ? { life: { parts: air }, cells: [] } : null);
  if (!trailer) return null;
  const books = trailer.life.parts.filter((part) => part.kind === 'flipbook');
  const image = await createImageBitmap(
    new Blob([bytes], { type: answer.headers.get('content-type') ?? 'image/jpeg' }),
    {
      resizeWidth: shownWidth,
      resizeQuality: 'high',
    },
  );
  const cells = await Promise.all(
    books.map(async (book, n) => {
      const drawn = (trailer.cells[n] ?? []).map((cell) => createImageBitmap(new Blob([cell], { type: 'image/webp' })));
      return [book, await Promise.all(drawn)] as const;
    }),
  );
  return { image, life: trailer.life, cells: new Map(cells) };
}
