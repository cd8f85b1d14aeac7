import { expect, test } from 'vitest';
import { faceUrl } from './font-files.ts';

test.each([
  ['Montserrat', 700],
  ['Poppins', 400],
  ['Playfair Display', 900],
  ['Anton', 400],
  ['Inter', 800],
] as const)('%s %i has the file that the baker draws with', (family, weight) => {
  expect(faceUrl({ family, weight })).toContain(family.replaceAll(' ', ''));
});
