// Cuts a scene into sentences and words, and marks what is said aloud. The code that finds actions works on these.
import { sentencesOf } from '#shared/story/prose.ts';
import { quotedSpeech } from '#shared/story/quoted-speech.ts';
import { wordClass } from '../language/word-classes.ts';

export type ReadingLanguage = 'en' | 'fr';

/** A word of a sentence; French elisions (`l'`) and inverted pronouns (`-il`) are words of their own. */
export type Token = {
  readonly text: string;
  /** In small letters, with a straight apostrophe. */
  readonly low: string;
  /** Characters from the start of the sentence; `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** The word is in speech, so what it names is not seen. */
  readonly quoted: boolean;
  /** The mark after the word, if a pause follows: one of , ; : – . ? !. */
  readonly mark: string;
};

export type ReadSentence = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly isQuestion: boolean;
  readonly tells: boolean;
};

const elision = /^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)'(?=.)/i;
const inverted = /-(?:t-)?(?:ils?|elles?|on|je|tu|nous|vous)$/i;
const parable =
  /\b(?:(?:a certain|there was a) (?:man|woman|king|master|rich)|which of you|is like|(?:un|certain) homme|il y avait|est semblable)\b/i;

function tokensOf(sentence: string, language: ReadingLanguage, isQuoted: (word: number) => boolean): Token[] {
  const tokens: Token[] = [];
  let word = 0;
  for (const { 0: written, index } of sentence.matchAll(/\S+/g)) {
    const quoted = isQuoted(word++);
    const inner = /[\p{L}\p{N}].*[\p{L}\p{N}]|[\p{L}\p{N}]/u.exec(written);
    if (!inner) {
      const last = tokens.at(-1);
      if (last && !last.mark)
        tokens[tokens.length - 1] = {
          ...last,
          mark: /[—–-]/.test(written) ? '–' : (/[,;:.?!]/.exec(written)?.[0] ?? ''),
        };
      continue;
    }
    const pieces = language === 'fr' ? frenchPieces(inner[0]) : [inner[0]];
    const after = written.slice(inner.index + inner[0].length);
    const mark = /[.?!…]/.exec(after)?.[0] ?? (/[—–]/.test(after) ? '–' : (/[,;:]/.exec(after)?.[0] ?? ''));
    let start = index + inner.index;
    for (const [at, piece] of pieces.entries()) {
      const low = piece.toLowerCase().replaceAll('’', "'").normalize('NFC');
      tokens.push({
        text: piece,
        low,
        start,
        end: start + piece.length,
        quoted,
        mark: at === pieces.length - 1 ? mark : '',
      });
      start += piece.length;
    }
  }
  return tokens;
}

function frenchPieces(word: string): string[] {
  const first = elision.exec(word.replaceAll('’', "'"))?.[0].length ?? 0;
  const rest = word.slice(first);
  const last = inverted.exec(rest);
  const parts = last && last.index > 0 ? [rest.slice(0, last.index), rest.slice(last.index)] : [rest];
  return first > 0 ? [word.slice(0, first), ...parts] : parts;
}

const says = wordClass('scene-sentences', 'says');
const addresses = wordClass('scene-sentences', 'addresses');

/**
 * Where speech begins that is not between a pair of quotation marks: after "said," with a mark that is not closed, or «
 * dit: » and a capital.
 */
function speechFrom(tokens: readonly Token[], text: string): number {
  const from = tokens.findIndex(({ mark, quoted }, at) => {
    const next = tokens[at + 1];
    if (quoted || !next || next.quoted || !/[,:]/.test(mark)) return false;
    const told = tokens.slice(Math.max(0, at - 6), at + 1).some(({ low }) => says.test(low));
    const opens = /[‘“«"]\s*$/.test(text.slice(tokens[at]!.end, next.start));
    return told && (opens || (mark === ':' && /^\p{Lu}/u.test(next.text)));
  });
  return from < 0 ? tokens.length : from + 1;
}

/**
 * For a text that begins in the middle of a speech: how many of its words are speech, up to the first closing mark, or
 * all.
 */
function spokenWords(text: string): number {
  const end = text.search(/[”»]/);
  return end < 0 ? Number.POSITIVE_INFINITY : text.slice(0, end).trim().split(/\s+/).length;
}

/** The sentences of a scene with their words. Speech that tells a parable counts as narration. */
export function readSentences(text: string, language: ReadingLanguage, beginsInSpeech = false): ReadSentence[] {
  const parts = [...quotedSpeech(text, language), ...(beginsInSpeech ? [{ from: 0, to: spokenWords(text) }] : [])];
  const tells = parable.test(text);
  let before = 0;
  let speaks = false;
  return sentencesOf(text).map((sentence) => {
    const from = before;
    before += sentence.split(/\s+/).length;
    let tokens = tokensOf(sentence, language, (word) =>
      parts.some((part) => part.from <= from + word && from + word < part.to),
    );
    const all = tokens.length > 0 && tokens.every(({ quoted }) => quoted);
    const open = speechFrom(tokens, sentence);
    if (speaks && !tokens.some(({ quoted }) => quoted))
      speaks = tokens.some(({ low }) => addresses.test(low)) && open === tokens.length;
    if (speaks || open < tokens.length) {
      const first = speaks ? 0 : open;
      tokens = tokens.map((token, at) => (at >= first ? { ...token, quoted: true } : token));
      speaks = !/[”»’]\s*$/.test(sentence);
    }
    // The end of speech that began in a scene before.
    if (/[.!?][’”»]\s*$/.test(sentence) && !/[‘“«]/.test(text))
      tokens = tokens.map((token) => ({ ...token, quoted: true }));
    const told = tells && all;
    return {
      text: sentence,
      tokens: told ? tokens.map((token) => ({ ...token, quoted: false })) : tokens,
      isQuestion: /\?["”»’'\s]*$/.test(sentence) && (told || !tokens.at(-1)?.quoted),
      tells: told,
    };
  });
}
