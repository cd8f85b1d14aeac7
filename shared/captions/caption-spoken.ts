import type { Cue, Word } from '../film/timeline-parts.ts';

/** How captions are shown: not at all, plain, or with the word that is spoken now in another colour. */
export const captionLooks = ['off', 'plain', 'words'] as const;
export type CaptionLook = (typeof captionLooks)[number];

/** The colours of captions, on black: of plain words, and of the spoken word (13 : 1 on black). */
export const captionInk = { plain: '#ffffff', now: '#ffc83d' } as const;

/**
 * A pause between two words that is shorter than this leaves the first one lit until the second begins, so that nothing
 * flickers; in ms.
 */
const breathMs = 250;

const piecesOf = (text: string): string[] => text.normalize('NFC').split(/\s+/).filter(Boolean);

/**
 * The words of a caption with the times in which each is highlighted, shifted by `atMs`; nothing when the lines have
 * different words.
 */
export function spokenWords(words: readonly Word[], lines: readonly string[], atMs: number): Pick<Cue, 'spoken'> {
  const said = words.flatMap(({ text }) => piecesOf(text)).join(' ');
  if (words.length === 0 || said !== piecesOf(lines.join(' ')).join(' ')) return {};
  const spoken = words.map(({ text, startMs, endMs }, at) => {
    const next = words[at + 1]?.startMs;
    const until = next !== undefined && next - endMs < breathMs ? next : endMs;
    return { text, startMs: Math.round(atMs + startMs), endMs: Math.round(atMs + until) };
  });
  return { spoken };
}

/** Which of the words is spoken at a time on their own clock; -1 in a pause. */
export const wordAt = (words: readonly { readonly startMs: number; readonly endMs: number }[], ms: number): number =>
  words.findLastIndex(({ startMs, endMs }) => ms >= startMs && ms < endMs);

/** A part of a caption's line: what it says, and which of the spoken words it is or belongs to. */
export type LinePart = { readonly text: string; readonly word: number };

/**
 * Lines split at the spoken words, to be joined by spaces; null when the lines have different words. A word with
 * separate punctuation (« dit : ») may be on two lines.
 */
export function partsOfLines(lines: readonly string[], spoken: readonly Pick<Word, 'text'>[]): LinePart[][] | null {
  const pieces = spoken.flatMap(({ text }, word) => piecesOf(text).map((piece) => ({ piece, word })));
  let next = 0;
  const parts = lines.map((line) => {
    const found: LinePart[] = [];
    for (const text of piecesOf(line)) {
      const { piece, word = -1 } = pieces[next] ?? {};
      next = piece === text ? next + 1 : Number.NaN;
      const last = found.at(-1);
      if (last && last.word === word) found[found.length - 1] = { text: `${last.text} ${text}`, word };
      else found.push({ text, word });
    }
    return found;
  });
  return next === pieces.length ? parts : null;
}
