import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type SetName, setNames } from './picture-sets.ts';

const columns = ['number', 'set', 'tale', 'people', 'action', 'place', 'excluded', 'publishable', 'why'] as const;
const degrees = ['yes', 'partly', 'no'] as const;
const degree = z.enum(degrees);
const answer = z.enum(['yes', 'no']);
const PictureScore = z.object({
  number: z.coerce.number().int().positive(),
  set: z.enum(setNames),
  tale: z.string().min(1),
  people: degree,
  action: degree,
  place: degree,
  excluded: answer,
  publishable: answer,
  why: z.string(),
});
/** How one picture was judged; `excluded` says that it shows what its words rule out. */
export type PictureScore = z.infer<typeof PictureScore>;

/** A table for a judge to fill in, a line a picture. */
export function emptyScores(pictures: readonly Pick<PictureScore, 'number' | 'set' | 'tale'>[]): string {
  const rows = pictures.map(({ number, set, tale }) => `${number},${set},${tale}${','.repeat(columns.length - 3)}`);
  return `${[columns.join(','), ...rows].join('\n')}\n`;
}

/**
 * Reads a table that a judge filled in; pictures without any answer are left out. Throws RangeError with the line that
 * is wrong.
 */
export function scoresIn(file: string): PictureScore[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  if (head !== columns.join(','))
    throw new RangeError(`${file} is no table of scores: its first line must be ${columns.join(',')}`);
  return lines.flatMap((line, at) => {
    const cells = line.split(',');
    const row = Object.fromEntries(
      columns.map((name, i) => [name, i < 8 ? (cells[i] ?? '').trim() : cells.slice(i).join(',')]),
    );
    if (cells.slice(3).join('').trim() === '') return [];
    const score = PictureScore.safeParse(row);
    if (!score.success) throw new RangeError(`${file}, line ${at + 2}:\n${z.prettifyError(score.error)}`);
    return [score.data];
  });
}

/** Rates of one set, or of all; `excluded` and `publishable` count the pictures of which they are true. */
export type PictureRates = {
  readonly set: SetName | 'all';
  readonly pictures: number;
  readonly publishable: number;
  readonly excluded: number;
  /** yes / partly / no */
  readonly people: string;
  readonly action: string;
  readonly place: string;
};

/** Counts the scores set by set, and all together last; a set without a picture is left out. */
export function ratesOf(scores: readonly PictureScore[]): PictureRates[] {
  const rates = (set: SetName | 'all'): PictureRates => {
    const mine = scores.filter((score) => set === 'all' || score.set === set);
    const spread = (of: 'people' | 'action' | 'place') =>
      degrees.map((each) => mine.filter((score) => score[of] === each).length).join(' / ');
    const yes = (of: 'excluded' | 'publishable') => mine.filter((score) => score[of] === 'yes').length;
    return {
      set,
      pictures: mine.length,
      publishable: yes('publishable'),
      excluded: yes('excluded'),
      people: spread('people'),
      action: spread('action'),
      place: spread('place'),
    };
  };
  return ([...setNames, 'all'] as const).map(rates).filter(({ pictures }) => pictures > 0);
}

const share = (part: number, whole: number) => `${part} (${Math.round((100 * part) / whole)} %)`;

/** The rates as a table in Markdown. */
export function ratesTable(rates: readonly PictureRates[]): string {
  const rows = rates.map(({ set, pictures, publishable, excluded, people, action, place }) =>
    [set, pictures, share(publishable, pictures), share(excluded, pictures), people, action, place].join(' | '),
  );
  const head = [
    'set',
    'pictures',
    'publishable',
    'clear contradictions',
    'people (yes / partly / no)',
    'action',
    'place, time',
  ];
  return [head.join(' | '), head.map(() => '---').join(' | '), ...rows].map((row) => `| ${row} |`).join('\n');
}
