import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/runtime-macro';
import sharp from 'sharp';
import type { CardOrder, PlannedFile } from '#server/studio/film-plan.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import { Failure } from '#shared/endpoint.ts';
import { cardLook, cardSize, composeCard } from '#shared/thumbnail/card-composition.ts';

/**
 * The picture of a card. Its name is a hash of its content, so that a plan can name cards that have not been drawn yet.
 */
export function cardFile(order: CardOrder): PlannedFile {
  const sha256 = createHash('sha256')
    .update(JSON.stringify([cardLook, order]))
    .digest('hex');
  return { key: `cache/cards/${sha256}.png`, sha256 };
}

/** Draws a card when somebody wants to see it, once; one that was swept away is drawn again. */
export const cardPictures =
  ({ files, rasterizer }: { files: FileStore; rasterizer: Rasterizer }) =>
  async (order: CardOrder): Promise<PlannedFile> => {
    const file = cardFile(order);
    if (await files.has(file.key)) return file;
    const { text, shape, over } = order;
    const ground = over && {
      picture: await readably(groundOf(await files.local(over.key), order, over)),
      place: over.place,
    };
    const svg = composeCard(text, shape, ground ?? undefined);
    await files.put(file.key, await rasterizer.png(svg, cardSize(shape).width), 'image/png');
    return file;
  };

const readably = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new Failure('invalid', msg`The picture behind this card cannot be read: draw or upload it again.`, {
      cause: error,
    });
  });

/** How much a picture is blurred behind text in its middle, in pixels of the card. */
const blur = 14;

/** The part of a picture that fills a card, as a `data:` address. */
async function groundOf(
  path: string,
  { shape }: CardOrder,
  { cover, place }: NonNullable<CardOrder['over']>,
): Promise<string> {
  const size = cardSize(shape);
  const { autoOrient } = await sharp(path).metadata();
  const scale = Math.min(autoOrient.width / size.width, autoOrient.height / size.height);
  const [width, height] = [Math.floor(size.width * scale), Math.floor(size.height * scale)];
  const left = Math.round((autoOrient.width - width) * cover.x);
  const top = Math.round((autoOrient.height - height) * cover.y);
  const part = sharp(path).autoOrient().extract({ left, top, width, height }).resize(size).flatten();
  const jpeg = await (place === 'middle' ? part.blur(blur) : part).jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
