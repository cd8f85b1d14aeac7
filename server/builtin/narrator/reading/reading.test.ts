import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const said = (text: string, language: 'en' | 'fr' | 'ee') =>
  readingOf(text, language)
    .flatMap(({ words }) => words.map(({ say }) => say))
    .filter(Boolean)
    .join(' ');
const cut = (text: string, language: 'en' | 'fr' | 'ee') =>
  readingOf(text, language).map(({ words, pauseMs }) => [words.map(({ text: word }) => word).join(' '), pauseMs]);

test.each([
  [
    '“Who?” he said. (And so.) Then',
    'en',
    [
      ['“Who?” he said.', 430],
      ['(And so.)', 430],
      ['Then', 800],
    ],
  ],
  [
    'He saw Dr. Luke. “Yes,” he said.',
    'en',
    [
      ['He saw Dr. Luke.', 540],
      ['“Yes,” he said.', 800],
    ],
  ],
  [
    'Il dit : « Qui ? » Puis il partit.',
    'fr',
    [
      ['Il dit :', 330],
      ['« Qui ? »', 540],
      ['Puis il partit.', 800],
    ],
  ],
  [
    'One\n\ntwo',
    'en',
    [
      ['One', 800],
      ['two', 800],
    ],
  ],
] as const)('%s is cut where a reader breathes', (text, language, phrases) => expect(cut(text, language)).toEqual(phrases));

test.each([
  ['en', '1 Corinthians 13:4-7', 'First Corinthians, chapter thirteen, verses four to seven'],
  ['fr', '1 Corinthiens 13.4-7', 'première lettre aux Corinthiens, chapitre treize, versets quatre à sept'],
] as const)('%s: %s is read as a person reads it', (language, text, words) => expect(said(text, language)).toBe(words));
