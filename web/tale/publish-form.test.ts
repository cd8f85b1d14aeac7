// @vitest-environment node
import { expect, test } from 'vitest';
import { type PublishForm, problemOf, publishOrderOf, secondsOf } from './publish-form.ts';

const form: PublishForm = {
  langs: ['en', 'fr'],
  texts: { en: { title: 'Mercy', description: 'd' }, fr: { title: 'La grâce', description: '' }, ee: { title: 'x', description: '' } },
  privacy: 'unlisted',
  when: '',
  madeForKids: true,
};

test('only the chosen languages are sent, each with its own words', () => {
  expect(publishOrderOf(form)).toEqual({
    langs: ['en', 'fr'],
    privacy: 'unlisted',
    madeForKids: true,
    texts: { en: { title: 'Mercy', description: 'd' }, fr: { title: 'La grâce', description: '' } },
  });
});

test('a scheduled video is private with its local time in seconds', () => {
  const order = publishOrderOf({ ...form, privacy: 'scheduled', when: '2027-03-28T18:30' });
  expect(order.privacy).toBe('private');
  expect(order.scheduledAt).toBe(new Date(2027, 2, 28, 18, 30).getTime() / 1000);
});

test.each([
  [{ langs: [] }, 'Choose at least one language'],
  [{ texts: { en: { title: ' ', description: '' } } }, 'Every video needs a title'],
  [{ madeForKids: null }, 'Say whether the video is made for kids'],
  [{ privacy: 'scheduled', when: '' }, 'Invalid date format'],
  [{ privacy: 'scheduled', when: 'tomorrow' }, 'Invalid date format'],
] as const)('%j is refused with words', (edits, words) => {
  expect(problemOf({ ...form, ...edits })).toBe(words);
});

test('a complete form has no problem', () => {
  expect(problemOf(form)).toBeNull();
  expect(problemOf({ ...form, privacy: 'scheduled', when: '2027-01-01T08:00' })).toBeNull();
  expect(secondsOf('2027-13-40T08:00')).toBeNull();
});
