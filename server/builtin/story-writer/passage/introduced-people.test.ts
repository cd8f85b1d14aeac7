import { expect, test } from 'vitest';
import { introduce, introductions } from './introduced-people.ts';

const told = (text: string, book: string, known: readonly string[] = []) =>
  introduce(text, book, 'en', introductions(known));

test('says who somebody is where a tale names him first', () => {
  expect(told('Naomi asked who had been so good.', 'RUT')).toBe(
    'Naomi, who had lost her husband and both her sons, asked who had been so good.',
  );
  expect(introduce('Jonathan parla à son père.', '1SA', 'fr', introductions())).toBe(
    'Jonathan, le fils du roi Saül, parla à son père.',
  );
});

test.each([
  ['who was introduced in a sentence', 'Naomi asked.', 'RUT', ['Naomi']],
  ['whom the words introduce', 'Aaron, his brother, spoke.', 'EXO', []],
  ['whom a sentence on somebody else names', 'Mordecai wept.', 'EST', ['Esther was raised by her cousin Mordecai.']],
  ['inside a clause', 'The girl whom Mordecai had raised came.', 'EST', []],
  ['who has a title', 'They asked King Saul for help.', '1SA', []],
  ['beside another name', 'Peter and John went up.', 'ACT', []],
  ['in another book', 'Saul fell to the ground.', 'ACT', []],
])('adds nothing to somebody %s', (_, text, book, known) => expect(told(text, book, known)).toBe(text));

test('introduces nobody twice, and at most two people', () => {
  const heard = introductions();
  const first = introduce('Ruth met Boaz there. Naomi waited at home.', 'RUT', 'en', heard);
  expect(first.match(/, (?:a|who) /gu)).toHaveLength(2);
  expect(introduce('Ruth came home.', 'RUT', 'en', heard)).toBe('Ruth came home.');
});
