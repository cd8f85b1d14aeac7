import { frenchTypography } from '#shared/story/french-typography.ts';
import { countWords } from '#shared/story/prose.ts';
import { type Tone, tones } from '#shared/vocabulary.ts';
import type { Idea, Words } from './creators-idea.ts';
import {
  type Address,
  definite,
  joined,
  namesPerson,
  ownedPerson,
  subjectOf,
  turnedTo,
  withArticles,
  withThe,
} from './idea-grammar.ts';
import { toListeners } from './idea-to-listeners.ts';
import { uncapitalised } from './idea-forms.ts';
import { type Pair, repertoire } from '../repertoire/sentence-pairs.ts';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const forms = { tu: 0, vous: 1, nous: 2 };
/** The one of "(tu | vous | nous)" that fits. */
const addressed = (frame: string, address: Address): string =>
  frame.replace(/\(([^|()]*) \| ([^|()]*) \| ([^|()]*)\)/u, (_, ...each: string[]) => each[forms[address]] ?? '');

/** Those whom people call by what they are, so that it is a name. */
const calledSo =
  /^(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|maman|nan|nana|gran|granny|grandma|grandpa|grandad|mamie|papi|auntie|miss|sir)(?!\p{L})/iu;
/** Words in the middle of a sentence. */
const inSentence = (words: string, language: 'en' | 'fr'): string =>
  calledSo.test(words)
    ? words
    : /^(?:you|your)(?!\p{L})/iu.test(words)
      ? words.charAt(0).toLowerCase() + words.slice(1)
      : uncapitalised(words, language);
function inFrame(frame: string, words: string, address: Address, language: 'en' | 'fr'): string {
  if (words === '') return '';
  const said = addressed(frame, address)
    .replace(/(?<=\{(?:idea|thought)\})[\u202F ]?[.!?](?=[”\u00A0\u202F ]|$)/u, (stop) =>
      /[?!.]$/u.test(words) ? '' : stop,
    )
    .replace('{thought}', inSentence(words, language))
    .replace('{idea}', words)
    .replace('{Idea}', upperFirst(words))
    .replace('{de}', joined('de', words))
    .replace('{a}', joined('a', words));
  return upperFirst(said);
}

const frameOf = (key: string, tone: Tone, language: 'en' | 'fr'): string => {
  const frames =
    repertoire('ideas').get(`${key} ${tone}`) ??
    repertoire('ideas').get(`${key} inspirational`) ??
    repertoire('ideas').get(key) ??
    [];
  return frames[tones.indexOf(tone) % Math.max(1, frames.length)]?.[language] ?? '{idea}';
};

const ownWords = {
  en: /(?<!\p{L})(?:my|our|told me|tell me)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:mon|ma|mes|notre|nos)(?!\p{L})/iu,
};
/**
 * Words as they stand in a frame: turned to the listeners, where they are not a question or somebody's own sentence.
 */
function standing({ kind, text }: Words, language: 'en' | 'fr', address: Address, isReturn = false): string {
  if (kind === 'voice') return toListeners(text, language, address) ?? '';
  // Whose "my" is in a question, that is somebody's own; "Does God love me?" is everybody's.
  if (kind === 'question') return (ownWords[language].test(text) && toListeners(text, language, address)) || text;
  if (kind === 'account') return text;
  const whose = kind === 'scene' || kind === 'thanks' ? 'nous' : address;
  const isTheirs = kind === 'state' && (language === 'fr' || isReturn);
  const turned = turnedTo(
    kind !== 'topic' ? text : language === 'fr' ? withArticles(text) : withThe(text),
    language,
    isTheirs ? 'they' : whose,
  );
  if (kind === 'thanks') return thanked(turned, language);
  return kind === 'purpose' ? turned.replace(/^(?:for|pour) /iu, '') : turned;
}

/** Whom or what thanks are for: "to our mother" of "thank you our mother". */
function thanked(words: string, language: 'en' | 'fr'): string {
  const rest = words.replace(/^(?:thank you|thanks|merci)[\s,]*/iu, '');
  if (rest === '') return language === 'en' ? 'to God' : 'à Dieu';
  if (/^(?:to|for|pour|à|au|aux|de|d’)(?!\p{L})/iu.test(rest)) return rest;
  return language === 'en' ? `to ${rest}` : joined('a', /^seigneur/iu.test(rest) ? `le ${rest}` : rest);
}

/** How a tale takes the idea up, in a sentence. */
export function ideaOpening(idea: Idea, tone: Tone, address: Address): Pair {
  const of = (language: 'en' | 'fr') => {
    const { kind } = idea[language];
    const to = kind === 'voice' && address === 'nous' ? 'vous' : address;
    return inFrame(frameOf(kind, tone, language), standing(idea[language], language, to), to, language);
  };
  return { en: of('en'), fr: frenchTypography(of('fr')) };
}

const withoutRelative = (words: string): string =>
  words.replace(/(?<!^) (?:who|that|which|whose|where|qui|que|qu’\p{L}+|dont|où)(?!\p{L}).*$/iu, '');
/** Words of a question or a subject that are heard a second time. */
const mostAgain = 9;
/**
 * The sentence by which a tale comes back to words of a form, and how those words stand in it; null where it would only
 * say them again.
 */
function returnOf(
  words: Words,
  language: 'en' | 'fr',
  address: Address,
  isAnswered: boolean,
): readonly [key: string, said: string] | null {
  const { kind, short, text } = words;
  if (kind === 'voice') {
    // "Our husband" would be the husband of all who listen.
    const mine = ownedPerson(text, language, address === 'nous' ? 'vous' : address);
    return mine === null ? ['return voice', text] : ['return owned', mine];
  }
  if (kind === 'account') {
    const who = subjectOf(short, language);
    return who === null ? null : ['return person', who];
  }
  const said = standing({ ...words, text: short }, language, address, true);
  if (kind === 'scene')
    return namesPerson(text, language)
      ? ['return person', subjectOf(said, language) ?? definite(withoutRelative(said), language)]
      : null;
  if (kind === 'state' || kind === 'thanks') return [`return ${kind}`, said];
  if (
    kind === 'purpose' ||
    kind === 'note' ||
    kind === 'topic' ||
    kind === 'act' ||
    !isAnswered ||
    countWords(said) > mostAgain
  )
    return null;
  if (kind === 'manner') {
    const how = language === 'en' ? said.replace(/^(how|what|where|when) to /iu, '$1 can we ') : said;
    return ['return manner', how];
  }
  return [`return ${kind}`, said];
}

/**
 * How it comes back to it; `asks` in the languages in which the lesson follows it. Nothing is said where the lesson
 * speaks for itself.
 */
export function ideaReturn(
  idea: Idea,
  tone: Tone,
  address: Address,
): { readonly pair: Pair; readonly asks: Record<'en' | 'fr', boolean> } {
  const of = (language: 'en' | 'fr') => {
    const [key, said] = returnOf(idea[language], language, address, idea.isAnswered) ?? [null, ''];
    if (key === null) return { said: '', asks: true };
    const to = ['return owned', 'return voice'].includes(key) && address === 'nous' ? 'vous' : address;
    return {
      said: inFrame(frameOf(key, tone, language), said, to, language),
      asks: !['owned', 'state', 'thanks', 'voice', 'person'].some((end) => key === `return ${end}`),
    };
  };
  const [en, fr] = [of('en'), of('fr')];
  return { pair: { en: en.said, fr: frenchTypography(fr.said) }, asks: { en: en.asks, fr: fr.asks } };
}
