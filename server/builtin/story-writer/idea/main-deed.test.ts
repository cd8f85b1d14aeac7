import { expect, test } from 'vitest';
import { mainDeed } from './main-deed.ts';

const name = { en: 'Solomon', fr: 'Salomon' };
const deed = (en: string) => mainDeed(name, [{ text: { en } }])?.line;

test.each([
  ['Then Solomon began to build Yahweh’s house at Jerusalem.', 'Solomon builds the temple', 'Salomon bâtit le temple'],
  ['Now Solomon died, and his son reigned.', 'The last days of Solomon', 'Les derniers jours de Salomon'],
  ['Solomon went down, and his servants with him, and fought.', 'Solomon goes to war', 'Salomon part en guerre'],
])('%s', (verse, en, fr) => expect(deed(verse)).toEqual({ en, fr }));

test('does not ascribe to a person what others do', () => {
  expect(deed('The men of Solomon swore to him.')).toBeUndefined();
  expect(mainDeed(null, [{ text: { en: 'Solomon died.' } }])).toBeNull();
});
