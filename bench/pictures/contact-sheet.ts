import sharp from 'sharp';

/** A picture with the line above its words and the words that it was drawn from. */
export type SheetTile = { readonly picture: Uint8Array; readonly heading: string; readonly words: string };

const [width, height, gap] = [640, 360, 14];
const [fontSize, lineHigh, mostLines] = [16, 21, 7];
/**
 * About how many letters of the font fit into a line: a line that is a little shorter does no harm, a longer one would
 * be cut.
 */
const lineLetters = Math.floor(width / (fontSize * 0.53));

/** Lays pictures out two a row as one JPEG, their words below them. Words beyond seven lines end in "…". */
export async function contactSheet(tiles: readonly SheetTile[], file: string): Promise<void> {
  const texts = tiles.map(({ words }) => wrapped(words));
  const rows = Array.from({ length: Math.ceil(tiles.length / 2) }, (_, row) => {
    const lines = Math.max(...texts.slice(row * 2, row * 2 + 2).map((text) => text.length));
    return height + gap * 2 + (lines + 1) * lineHigh;
  });
  const top = (i: number) => gap + rows.slice(0, Math.floor(i / 2)).reduce((sum, high) => sum + high, 0);
  const left = (i: number) => gap + (i % 2) * (width + gap);
  const [wide, high] = [2 * width + 3 * gap, top(rows.length * 2) + gap];
  const written = tiles.map(({ heading }, i) =>
    [heading, ...(texts[i] ?? [])]
      .map((line, at) => {
        const y = top(i) + height + (at + 1) * lineHigh;
        return `<text x="${left(i)}" y="${y}"${at === 0 ? ' font-weight="bold"' : ''}>${escaped(line)}</text>`;
      })
      .join(''),
  );
  const font = `font-family="sans-serif" font-size="${fontSize}" fill="#2f2620"`;
  const words =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><g ${font}>${written.join('')}` +
    `</g></svg>`;
  const pictures = await Promise.all(
    tiles.map(async ({ picture }, i) => ({
      input: await sharp(picture).resize(width, height).toBuffer(),
      left: left(i),
      top: top(i),
    })),
  );
  await sharp({ create: { width: wide, height: high, channels: 3, background: '#f7f1e6' } })
    .composite([...pictures, { input: Buffer.from(words), left: 0, top: 0 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(file);
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function wrapped(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < lineLetters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.length > mostLines ? [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]} …`] : lines;
}
