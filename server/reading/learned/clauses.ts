// Cuts a sentence into rough clauses, so that each can be classified by itself.

/** Where a new clause may begin: after a mark, or before a word that joins clauses. */
const joint =
  /[,;:–—…!?.]+["”’»)]*\s+|\s+(?=(?:and|but|then|when|while|until|because|before|after|so|et|mais|puis|quand|pendant|jusqu|parce|avant|après|pour)\s)/giu;
/** A piece of fewer words says too little by itself. */
const fewest = 3;

export type Clause = { readonly from: number; readonly to: number; readonly text: string };

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/**
 * The clauses of a sentence, roughly: what stands between marks and joining words. Short pieces belong to the previous
 * one.
 */
export function clausesOf(sentence: string): Clause[] {
  const ends = [...sentence.matchAll(joint)].map(({ 0: mark, index }) => index + mark.length);
  const clauses: Clause[] = [];
  let from = 0;
  for (const to of [...ends, sentence.length]) {
    const text = sentence.slice(from, to).trim();
    const last = clauses.at(-1);
    if (last && (wordsIn(text) < fewest || wordsIn(last.text) < fewest))
      clauses[clauses.length - 1] = { from: last.from, to, text: sentence.slice(last.from, to).trim() };
    else clauses.push({ from, to, text });
    from = to;
  }
  return clauses;
}
