import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { captionLimits, narrowLines, uprightLine } from '#shared/captions/caption-lines.ts';
import { captionInk, type LinePart, partsOfLines } from '#shared/captions/caption-spoken.ts';
import { markColour, type WordBox, wordBoxes } from './caption-boxes.ts';
import type { CaptionPlanes } from '../frames/sampler.ts';

/** Noto Sans draws every Ewe letter with its tilde and tones in place. */
const font = {
  path: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  family: 'Noto Sans',
};

/** The size of letters, of the frame's height. */
const usualShare = 0.048;
type Frame = { readonly width: number; readonly height: number };
/** A caption ready to be laid over frames: plain, or with one of its words (by its place among the spoken ones) lit. */
export type DrawnCaption = { readonly plain: CaptionPlanes; readonly lit: (word: number) => CaptionPlanes };

/**
 * Draws one caption, white with a dark rim, ready to be laid over frames near their lower edge. `share` is the size of
 * its letters, of the frame's height.
 */
export const captionPlanes = (caption: readonly string[], frame: Frame, share = usualShare): CaptionPlanes =>
  layCaption(caption, frame, [], share).planes;

/**
 * Draws a caption whose words can be highlighted one after the other. A highlighted word has exactly the same letters
 * in another colour: nothing moves.
 */
export function drawCaption(
  caption: readonly string[],
  words: readonly string[],
  frame: Frame,
  share = usualShare,
): DrawnCaption {
  const { planes: plain, parts, marks } = layCaption(caption, frame, words, share);
  if (!parts) return { plain, lit: () => plain };
  let boxes: readonly WordBox[] | null = null;
  let inked: Pick<CaptionPlanes, 'luma' | 'u' | 'v'> | null = null;
  return {
    plain,
    lit(word) {
      boxes ??= wordBoxes(marks(), plain, parts);
      inked ??= inkedPlanes(plain, captionInk.now);
      const [luma, u, v] = [plain.luma.slice(), plain.u.slice(), plain.v.slice()];
      for (const box of boxes) {
        if (box.word !== word) continue;
        copyBox(inked.luma, luma, plain.w, box);
        const half = { left: box.left / 2, right: box.right / 2, top: box.top / 2, bottom: box.bottom / 2 };
        copyBox(inked.u, u, plain.w / 2, half);
        copyBox(inked.v, v, plain.w / 2, half);
      }
      return { ...plain, luma, u, v };
    },
  };
}

/**
 * A caption of one or two lines as a PNG with nothing behind it. `share` is the size of its letters, of the frame's
 * height.
 */
export function captionPicture(
  caption: readonly string[],
  frame: Frame,
  share: number,
): { png: Uint8Array; w: number; h: number } {
  const { picture, planes } = layCaption(caption, frame, [], share);
  return { png: picture.asPng(), w: planes.w, h: planes.h };
}

/**
 * Lines, size and place of a caption, and its planes. Upright ones have shorter lines and larger letters. `marks` draws
 * each part in a colour of its own.
 */
function layCaption(caption: readonly string[], frame: Frame, words: readonly string[] = [], share = usualShare) {
  const upright = frame.height > frame.width;
  const lines = upright ? narrowLines(caption) : caption;
  const lineLength = upright ? uprightLine : captionLimits.lineLength;
  const room = frame.width * 0.92;
  const size = Math.max(8, Math.min(frame.height * share, room / (lineLength * 0.58)));
  const lineHeight = size * 1.3;
  const w = Math.floor(frame.width / 16) * 16;
  const h = Math.min(Math.floor(frame.height / 2) * 2, Math.ceil((lineHeight * lines.length + size * 0.6) / 2) * 2);
  const svg = (texts: readonly string[], scale: number, ink: string) => {
    const placed = texts.map(
      (text, index) => `<text x="${w / 2}" y="${size * 1.1 + index * lineHeight}">${text}</text>`,
    );
    const style = `font-family="${font.family}" font-weight="700" font-size="${size * scale}" text-anchor="middle"`;
    const rim = `stroke-width="${size * 0.16}" stroke-linejoin="round" paint-order="stroke"`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><g ${style} ${ink} ${rim}>${placed.join('')}` +
      `</g></svg>`
    );
  };
  const parts =
    words.length > 0
      ? partsOfLines(
          lines,
          words.map((text) => ({ text })),
        )
      : null;
  const texts = parts ? parts.map((line) => escape(line.map(({ text }) => text).join(' '))) : lines.map(escape);
  const ink = `fill="${captionInk.plain}" stroke="#000"`;
  const asked = draw(svg(texts, 1, ink));
  const widest = asked.getBBox()?.width ?? 0;
  const scale = widest > room ? room / widest : 1;
  const picture = (scale < 1 ? draw(svg(texts, scale, ink)) : asked).render();
  const { pixels } = picture;
  const place = { x: even((frame.width - w) / 2), y: even(frame.height * captionFloor(frame) - h), w, h };
  return {
    parts,
    picture,
    planes: { ...place, ...planesOf(pixels, w, h) },
    marks: () => draw(svg(markedLines(parts ?? []), scale, '')).render().pixels,
  };
}

/** The lines with every part in a colour of its own, rim included. */
function markedLines(parts: readonly (readonly LinePart[])[]): string[] {
  let part = 0;
  return parts.map((line) =>
    line
      .map(({ text }) => {
        const colour = markColour(part++);
        return `<tspan fill="${colour}" stroke="${colour}">${escape(text)}</tspan>`;
      })
      .join(' '),
  );
}

/**
 * Where captions end, of the frame's height: upright films leave their foot to the buttons and words that phones lay
 * over it.
 */
export const captionFloor = ({ width, height }: Frame) => (height > width ? 0.82 : 0.94);
const even = (value: number) => Math.max(0, Math.floor(value / 2) * 2);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const draw = (svg: string) =>
  new Resvg(svg, { font: { fontFiles: [font.path], loadSystemFonts: false, defaultFontFamily: font.family } });

/**
 * White ink with a black rim over nothing, as luma with its cover, and one cover for each two by two pixels of chroma,
 * which is grey.
 */
function planesOf(pixels: Uint8Array, w: number, h: number): Omit<CaptionPlanes, 'x' | 'y' | 'w' | 'h'> {
  const luma = new Uint8Array(w * h);
  const alpha = new Uint8Array(w * h);
  for (let at = 0; at < w * h; at += 1) {
    const cover = pixels[at * 4 + 3] ?? 0;
    alpha[at] = cover;
    const ink = cover ? Math.min(255, ((pixels[at * 4 + 1] ?? 0) * 255) / cover) : 0;
    luma[at] = Math.round(16 + (ink * 219) / 255);
  }
  const chromaAlpha = new Uint8Array((w * h) / 4);
  for (let y = 0; y < h; y += 2) {
    for (let x = 0; x < w; x += 2) {
      const at = y * w + x;
      const sum = (alpha[at] ?? 0) + (alpha[at + 1] ?? 0) + (alpha[at + w] ?? 0) + (alpha[at + w + 1] ?? 0);
      chromaAlpha[(y / 2) * (w / 2) + x / 2] = (sum + 2) >> 2;
    }
  }
  const grey = new Uint8Array((w * h) / 4).fill(128);
  return { luma, alpha, u: grey, v: grey, chromaAlpha };
}

/**
 * The same letters in a colour: where there was white there is all of it, where there was the rim none, and between
 * them as much as there was white.
 */
function inkedPlanes({ w, h, luma, alpha }: CaptionPlanes, colour: string): Pick<CaptionPlanes, 'luma' | 'u' | 'v'> {
  const [y, cb, cr] = yuvOf(colour);
  const inked = luma.map((value) => Math.round(16 + ((value - 16) / 219) * (y - 16)));
  const [u, v] = [new Uint8Array((w * h) / 4), new Uint8Array((w * h) / 4)];
  for (let at = 0; at < u.length; at += 1) {
    const corner = Math.floor(at / (w / 2)) * 2 * w + (at % (w / 2)) * 2;
    let [ink, cover] = [0, 0];
    for (const pixel of [corner, corner + 1, corner + w, corner + w + 1]) {
      cover += alpha[pixel] ?? 0;
      ink += (((luma[pixel] ?? 16) - 16) / 219) * (alpha[pixel] ?? 0);
    }
    const share = cover > 0 ? ink / cover : 0;
    u[at] = Math.round(128 + share * (cb - 128));
    v[at] = Math.round(128 + share * (cr - 128));
  }
  return { luma: inked, u, v };
}

/** `#rrggbb` in BT.709, limited range, as the frames are. */
function yuvOf(colour: string): [y: number, u: number, v: number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [16 + 219 * light, 128 + (224 * (b - light)) / 1.8556, 128 + (224 * (r - light)) / 1.5748];
}

type Box = Pick<WordBox, 'left' | 'right' | 'top' | 'bottom'>;
function copyBox(from: Uint8Array, to: Uint8Array, w: number, { left, right, top, bottom }: Box): void {
  for (let y = top; y < bottom; y += 1) to.set(from.subarray(y * w + left, y * w + right), y * w + left);
}
