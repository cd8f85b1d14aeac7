import { expect, test } from 'vitest';
import { beginsThought, endsThought } from './whole-thoughts.ts';

test.each([
  'Jonah rose up to flee from the presence of the Lord.',
  'A certain man was going down from Jerusalem to Jericho, and he fell among robbers.',
  'When Jesus came into the house, his disciples asked him.',
  'Let love be without hypocrisy.',
  'Trust in the Lord with all your heart, and don’t lean on your own understanding.',
])('accepts as the start of a tale: %s', (verse) => {
  expect(beginsThought(verse)).toBe(true);
});

test.each([
  'And he said to them, “Go.”',
  'Therefore I tell you, don’t be anxious.',
  'He answered him nothing.',
  'When he heard it, Jesus marveled.',
  'Immediately he rose up before them.',
  'As they went, they were cleansed.',
  'When Jesus heard these things, he marveled at him.',
  '“But I tell you, love your enemies.”',
  'who was and who is and who is to come.',
])('rejects as the start of a tale: %s', (verse) => {
  expect(beginsThought(verse)).toBe(false);
});

test('ends a tale at the end of a sentence, not on a question and not before its answer', () => {
  expect(endsThought('He went home singing.', 'Now the time came.')).toBe(true);
  expect(endsThought('He went home singing.', undefined)).toBe(true);
  expect(endsThought('Who is my neighbor?”', 'Jesus answered.')).toBe(false);
  expect(endsThought('He went home,', 'singing.')).toBe(false);
  expect(endsThought('Love one another.', 'For love is of God.')).toBe(false);
});
