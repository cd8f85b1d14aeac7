import type { ChannelId } from '#shared/ids.ts';
import { createHash } from 'node:crypto';
import sharp from 'sharp';

const cells = 5;
const side = 88;

/** A channel's picture: its own pattern and colour, always the same, as PNG. */
export async function channelPicture(channelId: ChannelId): Promise<Buffer> {
  const facts = createHash('sha256').update(channelId).digest();
  const colour = [60 + (facts[0] ?? 0) / 2, 50 + (facts[1] ?? 0) / 3, 60 + (facts[2] ?? 0) / 2].map(Math.round);
  const paper = [244, 239, 230];
  const pixels = Array.from({ length: cells * cells }, (_, at) => {
    const [row, column] = [Math.floor(at / cells), at % cells];
    const mirrored = Math.min(column, cells - 1 - column);
    return ((facts[3 + row * 3 + mirrored] ?? 0) & 1) === 1 ? colour : paper;
  });
  const small = Buffer.from(pixels.flat());
  return sharp(small, { raw: { width: cells, height: cells, channels: 3 } })
    .resize(side - 8, side - 8, { kernel: 'nearest' })
    .extend({ top: 4, bottom: 4, left: 4, right: 4, background: '#f4efe6' })
    .png()
    .toBuffer();
}
