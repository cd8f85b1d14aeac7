import { expect, test } from 'vitest';
import { parseReference } from '#shared/story/scripture.ts';
import { longEnoughFirst } from './long-enough.ts';

const scored = (reference: string, score: number) => ({
  reference,
  score,
  passage: { range: parseReference(reference)! },
});
const order = (list: readonly { reference: string }[]) => list.map(({ reference }) => reference);

test('prefers, of equally good passages, one that fills a long tale', () => {
  const ranked = [scored('Deuteronomy 22:1-4', 20), scored('Luke 15:11-32', 18.5), scored('Ruth 2', 12)];
  expect(order(longEnoughFirst(ranked, 950))).toEqual(['Luke 15:11-32', 'Deuteronomy 22:1-4', 'Ruth 2']);
  expect(order(longEnoughFirst(ranked, 220))).toEqual(order(ranked));
  expect(longEnoughFirst(ranked, undefined)).toBe(ranked);
});
