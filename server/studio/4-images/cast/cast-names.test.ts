import { expect, test } from 'vitest';
import type { CastMember } from '#shared/pictures/cast.ts';
import { unknownNames } from './cast-names.ts';
import { castShown } from '../drawing/tale-readings.ts';

const verses = [
  'Naomi had a relative of her husband’s, a mighty man of wealth, of the family of Elimelech, and his name was Boaz.',
  'Ruth the Moabitess said to Naomi, “Let me now go to the field, and glean.” And behold, Boaz came from ' +
    'Bethlehem, and said to the reapers, “Yahweh be with you.”',
  'Yes, I’m here, and I’ve a word for you.',
  'Then Orpah the Moabitess went back to the country of Moab with Mahlon’s people, out of Moab they came to Israel.',
];
const person = (name: string) => ({ name, kind: 'person' as const, look: '', cloth: '', notes: '' });
const names = (words: string[], members = [person('Ruth')]) =>
  unknownNames({ words, verses, members, isShown: () => true }).map(({ name, kind }) => [name, kind]);

test('proposes unknown names from the verses, the most frequent first', () => {
  expect(names(['Ruth meets Boaz. Boaz sees Ruth.', 'Orpah the Moabitess leaves Israel for Moab.'])).toEqual([
    ['Boaz', 'person'],
    ['Orpah', 'person'],
    ['Moab', 'place'],
  ]);
  expect(unknownNames({ words: ['Boaz sees her.'], verses, members: [], isShown: () => true })[0]?.cloth).toContain(
    'robe',
  );
});

test('does not propose words capitalized only by the tale, undrawable people or known members', () => {
  expect(names(['Kwame sings. Yahweh hears. Then Let us go, and Behold. But I’m here, and I’ve time.'])).toEqual([]);
  expect(names(['Orpah weeps.'], [person('the daughter-in-law, Orpah')])).toEqual([]);
});

test('proposes from a genealogy only the people in the pictures', () => {
  const prompts = [
    'Boaz became the father of Obed, and Obed became the father of Jesse.',
    'Orpah kissed Naomi and went home weeping.',
  ];
  const isShown = (member: CastMember) => castShown([member], prompts).flat().length > 0;
  const genealogy = ['The son of Boaz was Obed, and the son of Obed was Jesse.'];
  const proposed = unknownNames({ words: prompts, verses: [...verses, ...genealogy], members: [], isShown });
  expect(proposed.map(({ name }) => name.split(',')[0])).toEqual(['Naomi', 'Boaz', 'Orpah']);
});
