import type { Language } from '#shared/vocabulary.ts';
import type { ShownVerse } from './verse-marks.ts';

const capital = /(?<![.!?…:]["”’»)]?\s|^)["“«(]*(\p{Lu}[\p{L}\p{M}'’-]+)/gu;

/** The names that a verse contains inside its sentences. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(capital)].map(([, name = '']) => name.replace(/['’]s$/, ''));

/** What stays of a name in every language: its consonants without what languages write differently. */
const bones = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ph/g, 'f')
    .replace(/[cqx]/g, 'k')
    .replace(/[jyi]/g, '')
    .replace(/[aeouwhɔɛ'’-]/g, '')
    .replace(/(.)\1+/g, '$1');

const alike = (a: string, b: string): boolean => {
  const [x, y] = [bones(a), bones(b)];
  if (x === '' || y === '')
    return a.slice(0, 1).toLowerCase() === b.slice(0, 1).toLowerCase() && Math.abs(a.length - b.length) <= 3;
  const short = Math.min(x.length, y.length);
  let same = 0;
  while (same < short && x[same] === y[same]) same += 1;
  return same >= Math.min(2, short) && Math.abs(x.length - y.length) <= 2;
};

/** How the Bibles of two languages spell the same names, verse by verse: the writer's glossary. At most 40 pairs. */
export function nameGlossary(from: readonly ShownVerse[], to: readonly ShownVerse[]): [from: string, to: string][] {
  const pairs = new Map<string, string>();
  for (const verse of from) {
    const other = to.find(
      ({ book, chapter, verse: number }) => book === verse.book && chapter === verse.chapter && number === verse.verse,
    );
    if (!other) continue;
    const spelled = namesIn(other.text);
    for (const name of namesIn(verse.text)) {
      const match = pairs.has(name) ? undefined : spelled.find((each) => alike(name, each));
      if (match) pairs.set(name, match);
    }
  }
  return [...pairs].slice(0, 40);
}

/** The glossary as lines of a prompt; empty when there is nothing to say. */
export const glossaryLines = (pairs: readonly (readonly [string, string])[], language: Language): string =>
  pairs.length === 0
    ? ''
    : `Names as the ${language} Bible spells them: ${pairs.map(([a, b]) => `${a} = ${b}`).join('; ')}.`;
