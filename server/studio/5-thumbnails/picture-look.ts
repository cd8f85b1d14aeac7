import sharp from 'sharp';
import { canvas } from '#shared/thumbnail/overlay.ts';

/** Properties of a picture, measured from its pixels. */
export type PictureLook = {
  /** Where the eye goes first, in fractions of the picture. */
  readonly focus: { readonly x: number; readonly y: number };
  /** How well it would do as a thumbnail: colourful, contrasting, not dark. */
  readonly score: number;
  /** The hue of its main colour, in degrees. */
  readonly hue: number;
};

const small = { width: 320, height: 180 } as const;

/** Measures a picture file. */
export async function lookAt(path: string): Promise<PictureLook> {
  const pixels = await sharp(path)
    .resize(small.width, small.height, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const image = () => sharp(pixels, { raw: { ...small, channels: 3 } });
  const { info } = await image()
    .resize(small.width / 2, small.height, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await image().stats();
  return {
    focus: {
      x: (info.attentionX ?? small.width / 2) / small.width,
      y: (info.attentionY ?? small.height / 2) / small.height,
    },
    score: scoreOf(pixels),
    hue: hueOf(dominant),
  };
}

/** Colourfulness after Hasler and Süsstrunk, and the contrast of its light; dark pictures lose. */
function scoreOf(pixels: Uint8Array): number {
  const [warm, cool, light] = [new Spread(), new Spread(), new Spread()];
  for (let at = 0; at < pixels.length; at += 3) {
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    warm.add(r - g);
    cool.add((r + g) / 2 - b);
    light.add(0.3 * r + 0.59 * g + 0.11 * b);
  }
  const colourful = Math.hypot(warm.deviation, cool.deviation) + 0.3 * Math.hypot(warm.mean, cool.mean);
  const dark = Math.max(0, 90 - light.mean);
  return colourful + light.deviation - dark;
}

class Spread {
  #count = 0;
  #sum = 0;
  #squares = 0;
  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }
  get mean(): number {
    return this.#sum / this.#count;
  }
  get deviation(): number {
    return Math.sqrt(Math.max(0, this.#squares / this.#count - this.mean ** 2));
  }
}

/** Degrees on the colour circle; 0 for greys. */
function hueOf({ r, g, b }: { r: number; g: number; b: number }): number {
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (range === 0) return 0;
  const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return Math.round((sixth * 60 + 360) % 360);
}

/** A square crop of a picture, in fractions of it. */
export type Crop = { readonly x: number; readonly y: number; readonly size: number };

/** The crop of `size` that has the focus at `at`, as far as the picture reaches. */
export function cropAround(focus: PictureLook['focus'], size: number, at: { x: number; y: number }): Crop {
  const within = (start: number) => Math.min(1 - size, Math.max(0, start));
  return { x: within(focus.x - at.x * size), y: within(focus.y - at.y * size), size };
}

/** The window as a JPEG data URL of the canvas's size. */
export async function cropPicture(path: string, { x, y, size }: Crop): Promise<string> {
  const covered = sharp(path).resize(1920, 1080, { fit: 'cover' }).flatten();
  const jpeg = await sharp(await covered.raw().toBuffer(), { raw: { width: 1920, height: 1080, channels: 3 } })
    .extract({
      left: Math.floor(x * 1920),
      top: Math.floor(y * 1080),
      width: Math.floor(size * 1920),
      height: Math.floor(size * 1080),
    })
    .resize(canvas.width, canvas.height, { fit: 'fill' })
    .jpeg({ quality: 88 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
