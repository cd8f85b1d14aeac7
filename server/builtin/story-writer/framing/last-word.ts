// Finds the sentence of a lesson that can stand alone, for short tales.
import { plainSentences } from '#server/passages/sentences/plain-sentences.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';

type Own = 'en' | 'fr';

/** Sentence openings that need the previous sentence, and words that only it explains. */
const hangs: Record<Own, RegExp> = {
  en: /^(?:He|She|They|It(?! is (?:worth|good|better|enough|never|possible))|His|Her|Their|This|That|These|Those(?! who)|And|But|So|Yet|Then|Often|Nor)\b|(?<!^)\b(?:there|too|also|same|instead|either|both|then)\b|\bthat[.!?]?$/u,
  fr: /^(?:Il(?! y a| vaut| est bon| suffit| n’est jamais)|Elle|Ils|Elles|Son|Sa|Ses|Leurs?|Cela(?! vaut)|C’|Ce(?! qu)|Et|Mais|Alors|Souvent|Ni|En attendant)(?!\p{L})|(?<!\p{L})(?:aussi|cela|y(?! a)|en faire autant|de même|même chose|non plus|les deux|à la fois)(?!\p{L})/u,
};
/** Words for somebody who was named, and those of them that may mean God where he acts. */
const stands: Record<Own, { readonly all: RegExp; readonly notGod: RegExp }> = {
  en: {
    all: /(?<!^)\b(?:he|she|it|they|them|him|her|his|its|their)\b/u,
    notGod: /(?<!^)\b(?:she|it|they|them|him|her|their)\b/u,
  },
  fr: {
    all: /(?<!\p{L})(?:il(?! y a)|elle|ils|elles|lui|leur|eux|l’(?:a|ont|avait|aime))(?!\p{L})/u,
    notGod: /(?<!\p{L})(?:elle|ils|elles|lui|leur|eux|l’(?:a|ont|avait|aime))(?!\p{L})/u,
  },
};
const isGod = /^(?:God|Jesus|Dieu|Jésus)$/u;

const named = new Map<Own, ReadonlySet<string>>();
/** Names in the table: words that have a capital in the middle of a sentence. */
function namesIn(language: Own): ReadonlySet<string> {
  const known = named.get(language);
  if (known) return known;
  const found = new Set(
    [...plainSentences(language).keys()].flatMap((text) => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? []),
  );
  named.set(language, found);
  return found;
}

/** A subject at the beginning of a sentence, which a later pronoun may mean. */
const subject: Record<Own, RegExp> = {
  en: /^(?:The|An?|Every|Our) \p{L}|^(?!(?:It|This|That|What|Who|Whoever|Whatever|When|Where|If|As|Let|There|We|You|Nobody|Everyone) )\p{Lu}\p{Ll}+ (?:does |can |may )?\p{Ll}+s? /u,
  fr: /^(?:L’|Les? |La |Une? |Chaque |Notre |Nos |Des )\p{L}/u,
};
/** Pronouns for a person, who may not be the subject. */
const persons = /\b(?:he|she|him|her|his)\b/u;
/** The most words between a subject and the pronoun that refers to it. */
const between = 3;

/** Whether every pronoun of a sentence means its own subject, so that the sentence can stand alone. */
function isBound(sentence: string, language: Own): boolean {
  const [name = ''] = /^\p{Lu}\p{Ll}+/u.exec(sentence) ?? [];
  if (isGod.test(name)) return !stands[language].notGod.test(sentence);
  if (namesIn(language).has(name)) return true;
  if (persons.test(sentence)) return false;
  const at = stands[language].all.exec(sentence)?.index ?? 0;
  return subject[language].test(sentence) && countWords(sentence.slice(0, at)) >= between;
}

const denies: Record<Own, RegExp> = {
  en: /\b(?:not|never|no|nobody|nothing|only|\p{L}+n’t)\b|\?$/iu,
  fr: /(?<!\p{L})(?:pas|jamais|rien|personne|aucune?|point|ne)(?!\p{L})|(?<!\p{L})n’|\?$/iu,
};
const speaksOfUs: Record<Own, RegExp> = {
  en: /\b(?:God|Jesus|we|us|our|ourselves)\b/iu,
  fr: /(?<!\p{L})(?:Dieu|Jésus|nous|notre|nos)(?!\p{L})/iu,
};

const isAlone = (sentence: string, language: Own): boolean =>
  !hangs[language].test(sentence) && (!stands[language].all.test(sentence) || isBound(sentence, language));

/**
 * The one sentence of a lesson that says the most by itself: the last, otherwise a first one that is no contrast to it;
 * null where neither does without the other.
 */
export function lastWord({ en, fr }: Pair): Pair | null {
  const [english, french] = [sentencesOf(en), sentencesOf(fr)];
  if (english.length !== french.length) return null;
  const [last, dernier] = [english.at(-1) ?? en, french.at(-1) ?? fr];
  if (isAlone(last, 'en') && isAlone(dernier, 'fr')) return { en: last, fr: dernier };
  const [first = en, premier = fr] = [english[0], french[0]];
  const saysEnough = (sentence: string, language: Own) =>
    isAlone(sentence, language) && !denies[language].test(sentence) && speaksOfUs[language].test(sentence);
  return saysEnough(first, 'en') && saysEnough(premier, 'fr') ? { en: first, fr: premier } : null;
}

/** A lesson in one sentence, for a tale that has no room for two; all of it where no sentence of it stands alone. */
export const pointOf = (lesson: Pair): Pair => lastWord(lesson) ?? lesson;

/** Sentences about what God did; a later "he" may be a person of the story. */
const toldOfGod = /^God (?:knew|saw|heard|gave|made|sent|took|said|did|was|\p{L}+ed)\b.*\b(?:he|him|his)\b/u;

/** A lesson in two parts, where its last sentence stands by itself and can end the tale; null where it cannot. */
export function partedLesson({ en, fr }: Pair): { readonly first: Pair; readonly last: Pair } | null {
  const [english, french] = [sentencesOf(en), sentencesOf(fr)];
  if (english.length < 2 || english.length !== french.length) return null;
  const [last, dernier] = [english.at(-1)!, french.at(-1)!];
  if (!isAlone(last, 'en') || !isAlone(dernier, 'fr') || toldOfGod.test(last)) return null;
  return {
    first: { en: english.slice(0, -1).join(' '), fr: french.slice(0, -1).join(' ') },
    last: { en: last, fr: dernier },
  };
}
