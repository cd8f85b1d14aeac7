// The style "night and gold".
import { setImmediate as breathe } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import type { Cutout } from './grain.ts';

type Rgb = readonly [number, number, number];

type Ramp = readonly (readonly [at: number, colour: Rgb])[];

/** From the darkest to the brightest: night, twilight, gold, light. */
const cool: Ramp = [
  [0, [6, 9, 30]],
  [0.3, [16, 30, 82]],
  [0.52, [40, 64, 132]],
  [0.68, [96, 112, 158]],
  [0.8, [214, 176, 104]],
  [0.9, [246, 218, 146]],
  [1, [255, 248, 222]],
];
/** The same for skin, wood, earth and fire: bronze instead of blue. */
const warm: Ramp = [
  [0, [12, 8, 26]],
  [0.22, [64, 38, 40]],
  [0.42, [142, 90, 52]],
  [0.62, [206, 146, 74]],
  [0.8, [240, 196, 112]],
  [1, [255, 244, 210]],
];

/** 256 colours by brightness. */
const coloursOf = (ramp: Ramp): readonly Rgb[] =>
  Array.from({ length: 256 }, (_, i) => {
    const t = i / 255;
    const high = Math.max(
      1,
      ramp.findIndex(([at]) => at >= t),
    );
    const [from, a] = ramp[high - 1] as Ramp[number];
    const [to, b] = ramp[high] as Ramp[number];
    const share = (t - from) / (to - from);
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
  });
const [nights, bronzes] = [coloursOf(cool), coloursOf(warm)];

/** Turns a drawing into night and gold: brightness becomes blue, gold and light, every edge a fine gold line. */
export async function nightAndGold(picture: Sharp, part?: Cutout): Promise<Sharp> {
  const { data: source, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const reach = Math.max(1, Math.round((part?.whole.height ?? height) / 620));
  const grey = new Uint8ClampedArray(width * height);
  for (let i = 0, p = 0; i < grey.length; i++, p += 3)
    grey[i] = (source[p] as number) * 0.42 + (source[p + 1] as number) * 0.44 + (source[p + 2] as number) * 0.14;
  const out = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) await breathe();
    const above = Math.max(0, y - reach) * width;
    const below = Math.min(height - 1, y + reach) * width;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const left = Math.max(0, x - reach);
      const right = Math.min(width - 1, x + reach);
      const dx = (grey[y * width + right] as number) - (grey[y * width + left] as number);
      const dy = (grey[below + x] as number) - (grey[above + x] as number);
      const edge = Math.min(1, Math.max(0, (Math.abs(dx) + Math.abs(dy) - 22) / 60));
      const level = grey[at] as number;
      const [red, blue] = [source[at * 3] as number, source[at * 3 + 2] as number];
      const heat = Math.min(1, Math.max(0, (red - blue - 18) / 46)) * 0.88;
      const bright = Math.min(255, Math.max(0, (level - 26) * 1.12 + heat * 22)) | 0;
      const night = nights[bright] as Rgb;
      const bronze = bronzes[bright] as Rgb;
      const line = edge * (level > 190 ? 0.25 : 0.85) * (1 - heat * 0.75);
      for (let c = 0; c < 3; c++) {
        const tone = (night[c as 0] as number) * (1 - heat) + (bronze[c as 0] as number) * heat;
        const kept = tone * 0.9 + (source[at * 3 + c] as number) * 0.1;
        out[at * 3 + c] = kept + ((c === 0 ? 240 : c === 1 ? 198 : 104) - kept) * line;
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } });
}
