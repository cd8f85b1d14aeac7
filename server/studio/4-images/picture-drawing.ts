import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { FileStore, Illustrator, PictureOrder } from '#server/ports.ts';
import { pictureSize } from '#shared/vocabulary.ts';
import type { TaleLook } from './image-claim.repo.ts';
import type { ImageRow } from './image.repo.ts';

export type KeptPicture = { readonly r2_key: string; readonly sha256: string; readonly width: number; readonly height: number };
const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** What the illustrator is asked for: this frame's words among those of the whole tale. */
export function pictureOrder(
  look: TaleLook,
  frame: Pick<ImageRow, 'id' | 'prompt' | 'take' | 'image_type' | 'cultural_context'>,
): PictureOrder {
  return {
    prompt: frame.prompt,
    story: look.story.map(({ id, prompt }) => (id === frame.id ? frame.prompt : prompt)),
    index: Math.max(
      0,
      look.story.findIndex(({ id }) => id === frame.id),
    ),
    seed: look.seed,
    take: frame.take,
    style: look.style,
    context: frame.cultural_context ?? look.context,
    use: frame.image_type,
    ...pictureSize,
  };
}

/** Draws a picture and keeps it, or finds it kept: its key names the order, so what a crash left stored is never drawn twice. */
export async function drawPicture(
  { files, illustrator }: { files: FileStore; illustrator: Illustrator },
  { taleId, frame, order }: { taleId: string; frame: Pick<ImageRow, 'id' | 'take'>; order: PictureOrder },
  { signal, storing }: { signal: AbortSignal; storing: () => Promise<unknown> },
): Promise<KeptPicture> {
  const hash = createHash('sha256')
    .update(JSON.stringify([illustrator.name, order]))
    .digest('hex');
  const stem = `images/${taleId}/${frame.id}-${frame.take}-${hash.slice(0, 16)}`;
  for (const extension of Object.values(extensions)) {
    const key = `${stem}.${extension}`;
    if (await files.has(key)) return { r2_key: key, ...(await measure(await files.local(key))) };
  }
  const picture = await illustrator.draw(order, signal);
  signal.throwIfAborted();
  await storing();
  const { key, sha256 } = await files.put(`${stem}.${extensions[picture.mime]}`, picture.bytes, picture.mime);
  return { r2_key: key, sha256, width: picture.width, height: picture.height };
}

async function measure(path: string): Promise<Omit<KeptPicture, 'r2_key'>> {
  const { width, height } = await sharp(path).metadata();
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return { sha256: hash.digest('hex'), width, height };
}

/** Waits, but not longer than the work is wanted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
  signal.throwIfAborted();
}
