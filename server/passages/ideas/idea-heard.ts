// Checks whether a finished text takes up the idea that it was written for. Used to check hosted writers.
import { parseReference } from '#shared/story/scripture.ts';
import type { Language } from '#shared/vocabulary.ts';
import { concepts, termOf } from './concepts.ts';
import { languageOf } from '../sentences/language-detector.ts';
import { relatedTo } from '../sentences/related-words.ts';
import { readSentence } from '../sentences/sentence-meaning.ts';
import { sentencesOf } from '../sentences/sentences.ts';

/** One thing in an idea, and what says it in the language of a tale. */
type IdeaPart = { readonly terms: ReadonlySet<string>; readonly concepts: ReadonlySet<string> };

/** Only this many sentences of an idea are read. */
const mostSentences = 12;
/** From this similarity on, related words count as the same. */
const near = 0.6;

/**
 * The things that an idea names, each with the words and concepts by which a tale can show that it takes them up: the
 * same words where the languages agree, the same concepts in any language.
 */
function partsOf(idea: string, written: Language, language: Language): IdeaPart[] {
  const parts = new Map<string, IdeaPart>();
  for (const sentence of sentencesOf(idea).slice(0, mostSentences)) {
    const read = readSentence(sentence, written);
    const met = read.concepts.filter(({ concept }) => (concepts().get(concept)?.[language].length ?? 0) > 0);
    for (const { term, isName } of read.terms) {
      const same = written === language ? [term] : isName ? [term, termOf(term, language)] : [];
      const related =
        written === 'en' && language === 'en' ? relatedTo(term).filter(([, nearness]) => nearness >= near) : [];
      const situations = met.filter(({ terms }) => terms.includes(term)).map(({ concept }) => concept);
      parts.set(term, { terms: new Set([...same, ...related.map(([word]) => word)]), concepts: new Set(situations) });
    }
    for (const { concept, terms } of met)
      if (!terms.some((term) => parts.has(term)))
        parts.set(`#${concept}`, { terms: new Set(), concepts: new Set([concept]) });
  }
  return [...parts.values()].filter((part) => part.terms.size > 0 || part.concepts.size > 0);
}

/**
 * Whether a text takes up an idea: two of the things that the idea names; one where it names fewer than three, or in
 * another language.
 * Null when nothing of the idea can be recognised, or it is only a reference. In Ewe only an Ewe idea can be: the
 * concepts have too few Ewe words for another.
 */
export function hearsIdea(idea: string, text: string, language: Language): boolean | null {
  const written = languageOf(idea) ?? language;
  const isUnjudged = parseReference(idea, written) !== null || (language === 'ee' && written !== 'ee');
  const parts = isUnjudged ? [] : partsOf(idea, written, language);
  if (parts.length === 0) return null;
  const terms = new Set<string>();
  const situations = new Set<string>();
  for (const sentence of sentencesOf(text)) {
    const read = readSentence(sentence, language);
    for (const { term } of read.terms) terms.add(term);
    for (const { concept } of read.concepts) situations.add(concept);
  }
  const heard = parts.filter((part) => !part.terms.isDisjointFrom(terms) || !part.concepts.isDisjointFrom(situations));
  return heard.length >= (written === language && parts.length >= 3 ? 2 : 1);
}
