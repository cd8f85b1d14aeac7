import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const shown = (...texts: string[]) => {
  const { action, actors, targets } = readTale({ scenes: texts.map((text) => ({ text })) }).at(-1)!;
  return `${action} ${actors.join()} ${targets.join()}`.trim();
};

test.each([
  ['Yao was a boy. He ran home and put the radio in his grandfather’s arms.', 'give yao grandfather'],
  ['Rosie was five. Rosie brought Mr Okoro a picture.', 'give rosie okoro'],
  ['A fisherman beat on the door with both fists.', 'knock fisherman'],
  ['Kofi was a man. Kofi wound his cap round in his hands.', 'hold kofi'],
  ['Ama was a woman. Ama pushed the notes back into the sack.', 'put ama'],
  ['The crowd pushed between them. Rosie sat down and hid her face in her hands.', 'weep rosie'],
  ['Ama, qui avait huit ans, et son petit frère Kofi jouaient au ballon.', 'kick ama,kofi'],
])('%s', (text, deed) => {
  expect(shown(text)).toBe(deed);
});

test('seats whoever sits by a bed beside somebody who lies in it', () => {
  expect(shown('Auntie Esi lay in bed. Kwame was her son.', 'Kwame came and sat on the side of her bed.')).toBe(
    'lie-sick esi kwame',
  );
});

test('places both visitors of a bed beside it', () => {
  const both = 'Kwame came and sat on the left side of her bed, and Kofi came and sat on the right.';
  const scenes = ['Auntie Esi lay in bed. Kwame and Kofi were her sons.', both].map((text) => ({ text }));
  expect(readTale({ scenes })[1]).toMatchObject({ action: 'lie-sick', actors: ['esi'], targets: ['kwame', 'kofi'] });
});

test('shows whoever sits there while nobody answers', () => {
  const text = 'Nobody could tell Kofi, but Grandma Ama was sitting in the doorway, and he crouched down and asked.';
  const [scene] = readTale({ scenes: [{ text }] });
  expect(scene!.people.map(({ id }) => id)).toContain('ama');
});

test('shows somebody taking the hand that was held out', () => {
  const offer = 'Rosie was lost. Mr Okoro knelt down. "Come," he said, and he held out his hand.';
  expect(shown(offer, 'She took it, and they walked along the platform.')).toBe('hold-hands rosie okoro');
});

test('shows whoever is found doing something doing it', () => {
  expect(shown('Kwame was a man. Kofi went out and found Kwame digging.')).toBe('dig kwame');
});
