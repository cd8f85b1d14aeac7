import { frenchTypography } from '#shared/story/french-typography.ts';
import { type Tone, tones } from '#shared/vocabulary.ts';
import type { Idea, Words } from './creators-idea.ts';
import { type Address, joined, turnedTo, withArticles, withThe } from './idea-grammar.ts';
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

/** Words as they stand in a frame: turned to the listeners, where they are not a question or somebody's own sentence. */
function standing({ kind, text }: Words, language: 'en' | 'fr', address: Address): string {
  if (kind === 'question' || kind === 'voice' || kind === 'account') return text;
  const whose = kind === 'scene' || kind === 'thanks' ? 'nous' : address;
  const turned = turnedTo(
    kind !== 'topic' ? text : language === 'fr' ? withArticles(text) : withThe(text),
    language,
    kind === 'state' && language === 'fr' ? 'they' : whose,
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
    const words = standing(idea[language], language, address);
    return inFrame(frameOf(idea[language].kind, tone, language), words, address, language);
  };
  return { en: of('en'), fr: frenchTypography(of('fr')) };
}
