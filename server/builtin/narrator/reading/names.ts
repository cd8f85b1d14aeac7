import type { Language } from '#shared/vocabulary.ts';
import { csvRows } from './csv-rows.ts';

const names = new Map(csvRows('names.csv').map(([language, name = '', say = '']) => [`${language} ${name}`, say]));
const elision = /^((?:[ldcjmnst]|qu|jusqu|lorsqu|puisqu)')(.+)$/iu;
const possessive = /^(.+?)('s|')$/iu;

/**
 * The respelling of a name that the voices would else say wrongly, its elision or possessive kept; null when it needs
 * none.
 */
export function nameSaid(word: string, language: Language): string | null {
  const found = entry(word, language);
  if (found !== null) return found;
  const [, before = '', rest = ''] = (language === 'fr' && elision.exec(word)) || [];
  if (rest) {
    const said = nameSaid(rest, language);
    return said === null ? null : before + said;
  }
  const [, owner = '', mark = ''] = (language === 'en' && possessive.exec(word)) || [];
  if (owner) {
    const said = nameSaid(owner, language);
    return said === null ? null : said + mark;
  }
  if (word.includes('-')) {
    const parts = word.split('-');
    const said = parts.map((part) => nameSaid(part, language));
    return said.every((each) => each === null) ? null : parts.map((part, at) => said[at] ?? part).join('-');
  }
  return language === 'fr' && /^\p{Lu}/u.test(word) && /th|sch/i.test(word) ? frenchLetters(word) : null;
}

/** eSpeak NG takes a French name with th for English and says it so. */
const frenchLetters = (name: string) =>
  name
    .replaceAll(/(?<=[tT])th|th/g, 't')
    .replace(/^Th/, 'T')
    .replace(/^Sch/, 'Ch')
    .replaceAll('sch', 'ch');

/** An entry with a capital fits only a word with one; one in lower case fits both. */
const entry = (word: string, language: Language): string | null =>
  names.get(`${language} ${word}`) ??
  names.get(`${language} ${word.toLowerCase()}`) ??
  names.get(`${language} ${word[0]}${word.slice(1).toLowerCase()}`) ??
  null;
