import { expect, test } from 'vitest';
import { hardToHear } from './hard-to-hear.ts';

test.each([
  ['en', 'lest by any means, after I have preached to others, I myself should be rejected.', 'I should not win.'],
  ['fr', 'de peur d’être moi-même rejeté, après avoir prêché aux autres.', 'de peur de ne pas gagner.'],
  ['en', 'It would be better for that man if he had not been born.', 'It would be better for that man to go home.'],
  ['fr', 'Mieux vaudrait pour cet homme qu’il ne fût pas né.', 'Mieux vaudrait pour cet homme rentrer chez lui.'],
] as const)('does not read aloud what hurts when it stands alone (%s: %s)', (language, hurts, other) => {
  expect(hardToHear(hurts, language, 'adults')).toBeGreaterThan(hardToHear(other, language, 'adults') + 1);
});
