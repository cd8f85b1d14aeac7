import { expect, test } from 'vitest';
import { cardWords, planCards } from './plan-cards.ts';
import { usualEdits } from '#shared/film/storyboard-edits.ts';
import { versionAttributions } from '#shared/vocabulary.ts';

const told = { title: 'The Lost Purse', reference: '', lesson: '', closing: '', scripture: false, channel: null };
const passage = { ...told, reference: 'Luke 15:11-24', lesson: 'God runs to meet us.', scripture: true };

test('ends a tale of Scripture with its lesson, its passage and the credit of its Bible', () => {
  expect(cardWords(passage, 'fr').end).toEqual({
    heading: 'God runs to meet us.',
    verse: 'Luke 15:11-24',
    attribution: versionAttributions.LSG1910,
  });
});

test('ends an original story with its last words and name, without crediting an unquoted Bible', () => {
  const closing = '“Thank you!” he said. Her feet were bare, but her heart was full.';
  expect(cardWords({ ...told, closing, channel: 'Ama Reads' }, 'en').end).toEqual({
    heading: 'Her feet were bare, but her heart was full.',
    verse: 'The Lost Purse',
    action: 'Ama Reads',
  });
  const quoting = cardWords({ ...told, closing, reference: 'Luke 15:8', scripture: true }, 'en').end;
  expect([quoting.verse, quoting.attribution]).toEqual(['Luke 15:8', versionAttributions.WEB]);
});

test.each([
  ['Who will help her now?', 'a question'],
  ['Go home. “Come,” she said.', 'what somebody said'],
  [`She walked ${'very '.repeat(20)}far.`, 'too long to read at a glance'],
])('keeps %s off an end card: %s', (closing) => {
  expect(cardWords({ ...told, closing }, 'en').end).toMatchObject({ heading: 'The Lost Purse', verse: '' });
});

test.each([
  [[{ x: 0.5, y: 0.3, size: 0.2 }], 'foot'],
  [[{ x: 0.5, y: 0.7, size: 0.2 }], 'head'],
  [[], 'head'],
])('keeps a title clear of the picture’s subject', (faces, place) => {
  const picture = { key: 'p', sha256: 's', sight: { faces, focus: { x: 0.6, y: 0.56 }, least: 0.5 } };
  const order = { cards: usualEdits.cards, language: 'en', shape: '16:9', pictures: [picture] } as const;
  const planned = planCards({ ...order, defaults: cardWords(told, 'en') });
  expect(planned.title?.order.over?.place).toBe(place);
});
