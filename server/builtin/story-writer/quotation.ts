import { bookOf } from '#shared/scripture-books.ts';
import type { VerseRange } from '#shared/scripture.ts';
import type { Beat } from '#shared/story.ts';
import type { Language, Section } from '#shared/vocabulary.ts';
import { pairMarks, roundOff } from './quotation-marks.ts';
import type { Unit } from './verse-units.ts';

function follows({ range: before }: Unit, { range: next }: Unit): boolean {
  if (before.book !== next.book) return false;
  if (before.to.chapter === next.from.chapter) return next.from.verse === before.to.verse + 1;
  const ends = before.to.verse === bookOf(before.book).chapters[before.to.chapter - 1];
  return ends && next.from.chapter === before.to.chapter + 1 && next.from.verse === 1;
}

/** Units that are read without a gap. */
function runsOf(units: readonly Unit[]): Unit[][] {
  const runs: Unit[][] = [];
  for (const unit of units) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && follows(last, unit)) run.push(unit);
    else runs.push([unit]);
  }
  return runs;
}

const border = '\u0001';

/** One reading in one language: each unit's text, with the quotation marks of the whole reading in order. */
function readAloud(run: readonly Unit[], language: Language): string[] {
  const whole = run.map((unit) => unit.text[language] ?? '').join(border);
  return roundOff(pairMarks(whole)).split(border);
}

/** Beats that quote the units, word for word. */
export function quote(section: Section, units: readonly Unit[], languages: readonly Language[]): Beat[] {
  return runsOf(units).flatMap((run) => {
    const readings = languages.map((language) => [language, readAloud(run, language)] as const);
    return run.map((unit, at) => ({
      section,
      range: unit.range,
      text: Object.fromEntries(readings.map(([language, texts]) => [language, texts[at] ?? ''])),
    }));
  });
}

/** From the first verse of the units to the last. */
export const spanOf = (units: readonly Unit[]): VerseRange | null => {
  const [first, last] = [units[0], units.at(-1)];
  return first && last ? { book: first.range.book, from: first.range.from, to: last.range.to } : null;
};
