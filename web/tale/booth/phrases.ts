/** Some words of a text, counted from 0: from one, up to and without another. */
export type Phrase = { readonly from: number; readonly to: number; readonly text: string };

/** Words too few for a phrase of their own are joined with what follows. */
const fewest = 3;

/** A text in parts that can be read again by themselves: up to a mark at which a reader rests. */
export function phrasesOf(text: string): Phrase[] {
  const words = text.split(/\s+/).filter(Boolean);
  const phrases: Phrase[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    const last = at === words.length - 1;
    const sentence = /[.!?…][\s"'”’»)\]]*$/u.test(word);
    const rest = sentence || (/[,;:—–][\s"'”’»)\]]*$/u.test(word) && at + 1 - from >= fewest);
    if (!rest && !last) continue;
    phrases.push({ from, to: at + 1, text: words.slice(from, at + 1).join(' ') });
    from = at + 1;
  }
  return phrases;
}

/**
 * The stretch that is chosen after a press on a phrase: a neighbour of what is chosen is added, anything else begins
 * again.
 */
export function chosenAfter(chosen: Phrase | null, pressed: Phrase): Phrase | null {
  if (chosen && chosen.from === pressed.from && chosen.to === pressed.to) return null;
  if (chosen && pressed.from === chosen.to)
    return { from: chosen.from, to: pressed.to, text: `${chosen.text} ${pressed.text}` };
  if (chosen && pressed.to === chosen.from)
    return { from: pressed.from, to: chosen.to, text: `${pressed.text} ${chosen.text}` };
  return pressed;
}
