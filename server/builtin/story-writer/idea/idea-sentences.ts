// The sentence with which a tale takes up its creator's idea.
import { frenchTypography } from '#shared/story/french-typography.ts';
import { type Audience, type Tone, tones } from '#shared/vocabulary.ts';
import type { Idea, Words } from './creators-idea.ts';
import { type Address, joined, turnedTo, withArticles, withThe } from './idea-grammar.ts';
import { isSpoken, uncapitalised } from './idea-forms.ts';
import { toldOfSomebody } from './told-of-somebody.ts';
import { type Pair, repertoire } from '../repertoire/sentence-pairs.ts';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const forms = { tu: 0, vous: 1, nous: 2 };
/** Chooses the form of "(tu | vous | nous)" in a frame for how the tale addresses its listeners. */
const addressed = (frame: string, address: Address): string =>
  frame.replace(/\(([^|()]*) \| ([^|()]*) \| ([^|()]*)\)/u, (_, ...each: string[]) => each[forms[address]] ?? '');

/** Nouns that are used as names, and so keep their capital: "Mum", "Grandpa". */
const calledSo =
  /^(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|maman|nan|nana|gran|granny|grandma|grandpa|grandad|mamie|papi|auntie|miss|sir)(?!\p{L})/iu;
/** A creator's words as they are written in the middle of a sentence. */
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

/**
 * A creator's words as they fit into a frame: turned to the listeners, unless they are a question or a sentence in the
 * first person.
 */
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

/** Words that say whose baptism or funeral it is; listeners know, or need not know. */
const whose = {
  en: / of (?:my|mine)(?!\p{L}).*$/iu,
  fr: / (?:de (?:mon|ma|mes)|à moi)(?!\p{L}).*$/iu,
};
const isOrdered = { en: /^an? |^\p{Ll}+y$/u, fr: /^une? /u };
/** The words for a subject or a day, without its owner; null where they cannot be separated from a person. */
function named(words: Words, language: 'en' | 'fr'): Words | null {
  if (!['topic', 'purpose', 'scene'].includes(words.kind)) return words;
  const text = words.text.replace(whose[language], '');
  // A wish for a kind of story ("a heist", "grumpy") is not a subject: no tale says "Let us talk about a heist".
  if (words.kind === 'topic' && isOrdered[language].test(text)) return null;
  const isOwn = { en: /(?<!\p{L})(?:i|my|me)(?!\p{L})/iu, fr: /(?<!\p{L})(?:je|mon|ma|mes|moi)(?!\p{L})|j’/iu };
  return isSpoken(text, language) && isOwn[language].test(text) ? null : { ...words, text };
}

/** How a tale takes the idea up, in a sentence; null where its creator's words cannot be said by somebody else. */
export function ideaOpening(idea: Idea, tone: Tone, address: Address, audience: Audience): Pair | null {
  const of = (language: 'en' | 'fr'): string | null => {
    const heard = idea[language];
    if (heard.kind === 'voice') return toldOfSomebody(heard.text, language, audience);
    const said = named(heard, language);
    if (!said) return null;
    const words = standing(said, language, address);
    return inFrame(frameOf(said.kind, tone, language), words, address, language);
  };
  const [en, fr] = [of('en'), of('fr')];
  return en === null || fr === null ? null : { en, fr: frenchTypography(fr) };
}
