import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { englishBase } from '#server/passages/sentences/english-base-forms.ts';
import { anyOf, ideaWords, isCommon } from './idea-words.ts';

const words = z.string().transform((list) => new Set(list.split(' ')));
const lists = z
  .strictObject({
    en: z.strictObject({ borders: words, vague: words }),
    fr: z.strictObject({ before: words, borders: words, vague: words, aspirated: words }),
  })
  .parse(parse(readFileSync(new URL('../repertoire/idea-things.yaml', import.meta.url), 'utf8')));

const finite = new RegExp(`^${anyOf(ideaWords.en.finite)}$`, 'iu');
const englishNoun =
  /(?<![\p{L}’])(?:my|our|an?|the|one|his|her|their) ((?:(?!(?:my|our|an?|the)(?!\p{L}))[\p{L}’-]+ ?){1,4})/giu;

/** Whether a word cannot be part of the name of a thing, so that the name ends before it. */
const endsName = (word: string): boolean =>
  lists.en.borders.has(word) || finite.test(word) || isPast(word) || /(?:ed|ing|ly)$/u.test(word);
/** "broke", "fell": a form of a verb that follows no rule. */
const isPast = (word: string): boolean =>
  !/s$/u.test(word) && !/^(?:teeth|feet|mice|geese|\p{L}*men|children)$/u.test(word) && englishBase(word) !== word;

/** The noun of "late father’s tools keep": what is owned, else the last word before one that is no part of the name. */
function englishHead(found: string): string | null {
  const all = found.trim().split(' ');
  const owner = all.findIndex((word) => /’s?$/u.test(word));
  const rest = all.slice(owner + 1);
  const end = rest.findIndex((word) => endsName(word.toLowerCase()));
  const name = end < 0 ? rest : rest.slice(0, end);
  const head = name.at(-1)?.toLowerCase() ?? '';
  // Behind another noun a word in -s may be what somebody does: "my dog barks".
  const isDoubtful = (name.length > 1 && /[^s]s$/u.test(head)) || (end < 0 && all.length > 3);
  const isNoun = name.length === 1 || owner >= 0 || isCommon(head, 'en');
  return name.length === 0 || name.length > 3 || isDoubtful || !isNoun ? null : head;
}

const frenchNoun =
  /(?<![\p{L}’-])(?:(mon|un|le|ce)|(ma|une|la|cette)|(mes|les|des|nos|ces|deux|trois)|(l’|notre|leur|son|votre|d’un |d’une ))\s?((?:[\p{L}-]+ ?){1,2})/giu;
const vowel = /^(?:[aeiouàâéèêëîïôûœ]|h)/u;

/** "l’escargot": a noun with the article that its other words show; null where they do not show its gender. */
function frenchName(match: RegExpExecArray): string | null {
  const [, masculine, feminine, plural, , found = ''] = match;
  const [first = '', second = ''] = found.trim().toLowerCase().split(' ');
  const noun = lists.fr.before.has(first) ? second : first;
  if (noun.length < 3 || lists.fr.borders.has(noun) || lists.fr.vague.has(noun)) return null;
  // "le" and "la" before a verb are no articles: "le voir".
  if (/^(?:l’|les?|la)/iu.test(match[0]) && !isCommon(noun, 'fr')) return null;
  if (plural) return `les ${noun}`;
  if (vowel.test(noun) && !lists.fr.aspirated.has(noun)) return `l’${noun}`;
  return masculine ? `le ${noun}` : feminine ? `la ${noun}` : null;
}

/**
 * The thing or person that an idea is about, as something known: "the snail", « le cousin ». Null where its words do
 * not surely name one.
 */
export function thingOf(text: string, language: 'en' | 'fr'): string | null {
  if (language === 'fr') {
    for (const found of text.matchAll(frenchNoun)) {
      const name = frenchName(found);
      if (name) return name;
    }
    return null;
  }
  for (const [, found = ''] of text.matchAll(englishNoun)) {
    const head = englishHead(found);
    if (head && head.length > 2 && !lists.en.vague.has(head)) return `the ${head}`;
  }
  return null;
}
