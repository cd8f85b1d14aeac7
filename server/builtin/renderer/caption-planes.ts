import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { captionLimits, narrowLines, uprightLine } from '#shared/caption-lines.ts';
import type { CaptionPlanes } from './sampler.ts';

/** Noto Sans draws every Ewe letter with its tilde and tones in place. */
const font = { path: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')), family: 'Noto Sans' };

/** Draws one caption, white with a dark rim, ready to be laid over frames near their lower edge; upright ones have shorter lines and larger letters. */
export function captionPlanes(caption: readonly string[], frame: { width: number; height: number }): CaptionPlanes {
  const upright = frame.height > frame.width;
  const lines = upright ? narrowLines(caption) : caption;
  const lineLength = upright ? uprightLine : captionLimits.lineLength;
  const room = frame.width * 0.92;
  const size = Math.max(8, Math.min(frame.height * 0.048, room / (lineLength * 0.58)));
  const lineHeight = size * 1.3;
  const w = Math.floor(frame.width / 16) * 16;
  const h = Math.min(Math.floor(frame.height / 2) * 2, Math.ceil((lineHeight * lines.length + size * 0.6) / 2) * 2);
  const svg = (scale: number) => {
    const texts = lines.map((line, index) => `<text x="${w / 2}" y="${size * 1.1 + index * lineHeight}">${escape(line)}</text>`);
    const style = `font-family="${font.family}" font-weight="700" font-size="${size * scale}" text-anchor="middle"`;
    const ink = `fill="#fff" stroke="#000" stroke-width="${size * 0.16}" stroke-linejoin="round" paint-order="stroke"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><g ${style} ${ink}>${texts.join('')}</g></svg>`;
  };
  const asked = draw(svg(1));
  const widest = asked.getBBox()?.width ?? 0;
  const { pixels } = (widest > room ? draw(svg(room / widest)) : asked).render();
  return { x: even((frame.width - w) / 2), y: even(frame.height * captionFloor(frame) - h), w, h, ...planesOf(pixels, w, h) };
}

/** Where captions end, of the frame's height: upright films leave their foot to the buttons and words that phones lay over it. */
const captionFloor = ({ width, height }: { width: number; height: number }) => (height > width ? 0.82 : 0.94);
const even = (value: number) => Math.max(0, Math.floor(value / 2) * 2);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const draw = (svg: string) => new Resvg(svg, { font: { fontFiles: [font.path], loadSystemFonts: false, defaultFontFamily: font.family } });

/** Grey ink over nothing, as luma with its cover, and one cover for each two by two pixels of chroma, which stays grey. */
function planesOf(pixels: Uint8Array, w: number, h: number): Pick<CaptionPlanes, 'luma' | 'alpha' | 'chroma' | 'chromaAlpha'> {
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
  return { luma, alpha, chroma: new Uint8Array((w * h) / 4).fill(128), chromaAlpha };
}
