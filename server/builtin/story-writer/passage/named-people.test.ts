import { expect, test } from 'vitest';
import { knownWhole } from '#server/passages/known-passage.ts';
import { parseReference } from '#shared/story/scripture.ts';
import { nameFirst, startsUnnamed } from './named-people.ts';

const passage = (reference: string) => knownWhole(parseReference(reference, 'en')!)!;
const told = (reference: string, start: string) => passage(reference).retold.find(({ en }) => en.startsWith(start))!.en;

test('names in plain words after a quotation whom they refer to, if only one person is possible', () => {
  const storm = told('Mark 4:35-41', 'Then he asked his friends');
  expect(nameFirst(storm, passage('Mark 4:35-41'), 'en')).toMatch(/^Then Jesus asked his friends/u);
});

test('names nobody where it may be two people', () => {
  const story = told('Matthew 18:21-35', 'Then he told a story');
  expect(nameFirst(story, passage('Matthew 18:21-35'), 'en')).toBe(story);
  expect(startsUnnamed(story, passage('Matthew 18:21-35'), 'en')).toBe(true);
  expect(startsUnnamed('Il y a longtemps, un roi vivait là.', null, 'fr')).toBe(false);
});
