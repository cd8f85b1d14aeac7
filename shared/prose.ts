/** How many words a text has, as its target lengths count them: runs between white space. A mark behind a no-break space belongs to its word. */
export const countWords = (text: string): number => text.split(/[^\S\u00A0\u202F]+/).filter(Boolean).length;

// The marks behind the end are bounded, so that no text can make the search slow.
const sentenceEnd =
  /(?<=[.!?…](?:[\u00A0\u202F]?["”’»)\]]){0,4})(?<!(?<!\p{L})(?:Mrs?|Ms|Dr|Mme|Mlle|M)\.)\s+(?=(?:["“‘«([]\s?){0,4}[\p{Lu}\p{N}])/u;
const clauseEnd = /(?<=[,;:—–][”’»)]{0,4})\s+/u;

const partsAt = (text: string, border: RegExp): string[] => text.trim().split(border).filter(Boolean);

/** The sentences of a text; with single spaces between them they are the text again. */
export const sentencesOf = (text: string): string[] => partsAt(text, sentenceEnd);

/** The sentences of a text, cut further behind commas, colons and semicolons. */
export const clausesOf = (text: string): string[] => sentencesOf(text).flatMap((sentence) => partsAt(sentence, clauseEnd));

/** Whether a text stops where a sentence stops. */
export const endsSentence = (text: string): boolean => /[.!?…]["”’»)\]\s]*$/.test(text);

/** Whether a text starts where a sentence may start. */
export const startsSentence = (text: string): boolean => /^["“‘«(\s]*[\p{Lu}\p{N}]/u.test(text);
