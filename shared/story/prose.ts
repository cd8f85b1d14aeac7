/**
 * How many words a text has, as its target lengths count them: runs between white space. A mark behind a no-break space
 * belongs to its word.
 */
export function countWords(text: string): number {
  let words = 0;
  let between = true;
  // Scanned character by character for speed: a tale counts the words of thousands of verses.
  for (let at = 0; at < text.length; at++) {
    const space = isSpace(text.charCodeAt(at));
    if (between && !space) words += 1;
    between = space;
  }
  return words;
}

/** White space beyond the Latin letters, without the narrow no-break space. */
const wideSpaces = new Set([0x16_80, 0x20_28, 0x20_29, 0x20_5f, 0x30_00, 0xfe_ff]);
const isSpace = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  (code > 0x16_00 && ((code >= 0x20_00 && code <= 0x20_0a) || wideSpaces.has(code)));

// The number of marks after the end is bounded, so that no text can make the search slow.
const sentenceEnd =
  /(?<=[.!?…](?:[\u00A0\u202F]?["”’»)\]]){0,4})(?<!(?<!\p{L})(?:Mrs?|Ms|Dr|Mme|Mlle|M)\.)\s+(?=(?:["“‘«([]\s?){0,4}[\p{Lu}\p{N}])/u;
const clauseEnd = /(?<=[,;:—–][”’»)]{0,4})\s+/u;

const partsAt = (text: string, border: RegExp): string[] => text.trim().split(border).filter(Boolean);

/** The sentences of a text; with single spaces between them they are the text again. */
export const sentencesOf = (text: string): string[] => partsAt(text, sentenceEnd);

/** The sentences of a text, divided further after commas, colons and semicolons. */
export const clausesOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) => partsAt(sentence, clauseEnd));

/** Whether a text stops where a sentence stops. */
export const endsSentence = (text: string): boolean => /[.!?…]["”’»)\]\s]*$/.test(text);

/** Whether a text starts where a sentence may start. */
export const startsSentence = (text: string): boolean => /^["“‘«(\s]*[\p{Lu}\p{N}]/u.test(text);
