type Spot = { readonly verse: number; readonly at: number };

/**
 * Settles `[ ]`, which mark readings that not all manuscripts have, over the verses of one book in order.
 * Whole verses keep their words and lose the brackets; a reading inside a sentence is left out, so that what is quoted
 * is the certain text.
 */
export function settleBrackets(verses: readonly string[]): string[] {
  const settled = [...verses];
  for (const [open, close] of pairsIn(verses).reverse()) {
    if (isWholeVerses(verses, open, close)) {
      cut(settled, close, { verse: close.verse, at: close.at + 1 });
      cut(settled, open, { verse: open.verse, at: open.at + 1 });
    } else cut(settled, open, { verse: close.verse, at: close.at + 1 });
  }
  return settled.map((text) =>
    text
      .replace(/[[\]]/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?”’)])/g, '')
      .trim(),
  );
}

function pairsIn(verses: readonly string[]): [open: Spot, close: Spot][] {
  const pairs: [Spot, Spot][] = [];
  let open: Spot | null = null;
  verses.forEach((text, verse) => {
    for (const { 0: bracket, index: at } of text.matchAll(/[[\]]/g)) {
      if (bracket === '[') open = { verse, at };
      else if (open) {
        pairs.push([open, { verse, at }]);
        open = null;
      }
    }
  });
  return pairs;
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

function isWholeVerses(verses: readonly string[], open: Spot, close: Spot): boolean {
  const first = verses[open.verse] ?? '';
  const last = verses[close.verse] ?? '';
  const opensAtEdge =
    !hasWords(first.slice(0, open.at)) || (open.verse < close.verse && !hasWords(first.slice(open.at)));
  return opensAtEdge && (!hasWords(last.slice(close.at)) || !hasWords(last.slice(0, close.at)));
}

function cut(verses: string[], from: Spot, to: Spot): void {
  if (from.verse === to.verse) {
    const text = verses[from.verse] ?? '';
    verses[from.verse] = `${text.slice(0, from.at)} ${text.slice(to.at)}`;
    return;
  }
  verses[from.verse] = (verses[from.verse] ?? '').slice(0, from.at);
  for (let verse = from.verse + 1; verse < to.verse; verse++) verses[verse] = '';
  verses[to.verse] = (verses[to.verse] ?? '').slice(to.at);
}
