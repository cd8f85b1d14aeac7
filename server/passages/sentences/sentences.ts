// Splits a text into sentences.

/** The sentences of a text, without the blanks around them. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…]["”’»]?)\s+(?=[\p{Lu}\d“"«‘])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
