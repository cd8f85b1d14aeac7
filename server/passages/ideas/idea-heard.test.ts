import { expect, test } from 'vitest';
import { hearsIdea } from './idea-heard.ts';

const wallet = 'A girl in Accra who finds a wallet';

test.each([
  [wallet, 'Ama found a wallet beside the road.', 'en', true],
  [wallet, 'In Accra a girl walked home from school.', 'en', true],
  [wallet, 'Have you ever seen a girl cry?', 'en', false],
  [wallet, 'He walked along the old road with his fathers.', 'en', false],
  ['Why should I not lie?', 'Kofi lied to his mother.', 'en', true],
  ['Why should I not lie?', 'The sun shone on the sea.', 'en', false],
  ['pardonner à celui qui m’a volé', 'Peut-on pardonner à un voleur ?', 'fr', true],
] as const)('of “%s”, “%s” is heard in %s: %s', (idea, text, language, heard) => {
  expect(hearsIdea(idea, text, language)).toBe(heard);
});

test('describes an idea in another language by its situation or a name', () => {
  expect(
    hearsIdea('Two sisters who do not speak to each other any more', 'Deux sœurs ne se parlaient plus.', 'fr'),
  ).toBe(true);
  expect(hearsIdea('Why should I not lie?', 'As-tu déjà menti ?', 'fr')).toBe(true);
  expect(hearsIdea(wallet, 'À Accra, une petite rentrait de l’école.', 'fr')).toBe(true);
  expect(hearsIdea(wallet, 'Le soleil brillait sur la mer.', 'fr')).toBe(false);
});

test('claims nothing when it recognizes nothing in an idea', () => {
  expect(hearsIdea(wallet, 'Wozɔ mɔ xoxoa dzi kple wo.', 'ee')).toBeNull();
  expect(hearsIdea('Psalm 23', 'Ama found a wallet.', 'en')).toBeNull();
  expect(hearsIdea('Luc 15.11-32', 'Ama trouva un portefeuille.', 'fr')).toBeNull();
  expect(hearsIdea('…', 'Ama found a wallet.', 'en')).toBeNull();
});
