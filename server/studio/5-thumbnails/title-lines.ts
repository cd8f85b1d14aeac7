import { titleWidth } from '#shared/thumbnail/fonts.ts';

/** Room for a title, in canvas pixels. */
export type Room = {
  readonly width: number;
  readonly height: number;
  readonly maxLines: number;
  readonly maxSize: number;
};
/** Smallest letters that are still read on a thumbnail 168 pixels wide. */
const smallest = 60;
/** Line height over font size. */
export const leading = 1.06;
const wordsALine = 5;
/** A line of fewer letters looks lost. */
const lonely = 4;

/**
 * Breaks a title so that its letters become as large as the room allows, with at most five words a line; what cannot be
 * read any more is left out with an ellipsis.
 */
export function titleLines(title: string, room: Room): { lines: string[]; fontSize: number } {
  const words = title.trim().split(/\s+/);
  for (let kept = Math.min(words.length, wordsALine * room.maxLines); kept > 1; kept -= 1) {
    const shown =
      kept === words.length ? words : [...words.slice(0, kept - 1), `${words[kept - 1]!.replace(/[,;:.]+$/, '')}…`];
    const best = largest(shown, room);
    if (best.fontSize >= smallest) return best;
  }
  return largest([words[0] ?? ''], room);
}

function largest(words: string[], room: Room): { lines: string[]; fontSize: number } {
  let best = { lines: [words.join(' ')], fontSize: 0 };
  let bestWorth = 0;
  for (let count = 1; count <= Math.min(room.maxLines, words.length); count += 1) {
    const lines = balanced(words, count);
    const crowded = lines.some((line) => line.split(' ').length > wordsALine) && count < room.maxLines;
    const widest = Math.max(...lines.map(titleWidth));
    const fontSize = Math.floor(Math.min(room.maxSize, room.width / widest, room.height / (count * leading)));
    const worth = count > 1 && lines.some((line) => Array.from(line).length < lonely) ? fontSize * 0.7 : fontSize;
    if (crowded || worth <= bestWorth) continue;
    best = { lines, fontSize };
    bestWorth = worth;
  }
  return best;
}

/** `count` lines of which the widest is as narrow as can be. */
function balanced(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  let best: { lines: string[]; widest: number } | null = null;
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const head = words.slice(0, first).join(' ');
    const lines = [head, ...balanced(words.slice(first), count - 1)];
    const widest = Math.max(...lines.map(titleWidth));
    if (!best || widest < best.widest) best = { lines, widest };
  }
  return best!.lines;
}
