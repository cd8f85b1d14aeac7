// Word lists with weights, and finding them in a text: the older way to read a scene, used where there is no reading.

/** An entry of a lexicon: what words say so, and how strongly (1 is usual). */
export type Entry<T> = { readonly words: RegExp; readonly means: T; readonly weight: number };

/** Reads a table of meaning, words separated by `|` (each a pattern; `~` is any ending) and weight. */
export function lexicon<T extends string>(table: readonly (readonly [T, string, number?])[]): readonly Entry<T>[] {
  return table.map(([means, words, weight = 1]) => ({
    means,
    weight,
    words: new RegExp(`\\b(?:${words.replaceAll('~', '\\w*')})\\b`, 'gi'),
  }));
}

type Found<T> = { readonly means: T; readonly score: number; readonly at: number; readonly word: string };

/** Everything that a text says, in the order in which it says it. */
export function find<T>(entries: readonly Entry<T>[], text: string): Found<T>[] {
  const found: Found<T>[] = [];
  for (const { words, means, weight } of entries)
    for (const match of text.matchAll(words))
      found.push({ means, score: weight, at: match.index, word: match[0].toLowerCase() });
  return found.sort((a, b) => a.at - b.at || b.word.length - a.word.length);
}

/**
 * What texts say most strongly, each text with its weight; a word counts at most twice, and the earlier of equals wins.
 * Null when they say nothing of the kind.
 */
export function strongest<T>(
  entries: readonly Entry<T>[],
  texts: readonly (readonly [text: string, weight: number])[],
): { means: T; score: number } | null {
  const total = new Map<T, number>();
  for (const [text, weight] of texts) {
    const heard = new Map<string, number>();
    for (const { means, score, word } of find(entries, text)) {
      const times = heard.get(word) ?? 0;
      heard.set(word, times + 1);
      if (times < 2) total.set(means, (total.get(means) ?? 0) + score * weight);
    }
  }
  let best: { means: T; score: number } | null = null;
  for (const [means, score] of total) if (!best || score > best.score + 0.001) best = { means, score };
  return best;
}
