import { type CardGround, eveningGround, pictureGround } from './card-ground.ts';
import { drawableText } from './drawable-text.ts';
import { type Face, faceFor, lineWidth } from './fonts.ts';
import type { CardText, Shape } from '../film/storyboard-edits.ts';

/** Changes whenever the same words would be drawn otherwise. */
export const cardLook = 'c6';
/** Pixels of a card: those of the largest film. */
export const cardSize = (shape: Shape): { width: number; height: number } =>
  shape === '16:9' ? { width: 1920, height: 1080 } : { width: 1080, height: 1920 };

type Line = keyof CardText;
type Style = {
  readonly line: Line;
  readonly family: string;
  readonly weight: number;
  readonly size: number;
  readonly ink: string;
  readonly most: number;
};
type Block = {
  readonly line: Line;
  readonly lines: readonly string[];
  readonly size: number;
  readonly face: Face;
  readonly ink: string;
};
const heights = { line: 1.25, gap: 0.7, rule: 64 };
const body: readonly Style[] = [
  { line: 'heading', family: 'Playfair Display', weight: 800, size: 132, ink: '#fff4e6', most: 4 },
  { line: 'verse', family: 'Inter', weight: 500, size: 54, ink: '#f6c88f', most: 3 },
  { line: 'action', family: 'Inter', weight: 700, size: 66, ink: '#fff4e6', most: 5 },
];
const credit: Style = { line: 'attribution', family: 'Inter', weight: 400, size: 30, ink: '#e3cbb4', most: 7 };

/** Its thinnest strokes would be lost in a small film. */
const hairlines = 'Noto Serif Display';

/**
 * Where words may stand, in fractions of the height: an upright film keeps its foot free, where phones lay their
 * buttons.
 */
const rooms: Record<Shape, { readonly top: number; readonly foot: number }> = {
  '16:9': { top: 0.11, foot: 0.9 },
  '9:16': { top: 0.12, foot: 0.8 },
};

/**
 * Draws a title or end card as SVG, over a picture if there is one: the words in the middle or where it leaves them
 * room, the credit at the foot; a verse without a heading stands as one. Long words and texts become smaller until they
 * fit; no text can become markup.
 */
export function composeCard(text: CardText, shape: Shape, over?: CardGround): string {
  const { width, height } = cardSize(shape);
  const room = { width: width * 0.8, top: height * rooms[shape].top, foot: height * rooms[shape].foot };
  const heading = plainWords(text.heading) || plainWords(text.verse);
  const words = (line: Line) => {
    const own = line === 'heading' ? heading : plainWords(text[line]);
    return line === 'verse' && own === heading ? '' : own;
  };
  const foot = blockOf(credit, words('attribution'), 1, room.width);
  const lowest = foot ? room.foot - tall([foot]) - 40 : room.foot;
  let blocks: Block[] = [];
  for (let scale = 1; scale > 0.3; scale -= 0.05) {
    blocks = body.flatMap((style) => blockOf(style, words(style.line), scale, room.width) ?? []);
    if (tall(blocks) <= lowest - room.top) break;
  }
  const middle = (foot ? (room.top + lowest) / 2 : height / 2) - tall(blocks) / 2;
  const top = over?.place === 'foot' ? lowest - tall(blocks) : over?.place === 'head' ? room.top : middle;
  const lines = [
    ...drawn(blocks, top, width / 2),
    ...(foot ? drawn([foot], room.foot - tall([foot]), width / 2) : []),
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    over ? pictureGround(over, width, height) : eveningGround(width, height),
    over ? softShadow(lines) : '',
    lines,
    '</svg>',
  ].join('');
}

/** Lines from `top` on, in the middle, with an ornament behind the first block when there are more. */
function drawn(blocks: readonly Block[], top: number, x: number): string[] {
  let y = top;
  return blocks.flatMap((block, nth) => {
    const { lines, size, face, ink } = block;
    const sturdy = face.family === hairlines ? ` stroke="${ink}" stroke-width="${(size * 0.014).toFixed(1)}"` : '';
    const texts = lines.map((line) => {
      y += size * heights.line;
      const at = y - size * 0.3;
      return (
        `<text x="${x}" y="${at.toFixed(1)}" font-family="${face.family}" font-weight="${face.weight}" ` +
        `font-size="${size.toFixed(1)}" fill="${ink}"${sturdy} text-anchor="middle">${escaped(line)}</text>`
      );
    });
    const ruled = nth === 0 && blocks.length > 1;
    const gap = size * heights.gap;
    const at = y + (gap + heights.rule) / 2 - size * 0.1;
    y += ruled ? gap + heights.rule : gap;
    return ruled ? [...texts, ornament(x, at)] : texts;
  });
}

/** The same shapes in black, blurred: letters keep their edge on any picture. */
const softShadow = (lines: string): string => {
  const black = lines.replaceAll(/(fill|stroke)="#[0-9a-f]+"/g, '$1="#000"');
  return (
    `<defs><filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="9"/>` +
    `</filter></defs><g filter="url(#soft)" opacity=".75">${black}</g>`
  );
};

const ornament = (x: number, y: number): string => {
  const [near, far] = [26, 190];
  const lines = [-1, 1].map((side) => `M${x + side * near} ${y.toFixed(1)}H${x + side * far}`).join('');
  const diamond = `M${x} ${(y - 11).toFixed(1)}l11 11l-11 11l-11 -11Z`;
  return (
    `<path d="${lines}" stroke="#e8893a" stroke-width="4" stroke-linecap="round"/><path d="${diamond}" ` +
    `fill="#e8893a"/>`
  );
};

function tall(blocks: readonly Block[]): number {
  const rule = blocks.length > 1 ? heights.rule : 0;
  const lines = blocks.reduce((sum, { lines: own, size }) => sum + size * (own.length * heights.line + heights.gap), 0);
  return lines + rule - (blocks.at(-1)?.size ?? 0) * heights.gap;
}

/**
 * The words of a style in as many lines as they need, all about equally long; smaller where a word or the text is too
 * long. Null without words.
 */
function blockOf(
  { line, family, weight, size: largest, ink, most }: Style,
  words: string,
  scale: number,
  room: number,
): Block | null {
  if (!words) return null;
  const face = faceFor(family, weight, words);
  for (let size = largest * scale; ; size *= 0.92) {
    const lines = brokenAt(words, face, room / size);
    const fits = lines.length <= most && lines.every((each) => lineWidth(each, face) * size <= room);
    if (!fits && size >= 8) continue;
    let even = lines;
    for (let share = 0.95; share > 0.4; share -= 0.05) {
      const narrower = brokenAt(words, face, (room / size) * share);
      if (narrower.length > lines.length) break;
      if (narrower.every((each) => lineWidth(each, face) <= room / size)) even = narrower;
    }
    return { line, lines: even, size, face, ink };
  }
}

/** Broken between words at a width in font sizes. */
function brokenAt(words: string, face: Face, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lineWidth(longer, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const plainWords = (text: string | undefined): string =>
  drawableText(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (c) => escapes[c] ?? '');
