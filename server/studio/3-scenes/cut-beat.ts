import { balancedRuns, cutInto } from '#shared/sound/balanced-runs.ts';
import { clausesOf, countWords, sentencesOf } from '#shared/story/prose.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { Beat } from '#shared/story/story.ts';

/** A part of a beat, the same part in every language. */
export type Piece = SeenBeat;

/**
 * How many pieces a beat can be cut into so that every language has words in each; a sentence of the creator's own
 * stays whole.
 */
export const piecesPossible = (beat: SeenBeat, languages: readonly Language[]): number =>
  beat.ends ? 1 : Math.max(1, Math.min(...languages.map((language) => countWords(beat.text[language] ?? ''))));

/** Words that a picture needs; pieces with fewer show their whole beat. */
const fewestSeen = 5;

/**
 * Cuts a beat into `count` pieces, in parallel over the languages: between sentences, otherwise between clauses,
 * otherwise between words.
 */
export function cutBeat(beat: SeenBeat, languages: readonly Language[], count: number): Piece[] {
  if (count <= 1) return [beat];
  const texts = languages.map((language) => [language, cutText(beat.text[language] ?? '', count)] as const);
  const seen =
    countWords(beat.seen) >= count * fewestSeen
      ? cutText(beat.seen, count)
      : Array.from({ length: count }, () => beat.seen);
  return Array.from({ length: count }, (_, at) => ({
    section: beat.section,
    range: beat.range,
    ...(beat.retold && { retold: beat.retold }),
    text: Object.fromEntries(texts.map(([language, parts]) => [language, parts[at] ?? ''])),
    seen: seen[at] ?? '',
  }));
}

function cutText(text: string, count: number): string[] {
  const ways = [sentencesOf(text), clausesOf(text), text.split(/\s+/).filter(Boolean)];
  const parts = ways.find((pieces) => pieces.length >= count) ?? ways.at(-1) ?? [];
  return cutInto(parts, balancedRuns(parts.map(countWords), count)).map((run) => run.join(' '));
}

/** A beat with the English words that a picture of it can be drawn from; '' where the beat shows nothing by itself. */
export type SeenBeat = Beat & { readonly seen: string };
