import { expect, test } from 'vitest';
import { type CastMember, castNames, namedIn } from './cast.ts';
import { castOfScene } from './cast-of-scene.ts';

const member = (name: string, kind: CastMember['kind'] = 'person'): CastMember => ({
  name,
  kind,
  look: '',
  cloth: '',
  notes: '',
});
const sheet = [
  member('the father, his dad'),
  member('the younger son, son'),
  member('the elder son'),
  member('the inn', 'place'),
];
const names = (found: readonly CastMember[]) => found.map(({ name }) => name.split(',')[0]);
const scene = (story: string[], index: number) =>
  names(castOfScene(sheet, { prompt: story[index] ?? '', story, index }));

test('finds a name anywhere in a sentence, but not inside another word', () => {
  expect(castNames(sheet[0]!)).toEqual(['father', 'dad']);
  expect(names(namedIn(sheet, 'The Father ran to meet him.'))).toEqual(['the father']);
  expect(names(namedIn(sheet, 'His father-in-law and the grandfather sat beginning inner things.'))).toEqual([]);
  expect(names(namedIn([member('Boaz’s field', 'place')], "She gleaned in Boaz's field."))).toEqual(['Boaz’s field']);
});

test('prefers the longest of overlapping names', () => {
  expect(names(namedIn(sheet, 'The elder son was angry.'))).toEqual(['the elder son']);
  expect(names(namedIn(sheet, 'The elder son looked at the younger son.'))).toEqual([
    'the younger son',
    'the elder son',
  ]);
});

test('resolves "he" to the person named in the last scene, and a name without earlier scenes', () => {
  expect(scene(['The younger son went away.', 'He was hungry.', 'A famine came.'], 1)).toEqual(['the younger son']);
  expect(scene(['The younger son went away.', 'A famine came.'], 1)).toEqual([]);
  expect(scene(['The younger son slept at the inn.', 'The father saw him.'], 1)).toEqual([
    'the father',
    'the younger son',
  ]);
  expect(scene(['The father waited.', 'Rain.', 'Wind.', 'Snow.', 'He waited.'], 4)).toEqual([]);
});

test('escapes names with characters of regular expressions', () => {
  expect(names(namedIn([member('a (b+')], 'See a (b+ here'))).toEqual(['a (b+']);
});
