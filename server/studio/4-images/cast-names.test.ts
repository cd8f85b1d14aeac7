import { expect, test } from 'vitest';
import { unknownNames } from './cast-names.ts';

const verses = [
  'Naomi had a relative of her husband’s, a mighty man of wealth, of the family of Elimelech, and his name was Boaz.',
  'Ruth the Moabitess said to Naomi, “Let me now go to the field, and glean.” And behold, Boaz came from Bethlehem, and said to the reapers, “Yahweh be with you.”',
  'Yes, I’m here, and I’ve a word for you.',
  'Then Orpah the Moabitess went back to the country of Moab with Mahlon’s people, out of Moab they came to Israel.',
];
const person = (name: string) => ({ name, kind: 'person' as const, look: '', cloth: '', notes: '' });
const names = (words: string[], members = [person('Ruth')]) =>
  unknownNames({ words, verses, members }).map(({ name, kind }) => [name, kind]);

test('names of the Bible’s verses that the cast does not know are proposed, the most frequent first, known figures with their look', () => {
  expect(names(['Ruth meets Boaz. Boaz sees Ruth.', 'Orpah the Moabitess leaves Israel for Moab.'])).toEqual([
    ['Boaz', 'person'],
    ['Orpah', 'person'],
    ['Moab', 'place'],
  ]);
  expect(unknownNames({ words: ['Boaz sees her.'], verses, members: [] })[0]?.cloth).toContain('robe');
});

test('what the tale alone writes with a capital, who nobody can draw, and whoever is there already are not proposed', () => {
  expect(names(['Kwame sings. Yahweh hears. Then Let us go, and Behold. But I’m here, and I’ve time.'])).toEqual([]);
  expect(names(['Orpah weeps.'], [person('the daughter-in-law, Orpah')])).toEqual([]);
});
