import { expect, test } from 'vitest';
import { parseReference, type VerseRange } from '#shared/story/scripture.ts';
import { outlineOf } from './outline.ts';

const range = (reference: string): VerseRange => parseReference(reference) ?? expect.fail(`unread: ${reference}`);
const solomon = { en: 'Solomon', fr: 'Salomon' };
const units = [{ text: { en: 'Then Solomon began to build Yahweh’s house at Jerusalem.' } }];

test('takes the outline from the pericope, with a first sentence of its own', () => {
  expect(outlineOf(range('1SA 9:5-14'), null, [])).toMatchObject({
    title: { en: 'The Lost Donkeys' },
    hook: { en: 'Three days of searching, and still no donkeys. What now?' },
  });
});

test('falls back to what the main person does, outside of pericopes', () => {
  expect(outlineOf(range('2CH 3:1-3'), solomon, units)).toMatchObject({
    title: null,
    hook: null,
    line: { en: 'Solomon builds the temple.', fr: 'Salomon bâtit le temple.' },
  });
});

test('has none where nobody does anything', () => {
  expect(outlineOf(range('PRO 20:1-9'), null, [])).toBeNull();
});
