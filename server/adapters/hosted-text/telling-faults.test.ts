import { expect, test } from 'vitest';
import { sections } from '#shared/vocabulary.ts';
import { rangeOf, samaritan } from '#test/fakes/model-room.ts';
import { knowledgeOf } from './passage-knowledge.ts';
import { faultCount, faultsOf, type Standard } from './telling-faults.ts';

const words: Record<number, string> = {
  33: 'But a certain Samaritan, as he traveled, came where he was. When he saw him, he was moved with compassion,',
  34:
    'came to him, and bound up his wounds, pouring on oil and wine. He set him on his own animal, brought ' +
    'him to an inn, and took care of him.',
  37: 'He said, “He who showed mercy on him.” Then Jesus said to him, “Go and do likewise.”',
};
const verses = Object.entries(words).map(([verse, text]) => ({ book: 'LUK', chapter: 10, verse: Number(verse), text }));
const shown = { language: 'en', passage: 'Luke 10:25-37', verses } as const;
const knowledge = { ...knowledgeOf(samaritan.range)!, turning: [33, 34, 37].map((verse) => ({ chapter: 10, verse })) };
const standard: Standard = { words: 40, range: samaritan.range, knowledge, idea: null, audience: 'adults' };
const turningOf = (setup: string, over: Partial<Standard> = {}) => {
  const beats = sections.map((section) => ({ section, say: section === 'setup' ? setup : 'He walked along.' }));
  return faultsOf({ title: 'T', summary: 'S', beats }, shown, { ...standard, ...over }).filter(
    ({ kind }) => kind === 'turning',
  );
};

test('counts a verse as told by its mark or by a third of its words, and requires at least one mark', () => {
  expect(turningOf('[[LUK 10:33-34]] [[LUK 10:37]]')).toEqual([]);
  expect(
    turningOf('[[LUK 10:33]] He bound his wounds with oil and took him to an inn. Go and show mercy, said Jesus.'),
  ).toEqual([]);
  const [unmarked] = turningOf(
    'A Samaritan was moved. He bound his wounds with oil and took him to an inn. Go and show mercy, said Jesus.',
  );
  expect([unmarked?.count, unmarked?.ask]).toEqual([
    1,
    'Let at least one of [[LUK 10:33]], [[LUK 10:34]], [[LUK 10:37]] be heard by its mark.',
  ]);
});

test('counts missing verses one by one, so that half a repair improves the result', () => {
  expect(faultCount(turningOf('The sun shone.'))).toBe(4);
  expect(faultCount(turningOf('[[LUK 10:37]]'))).toBe(2);
});

test('accepts the model’s claim to tell a verse only when some of its words are there', () => {
  const told = '[[LUK 10:33]] [[LUK 10:37]]';
  const helped = 'His wounds were washed at an inn.';
  const beatsWith = (hook: string) => {
    const beats = sections.map((section) => ({
      section,
      say: section === 'setup' ? told : section === 'hook' ? hook : 'He walked along.',
    }));
    return faultsOf({ title: 'T', summary: 'S', beats }, shown, standard).filter(({ kind }) => kind === 'turning')
      .length;
  };
  expect([helped, `${helped} {{LUK 10:34}}`, 'The sun shone. {{LUK 10:34}}'].map(beatsWith)).toEqual([1, 0, 1]);
});

test('asks for no verses that were not shown and none outside the table', () => {
  expect(turningOf('The sun shone.', { knowledge: knowledgeOf(rangeOf('NUM 7:12-17')) })).toEqual([]);
  expect(turningOf('The sun shone.', { knowledge: { ...knowledge, turning: [{ chapter: 10, verse: 36 }] } })).toEqual(
    [],
  );
  expect(turningOf('The sun shone.', { except: new Set(['turning']) })).toEqual([]);
});
