const sampleWords = { least: 8, most: 25 } as const;
const sentenceEnd = /(?<=[.!?…]["'”’»)]*)\s+(?=\P{Ll})/u;

/**
 * The first sentence of some texts that has 8 to 25 words; else the beginning of the first text that has words, up to
 * 25 of them. Null when there are none.
 */
export function sampleSentence(texts: readonly string[]): string | null {
  const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
  for (const text of texts)
    for (const sentence of text.trim().split(sentenceEnd)) {
      const count = wordsOf(sentence).length;
      if (count >= sampleWords.least && count <= sampleWords.most) return wordsOf(sentence).join(' ');
    }
  const first = texts.find((text) => /[\p{L}\p{N}]/u.test(text));
  return first === undefined ? null : wordsOf(first).slice(0, sampleWords.most).join(' ');
}
