// Reads the table of drawable things: names, drawing, size in centimetres, where a hand holds them.
import { readFileSync } from 'node:fs';
import type { ReadingEra } from '#shared/pictures/scene-reading.ts';
import { sizeIn, wanted } from './thing-words.ts';

/** What a name is drawn as: `cm` is the longer side of its drawing, `grip` where a hand holds it. */
export type ThingRow = {
  readonly drawing: string;
  /** The icon is mirrored. */
  readonly mirrored: boolean;
  /** The icon is turned upside down, so that its handle is below. */
  readonly turned: boolean;
  readonly cm: number;
  readonly grip: 'end' | 'low' | 'middle' | 'top' | 'none';
  readonly stands: boolean;
};
export type Box = readonly [x: number, y: number, width: number, height: number];
/** Shares of the height of a drawing, from its foot, at which a hand may hold it. */
export const gripLevels = [0.06, 0.22, 0.5, 0.78, 0.94] as const;
/**
 * The bounds of a drawing in its own units, and its middle at each grip level, in shares of its width; its main colour;
 * and, for icons only, their SVG.
 */
export type Sketch = {
  readonly box: Box;
  readonly middles: readonly number[];
  readonly main: string;
  readonly svg: string;
};

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

type Tables = { readonly rows: readonly ThingRow[]; readonly names: ReadonlyMap<string, ThingRow> };
let tables: Tables | undefined;
let sketches: ReadonlyMap<string, Sketch> | undefined;

/**
 * All rows of the table of things, and each by its names; `narrower` adds the names of their kinds. Read at the first
 * call.
 */
export function thingTables({ narrower = true } = {}): Tables {
  if (tables && narrower) return tables;
  const names = new Map<string, ThingRow>();
  const rows = linesOf('./things.csv')
    .slice(1)
    .map((line) => {
      const [drawing = '', cm = '', grip = '', ground = '', words = ''] = line.split(',');
      const row: ThingRow = {
        drawing: drawing.replace(/^[<^]/, ''),
        mirrored: drawing.startsWith('<'),
        turned: drawing.startsWith('^'),
        cm: Number(cm),
        grip: grip as ThingRow['grip'],
        stands: ground === 'stands',
      };
      for (const word of words.split('|')) names.set(word, row);
      return row;
    })
    .filter(({ drawing }) => drawing !== undrawn);
  if (!narrower) return { rows, names };
  for (const line of linesOf('./narrower-names.tsv')) {
    const [word = '', kind = ''] = line.split('\t');
    const row = names.get(kind);
    if (row && !names.has(word)) names.set(word, row);
  }
  tables = { rows, names };
  return tables;
}

/** The bounds of every drawing, and the SVG of the icons; read at the first call. */
export function sketchOf(drawing: string): Sketch | undefined {
  sketches ??= new Map(
    linesOf('./drawings.tsv').map((line) => {
      const [key = '', box = '', middles = '', main = '', svg = ''] = line.split('\t');
      return [
        key,
        { box: box.split(' ').map(Number) as unknown as Box, middles: middles.split(' ').map(Number), main, svg },
      ];
    }),
  );
  return sketches.get(drawing);
}

/** Stands for a thing that must not be drawn as its last word: a boxing ring is not a ring. */
const undrawn = '-';

/**
 * The row of a thing by its English name, such as "cell phone", "her old bags" or "a piece of bread"; null when no
 * drawing fits.
 */
export function thingRow(name: string, era: ReadingEra): ThingRow | null {
  const { names } = thingTables();
  for (const word of wanted(name)) {
    const row = (era === 'scripture' ? names.get(`${word}@scripture`) : undefined) ?? names.get(word);
    if (row) return row.drawing === undrawn ? null : { ...row, cm: sizeIn(name) ?? row.cm };
  }
  return null;
}
