import { bare, phraseAt } from '../pictures/noun-phrases.ts';
import type { PlacedWord, QuoteSpan } from './quote-spans.ts';
import { type SpeechWords, whole } from './speech-words.ts';

/** A person named in the narration, and where. */
export type Subject = { readonly at: number; readonly text: string };

/** Capitalised words at the beginning of sentences that are not names, in English and French. */
const unnamed = whole(String.raw`
  all others? some many few no none nobody behold there here about from always never afterwards? if how what why where let make
  go come today yes \S+ing \S+ly .*'s these those this that the\s(?:day|days|night|morning|evening|sun|rain|wind|road|sea|city)(?:\s.*)?
  voici voilà tous tout toutes plusieurs beaucoup certains quelqu'un personne rien ici aujourd'hui si pourquoi comment où
  soudainement \S+ment les?\s(?:jour|soir|matin|soleil|nuit)(?:\s.*)? la\s(?:nuit|ville|mer)(?:\s.*)?
`);

/** The subjects of the narrated sentences: the noun phrases at their beginning. */
export function narratedSubjects(
  words: readonly PlacedWord[],
  spans: readonly QuoteSpan[],
  speech: SpeechWords,
): Subject[] {
  const texts = words.map(({ text }) => text);
  const subjects: Subject[] = [];
  for (const [at, { paragraph }] of words.entries()) {
    const starts = at === 0 || words[at - 1]!.paragraph !== paragraph || /[.!?…]["”»’')\]]*$|^»$/.test(texts[at - 1]!);
    if (!starts || spans.some((span) => span.from <= at && at < span.to)) continue;
    let head = at;
    while (speech.lead.test(bare(texts[head]))) head++;
    const end = Math.min(texts.length, head + 8);
    const phrase = phraseAt(texts, head, end, speech);
    if (!phrase || speech.pronoun.test(bare(texts[phrase.from]))) continue;
    const text = texts.slice(phrase.from, phrase.to).map(bare).join(' ');
    if (!unnamed.test(text)) subjects.push({ at: head, text });
  }
  return subjects;
}

const nobody = /^(?:i|we|you|it|je|nous|vous|tu|on)$/i;
const several = /^(?:they|ils|elles|wo|woawo)$/i;
const manyMarks = whole(String.raw`
  the\s(?:\S+\s)*(?:men|women|people|children|\S+[^s']s) (?:les|des|ces|ses|leurs|deux|trois|these|those|two|three)\s.*
  .*\s(?:and|et|kple)\s.* .*wo
`);
const she = /^elles?$|^she$/i;

/**
 * The person that a pronoun refers to: the last subject before it whose gender and number fit; null when there is none.
 */
export function resolved(
  pronoun: string,
  at: number,
  subjects: readonly Subject[],
  speech: SpeechWords,
): string | null {
  if (nobody.test(pronoun)) return null;
  const known = (list: RegExp, text: string) => text.split(' ').some((word) => list.test(word.replace(/^l'/i, '')));
  const against = she.test(pronoun) ? speech.masculine : /^(?:he|ils?)$/i.test(pronoun) ? speech.feminine : null;
  const fits = subjects
    .filter((subject) => subject.at < at && manyMarks.test(subject.text) === several.test(pronoun))
    .filter(({ text }) => !against || !known(against, text))
    .toSorted((a, b) => a.at - b.at);
  return fits.at(-1)?.text ?? null;
}
