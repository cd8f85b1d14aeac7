import { expect, test } from 'vitest';
import type { Scripture } from '#server/ports/bible.ts';
import { formatReference } from '#shared/story/scripture.ts';
import { passagesOfText } from './pasted-passages.ts';

const nobodyQuotes = { search: async () => [], passage: async () => [] } as unknown as Scripture;
const named = async (text: string, language: 'en' | 'fr') =>
  (await passagesOfText(nobodyQuotes, text, language)).map((range) => formatReference(range));

test.each([
  ['Le 6 mai, Ange a eu dix ans.', 'fr', []],
  ['Le 6.30 du matin arriva.', 'fr', []],
  ['Is 5 enough? Am 7 was playing.', 'en', []],
  ['Comme le dit Luc 15.11-32, un père attend.', 'fr', ['Luke 15:11-32']],
  ['She read Is 40:31 aloud, then Ruth 1.', 'en', ['Ruth 1']],
  ['He opened 1 Samuel 3 and Jn 3:16.', 'en', ['1 Samuel 3', 'John 3:16']],
] as const)('“%s” names %s %j', async (text, language, references) => {
  expect(await named(text, language)).toEqual(references);
});
