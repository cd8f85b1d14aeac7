/** A written word on its way to what is said. */
export type Token = {
  /** Exactly as written. */
  readonly text: string;
  /** An opening quotation mark, or ''. */
  open: string;
  /** The text between the marks. */
  core: string;
  /** The punctuation after it that shapes the melody, in order. */
  close: string;
  /** What is said for the core; null until a rule has decided. */
  say: string | null;
  /** The pause that a bracket or a dash before this word adds after the previous one. */
  before: '' | ',' | '—';
};

/** The words of a text, split at white space: the captions' own words, in order. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Replaces a character that is not read aloud, so that no written word disappears. */
const gap = '\uE000';
const noise = [
  /&(?:nbsp|lt|gt|quot|shy|zwnj|#\d+);/g,
  /(?<=&)amp;/g,
  /!?\[(?=[^\]\n]*\]\()/g,
  /\]\([^)\n]*\)/g,
  /<\/?[a-z][^<>\n]*>/gi,
  /\[(?:\d{1,3}|[a-z*†‡]|note[^\]\n]{0,20})\]/gi,
  /[¹²³⁰⁴-⁹†‡¶§*_`#~^|\\{}<>•·◦▪►→←]/g,
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\u200B-\u200F\u2060\u00AD]|\uFE0F|\u20E3/gu,
];
const keptNoise = /#(?=\d)|\bn[°º]|m²|m³/g;

/** The text with markup, footnote marks, emoji and the like blanked out; white space stays where it was. */
function scrubbed(text: string): string {
  const kept = new Set(
    [...text.matchAll(keptNoise)].flatMap(({ 0: found, index }) => [...found].map((_, at) => index + at)),
  );
  let out = text;
  for (const pattern of noise)
    out = out.replaceAll(pattern, (found: string, ...rest: unknown[]) => {
      const at = rest.find((each): each is number => typeof each === 'number') ?? 0;
      const blank = found.replaceAll(/\S/g, gap);
      return kept.has(at) ? found : blank;
    });
  return out;
}

const opening = /^[“«„"‹([‘'‚–—-]+/u;
const closing = /[.,;:!?…”»"›)\]’'“–—-]+$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const valueSign = /^[-−–+](?=\d)|^[$€£₵%&@+=×°]+$/u;

type Quotes = { double: boolean; single: boolean };

/** The written words of a paragraph with their marks told apart: curly double quotes for every kind, brackets as commas. */
export function tokensOf(paragraph: string): Token[] {
  const written = wordsOf(paragraph);
  const quotes: Quotes = { double: false, single: false };
  return wordsOf(scrubbed(paragraph)).map((word, at) =>
    tokenOf(written[at]!, word.replaceAll(gap, '').normalize('NFC'), quotes),
  );
}

function tokenOf(text: string, word: string, quotes: Quotes): Token {
  const signed = valueSign.test(word.replace(/[.,;:!?…]+$/, ''));
  if (!letterOrDigit.test(word) && !signed) return markAlone(text, word, quotes);
  const head = signed ? '' : (opening.exec(word)?.[0] ?? '');
  const rest = word.slice(head.length);
  const tail = closing.exec(rest)?.[0] ?? '';
  const core = rest.slice(0, rest.length - tail.length);
  const elided = /^['’‘]$/.test(head) && /^(?:tis|twas|twere|em|til|cause)\b/i.test(core) ? "'" : '';
  const minus = head.endsWith('-') && /^\d/.test(core) ? '-' : '';
  const open = elided ? '' : openedBy(head, quotes);
  const before = /[—–]/.test(head) ? '—' : /[([]/.test(head) ? ',' : '';
  return {
    text,
    open,
    core: elided + minus + plainApostrophe(core),
    close: closedBy(tail, core, quotes),
    say: null,
    before,
  };
}

const plainApostrophe = (core: string) => core.replaceAll(/[’‘ʼ‛′`´]/g, "'");

function openedBy(head: string, quotes: Quotes): string {
  if (/[“«„"‹]/.test(head)) {
    quotes.double = true;
    return '“';
  }
  if (!/[‘'‚]/.test(head) || quotes.double) return '';
  quotes.single = true;
  return '“';
}

function closedBy(tail: string, core: string, quotes: Quotes): string {
  let close = '';
  for (const [at, mark] of [...tail].entries()) {
    if (/[”»"›“]/.test(mark)) {
      quotes.double = false;
      close += '”';
    } else if (/[’']/.test(mark)) {
      const possessive = at === 0 && /s$/i.test(core) && !/[.,!?…;:]/.test(tail);
      if (!quotes.single || possessive) continue;
      quotes.single = false;
      close += '”';
    } else if (/[)\]]/.test(mark)) close += /[.,;:!?…]/.test(tail) ? '' : ',';
    else if (/[–—]/.test(mark)) close += '—';
    else if (/[.,;:!?…]/.test(mark)) close += mark;
  }
  return tidyMarks(close);
}

function markAlone(text: string, word: string, quotes: Quotes): Token {
  let open = '';
  let close = '';
  for (const mark of word) {
    if (/[“«„‹]/.test(mark) || (mark === '"' && !quotes.double)) {
      quotes.double = true;
      open = '“';
    } else if (/[”»›"]/.test(mark)) {
      quotes.double = false;
      close += '”';
    } else if (/[–—-]/.test(mark)) close += '—';
    else if (/[.,;:!?…]/.test(mark)) close += mark;
  }
  return { text, open, core: '', close: tidyMarks(close), say: '', before: '' };
}

/** Several dots are an ellipsis, and of several pauses in a row the strongest is heard. */
export const tidyMarks = (marks: string): string =>
  marks
    .replaceAll(/\.{2,}|…[.…]*/g, '…')
    .replaceAll(/\.(?=[,;:?!])/g, '')
    .replaceAll(/([!?])[!?]*/g, (all, first: string) => (all.includes('?') ? '?' : first))
    .replaceAll(/[,;:](?=”?[.!?…—])/g, '')
    .replaceAll(/(?<=[.!?…])(”?)[,.](?!\.)/g, '$1')
    .replaceAll(/([,;:—])[,;:—]+/g, '$1')
    .replaceAll(/”{2,}/g, '”');
