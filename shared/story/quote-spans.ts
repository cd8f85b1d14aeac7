import type { Language } from '../vocabulary.ts';

/** A written word and its position. */
export type PlacedWord = { readonly text: string; readonly paragraph: number };
/**
 * Words between quotation marks (or after a dialogue dash), `to` exclusive; `continued` when a quotation goes on from
 * the last one.
 */
export type QuoteSpan = {
  readonly from: number;
  readonly to: number;
  readonly continued: boolean;
  readonly dash: boolean;
};

/** The words of a text as captions split them, each with its paragraph. */
export const placedWords = (text: string): PlacedWord[] =>
  text.split(/\s*\n\s*/).flatMap((paragraph, at) =>
    paragraph
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ text: word, paragraph: at })),
  );

const doubles = { opens: /^[([—–-]*["“«„]/, closes: /["”»]["”»’']*[.,;:!?…)\]—–]*$/, alone: /^["“«„]$/ };
const singles = { opens: /^[([—–-]*‘/, closes: /(?:[.,!?…]’|(?<!s)’)[.,;:!?…)\]—–]*$/, alone: /^‘$/ };

/**
 * Every quotation of a text, in order. Inner quotations stay inside, and one that is never closed ends with its
 * paragraph.
 */
export function quoteSpans(words: readonly PlacedWord[], language: Language): QuoteSpan[] {
  const marks = words.some(({ text }) => /["“«„]/.test(text)) ? doubles : singles;
  const spans: QuoteSpan[] = [];
  let from = -1;
  let continued = false;
  for (const [at, { text, paragraph }] of words.entries()) {
    if (from < 0 && marks.opens.test(text)) from = at;
    else if (from >= 0 && words[at - 1]?.paragraph !== paragraph) {
      const goesOn = marks.opens.test(text);
      if (goesOn || !closesFirst(words, at, marks)) {
        spans.push({ from, to: at, continued, dash: false });
        continued = goesOn;
        from = goesOn ? at : -1;
      }
    }
    if (from < 0 || (from === at && (marks.alone.test(text) || !hasText(text)))) continue;
    const inner = from === at ? text.replace(marks.opens, '') : text;
    if (!marks.closes.test(inner)) continue;
    spans.push({ from, to: at + 1, continued, dash: false });
    from = -1;
    continued = false;
  }
  if (from >= 0) spans.push({ from, to: lastOf(words, from), continued, dash: false });
  return language === 'fr' ? [...spans, ...dashSpans(words, spans)].toSorted((a, b) => a.from - b.from) : spans;
}

const hasText = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Whether the next quotation mark closes, so that a quotation runs on over a paragraph that does not reopen it. */
function closesFirst(words: readonly PlacedWord[], from: number, marks: typeof doubles): boolean {
  for (const { text } of words.slice(from)) {
    if (marks.opens.test(text) && hasText(text)) return false;
    if (/[”»]/.test(text)) return true;
    if (/^[«“]/.test(text)) return false;
  }
  return false;
}

function lastOf(words: readonly PlacedWord[], from: number): number {
  const next = words.findIndex(({ paragraph }, at) => at > from && paragraph !== words[from]!.paragraph);
  return next < 0 ? words.length : next;
}

const dash = /^[—–-]$/;
const dashed = /^[—–]\p{L}/u;

/** French dialogue: a dash at the head of a paragraph, and after a sentence in such a paragraph. */
function dashSpans(words: readonly PlacedWord[], quotes: readonly QuoteSpan[]): QuoteSpan[] {
  const spans: QuoteSpan[] = [];
  for (const [at, { text, paragraph }] of words.entries()) {
    if (!dash.test(text) && !dashed.test(text)) continue;
    const head = words[at - 1]?.paragraph !== paragraph;
    const turn = spans.at(-1)?.to === at && /[.!?…»]$/.test(words[at - 1]!.text);
    if ((!head && !turn) || quotes.some((quote) => quote.from <= at && at < quote.to)) continue;
    const end = lastOf(words, at);
    const next = words.findIndex(
      (word, later) => later > at + 1 && later < end && dash.test(word.text) && /[.!?…]$/.test(words[later - 1]!.text),
    );
    spans.push({ from: at, to: next < 0 ? end : next, continued: false, dash: true });
  }
  return spans;
}
