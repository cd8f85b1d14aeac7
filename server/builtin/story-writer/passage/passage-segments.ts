// Divides a passage into segments, each with its verses and its retelling in plain words.
import type { Scripture } from '#server/ports/bible.ts';
import { knownAs, knownIn, knownWhole, knownWithin } from '#server/passages/known-passage.ts';
import { pericopesIn } from '#server/passages/pericopes/pericopes.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import type { RetoldPassage } from '#server/passages/pericopes/retold-passage.ts';
import { bookOf } from '#shared/story/scripture-books.ts';
import {
  comparePlaces,
  compareRanges,
  containsRange,
  type Place,
  rangesOverlap,
  type VerseRange,
} from '#shared/story/scripture.ts';
import type { Language } from '#shared/vocabulary.ts';
import { eweLeans, leans } from './leaning-verses.ts';
import { inSimplePast } from './french-past.ts';
import { tellsStory } from './scripture-lead-ins.ts';
import { readUnits, type Unit } from './verse-units.ts';

/** A stretch of verses retold in plain words. */
export type Retelling = { readonly range: VerseRange; readonly en: string; readonly fr: string };

/** A unit with its Ewe verses in smaller pieces, so that Ewe can use fewer of them than the other languages. */
export type SegmentUnit = Unit & { readonly ewe: readonly Unit[] };

/** A part of a passage that is told in one of several ways: word for word, in plain words, or both. */
export type Segment = {
  readonly range: VerseRange;
  readonly units: readonly SegmentUnit[];
  /** The plain retelling; empty where there is none. */
  readonly retold: readonly Retelling[];
  readonly known: RetoldPassage | null;
};

type Piece = { readonly range: VerseRange; readonly retold: Retelling | null; readonly known: RetoldPassage | null };
type Ask = {
  readonly scripture: Scripture;
  readonly range: VerseRange;
  readonly languages: readonly Language[];
  /** The most words of a unit of several verses. */
  readonly largestUnit: number;
  /** How finely passages of the table are retold: by their segments, or as a whole by their summary or one line. */
  readonly detail: 'segments' | 'summary' | 'line';
};

const next = (book: string, { chapter, verse }: Place): Place =>
  verse < (bookOf(book).chapters[chapter - 1] ?? 0)
    ? { chapter, verse: verse + 1 }
    : { chapter: chapter + 1, verse: 1 };
const before = (book: string, { chapter, verse }: Place): Place =>
  verse > 1 ? { chapter, verse: verse - 1 } : { chapter: chapter - 1, verse: bookOf(book).chapters[chapter - 2] ?? 1 };

/** The retellings of a passage of the table, in its own segments or as one. */
function retellingsOf(known: TablePassage, detail: Ask['detail']): readonly Retelling[] {
  if (detail !== 'segments') return [{ range: known.range, ...known[detail] }];
  return tellsStory(known) ? known.retold.map((each) => ({ ...each, fr: inSimplePast(each.fr) })) : known.retold;
}

/** The verses that two ranges of a book have in common. */
const sharedBy = (a: VerseRange, b: VerseRange): VerseRange => ({
  book: a.book,
  from: comparePlaces(a.from, b.from) > 0 ? a.from : b.from,
  to: comparePlaces(a.to, b.to) < 0 ? a.to : b.to,
});

type Told = { readonly range: VerseRange; readonly retold: Retelling; readonly known: RetoldPassage };

/** What else is retold of a range: parts of passages that reach beyond it, and pericopes. */
function retoldElsewhere(range: VerseRange, detail: Ask['detail']): Told[] {
  const segments = knownIn(range).flatMap((known) =>
    retellingsOf(known, 'segments').map((retold) => ({ range: retold.range, retold, known })),
  );
  const ofPericopes = pericopesIn(range).flatMap((known): Told[] =>
    detail === 'segments' || known.retold.length === 0
      ? known.retold.map((retold) => ({ range: retold.range, retold, known }))
      : [{ range: known.range, retold: { range: known.range, ...known[detail] }, known }],
  );
  return [...(detail === 'segments' ? segments : []), ...ofPericopes].filter((each) =>
    containsRange(range, each.range),
  );
}

/** The retold parts that lie in a range, and the verses between them, in order and without a gap. */
function piecesOf(range: VerseRange, detail: Ask['detail']): Piece[] {
  const part = knownAs(range);
  const inside = knownWithin(range);
  const knowns = inside.length > 0 || !part ? inside : [part];
  // Nearly all of a passage is told by its summary too.
  const shortened = inside.length === 0 && detail !== 'segments' ? knownWhole(range) : null;
  const told: Told[] = knowns
    .flatMap((known) => retellingsOf(known, detail).map((retold) => ({ range: retold.range, retold, known })))
    .map((piece) => (piece.known === shortened ? { ...piece, range: sharedBy(piece.range, range) } : piece))
    .filter((piece) => containsRange(range, piece.range));
  for (const other of retoldElsewhere(range, detail))
    if (!told.some((piece) => rangesOverlap(piece.range, other.range))) told.push(other);
  told.sort((a, b) => compareRanges(a.range, b.range));
  const [first] = told;
  // The verse before a passage that begins in its second one says what its plain words say too.
  const isBefore = part && comparePlaces(next(range.book, range.from), part.range.from) === 0;
  if (first && isBefore && comparePlaces(first.range.from, part.range.from) === 0)
    told[0] = { ...first, range: { ...first.range, from: range.from } };
  const pieces: Piece[] = [];
  const gap = (from: Place, to: Place) => {
    if (comparePlaces(from, to) > 0) return;
    pieces.push({ range: { book: range.book, from, to }, retold: null, known: part });
  };
  let at = range.from;
  for (const piece of told) {
    gap(at, before(range.book, piece.range.from));
    pieces.push({ ...piece, retold: { ...piece.retold, range: piece.range } });
    at = next(range.book, piece.range.to);
  }
  gap(at, range.to);
  return pieces;
}

/** A passage in segments. A sentence that runs over the border of two of them makes them one. */
export async function readSegments({
  scripture,
  range: asked,
  languages,
  largestUnit,
  detail,
}: Ask): Promise<Segment[]> {
  const read = (each: VerseRange) => readUnits(scripture, each, languages, largestUnit);
  const range = await fromAThought(read, asked);
  const units: SegmentUnit[] = [];
  for (const unit of await read(range)) {
    const ewe = languages.includes('ee') ? await readUnits(scripture, unit.range, ['ee'], largestUnit) : [];
    units.push({ ...unit, ewe });
  }
  if (units[0])
    units[0] = {
      ...units[0],
      ewe: await fromAnEweThought((each) => readUnits(scripture, each, ['ee'], largestUnit), units[0].ewe),
    };
  const groups: { pieces: Piece[]; units: SegmentUnit[] }[] = [];
  for (const piece of piecesOf(range, detail)) {
    const mine = units.filter((unit) => rangesOverlap(unit.range, piece.range));
    const last = groups.at(-1);
    if (mine.length === 0) continue;
    if (last && mine.some((unit) => last.units.includes(unit))) {
      last.pieces.push(piece);
      last.units.push(...mine.filter((unit) => !last.units.includes(unit)));
    } else groups.push({ pieces: [piece], units: mine });
  }
  return groups.map((group) => {
    const [first, last] = [group.units[0]!, group.units.at(-1)!];
    const retold = group.pieces.flatMap((piece) => piece.retold ?? []);
    return {
      range: { book: range.book, from: first.range.from, to: last.range.to },
      units: group.units,
      retold: retold.length === group.pieces.length ? retold : [],
      known: group.pieces.find((piece) => piece.known)?.known ?? null,
    };
  });
}

const mostBack = 6;
/** A passage that nobody has retold, begun some verses earlier when its first words lean on those before. */
async function fromAThought(read: (range: VerseRange) => Promise<Unit[]>, range: VerseRange): Promise<VerseRange> {
  if (piecesOf(range, 'segments')[0]?.retold) return range;
  for (let back = 0; back <= Math.min(mostBack, range.from.verse - 1); back++) {
    const from = { chapter: range.from.chapter, verse: range.from.verse - back };
    const [first] = await read({ ...range, from });
    if (first && !leans(first.text, 'opening')) return { ...range, from };
  }
  return range;
}

/** Ewe verses with those before them that the first one leans on. */
async function fromAnEweThought(
  read: (range: VerseRange) => Promise<Unit[]>,
  pieces: readonly Unit[],
): Promise<readonly Unit[]> {
  const [first] = pieces;
  if (!first || !eweLeans(first.text)) return pieces;
  const earlier: Unit[] = [];
  for (let back = 1; back <= Math.min(mostBack, first.range.from.verse - 1); back++) {
    const place = { chapter: first.range.from.chapter, verse: first.range.from.verse - back };
    const [unit] = await read({ book: first.range.book, from: place, to: place });
    if (!unit) return pieces;
    earlier.unshift(unit);
    if (!eweLeans(unit.text)) return [...earlier, ...pieces];
  }
  return pieces;
}
