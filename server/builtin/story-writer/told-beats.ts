import { bookOf } from '#shared/scripture-books.ts';
import type { VerseRange } from '#shared/scripture.ts';
import type { Beat } from '#shared/story.ts';
import type { Audience, Language, Section } from '#shared/vocabulary.ts';
import { explanationsFor } from '#server/passages/hard-words.ts';
import { inMarks, pairMarks, roundOff } from './quotation-marks.ts';
import type { Pair } from './repertoire/sentence-pairs.ts';
import type { Part } from './told-parts.ts';
import type { Unit } from './verse-units.ts';

function follows({ range: before }: Unit, { range: next }: Unit): boolean {
  if (before.book !== next.book) return false;
  if (before.to.chapter === next.from.chapter) return next.from.verse === before.to.verse + 1;
  const ends = before.to.verse === bookOf(before.book).chapters[before.to.chapter - 1];
  return ends && next.from.chapter === before.to.chapter + 1 && next.from.verse === 1;
}

const border = '\u0001';

/** The words of quoted units, each by itself, with the quotation marks of everything that is read on without a gap in order. */
function readOn(stretches: readonly (readonly Unit[])[], language: Language): Map<Unit, string> {
  const texts = new Map<Unit, string>();
  for (const stretch of stretches) {
    let run: Unit[] = [];
    const close = () => {
      const whole = run.map((unit) => unit.text[language] ?? '').join(border);
      const told = inMarks(roundOff(pairMarks(whole)), language).split(border);
      for (const [at, unit] of run.entries()) texts.set(unit, told[at] ?? '');
      run = [];
    };
    for (const unit of stretch) {
      const last = run.at(-1);
      if (last && !follows(last, unit)) close();
      run.push(unit);
    }
    if (run.length > 0) close();
  }
  return texts;
}

/** Parts as beats, the last `point` of them in the second section. Hard words of a quotation are explained in the retelling before it, where there is one; what is left is returned. */
export function beatsOf(
  [section, then]: readonly [Section, Section],
  parts: readonly Part[],
  point: number,
  { languages, audience, explained }: { languages: readonly Language[]; audience: Audience; explained: Set<string> },
): { beats: Beat[]; unexplained: Pair } {
  const own = languages.filter((language) => language !== 'ee');
  const quotedRuns = parts.reduce<Unit[][]>((runs, part) => {
    if (part.units.length === 0 || runs.length === 0 || parts.indexOf(part) === parts.length - point) runs.push([]);
    runs.at(-1)!.push(...part.units);
    return runs;
  }, []);
  const quoted = new Map((own.length > 0 ? own : languages).map((language) => [language, readOn(quotedRuns, language)] as const));
  const ewe = readOn([parts.flatMap((part) => part.ewe)], 'ee');
  const explanations = parts.map((part) => explanationsOf(part, own, audience, explained));

  const beats = parts.map((part, at): Beat => {
    const here = at < parts.length - point ? section : then;
    const after = nextQuoted(parts, at).map((index) => explanations[index]!);
    const text = Object.fromEntries(
      languages.map((language) => {
        if (language === 'ee' && own.length > 0) return [language, part.ewe.map((unit) => ewe.get(unit) ?? '').join(' ')];
        if (part.units.length > 0) return [language, part.units.map((unit) => quoted.get(language)?.get(unit) ?? '').join(' ')];
        const told = language === 'ee' ? [] : part.retold.map((each) => each[language]);
        return [language, [...told, ...after.flatMap((each) => each[language] ?? [])].join(' ')];
      }),
    );
    const [first, last] = part.units.length > 0 ? [part.units[0]!, part.units.at(-1)!] : [part.retold[0]!, part.retold.at(-1)!];
    const range: VerseRange = { book: first.range.book, from: first.range.from, to: last.range.to };
    const quotes = languages.includes('ee') && own.length > 0 ? { quotes: { ee: part.ewe.map((unit) => unit.range) } } : {};
    return part.units.length > 0
      ? { section: here, range, text, ...quotes }
      : { section: here, range: null, retold: range, text, ...quotes };
  });
  const first = parts.findIndex((part) => part.units.length === 0);
  const before = explanations.slice(0, first === -1 ? parts.length : first);
  const left = (language: 'en' | 'fr') => before.flatMap((each) => each[language] ?? []).join(' ');
  return { beats, unexplained: { en: left('en'), fr: left('fr') } };
}

/** The quoted parts that follow a retold one up to the next retelling. */
function nextQuoted(parts: readonly Part[], at: number): number[] {
  if (parts[at]!.units.length > 0) return [];
  const found: number[] = [];
  for (let index = at + 1; index < parts.length && parts[index]!.units.length > 0; index++) found.push(index);
  return found;
}

function explanationsOf(
  part: Part,
  own: readonly Language[],
  audience: Audience,
  explained: Set<string>,
): Partial<Record<Language, string[]>> {
  return Object.fromEntries(
    own.map((language) => {
      const text = part.units.map((unit) => unit.text[language] ?? '').join(' ');
      const said = explanationsFor(text, language, audience).filter((sentence) => !explained.has(sentence));
      for (const sentence of said) explained.add(sentence);
      return [language, said];
    }),
  );
}
