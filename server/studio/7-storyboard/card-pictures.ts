import { createHash } from 'node:crypto';
import type { FileStore, Rasterizer } from '#server/ports.ts';
import { cardLook, cardSize, composeCard } from '#shared/card-composition.ts';
import type { CardText, Shape } from '#shared/storyboard-edits.ts';

/** A card as the picture that films and previews show. `key` is also its name in a timeline. */
export type CardPicture = { readonly key: string; readonly sha256: string };

/** Draws cards, each once: a name says what is on it, and one that was swept away is drawn again. */
export function cardPictures({ files, rasterizer }: { files: FileStore; rasterizer: Rasterizer }) {
  return async (text: CardText, shape: Shape): Promise<CardPicture> => {
    const svg = composeCard(text, shape);
    const sha256 = createHash('sha256').update(`${cardLook} ${svg}`).digest('hex');
    const key = `cache/cards/${sha256}.png`;
    if (!(await files.has(key))) await files.put(key, await rasterizer.png(svg, cardSize(shape).width), 'image/png');
    return { key, sha256 };
  };
}
