import { balancedRuns, cutInto, restingRuns } from '#shared/sound/balanced-runs.ts';
import { countWords } from '#shared/story/prose.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import type { Beat } from '#shared/story/story.ts';
import { type Language, type Section, sections } from '#shared/vocabulary.ts';
import { cutBeat, type Piece, piecesPossible, type SeenBeat } from './cut-beat.ts';
import { picturePrompts } from './picture-prompts.ts';

/** A scene before it is stored: what is heard in each language, and what its picture shows. */
export type PlannedScene = {
  readonly section: Section;
  readonly range: VerseRange | null;
  readonly text: Partial<Record<Language, string>>;
  /** In English, made of the scene's own words; no two scenes of a tale have the same. */
  readonly prompt: string;
};

type Weighed = { readonly beat: SeenBeat; readonly weight: number; readonly most: number };

/**
 * Cuts a story into `count` scenes (fewer only when it has too few words): in order, each within one section, about
 * equally long, with text in every language. A creator's own text is cut between its sentences, preferably between
 * paragraphs. The scenes of a language joined by spaces are its narrative: no word is lost, none is said twice.
 */
export function planScenes(beats: readonly SeenBeat[], languages: readonly Language[], count: number): PlannedScene[] {
  const totals = languages.map((language) =>
    Math.max(
      1,
      beats.reduce((sum, beat) => sum + wordsOf(beat, language), 0),
    ),
  );
  const weighed = beats.map((beat) => ({
    beat,
    weight: languages.reduce((sum, language, at) => sum + wordsOf(beat, language) / (totals[at] ?? 1), 0),
    most: piecesPossible(beat, languages),
  }));
  const bySection = sections
    .map((section) => weighed.filter(({ beat }) => beat.section === section))
    .filter((group) => group.length > 0);
  const shares = shareOut(bySection, count);
  const groups = bySection.flatMap((group, at) => scenesOf(group, languages, shares[at] ?? 1));
  const prompts = picturePrompts(
    groups.map((pieces) => ({
      section: pieces[0]?.section ?? 'setup',
      seen: joined(pieces.map((piece) => piece.seen)),
    })),
  );
  return groups.map((pieces, at) => ({
    section: pieces[0]?.section ?? 'setup',
    range: rangeOf(pieces),
    text: Object.fromEntries(
      languages.map((language) => [language, joined(pieces.map((piece) => piece.text[language] ?? ''))]),
    ),
    prompt: prompts[at] ?? '',
  }));
}

const wordsOf = (beat: Beat, language: Language): number => countWords(beat.text[language] ?? '');
const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(' ');
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How many scenes each section gets: by its weight, at least one, at most as many as it has words for. */
function shareOut(groups: readonly (readonly Weighed[])[], count: number): number[] {
  const weights = groups.map((group) => sum(group.map(({ weight }) => weight)));
  const most = groups.map((group) => sum(group.map((each) => each.most)));
  const shares = groups.map(() => 1);
  while (sum(shares) < count) {
    const open = shares.map((share, at) => ({
      at,
      need: share < (most[at] ?? 0) ? (weights[at] ?? 0) / (share + 0.5) : -1,
    }));
    const next = open.toSorted((a, b) => b.need - a.need)[0];
    if (!next || next.need < 0) break;
    shares[next.at] = (shares[next.at] ?? 0) + 1;
  }
  return shares;
}

/** The pieces of each scene of a section: long beats are cut, short ones put together. */
function scenesOf(group: readonly Weighed[], languages: readonly Language[], count: number): Piece[][] {
  const ideal = sum(group.map(({ weight }) => weight)) / count;
  const cuts = group.map(({ weight, most }) => Math.max(1, Math.min(most, Math.round(weight / ideal))));
  while (sum(cuts) < count) {
    const order = group.map(({ weight, most }, at) => ({
      at,
      size: (cuts[at] ?? 1) < most ? weight / (cuts[at] ?? 1) : -1,
    }));
    const largest = order.toSorted((a, b) => b.size - a.size)[0];
    if (!largest || largest.size < 0) break;
    cuts[largest.at] = (cuts[largest.at] ?? 1) + 1;
  }
  const pieces = group.flatMap(({ beat }, at) => cutBeat(beat, languages, cuts[at] ?? 1));
  const weights = group.flatMap(({ weight }, at) =>
    Array.from({ length: cuts[at] ?? 1 }, () => weight / (cuts[at] ?? 1)),
  );
  if (!pieces.some(({ ends }) => ends)) return cutInto(pieces, balancedRuns(weights, count));
  const goals = Array.from({ length: count }, () => 1 / count);
  return cutInto(
    pieces,
    restingRuns(
      weights,
      goals,
      pieces.map(({ ends }) => ends === 'paragraph'),
    ),
  );
}

/** From the first to the last verse that the pieces quote or retell, when they are of one book. */
function rangeOf(pieces: readonly Piece[]): VerseRange | null {
  const ranges = pieces.flatMap((piece) => piece.range ?? piece.retold ?? []);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return null;
  return first.book === last.book ? { book: first.book, from: first.from, to: last.to } : first;
}
