import { bare, marked, phraseAt, phraseBefore, type Run } from '../pictures/noun-phrases.ts';
import { placedWords, quoteSpans, type QuoteSpan } from './quote-spans.ts';
import { narratedSubjects, resolved, type Subject } from './speech-subjects.ts';
import { gluedPronoun, invertedPronoun, type SpeechWords, speechWords } from './speech-words.ts';
import type { Language } from '../vocabulary.ts';

/** Quoted words of a text, `to` exclusive, and who says them, as named in the narration; null when it does not say. */
export type QuotedPart = { readonly from: number; readonly to: number; readonly speaker: string | null };
/** Where the narration says who speaks. A pronoun that is part of its verb is in `pronoun`. */
type Telling = Run & { readonly pronoun?: string };
/** A line of dialogue brings its own telling along. */
type Part = QuoteSpan & { readonly told?: Telling | null };

const participle = /^(?:saying|crying|asking|answering|disant|criant|bena|be)$/i;
const sentenceEnd = /[.!?…]["”»’')\]]*$/;
const resumesNarration = /^(?:Il|Elle|Ils|Elles|Le|La|Les|Puis|Alors|Et|Mais)$/;
const reach = 9;

/** Which words of a text, split at white space, are quoted speech, and whose. */
export function quotedSpeech(text: string, language: Language): readonly QuotedPart[] {
  const placed = placedWords(text);
  const words = placed.map((word) => word.text);
  const speech = speechWords[language];
  const spans: Part[] = quoteSpans(placed, language).flatMap((span) =>
    span.dash || (language === 'fr' && !/:$/.test(words[span.from - 1] ?? '')) ? withoutIncise(words, span) : [span],
  );
  const subjects: Subject[] = narratedSubjects(placed, spans, speech);
  const parts: QuotedPart[] = [];
  let last: { part: QuotedPart; span: Part; told: Telling | null } | null = null;
  for (const [at, span] of spans.entries()) {
    const start = Math.max(
      spans[at - 1]?.to ?? 0,
      placed.findIndex(({ paragraph }) => paragraph === placed[span.from]!.paragraph),
    );
    const end = Math.min(spans[at + 1]?.from ?? words.length, paragraphEnd(placed, span.to - 1));
    const goesOn: boolean =
      last !== null &&
      last.span === spans[at - 1] &&
      (span.continued || onlyTelling(words, last.span.to, span.from, last.told, placed));
    const after: Telling | null =
      span.told !== undefined ? span.told : tellingAfter(words, span.to, end, words[span.to - 1]!, language);
    const before: Telling | null =
      goesOn || span.dash ? null : tellingBefore(words, clauseStart(words, start, span.from), span, speech, language);
    const telling: Telling | null = before ?? (goesOn && !nextSentence(words, last!.span.to, span.from) ? null : after);
    const told: string | null = telling
      ? speakerOf(words, telling, subjects, speech)
      : goesOn
        ? last!.part.speaker
        : null;
    if (!telling && !goesOn && !span.dash && isMention(words, span, start)) continue;
    const part: QuotedPart = { from: span.from, to: span.to, speaker: told };
    if (telling && told !== null) subjects.push({ at: telling.from, text: told });
    parts.push(part);
    last = { part, span, told: before ? null : after };
  }
  return parts;
}

const paragraphEnd = (placed: readonly { paragraph: number }[], at: number): number => {
  const next = placed.findIndex(({ paragraph }, later) => later > at && paragraph !== placed[at]!.paragraph);
  return next < 0 ? placed.length : next;
};

/** Whether only the mention of the speaker is between two parts of one paragraph. */
function onlyTelling(
  words: readonly string[],
  from: number,
  to: number,
  told: Telling | null,
  placed: readonly { paragraph: number }[],
): boolean {
  if (!told || placed[from - 1]?.paragraph !== placed[to]?.paragraph) return false;
  return words.slice(from, to - 1).every((word) => !sentenceEnd.test(word));
}

const nextSentence = (words: readonly string[], from: number, to: number) =>
  to > from && sentenceEnd.test(words[to - 1]!);

function clauseStart(words: readonly string[], start: number, end: number): number {
  for (let at = end - 2; at >= start; at--) if (sentenceEnd.test(words[at]!)) return at + 1;
  return start;
}

/** “…,” said Jesus. “…” the father answered. « … » répondit-il. */
function tellingAfter(
  words: readonly string[],
  from: number,
  end: number,
  closing: string,
  language: Language,
): Telling | null {
  const speech = speechWords[language];
  let at = from;
  while (at < end && !marked(words[at]) && speech.between.test(bare(words[at])) && at < from + 3) at++;
  const inverted = invertedPronoun.exec(bare(words[at]));
  if (inverted && speech.verb.test(inverted[1]!)) return { from: at, to: at + 1, pronoun: inverted[2]! };
  const stopped = /\.["”»’)]*$/.test(closing);
  if (
    at < end &&
    speech.verb.test(bare(words[at])) &&
    !marked(words[at]) &&
    (!stopped || !/^\p{Lu}/u.test(words[from]!))
  ) {
    let next = at + 1;
    while (next < end && speech.between.test(bare(words[next])) && !marked(words[next])) next++;
    const subject = phraseAt(words, next, end, speech);
    if (subject) return subject;
  }
  if (language === 'fr' || (stopped && /^\p{Lu}/u.test(words[from] ?? ''))) return null;
  for (let verb = from; verb < Math.min(end, from + 7); verb++) {
    const word = bare(words[verb]);
    if (gluedPronoun.test(word) && language === 'ee') return { from: verb, to: verb + 1, pronoun: 'e' };
    if (speech.verb.test(word) && verb > from) {
      const subject =
        language === 'ee' ? ewePhrase(words, from, verb, speech) : phraseBefore(words, verb, from, speech);
      return subject && subject.from <= from + 1 ? subject : null;
    }
    if (marked(words[verb])) return null;
  }
  return null;
}

/** Jesus said to them, “…”. Le père dit à ses serviteurs : « … ». */
function tellingBefore(
  words: readonly string[],
  start: number,
  span: QuoteSpan,
  speech: SpeechWords,
  language: Language,
): Telling | null {
  const end = span.from;
  const pause = end > start && (marked(words[end - 1]) || /^[:,—–]$/.test(words[end - 1]!));
  const inner = words.slice(span.from, span.to);
  if (!pause && inner.length < 4 && !/[.!?…][”»"’]?$/.test(inner.at(-1) ?? '')) return null;
  for (let verb = end - 1; verb >= Math.max(start, end - (pause ? reach : 3)); verb--) {
    const word = bare(words[verb]);
    const glued = language === 'ee' && gluedPronoun.test(word);
    if (glued) return { from: verb, to: verb + 1, pronoun: 'e' };
    if (participle.test(word)) {
      if (language === 'ee') continue;
      return clauseSubject(words, start, verb, speech);
    }
    if (!speech.verb.test(word)) continue;
    if (language === 'ee') return ewePhrase(words, start, verb, speech);
    const subject = phraseBefore(words, verb, start, speech);
    if (subject) return subject;
    const inverted =
      verb === start || speech.lead.test(bare(words[verb - 1])) ? phraseAt(words, verb + 1, end, speech) : null;
    return inverted ?? clauseSubject(words, start, verb, speech);
  }
  return null;
}

/** The subject of a clause that begins somewhere before its verb: “Jesus, looking at him, said”. */
function clauseSubject(words: readonly string[], start: number, end: number, speech: SpeechWords): Run | null {
  let at = start;
  if (/^(?:when|as|while|after|lorsque|lorsqu'.*|quand|comme|après)$/i.test(bare(words[at]))) {
    while (at < end && !marked(words[at])) at++;
    at++;
  }
  while (at < end && speech.lead.test(bare(words[at]))) at++;
  const phrase = phraseAt(words, at, end, speech);
  return phrase && /'s$|^(?:behold|there|voici|voilà)$/i.test(bare(words[phrase.to - 1])) ? null : phrase;
}

/** Ewe has no articles before its nouns: what precedes the verb is the subject. */
function ewePhrase(words: readonly string[], start: number, verb: number, speech: SpeechWords): Run | null {
  let from = verb;
  while (from > start && verb - from < 5 && !marked(words[from - 1]) && !speech.lead.test(bare(words[from - 1])))
    from--;
  return from < verb ? { from, to: verb } : null;
}

function speakerOf(
  words: readonly string[],
  telling: Telling,
  subjects: readonly Subject[],
  speech: SpeechWords,
): string | null {
  const text = telling.pronoun ?? words.slice(telling.from, telling.to).map(bare).join(' ');
  return telling.pronoun !== undefined || speech.pronoun.test(text)
    ? resolved(text, telling.from, subjects, speech)
    : text;
}

/** A quoted word or title inside a sentence, as in: the so-called “king”. */
function isMention(words: readonly string[], { from, to }: QuoteSpan, start: number): boolean {
  const inner = words.slice(from, to).filter((word) => bare(word) !== '');
  const before = from > start ? words[from - 1]! : null;
  if (inner.length > 4 || /[!?…][”»"’]*$/.test(inner.at(-1) ?? '')) return false;
  if (before !== null) return !marked(before) || (inner.length < 3 && !/[.,][”»"’]*[.,]?$/.test(inner.at(-1) ?? ''));
  return inner.length < 3 && !/[.,!?…]/.test(inner.at(-1) ?? '');
}

/** Speech without the words inside it that tell who speaks: — Viens, dit-il, et vois. */
function withoutIncise(words: readonly string[], span: QuoteSpan): Part[] {
  for (let at = span.from + 1; at < span.to; at++) {
    if (!/[,!?…»]$/.test(words[at - 1]!)) continue;
    const told = tellingAfter(words, at, span.to, ',', 'fr');
    if (!told || told.from > at + 4) continue;
    let end = told.to;
    while (end < span.to && !marked(words[end - 1])) end++;
    const first = { ...span, to: at, told };
    if (end >= span.to || (sentenceEnd.test(words[end - 1]!) && resumesNarration.test(bare(words[end]))))
      return [first];
    return [first, { ...span, from: end, continued: true }];
  }
  return span.dash ? [{ ...span, told: null }] : [span];
}
