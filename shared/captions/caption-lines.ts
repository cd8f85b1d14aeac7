import { type Tie, tieOf } from './caption-ties.ts';
import type { TimedToken } from './caption-words.ts';
import { type Audience, type Language, languages } from '../vocabulary.ts';

/**
 * What people can read: characters per line, lines, characters per second, the minimum and maximum time of a caption,
 * and the gap between two captions: two frames at 30 a second, rounded up, so that the eye sees one go and the next one
 * come. A gap shorter than `closeMs` is closed to that. Captions stay `lingerMs` after their last word and appear up to
 * `leadMs` before the first one if the reader needs the time.
 */
export const captionLimits = {
  lineLength: 42,
  lines: 2,
  charactersPerSecond: { kids: 13, others: 17 },
  minMs: 833,
  maxMs: 7000,
  gapMs: 67,
  lingerMs: 400,
  leadMs: 250,
  closeMs: 250,
} as const;

/** The reader of captions: the language decides where lines break, the audience how fast they can be read. */
export type Reader = { readonly language: Language; readonly audience: Audience };

/** Characters a second that an audience can read. */
export const readingSpeed = (audience: Audience): number =>
  captionLimits.charactersPerSecond[audience === 'kids' ? 'kids' : 'others'];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const needsCare = /[\p{M}\p{Cf}\p{Extended_Pictographic}\u{10000}-\u{10ffff}]/u;
/** Characters as a reader counts them: a letter with its tilde and tone is one. */
export const readerLength = (text: string): number =>
  needsCare.test(text) ? [...graphemes.segment(text)].length : text.length;

/** A word with its length as a reader counts it, and how it hangs on the next one. */
export type Sized = TimedToken & { readonly length: number; readonly tie: Tie };

/** Words ready to be broken into lines; one that is longer than a line is cut into pieces. */
export function sizedTokens(tokens: readonly TimedToken[], language: Language): Sized[] {
  const pieces = tokens.flatMap(splitLong);
  return pieces.map((token, at) => ({
    ...token,
    length: readerLength(token.text),
    tie: tieOf(token.text, pieces[at + 1]?.text ?? '.', language),
  }));
}

/** The length of words on one line. */
export const lineLength = (tokens: readonly Sized[]): number =>
  tokens.reduce((sum, token) => sum + token.length + 1, -1);
const textOf = (tokens: readonly Sized[]): string => tokens.map(({ text }) => text).join(' ');

/** The cost of a break inside a caption, in characters of uneven line length. */
const lineTear = { article: 60, close: 10 } as const;

/**
 * One or two lines, the upper one no longer where there is a choice, broken after punctuation where there is one and
 * never between an article and its noun where there is another way; null when they do not fit.
 */
export function linesOf(tokens: readonly Sized[]): { readonly lines: string[]; readonly torn: boolean } | null {
  if (lineLength(tokens) <= captionLimits.lineLength) return { lines: [textOf(tokens)], torn: false };
  let best: { at: number; cost: number } | null = null;
  for (let at = 1; at < tokens.length; at += 1) {
    const [upper, lower] = [lineLength(tokens.slice(0, at)), lineLength(tokens.slice(at))];
    if (upper > captionLimits.lineLength || lower > captionLimits.lineLength) continue;
    const { ends = null, tie = null } = tokens[at - 1] ?? {};
    const cost = Math.abs(lower - upper) + (upper > lower ? 4 : 0) - (ends ? 12 : 0) + (tie ? lineTear[tie] : 0);
    if (!best || cost < best.cost) best = { at, cost };
  }
  if (!best) return null;
  return {
    lines: [textOf(tokens.slice(0, best.at)), textOf(tokens.slice(best.at))],
    torn: tokens[best.at - 1]?.tie === 'article',
  };
}

/** Characters of a line on a film that is held upright, where a line of 42 would be too small to read. */
export const uprightLine = 26;

/**
 * The lines of a caption broken again for a narrow picture: as few as fit, of like length, and no article torn from its
 * noun in any of the languages where there is another way.
 */
export function narrowLines(lines: readonly string[]): string[] {
  const words = lines.join(' ').split(' ').filter(Boolean);
  const tearAt = (at: number) => {
    const ties = languages.map((language) => tieOf(words[at - 1] ?? '', words[at] ?? '', language));
    return ties.includes('article') ? 400 : ties.includes('close') ? 60 : 0;
  };
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= words.length; to += 1) {
    let chosen = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      const length = readerLength(words.slice(from, to).join(' '));
      if (length > uprightLine && from < to - 1) break;
      const cost = (best[from]?.cost ?? 0) + 500 + (uprightLine - length) ** 2 + (to < words.length ? tearAt(to) : 0);
      if (cost < chosen.cost) chosen = { cost, from };
    }
    best[to] = chosen;
  }
  const narrow: string[] = [];
  for (let to = words.length; to > 0; to = best[to]?.from ?? 0)
    narrow.unshift(words.slice(best[to]?.from ?? 0, to).join(' '));
  return narrow;
}

/** A word longer than a line (nobody writes one, but anybody may paste one) is cut into pieces that share its time. */
function splitLong(token: TimedToken): TimedToken[] {
  if (readerLength(token.text) <= captionLimits.lineLength) return [token];
  const letters = [...graphemes.segment(token.text)].map(({ segment }) => segment);
  const pieces = Math.ceil(letters.length / captionLimits.lineLength);
  const at = (piece: number) => token.startMs + ((token.endMs - token.startMs) * piece) / pieces;
  return Array.from({ length: pieces }, (_, piece) => ({
    text: letters.slice(piece * captionLimits.lineLength, (piece + 1) * captionLimits.lineLength).join(''),
    startMs: at(piece),
    endMs: at(piece + 1),
    ends: piece === pieces - 1 ? token.ends : null,
  }));
}
