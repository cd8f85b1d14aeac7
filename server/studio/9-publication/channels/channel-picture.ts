import sharp from 'sharp';
import type { HostAccount } from '#server/ports/video-host.ts';

const side = 88;
const kinds = ['png', 'jpeg', 'webp', 'gif'];

/**
 * A channel's picture, redrawn by us and small, as a `data:` address: browsers load nothing from elsewhere. Null
 * when there is none to be had.
 */
export async function channelPicture(
  account: Pick<HostAccount, 'picture'>,
  address: string | null,
): Promise<string | null> {
  const bytes = address ? await account.picture(address) : null;
  if (!bytes) return null;
  try {
    const image = sharp(bytes, { limitInputPixels: 16_000_000 });
    if (!kinds.includes((await image.metadata()).format ?? '')) return null;
    const small = await image.resize(side, side, { fit: 'cover' }).webp({ quality: 80 }).toBuffer();
    return `data:image/webp;base64,${small.toString('base64')}`;
  } catch {
    return null;
  }
}
