import sharp from 'sharp';
import type { PlannedFile } from '#server/studio/film-plan.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Air, AirKind, Area } from '#shared/motion/picture-life.ts';
import { onceAFile } from './once-a-file.ts';

/** Where in a picture there is a dark sky, and where something glows like a fire. */
type Places = { readonly sky: Area | null; readonly fire: Area | null };

const [width, height] = [64, 36];
const everywhere: Area = { x: 0, y: 0, w: 1, h: 1 };
/** How dense each kind is: less than in the studio's own pictures, which are drawn for it. */
const strengths: Readonly<Record<AirKind, number>> = { rain: 0.7, snow: 0.7, dust: 0.6, sparks: 0.6, stars: 0.5 };

/**
 * Finds where the particles that a scene's words call for can appear in its picture: stars only in a dark sky, sparks
 * only over a fire. Each picture is analysed once.
 */
export function pictureAir(files: FileStore): (picture: PlannedFile, kinds: readonly AirKind[]) => Promise<Air[]> {
  const placesOf = onceAFile(files, lookAt);
  return async (picture, kinds) => {
    if (kinds.length === 0) return [];
    const places = await placesOf(picture);
    return kinds.flatMap((of): Air[] => {
      const area = of === 'stars' ? places?.sky : of === 'sparks' ? places?.fire : everywhere;
      return area ? [{ kind: 'particles', of, area, strength: strengths[of] }] : [];
    });
  };
}

async function lookAt(path: string): Promise<Places> {
  const small = sharp(path)
    .rotate()
    .resize(width, height, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .removeAlpha();
  const pixels = await small.raw().toBuffer();
  const at = (x: number, y: number) =>
    [0, 1, 2].map((c) => pixels[(y * width + x) * 3 + c] ?? 0) as [number, number, number];
  return { sky: darkSky(at), fire: brightestFire(at) };
}
type Pixel = (x: number, y: number) => [number, number, number];

const bright = ([r, g, b]: readonly [number, number, number]): number => (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;

/**
 * The band at the head of a picture that is dark and even in each row: a row in which a tree, a roof or a head begins
 * ends it. Null where it is too small.
 */
function darkSky(at: Pixel): Area | null {
  const even = (y: number): boolean => {
    const lights = Array.from({ length: width }, (_, x) => bright(at(x, y)));
    const mean = lights.reduce((sum, light) => sum + light, 0) / width;
    const steps = lights.slice(1).filter((light, x) => Math.abs(light - (lights[x] ?? 0)) > 0.06).length;
    return mean < 0.4 && steps <= 3;
  };
  const ends = Array.from({ length: height }, (_, y) => y).find((y) => !even(y)) ?? height;
  const tall = ends / height;
  return tall < 0.12 ? null : { x: 0, y: 0, w: 1, h: Math.min(0.7, tall) };
}

/**
 * Around and above what is brightest and as yellow or red as a flame, and much brighter than the rest of the picture.
 * Null where nothing is.
 */
function brightestFire(at: Pixel): Area | null {
  let [light, sum, across, down] = [0, 0, 0, 0];
  const flames: [number, number][] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [r, g, b] = at(x, y);
      light += bright([r, g, b]) / (width * height);
      if (r > 200 && r - b > 110 && g > 60 && g < r - 15) flames.push([x, y]);
    }
  }
  for (const [x, y] of flames) [sum, across, down] = [sum + 1, across + x, down + y];
  // A wall of evening light is no fire.
  if (sum < 4 || sum > width * height * 0.12 || light > 0.55) return null;
  const middle = { x: (across / sum + 0.5) / width, y: (down / sum + 0.5) / height };
  const spread = Math.sqrt(
    flames.reduce((all, [x, y]) => all + (x / width - middle.x) ** 2 + (y / height - middle.y) ** 2, 0) / sum,
  );
  if (spread > 0.25) return null;
  const [w, h] = [Math.min(0.3, Math.max(0.06, spread * 2.4)), Math.min(0.45, Math.max(0.16, spread * 5))];
  const y = Math.max(0, middle.y - h * 0.9);
  return { x: Math.max(0, Math.min(1 - w, middle.x - w / 2)), y, w, h: Math.min(h, 1 - y) };
}
