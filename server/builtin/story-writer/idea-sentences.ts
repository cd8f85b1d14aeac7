import { frenchTypography } from '#shared/french-typography.ts';
import { countWords, sentencesOf } from '#shared/prose.ts';
import { type Tone, tones } from '#shared/vocabulary.ts';
import type { Idea, Words } from './creators-idea.ts';
import { type Address, definite, joined, namesPerson, owned, subjectOf, turnedTo, withArticles, withThe } from './idea-grammar.ts';
import { type Pair, repertoire } from './repertoire/sentence-pairs.ts';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const forms = { tu: 0, vous: 1, nous: 2 };
/** The one of "(tu | vous | nous)" that fits. */
const addressed = (frame: string, address: Address): string =>
  frame.replace(/\(([^|()]*) \| ([^|()]*) \| ([^|()]*)\)/u, (_, ...each: string[]) => each[forms[address]] ?? '');

function inFrame(frame: string, words: string, address: Address): string {
  if (words === '') return '';
  const said = addressed(frame, address)
    .replace(/(?<=\{idea\})[\u202F ]?[.!?](?=[”\u00A0\u202F ]|$)/u, (stop) => (/[?!.]$/u.test(words) ? '' : stop))
    .replace('{idea}', words)
    .replace('{Idea}', upperFirst(words))
    .replace('{de}', joined('de', words))
    .replace('{a}', joined('a', words));
  return upperFirst(said);
}

const frameOf = (key: string, tone: Tone, language: 'en' | 'fr'): string => {
  const frames =
    repertoire('ideas').get(`${key} ${tone}`) ?? repertoire('ideas').get(`${key} inspirational`) ?? repertoire('ideas').get(key) ?? [];
  return frames[tones.indexOf(tone) % Math.max(1, frames.length)]?.[language] ?? '{idea}';
};

/** Words as they stand in a frame: turned to the listeners, where they are not a question or somebody's own sentence. */
function standing({ kind, text }: Words, language: 'en' | 'fr', address: Address, isReturn = false): string {
  if (kind === 'question' || kind === 'voice' || kind === 'account') return text;
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
  const of = (language: 'en' | 'fr') =>
    frenchTypography(inFrame(frameOf(idea[language].kind, tone, language), standing(idea[language], language, address), address));
  return { en: inFrame(frameOf(idea.en.kind, tone, 'en'), standing(idea.en, 'en', address), address), fr: of('fr') };
}

/** Words of a creator that are heard a second time as they are. */
const mostOfHeart = 12;
/** The same in a tale that is very short. */
const mostInShort = 7;
const ownClauses = {
  en: /(?:, (?:and |but |so )?| and | but | so )(?=(?:I|I’\p{L}+|we|we’\p{L}+|my|our) )/u,
  fr: /(?:, (?:et |mais |donc |alors )?| et | mais | donc | alors )(?=(?:je |j’|nous |on |mon |ma |mes |notre |nos ))/u,
};
const speaksOfSelf = { en: /^(?:I|We|My|Our)(?!\p{L})/u, fr: /^(?:Je |J’|Nous |On |Mon |Ma |Mes |Notre |Nos )/u };
/** What somebody says of himself, short enough to be heard again: all of it, else its last thought; null where none is short. */
function heartOf(text: string, language: 'en' | 'fr', most: number): string | null {
  if (countWords(text) <= most) return text;
  const thoughts = sentencesOf(text).flatMap((sentence) => sentence.split(ownClauses[language]).map(upperFirst));
  const heart = thoughts.findLast((each) => countWords(each) >= 3 && countWords(each) <= most && speaksOfSelf[language].test(each));
  return heart ? heart.replace(/[\s,;:–—-]*[.!]?$/u, '').replace(/(?<![?!…])$/u, '.') : null;
}

/** The sentence by which a tale comes back to words of a form, and how those words stand in it. */
function returnOf(words: Words, language: 'en' | 'fr', address: Address, isShort: boolean): readonly [key: string, said: string] {
  const { kind, short, text } = words;
  if (kind === 'voice') {
    const heart = heartOf(text, language, isShort ? mostInShort : mostOfHeart);
    if (heart) return ['return voice', heart];
    // "Our husband" would be the husband of all who listen.
    const mine = owned(text, language, address === 'nous' ? 'vous' : address);
    return mine === null ? ['return unowned', text] : ['return owned', mine];
  }
  if (kind === 'account') {
    const who = subjectOf(short, language);
    if (who !== null) return ['return account', who];
    const last = sentencesOf(text).at(-1) ?? text;
    return ['return words', countWords(text) > mostOfHeart && countWords(last) <= mostOfHeart ? last : text];
  }
  const said = standing({ ...words, text: short }, language, address, true);
  if (kind === 'manner') {
    const how = language === 'en' ? said.replace(/^(how|what|where|when) to /iu, '$1 can we ') : said;
    return how === said ? ['return topic', said] : ['return manner', how];
  }
  if (kind === 'scene') return [namesPerson(text, language) ? 'return person' : 'return scene', definite(said, language)];
  return [`return ${kind}`, said];
}

/** How it comes back to it; `asks` in the languages in which the lesson follows it. */
export function ideaReturn(
  idea: Idea,
  tone: Tone,
  address: Address,
  isShort = false,
): { readonly pair: Pair; readonly asks: Record<'en' | 'fr', boolean> } {
  const of = (language: 'en' | 'fr') => {
    const [key, said] = returnOf(idea[language], language, address, isShort);
    const isTold = key === 'return owned' || key === 'return unowned';
    const to = isTold && address === 'nous' ? 'vous' : address;
    return {
      said: inFrame(frameOf(key, tone, language), said, to),
      asks: !['owned', 'unowned', 'state', 'purpose', 'thanks'].some((end) => key === `return ${end}`),
    };
  };
  const [en, fr] = [of('en'), of('fr')];
  return { pair: { en: en.said, fr: frenchTypography(fr.said) }, asks: { en: en.asks, fr: fr.asks } };
}
