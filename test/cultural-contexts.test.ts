import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { culturalContexts } from '#shared/vocabulary.ts';

test('has a symbol for every cultural context', () => {
  const ids = readFileSync('web/public/cultural-contexts.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g);
  expect([...ids].map(([, id]) => id)).toEqual(culturalContexts);
});
