import { expect, test } from 'vitest';
import { drawableText, undrawableSigns } from './drawable-text.ts';

test('what no font of the studio has is left out, and named once each', () => {
  const text = 'Pray 🙏🏽 and sing 🎵🎵, שלום';
  expect(drawableText(text)).toBe('Pray  and sing , ');
  expect(undrawableSigns(text)).toEqual(['🙏🏽', '🎵', 'ש', 'ל', 'ו', 'ם']);
});

test('French spaces and hyphens become those that every family has; what is never seen goes', () => {
  expect(drawableText('Où es\u2011tu\u202f?\u200b\ufeff')).toBe('Où es-tu\u00a0?');
  expect(undrawableSigns('Où es\u2011tu\u202f?\u200d\ufe0f')).toEqual([]);
});

test('letters of Ewe keep their accents, lines stay lines, and accents are put on their letters', () => {
  const ewe = 'Mawu nye lɔlɔ̃\nŊutsu ɖeka ƒe ʋu, ɛ̀ ɣ ǹ';
  expect(drawableText(ewe)).toBe(ewe.normalize('NFC'));
  expect(drawableText('Noe\u0308l\r\nla')).toBe('Noël\nla');
});
