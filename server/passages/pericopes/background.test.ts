import { expect, test } from 'vitest';
import { knownAs } from '../known-passage.ts';
import { parseReference } from '#shared/story/scripture.ts';
import { backgroundOf, placeOfBackground } from './background.ts';

const range = (reference: string) => parseReference(reference) ?? expect.fail(`unread: ${reference}`);
const esther = knownAs(range('Esther 4')) ?? expect.fail('Esther 4 is in the table');

test('says what happened before, unless the tale is too short for it', () => {
  expect(backgroundOf(esther, esther.range, 300)?.en).toMatch(/Haman/u);
  expect(backgroundOf(esther, esther.range, 100)).toBeNull();
});

test('says nothing where a passage needs no background', () => {
  const creation = knownAs(range('Genesis 1')) ?? expect.fail('Genesis 1 is in the table');
  expect(backgroundOf(creation, creation.range, 300)).toBeNull();
});

test('says of a part that begins later what the passage has told by then', () => {
  const wells = knownAs(range('Genesis 26:12-33')) ?? expect.fail('Genesis 26 is in the table');
  expect(backgroundOf(wells, range('Genesis 26:26-33'), 300)?.en).toMatch(/wells/u);
  expect(backgroundOf(wells, wells.range, 300)?.en).not.toMatch(/wells/u);
});

test.each([
  ['where no scene is told before it', null, 'EST 4', 'before-scene'],
  ['where the scene is the beginning of the passage', 'EST 4:1-9', 'EST 4:10-17', 'before-scene'],
  ['behind a scene that is farther away', 'EST 2:15-23', 'EST 4', 'after-scene'],
  ['nowhere if the scene leads up to it', 'EST 3', 'EST 4', null],
])('has its place: %s', (_, scene, told, place) => {
  expect(placeOfBackground(scene ? range(scene) : null, range(told), esther.range)).toBe(place);
});
