import { expect, test } from 'vitest';
import { languageOf } from './language-detector.ts';

test.each([
  ['en', 'The lamp was in the window and she waited for him'],
  ['fr', 'La lampe était à la fenêtre et elle l’attendait'],
  ['ee', 'Yehowae nye kplɔnyela, eya ta naneke mahiãm o'],
  ['fr', 'la peur dans la tempête'],
  ['fr', 'je me sens nul'],
  ['ee', 'ŋutifafa le ƒome me'],
  ['ee', 'lɔlɔ̃ na havi'],
  [null, '123 … 456'],
] as const)('%s: %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});
