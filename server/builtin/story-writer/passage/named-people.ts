// Replaces a leading "he" or "she" by a name, where listeners would not know who is meant.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { RetoldPassage } from '#server/passages/pericopes/retold-passage.ts';
import { plainSentences } from '#server/passages/sentences/plain-sentences.ts';
import { sentencesOf } from '#shared/story/prose.ts';

type Own = 'en' | 'fr';
type Gender = 'he' | 'she';

const list = z.string().transform((words) => new Set(words.split(' ')));
const people = z.strictObject({ women: list, female: list, male: list });
let read: Record<Own, z.infer<typeof people>> | undefined;
const wordsOf = (language: Own) =>
  (read ??= z
    .strictObject({ en: people, fr: people })
    .parse(parse(readFileSync(new URL('../repertoire/people-by-gender.yaml', import.meta.url), 'utf8'))))[language];

/** "He" or "she" at the beginning of plain words, with what may stand before it. */
const pronoun: Record<Own, RegExp> = {
  en: /^((?:(?:Then|So|But|And|Now|Later|Again),? )?)(he|she)(?= \p{Ll})/iu,
  fr: /^((?:(?:Puis|Alors|Mais|Et|Ensuite|Aussitôt|Enfin),? )?)(il|elle)(?= (?!y a |faut |fait |pleu)\p{Ll})/iu,
};
/** The same, for several people too, where nobody can be named instead. */
const unnamed: Record<Own, RegExp> = {
  en: /^[“‘]*(?:(?:Then|So|But|And|Now|Later|Again),? )?(?:he|she|they)(?!\p{L})/iu,
  fr: /^[«\s]*(?:(?:Puis|Alors|Mais|Et|Ensuite|Aussitôt|Enfin),? )?(?:il|elle|ils|elles)(?! (?:y a|faut|fait|pleu))(?!\p{L})/iu,
};

const anybody: Record<Own, RegExp> = {
  en: /(?<!\p{L})(?:he|she|him|her)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:il|elle|lui)(?!\p{L})/iu,
};

const notPeople: Record<Own, RegExp> = {
  en: /^(?:Israel|Israelites?|Egypt|Egyptians?|Jerusalem|Judah|Canaan|Babylon|Bethlehem|Nazareth|Galilee|Samaria|Samaritans?|Jordan|Sinai|Jews?|Jewish|Romans?|Philistines?|Passover|Sabbath|Spirit|Scripture|Bible|I)$/u,
  fr: /^(?:Israël|Israélites?|Égypte|Égyptiens?|Jérusalem|Juda|Canaan|Babylone|Bethléhem|Bethléem|Nazareth|Galilée|Samarie|Samaritains?|Jourdain|Sinaï|Juifs?|Romains?|Philistins?|Pâque|Sabbat|Esprit|Écriture|Bible)$/u,
};
const names = new Map<Own, ReadonlySet<string>>();
/** Words that have a capital in the middle of a sentence of the table. */
function namesIn(language: Own): ReadonlySet<string> {
  const known = names.get(language);
  if (known) return known;
  const texts = [...plainSentences(language).keys()];
  const times = (pattern: RegExp) =>
    Map.groupBy(
      texts.flatMap((text) => text.match(pattern) ?? []),
      (word) => word.toLowerCase(),
    );
  const small = times(/(?<!\p{L})\p{Ll}[\p{Ll}-]+/gu);
  const capital = times(/(?<=[\p{Ll},’] (?:[dl]’)?)\p{Lu}[\p{Ll}-]+/gu);
  // "Trouble" is the name of a well, but mostly a word.
  const mostly = new Set(
    [...capital].flatMap(([word, all]) => (all.length > (small.get(word)?.length ?? 0) ? [all[0]!] : [])),
  );
  names.set(language, mostly);
  return mostly;
}

/** The people of that gender whom sentences speak of: names, and words such as "the king". */
function peopleIn(text: string, gender: Gender, language: Own): { named: Set<string>; others: boolean } {
  const { women, female, male } = wordsOf(language);
  const named = new Set<string>();
  for (const [name] of text.matchAll(/\p{Lu}[\p{Ll}-]{2,}/gu))
    if (namesIn(language).has(name) && !notPeople[language].test(name) && women.has(name) === (gender === 'she'))
      named.add(name);
  const common = gender === 'she' ? female : male;
  return { named, others: (text.match(/\p{L}+/gu) ?? []).some((word) => common.has(word.toLowerCase())) };
}

/** Sentences back that a pronoun may point to. */
const farthest = 3;

/** Who "he" or "she" is at the beginning of `text`, a part of what the table tells; null where more than one may be. */
function findPerson(text: string, gender: Gender, known: RetoldPassage, language: Own): string | null {
  const whole = known.retold.map((each) => each[language]).join(' ');
  const at = whole.indexOf(text);
  const before = at > 0 ? sentencesOf(whole.slice(0, at)) : [];
  let heard = '';
  for (const sentence of before.toReversed().slice(0, farthest)) {
    heard = `${sentence} ${heard}`;
    const { named, others } = peopleIn(heard, gender, language);
    if (named.size > 1 || others) return null;
    const [name] = named;
    if (name) {
      // In "He meant that Peter should stop" it is somebody else, too.
      const isOther = anybody[language].test(sentence.slice(0, sentence.indexOf(name)));
      return isOther ? null : name;
    }
    // "He" of a sentence without names may be somebody else.
    if (anybody[language].test(sentence.replace(pronoun[language], ''))) return null;
  }
  return null;
}

/** Asked for each way to tell a segment, and always the same. */
const found = new Map<string, string | null>();
function whoIs(text: string, gender: Gender, known: RetoldPassage, language: Own): string | null {
  const key = `${known.title.en} ${language} ${text}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  const name = findPerson(text, gender, known, language);
  found.set(key, name);
  return name;
}

/** Plain words after a quotation, with the name of whom they speak of where "he" or "she" can be only one. */
export function nameFirst(text: string, known: RetoldPassage | null, language: Own): string {
  const [, start = '', word = ''] = pronoun[language].exec(text) ?? [];
  if (!known || word === '') return text;
  const gender = /^(?:he|il)$/iu.test(word) ? 'he' : 'she';
  const name = whoIs(text, gender, known, language);
  return name ? text.replace(pronoun[language], `${start}${name}`) : text;
}

/** Whether words begin with somebody who is not named, and cannot be. */
export const startsUnnamed = (text: string, known: RetoldPassage | null, language: Own): boolean =>
  unnamed[language].test(nameFirst(text, known, language));
