/** The content of one row of the contact sheet. */
export type SheetRow = {
  readonly name: string;
  readonly words: string;
  readonly drawn: boolean;
  readonly stale: boolean;
  readonly tiles: readonly { readonly no: number; readonly drawn: boolean; readonly drifted: boolean }[];
};

/** Pixels of the whole sheet. */
export const width = 1600;
const margin = 48;
const side = 280;
const columns = 5;
const gutter = 12;
const tileSize = { width: 228, height: 128 } as const;
const caption = 30;
const left = margin + side + 32;
const [nameLine, wordLine] = [40, 26];
const [ink, soft, paper, amber] = ['#1f1b2d', '#5d5870', '#f1eff6', '#a3480b'];

const linesOf = ({ words }: SheetRow): string[] => wrapped(words, 96, 3);
const tilesTop = (row: SheetRow): number => nameLine + linesOf(row).length * wordLine + 10;

/** Positions, in pixels from the left of the sheet and the top of the row. */
export const place = {
  margin,
  head: 132,
  gap: 28,
  portrait: { width: side, height: side },
  tileSize,
  tile: (row: SheetRow, at: number) => ({
    left: left + (at % columns) * (tileSize.width + gutter),
    top: tilesTop(row) + Math.floor(at / columns) * (tileSize.height + caption),
  }),
  rowHeight: (row: SheetRow): number =>
    Math.max(side, tilesTop(row) + Math.ceil(row.tiles.length / columns) * (tileSize.height + caption)),
} as const;

/** The head of the sheet. */
export function headSvg(title: string, drifted: number): string {
  const state = drifted === 0 ? 'Nothing drifted.' : `${drifted} ${drifted === 1 ? 'picture' : 'pictures'} drifted.`;
  return svg(
    place.head,
    words(margin, 66, wrapped(title, 62, 1)[0] ?? '', { size: 36, weight: 700, fill: ink }) +
      words(margin, 102, `Cast and places, contact sheet. ${state}`, { size: 20, weight: 400, fill: soft }),
  );
}

/** Everything of a row but its pictures. */
export function rowSvg(row: SheetRow): string {
  const empty = row.drawn
    ? ''
    : `<rect x="${margin}" y="0" width="${side}" height="${side}" fill="${paper}"/>${words(margin + 78, side / 2 + 6, 'No portrait', { size: 20, weight: 400, fill: soft })}`;
  const lines = linesOf(row).map((line, at) =>
    words(left, nameLine + 18 + at * wordLine, line, { size: 18, weight: 400, fill: soft }),
  );
  const tiles = row.tiles.map(({ no, drawn, drifted }, at) => {
    const { left: x, top: y } = place.tile(row, at);
    const said = `${no}${drifted ? ' · drifted' : drawn ? '' : ' · not drawn'}`;
    const rim = drifted
      ? `<rect x="${x - 4}" y="${y - 4}" width="${tileSize.width + 8}" height="${tileSize.height + 8}" fill="${amber}"/>`
      : '';
    const hole = drawn
      ? ''
      : `<rect x="${x}" y="${y}" width="${tileSize.width}" height="${tileSize.height}" fill="${paper}"/>`;
    return (
      rim +
      hole +
      words(x, y + tileSize.height + 20, said, { size: 16, weight: drifted ? 600 : 400, fill: drifted ? amber : soft })
    );
  });
  const [first = '', ...others] = row.name.split(',').map((each) => each.trim());
  const name = wrapped(first, 40, 1)[0] ?? '';
  const also = others.length > 0 ? `also ${wrapped(others.join(', '), 60, 1)[0]}` : '';
  const said = [also, row.stale ? 'the portrait shows other words' : ''].filter(Boolean).join(' · ');
  return svg(
    place.rowHeight(row),
    [
      `${empty}<text x="${left}" y="26" font-family="Montserrat" font-size="26" font-weight="600" fill="${ink}">${escaped(name)}`,
      `<tspan dx="14" font-size="18" font-weight="400" fill="${soft}">${escaped(said)}</tspan></text>${lines.join('')}`,
      tiles.join(''),
    ].join(''),
  );
}

const svg = (height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="#ffffff"/>${inner}</svg>`;
const words = (
  x: number,
  y: number,
  said: string,
  { size, weight, fill }: { size: number; weight: number; fill: string },
): string =>
  `<text x="${x}" y="${y}" font-family="Montserrat" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(said)}` +
  `</text>`;
const escaped = (said: string): string =>
  said.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/\p{Cc}/gu, ' ');

/** At most this many lines of about this many letters; what does not fit ends in three dots. */
function wrapped(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && line.length + word.length >= letters) {
      lines.push(line);
      line = '';
    }
    line += `${line === '' ? '' : ' '}${word.slice(0, letters)}`;
  }
  if (line !== '') lines.push(line);
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, letters - 1)}…`];
}
