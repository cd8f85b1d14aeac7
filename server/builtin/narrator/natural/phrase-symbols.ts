import { type Accent, kokoroSymbols, marks, modelSymbols } from './kokoro-symbols.ts';

/** The model's input for a phrase: its symbols, and for each one the word it belongs to (-1: punctuation or a gap). */
export type PhraseSymbols = { readonly symbols: readonly string[]; readonly owners: readonly number[] };
/** A run of words between two marks; `owners` names the word of the phrase that each belongs to. */
export type Stretch = { readonly words: readonly string[]; readonly owners: readonly number[] };
type Piece = Stretch | { readonly mark: string };

const markRun = new RegExp(`([${marks}]+)`, 'u');

/** Splits what is spoken for each word of a phrase into stretches and the punctuation between them. */
export function piecesOf(said: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let words: string[] = [];
  let owners: number[] = [];
  const close = () => {
    if (words.length > 0) pieces.push({ words, owners });
    [words, owners] = [[], []];
  };
  for (const [owner, say] of said.entries())
    for (const token of say.split(/\s+/))
      for (const part of token.split(markRun).filter(Boolean))
        if (markRun.test(part)) {
          close();
          pieces.push({ mark: part });
        } else {
          words.push(part);
          owners.push(owner);
        }
  close();
  return pieces;
}

/**
 * Every text whose phonemes `phraseSymbols` will need: each stretch as a whole, since words are linked, and each word
 * alone.
 */
export const textsOf = (said: readonly string[]): string[] =>
  piecesOf(said).flatMap((piece) => ('mark' in piece ? [] : [piece.words.join(' '), ...piece.words]));

/** The symbols of a phrase by eSpeak's IPA of `textsOf` it. */
export function phraseSymbols(
  said: readonly string[],
  ipa: ReadonlyMap<string, string>,
  accent: Accent,
): PhraseSymbols {
  const symbols: string[] = [];
  const owners: number[] = [];
  const put = (text: string, owner: (at: number) => number) => {
    for (const [at, symbol] of [...text].entries()) {
      symbols.push(symbol);
      owners.push(owner(at));
    }
  };
  const of = (text: string) => modelSymbols(ipa.get(text) ?? '', accent);
  for (const piece of piecesOf(said)) {
    if ('mark' in piece) {
      const opens = piece.mark.startsWith('“') || piece.mark === '—';
      if (opens && symbols.length > 0 && symbols.at(-1) !== ' ') put(' ', () => -1);
      put([...piece.mark].filter((mark) => mark in kokoroSymbols).join(''), () => -1);
      if (piece.mark === '—') put(' ', () => -1);
      continue;
    }
    if (symbols.length > 0 && ![' ', '“'].includes(symbols.at(-1)!)) put(' ', () => -1);
    const stretch = [...of(piece.words.join(' '))];
    const said = whoSays(stretch, piece.words.map(of));
    put(stretch.join(''), (at) => (stretch[at] === ' ' ? -1 : piece.owners[said[at]!]!));
  }
  return { symbols, owners };
}

/**
 * Which word each symbol of a stretch says. Words that are linked ("in the", "les‿enfants") come out as one, or with an
 * extra sound, so the stretch is aligned with the words spoken alone, by the fewest changes.
 */
function whoSays(stretch: readonly string[], alone: readonly string[]): number[] {
  const apart = alone.flatMap((word, owner) =>
    [...(owner > 0 ? ' ' : ''), ...word].map((symbol) => ({ symbol, owner })),
  );
  const width = apart.length + 1;
  const cost = new Float64Array((stretch.length + 1) * width);
  for (let at = 1; at < width; at += 1) cost[at] = at;
  for (let row = 1; row <= stretch.length; row += 1) {
    cost[row * width] = row;
    for (let at = 1; at < width; at += 1)
      cost[row * width + at] = Math.min(
        cost[(row - 1) * width + at - 1]! + change(stretch[row - 1]!, apart[at - 1]!.symbol),
        cost[(row - 1) * width + at]! + price(stretch[row - 1]!),
        cost[row * width + at - 1]! + price(apart[at - 1]!.symbol),
      );
  }
  const said: number[] = [];
  let [row, at] = [stretch.length, apart.length];
  while (row > 0) {
    const here = cost[row * width + at]!;
    if (at > 0 && here === cost[(row - 1) * width + at - 1]! + change(stretch[row - 1]!, apart[at - 1]!.symbol)) {
      said[--row] = apart[--at]!.owner;
    } else if (here === cost[(row - 1) * width + at]! + price(stretch[row - 1]!)) {
      said[--row] = apart[Math.max(0, at - 1)]?.owner ?? 0;
    } else at -= 1;
  }
  return said;
}

const stress = 'ˈˌː';
const price = (symbol: string): number => (stress.includes(symbol) ? 0.2 : symbol === ' ' ? 0.6 : 1);
const vowels = 'aeiouyAIOQWYæɑɐɒɔəɚɛɜɪɨɯøœʊʌɤᵊᵻ';
/** A vowel often becomes another one in running speech, a consonant seldom; a gap stays a gap. */
function change(one: string, other: string): number {
  if (one === other) return 0;
  if (one === ' ' || other === ' ') return 3;
  if (stress.includes(one) !== stress.includes(other)) return 1.6;
  return vowels.includes(one) === vowels.includes(other) ? (vowels.includes(one) ? 0.5 : 1) : 1.6;
}
