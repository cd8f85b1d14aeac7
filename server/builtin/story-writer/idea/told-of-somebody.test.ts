import { expect, test } from 'vitest';
import { toldOfSomebody } from './told-of-somebody.ts';

test.each([
  ['My brother hides when I pray.', 'A girl’s brother hides when she prays.'],
  ['I’m ashamed of my father’s old car.', 'A boy is ashamed of his father’s old car.'],
  ['When I lose, I always shout at my friends.', 'When a girl loses, she always shouts at her friends.'],
  ['I haven’t told my parents that I failed.', 'A girl hasn’t told her parents that she failed.'],
  ['The neighbours laugh at me and I don’t know why.', 'The neighbours laugh at a girl and she doesn’t know why.'],
])('tells %s in the third person', (text, told) => {
  const person = (words: string) =>
    words
      .replace(/\b(?:girl|boy)\b/gu, 'child')
      .replace(/\b(?:she|he)\b/gu, 'she')
      .replace(/\b(?:her|his)\b/gu, 'her');
  expect(person(toldOfSomebody(text, 'en', 'kids') ?? '')).toBe(person(told));
});

test.each([
  ['My daughter has left and she does not write.', 'A young woman has left and she does not write.'],
  ['My husband lost his job and I pay for everything.', 'A woman’s husband lost his job and she pays for everything.'],
  ['Our choir cannot agree on a song.', 'A choir cannot agree on a song.'],
  ['Our bus stops at night and I know nobody.', 'A bus stops at night and a man knows nobody.'],
  ['We lost our house in the storm.', 'A family lost their house in the storm.'],
  ['My wife and I have waited for six years.', 'A man and his wife have waited for six years.'],
  ['We have waited for six years.', 'A family has waited for six years.'],
  ['My husband and I fear our debts.', 'A woman and her husband fear their debts.'],
])('tells %s of an adult, or of several', (text, told) => {
  expect(toldOfSomebody(text, 'en', 'adults')).toBe(told);
});

test.each([
  ['Ma fille est partie et elle n’écrit plus.', 'Un père raconte que sa fille est partie et qu’elle n’écrit plus.'],
  ['J’ai menti à mon mari.', 'Une femme raconte qu’elle a menti à son mari.'],
  [
    'Je me sens seul depuis que ma femme est morte.',
    'Un homme raconte qu’il se sent seul depuis que sa femme est morte.',
  ],
  ['Nous nous disputons pour un champ.', 'Des gens racontent qu’ils se disputent pour un champ.'],
  [
    'Mon chef m’a dit de partir et il me surveille.',
    'Une femme raconte que son chef lui a dit de partir et qu’il la surveille.',
  ],
])('recognizes %s as first-person narration', (text, told) => {
  expect(toldOfSomebody(text, 'fr', 'adults')).toBe(told);
});

test('leaves out words with unclear grammar', () => {
  expect(toldOfSomebody('He told her that I stole it.', 'en', 'adults')).toBeNull();
  expect(toldOfSomebody('I sit and watch.', 'en', 'adults')).toBeNull();
  expect(
    toldOfSomebody('My late father’s tools. Nobody wants them and I can’t throw them away.', 'en', 'adults'),
  ).toBeNull();
  for (const unclear of [
    'We’re all afraid of the dog.',
    'I’d told him at the market.',
    'My trophy’s in a drawer at home.',
    'I allways have to wash up.',
    'Made captain over my best friend.',
    'The lift stops with a girl and a boy in it and I hope one of them speaks.',
    'My mother prays. I do not. Who is right?',
  ])
    expect([unclear, toldOfSomebody(unclear, 'en', 'teens')]).toEqual([unclear, null]);
});

test('keeps the gender of a French role', () => {
  expect(toldOfSomebody('Je suis la secrétaire et j’ai perdu la caisse.', 'fr', 'adults')).toContain('Une femme');
  expect(toldOfSomebody('Je suis le gardien et j’ai perdu la clé.', 'fr', 'adults')).toContain('Un homme');
});
