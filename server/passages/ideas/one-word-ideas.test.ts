import { expect, test } from 'vitest';
import { languageOfIdea } from './idea-language.ts';
import { oneWordIdeas, propose as proposed } from '../fixtures/fixture-ideas.ts';

const asked = oneWordIdeas();

/** Whether the first proposal begins in one of the chapters. */
const isFirst = (idea: string, chapters: readonly string[]): boolean => {
  const [first] = proposed({ words: idea, audience: 'family', limit: 1 }).proposals;
  return first !== undefined && chapters.includes(`${first.range.book} ${first.range.from.chapter}`);
};

test('finds a passage for an idea of one or two words, in English and in French', () => {
  const missed = asked.filter(({ idea, chapters }) => !isFirst(idea, chapters)).map(({ idea }) => idea);
  process.stdout.write(`  one-word-ideas: first for ${asked.length - missed.length} of ${asked.length}\n`);
  expect(missed.length / asked.length).toBeLessThan(0.06);
});

test('reads a French-only spelling as French, but not in an English idea', () => {
  for (const idea of ['détresse', 'colère', 'tolérance']) expect([idea, languageOfIdea(idea)]).toEqual([idea, 'fr']);
  expect(languageOfIdea('café owner cheats customers')).toBe('en');
  expect(languageOfIdea('patience')).toBe('en');
});

test('prefers a word that names its own situation to distant words', () => {
  const first = (words: string) => proposed({ words, audience: 'kids', limit: 1 }).proposals[0]?.id;
  expect(first('A shepherd who finds his lamb in the thorns')).toMatch(/sheep|shepherd/);
  expect(first('a donkey that nobody wants to ride')).toMatch(/donkey/);
  expect(first('L’amitié plus forte que la jalousie')).toBe('david-and-jonathan');
});
