// Splits a sentence into the numbered word pieces that the sentence model reads (the WordPiece method of BERT).

/** This many pieces of a sentence the model reads; what follows is left out. */
const longest = 126;

/** Token numbers of a sentence for a model of the BERT family: of each word the longest pieces that it knows. */
export function wordPieces(vocabulary: ReadonlyMap<string, number>): (sentence: string) => number[] {
  const numberOf = (piece: string): number => {
    const found = vocabulary.get(piece);
    if (found === undefined) throw new RangeError(`The model does not know ${piece}`);
    return found;
  };
  const [begin, end, unknown] = [numberOf('[CLS]'), numberOf('[SEP]'), numberOf('[UNK]')];
  function piecesOf(word: string): number[] {
    const pieces: number[] = [];
    for (let from = 0; from < word.length; ) {
      let to = word.length;
      const piece = () => (from > 0 ? '##' : '') + word.slice(from, to);
      while (to > from && !vocabulary.has(piece())) to -= 1;
      if (to === from) return [unknown];
      pieces.push(numberOf(piece()));
      from = to;
    }
    return pieces;
  }
  return (sentence) => {
    const plain = sentence
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .replaceAll('’', "'");
    const pieces = [...plain.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)].flatMap(([word]) => piecesOf(word));
    return [begin, ...pieces.slice(0, longest), end];
  };
}
