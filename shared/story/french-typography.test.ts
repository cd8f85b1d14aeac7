import { expect, test } from 'vitest';
import { frenchTypography } from './french-typography.ts';

test.each([
  ['Puis-je rentrer ?', 'Puis-je rentrer\u202F?'],
  ['Quoi? Oui!', 'Quoi\u202F? Oui\u202F!'],
  ['Il dit: « Viens. »', 'Il dit\u202F: «\u202FViens.\u202F»'],
  ["l'ami; Luc 15:11-32", 'l’ami\u202F; Luc 15:11-32'],
  ['Viens !', 'Viens\u202F!'],
])('%s', (plain, set) => {
  expect(frenchTypography(plain)).toBe(set);
  expect(frenchTypography(set)).toBe(set);
});
