import { createHash } from 'node:crypto';
import type { TitleWriter } from '#server/ports/title-writer.ts';
import { endsSentence, sentencesOf, startsSentence } from '#shared/story/prose.ts';
import type { Language } from '#shared/vocabulary.ts';

const most = 5;
const longest = 100;
/** The most characters of a sentence on a thumbnail. */
const line = { min: 12, max: 64 };
const forWhom: Partial<Record<Language, (title: string, topic: string, audience: string) => string>> = {
  en: (title, topic, audience) => `${title} | ${topic} for ${audience}`,
};

/**
 * Titles out of the tale itself: its name, its questions, its strongest short sentences. Nothing is said that the tale
 * does not say.
 */
export function builtinTitleWriter(): TitleWriter {
  return {
    name: 'built-in writer',
    builtIn: true,
    async suggest({ title, verse, topic, audience, language, prose, seed }) {
      const short = sentences(prose).filter(({ length }) => length >= line.min && length <= line.max);
      const order = (text: string) => createHash('sha256').update(`${seed}${text}`).digest('hex');
      const mixed = short.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
      const questions = mixed.filter((text) => text.endsWith('?'));
      const said = mixed.filter((text) => !text.endsWith('?'));
      const named = [verse ? `${title} · ${verse}` : title, forWhom[language]?.(title, topic, audience)];
      const found = [
        title,
        ...questions.slice(0, 1),
        ...said.slice(0, 2).map(bare),
        ...named,
        ...questions.slice(1),
        ...said.slice(2).map(bare),
      ];
      const fits = found.filter((text): text is string => text !== undefined && text !== '' && text.length <= longest);
      return { titles: [...new Set(fits)].slice(0, most), engine: 'built-in writer' };
    },
  };
}

/** Whole sentences that nobody else is quoted in, without the marks around them. */
const sentences = (prose: string): string[] =>
  prose
    .split('\n')
    .flatMap(sentencesOf)
    .map((text) => text.replace(/^[“«"‘\s]+|[”»"’\s]+$/gu, ''))
    .filter((text) => startsSentence(text) && endsSentence(text) && !/[“”«»"]/u.test(text));

const bare = (text: string): string => text.replace(/\.$/, '');
