import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Illustrator, PictureOrder } from '#server/ports/illustrator.ts';

/**
 * A small illustrator for tests: a real PNG whose colours follow from the order; `before` may wait or throw, `drawn`
 * lists the orders in turn. `looksAt` is the number of reference pictures it accepts; `builtIn` makes it the free one.
 */
export function testIllustrator(
  before: (order: PictureOrder, signal: AbortSignal) => Promise<void> = async () => {},
  looksAt = 0,
  builtIn = false,
) {
  const drawn: PictureOrder[] = [];
  const illustrator: Illustrator = {
    name: 'test art',
    builtIn: true,
    styles: () => [{ key: 'storybook-1', label: 'Storybook' }],
    inTurn: async () => [{ name: 'test art', references: looksAt, builtIn }],
    async draw(order, signal) {
      await before(order, signal);
      const [r = 0, g = 0, b = 0] = createHash('sha256').update(`${order.prompt} ${order.take} ${order.seed}`).digest();
      const [width, height] = [64, 36];
      const sky = { create: { width, height, channels: 3, background: { r, g, b } } } as const;
      const hill = await sharp({ create: { width, height: 12, channels: 3, background: { r: b, g: r, b: g } } })
        .png()
        .toBuffer();
      const bytes = await sharp(sky)
        .composite([{ input: hill, gravity: 'south' }])
        .png()
        .toBuffer();
      drawn.push(order);
      const shown = (order.references ?? []).slice(0, looksAt).map(({ sha256 }) => sha256);
      return { bytes, mime: 'image/png', width, height, shown };
    },
  };
  return { illustrator, drawn };
}
