import { expect, test } from 'vitest';
import { inSections, thoughtsOf } from './own-text.ts';

const ama =
  'Mama Ama sold yams at the market. Her neighbour had none that day.\n\nShe gave him three. He went home ' +
  'singing.\n\nWhoever shares is never poor. So she says.';

test('cuts a text between sentences only', () => {
  expect(thoughtsOf(ama).map(({ text }) => text)).toEqual([
    'Mama Ama sold yams at the market.',
    'Her neighbour had none that day.',
    'She gave him three.',
    'He went home singing.',
    'Whoever shares is never poor.',
    'So she says.',
  ]);
  expect(
    thoughtsOf(ama)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(ama.replace(/\s+/g, ' '));
});

test('changes sections between paragraphs where possible, and makes fewer sections for fewer sentences', () => {
  const told = inSections(thoughtsOf(ama), { hook: 0.3, setup: 0.3, lesson: 0.4, outro: 0 });
  expect(told.map(({ section, thoughts }) => [section, thoughts.length])).toEqual([
    ['hook', 2],
    ['setup', 2],
    ['lesson', 2],
  ]);
  expect(inSections(thoughtsOf('One only sentence stands here.')).map(({ section }) => section)).toEqual(['hook']);
});

test('cuts a sentence that is too long for one picture at clauses, else between words', () => {
  const clauses = `${Array.from({ length: 9 }, () => 'a b c d e f g h i j').join(', ')}.`;
  expect(thoughtsOf(clauses).length).toBe(9);
  const endless = thoughtsOf('word '.repeat(500));
  expect(Math.max(...endless.map(({ text }) => text.split(' ').length))).toBeLessThanOrEqual(40);
});
