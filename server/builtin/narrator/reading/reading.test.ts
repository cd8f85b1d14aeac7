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
    'One. Two! Three?',
    'en',
    [
      ['One.', 430],
      ['Two!', 430],
      ['Three?', 800],
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
    '“Who?” he said. (And so.) Then',
    'en',
    [
      ['“Who?” he said.', 430],
      ['(And so.)', 430],
      ['Then', 800],
    ],
  ],
  [
    '“Who?” Kofi asked. Then',
    'en',
    [
      ['“Who?” Kofi asked.', 430],
      ['Then', 800],
    ],
  ],
  [
    '“Go.” “I will.” He went.',
    'en',
    [
      ['“Go.”', 540],
      ['“I will.”', 540],
      ['He went.', 800],
    ],
  ],
  [
    'She said, “Come.”',
    'en',
    [
      ['She said,', 330],
      ['“Come.”', 800],
    ],
  ],
  ['“Yes,” he said, “go home.”', 'en', [['“Yes,” he said, “go home.”', 800]]],
  ['The so-called “King” came.', 'en', [['The so-called “King” came.', 800]]],
  [
    '“I do.” He asked: “Why?”',
    'en',
    [
      ['“I do.”', 540],
      ['He asked:', 330],
      ['“Why?”', 800],
    ],
  ],
  [
    'It was good. (Genesis 1:4) The sea was there.',
    'en',
    [
      ['It was good.', 430],
      ['(Genesis 1:4)', 430],
      ['The sea was there.', 800],
    ],
  ],
  ['In the first century A.D., a king lived.', 'en', [['In the first century A.D., a king lived.', 800]]],
  [
    'Wait… Now go.',
    'en',
    [
      ['Wait…', 620],
      ['Now go.', 800],
    ],
  ],
  ['Wait... now go.', 'en', [['Wait... now go.', 800]]],
  [
    'Mr. Kofi, Mrs. Ama and St. Paul came at 3.5 p.m. on foot.',
    'en',
    [['Mr. Kofi, Mrs. Ama and St. Paul came at 3.5 p.m. on foot.', 800]],
  ],
  [
    'J. R. Ama wrote it, pp. 3-5, vv. 2-4, e.g. Luke.',
    'en',
    [['J. R. Ama wrote it, pp. 3-5, vv. 2-4, e.g. Luke.', 800]],
  ],
  [
    'Bread, fish, etc. Then they ate.',
    'en',
    [
      ['Bread, fish, etc.', 430],
      ['Then they ate.', 800],
    ],
  ],
  [
    'It was I. Then he left.',
    'en',
    [
      ['It was I.', 430],
      ['Then he left.', 800],
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
    'A mort. « Lequel »',
    'fr',
    [
      ['A mort.', 540],
      ['« Lequel »', 800],
    ],
  ],
  [
    'En 722 av. J.-C. il vint. M. Koffi le vit.',
    'fr',
    [
      ['En 722 av. J.-C. il vint.', 430],
      ['M. Koffi le vit.', 800],
    ],
  ],
  [
    '— Qui est là ? — Moi. Il rit.',
    'fr',
    [
      ['— Qui est là ?', 540],
      ['— Moi.', 430],
      ['Il rit.', 800],
    ],
  ],
  [
    '« Qui ? » demanda-t-il. « Moi. »',
    'fr',
    [
      ['« Qui ? » demanda-t-il.', 540],
      ['« Moi. »', 800],
    ],
  ],
  [
    'Yesu gblɔ bena: “Va.” Eye wòva.',
    'ee',
    [
      ['Yesu gblɔ bena:', 330],
      ['“Va.”', 540],
      ['Eye wòva.', 800],
    ],
  ],
] as const)('%s is cut where a reader breathes', (text, language, phrases) =>
  expect(cut(text, language)).toEqual(phrases),
);

test.each([
  ['en', '1 Corinthians 13:4-7', 'First Corinthians, chapter thirteen, verses four to seven'],
  ['fr', '1 Corinthiens 13.4-7', 'première lettre aux Corinthiens, chapitre treize, versets quatre à sept'],
] as const)('%s: %s is read as a person reads it', (language, text, words) => expect(said(text, language)).toBe(words));
