import type { Token } from './written-words.ts';

/** Silences in milliseconds. */
export const pauses = {
  paragraph: 800,
  ellipsis: 620,
  turn: 540,
  sentence: 430,
  quotation: 330,
  clause: 230,
  breath: 140,
} as const;
/** The most characters that are said in one phrase, spaces included. */
const longest = 300;
const ends = /[.!?…]/;
const speech =
  /^(?:said|says|asked|answered|replied|cried|called|shouted|added|dit|demanda|répondit|répliqua|cria|s'écria|ajouta|reprit)$/i;

const sayOf = ({ open, say, close }: Token) => (say ? open + say + close : '');

/** Cuts a paragraph of read words where a reader breathes; no word is lost and every phrase stays below the limit. */
export function phrasesFrom(tokens: readonly Token[]): ReadingPhrase[] {
  const phrases: { tokens: Token[]; pauseMs: number }[] = [];
  let current: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    current.push(token);
    const next = tokens.slice(at + 1).findIndex(({ say }) => say !== '');
    if (next !== 0) continue;
    const spoken = current.findLast(({ say }) => say !== '');
    const pauseMs = spoken ? pauseBetween(spoken, tokens.slice(at + 1, at + 4), current) : 0;
    if (pauseMs === 0) continue;
    const opening = current.length - current.indexOf(spoken!) - 1;
    const opens = current
      .slice(current.length - opening)
      .findIndex(({ open, text }) => open !== '' || /^[—–-]+$/.test(text));
    const later = opens < 0 ? [] : current.splice(current.length - opening + opens);
    phrases.push({ tokens: current, pauseMs });
    current = later;
  }
  if (current.length > 0) phrases.push({ tokens: current, pauseMs: pauses.paragraph });
  else if (phrases.length > 0) phrases.at(-1)!.pauseMs = pauses.paragraph;
  return phrases.flatMap(withinLimit).map(({ tokens: words, pauseMs }) => ({ words: words.map(wordOf), pauseMs }));
}

const wordOf = (token: Token): ReadingWord => ({ text: token.text, say: sayOf(token) });

/** The silence between two words, 0 when they belong to one phrase. */
function pauseBetween(token: Token, ahead: readonly Token[], current: readonly Token[]): number {
  const next = ahead[0]!;
  const quoted = token.close.includes('”');
  if (ends.test(token.close)) {
    if (/^\p{Ll}/u.test(next.core) && next.open === '') return 0;
    const stopped = /\.”/.test(token.close);
    if (
      quoted &&
      !stopped &&
      next.open === '' &&
      ahead.slice(0, 3).some(({ core, open }, at) => at > 0 && open === '' && speech.test(core))
    )
      return 0;
    if (next.open !== '' || quoted || next.before === '—' || token.close.includes('—'))
      return token.close.includes('…') ? pauses.ellipsis : pauses.turn;
    return token.close.includes('…') ? pauses.ellipsis : pauses.sentence;
  }
  const aside = /[)\]]$/.test(token.text) && /^[([]/.test(current.find(({ say }) => say !== '')?.text ?? '');
  if (aside && /^\p{Lu}/u.test(next.core)) {
    token.close = '.';
    return pauses.sentence;
  }
  const begins = next.open !== '' && /[,;:—]/.test(token.close) && !/^\p{Ll}/u.test(next.core);
  return begins && current.length > 0 ? pauses.quotation : 0;
}

type Piece = { tokens: Token[]; pauseMs: number };

/** An overlong sentence in pieces that end at the strongest mark near their middle. */
function withinLimit({ tokens, pauseMs }: Piece): Piece[] {
  const length = tokens.reduce((sum, token) => sum + (token.say ? sayOf(token).length + 1 : 0), 0);
  if (length <= longest) return [{ tokens, pauseMs }];
  let best = { at: -1, score: Infinity, pauseMs: 0 as number };
  let sofar = 0;
  for (const [at, token] of tokens.entries()) {
    sofar += token.say ? sayOf(token).length + 1 : 0;
    const next = tokens[at + 1];
    if (next === undefined || next.say === '' || sofar === 0 || sofar === length) continue;
    const strength = /[;:.!?…]/.test(token.close)
      ? 0
      : /[,—]/.test(token.close)
        ? 1
        : /^(?:and|but|or|for|et|mais|ou|car|eye|gake)$/i.test(next.core)
          ? 3
          : 6;
    const score = Math.abs(sofar - length / 2) + strength * 40;
    if (score < best.score) best = { at, score, pauseMs: strength < 2 ? pauses.clause : pauses.breath };
  }
  if (best.at < 0) return [{ tokens, pauseMs }];
  const halves = [tokens.slice(0, best.at + 1), tokens.slice(best.at + 1)];
  return [
    ...withinLimit({ tokens: halves[0]!, pauseMs: best.pauseMs }),
    ...withinLimit({ tokens: halves[1]!, pauseMs }),
  ];
}

/**
 * A written word: `text` as written, and what a voice says for it with the marks that shape the melody; '' when it is
 * silent.
 */
export type ReadingWord = { readonly text: string; readonly say: string };

/** Words that are spoken in one breath, and the silence after them in milliseconds. */
export type ReadingPhrase = { readonly words: readonly ReadingWord[]; readonly pauseMs: number };
