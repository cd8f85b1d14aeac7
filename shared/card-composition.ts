import { faceFor, lineWidth } from './fonts.ts';
import type { CardText, Shape } from './storyboard-edits.ts';

/** Changes whenever the same words would be drawn otherwise. */
export const cardLook = 'c1';
/** Pixels of a card: those of the largest film. */
export const cardSize = (shape: Shape): { width: number; height: number } =>
  shape === '16:9' ? { width: 1920, height: 1080 } : { width: 1080, height: 1920 };

type Block = {
  readonly lines: readonly string[];
  readonly size: number;
  readonly family: string;
  readonly weight: number;
  readonly ink: string;
};
const heights = { line: 1.25, gap: 0.75 };
const styles = [
  ['heading', 'Playfair Display', 700, 100, '#fff4e6', 4],
  ['verse', 'Inter', 500, 52, '#f6c88f', 3],
  ['action', 'Inter', 700, 58, '#fff4e6', 4],
  ['attribution', 'Inter', 400, 30, '#d9bfa6', 7],
] as const;

/** Draws a title or end card as SVG. Long words and texts become smaller until they fit; no text can become markup. */
export function composeCard(text: CardText, shape: Shape): string {
  const { width, height } = cardSize(shape);
  const room = { width: width * 0.82, height: height * 0.8 };
  let blocks: Block[] = [];
  for (let scale = 1; scale > 0.3; scale -= 0.05) {
    blocks = styles.flatMap(([line, family, weight, size, ink, most]) => {
      const words = (text[line] ?? '').replaceAll(/\s+/g, ' ').trim();
      return words ? [fitted(words, { family, weight, ink, most }, size * scale, room.width)] : [];
    });
    if (heightOf(blocks) <= room.height) break;
  }
  let y = (height - heightOf(blocks)) / 2;
  const texts = blocks.flatMap((block, nth) => {
    const { lines, size, family, weight, ink } = block;
    const face = faceFor(family, weight, lines.join(' '));
    const drawn = lines.map((line) => {
      y += size * heights.line;
      const at = y - size * 0.3;
      return `<text x="${width / 2}" y="${at.toFixed(1)}" font-family="${face.family}" font-weight="${face.weight}" font-size="${size.toFixed(1)}" fill="${ink}" text-anchor="middle">${plain(line)}</text>`;
    });
    const gap = size * heights.gap;
    const rule =
      nth === 0 && blocks.length > 1
        ? [`<rect x="${width / 2 - 90}" y="${(y + gap / 2).toFixed(1)}" width="180" height="5" rx="2.5" fill="#e8893a"/>`]
        : [];
    y += gap;
    return [...drawn, ...rule];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>`,
    '<radialGradient id="glow" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#6b2f14"/><stop offset=".55" stop-color="#3d1a0e"/><stop offset="1" stop-color="#1c0c08"/></radialGradient>',
    `</defs><rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    ...texts,
    '</svg>',
  ].join('');
}

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce(
    (sum, { lines, size }) => sum + size * (lines.length * heights.line + heights.gap),
    -(blocks.at(-1)?.size ?? 0) * heights.gap,
  );
}

/** Broken between words into at most `most` lines, smaller where a word or the text is too long. */
function fitted(
  words: string,
  { most, ...look }: { family: string; weight: number; ink: string; most: number },
  largest: number,
  room: number,
): Block {
  const face = faceFor(look.family, look.weight, words);
  for (let size = largest; ; size *= 0.92) {
    const lines: string[] = [];
    for (const word of words.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && lineWidth(longer, face) * size <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const fits = lines.length <= most && lines.every((line) => lineWidth(line, face) * size <= room);
    if (fits || size < 8) return { ...look, lines, size };
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (c) => escapes[c] ?? '');
