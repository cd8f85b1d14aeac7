import { balancedRuns, cutInto } from '#shared/balanced-runs.ts';
import { clausesOf, countWords, sentencesOf } from '#shared/prose.ts';
import type { Beat } from '#shared/story.ts';
import { type Language, type Section, sections } from '#shared/vocabulary.ts';
import { pairMarks, roundOff } from './quotation-marks.ts';
import type { Unit } from './verse-units.ts';

/** Where each section of a creator's text ends, as a share of its words. */
const sectionEnds: Record<Section, number> = { hook: 0.15, setup: 0.6, lesson: 0.85, outro: 1 };
const mostBeats = 60;

/** A text in pieces that follow each other, cut between sentences; between clauses or words only when there are too few. */
function piecesOf(text: string, least: number): string[] {
  for (const pieces of [sentencesOf(text), clausesOf(text)]) if (pieces.length >= least) return pieces;
  return text.split(/\s+/).filter(Boolean);
}

/** A text in `count` runs that follow each other, about equally long. */
function cutText(text: string, count: number): string[] {
  const pieces = piecesOf(text, count);
  return cutInto(pieces, balancedRuns(pieces.map(countWords), count)).map((run) => run.join(' '));
}

/** Sections for `count` beats of these weights, in order; each section has a beat when there are four or more. */
function sectionsFor(weights: readonly number[]): Section[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const count = weights.length;
  let sum = 0;
  let last = -1;
  return weights.map((weight, at) => {
    const middle = (sum + weight / 2) / total;
    sum += weight;
    const wished = sections.findIndex((section) => middle <= sectionEnds[section]);
    const least = Math.max(last, sections.length - (count - at), at === 0 ? 0 : last);
    const most = Math.min(last + 1, sections.length - 1);
    last = Math.min(most, Math.max(least, wished, 0));
    return sections[last] ?? 'outro';
  });
}

/** A pasted text as beats: its own words in its own language, and beside them the units of Scripture in the others. */
export function pastedBeats(text: string, own: Language, units: readonly Unit[], others: readonly Language[]): Beat[] {
  const wished = Math.min(mostBeats, others.length > 0 ? Math.max(sections.length, units.length) : mostBeats);
  const reading = (language: Language) => roundOff(pairMarks(units.map((unit) => unit.text[language] ?? '').join(' ')));
  const readings = others.map((language) => [language, reading(language)] as const);
  const least = Math.min(...[text, ...readings.map(([, reading]) => reading)].map(countWords));
  const count = Math.min(wished, least, Math.max(sections.length, sentencesOf(text).length));
  const parts = cutText(text, count);
  const cut = readings.map(([language, reading]) => [language, cutText(reading, count)] as const);
  const sectionOf = sectionsFor(parts.map(countWords));
  return parts.map((part, index) => ({
    section: sectionOf[index] ?? 'outro',
    range: null,
    text: { ...Object.fromEntries(cut.map(([language, runs]) => [language, runs[index] ?? ''])), [own]: part },
  }));
}
