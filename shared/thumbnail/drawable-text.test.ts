import { expect, test } from 'vitest';
import { drawableText, undrawableSigns } from './drawable-text.ts';

test('leaves out characters that no font has, and names each once', () => {
  const text = 'Pray 🙏🏽 and sing 🎵🎵, שלום';
  expect(drawableText(text)).toBe('Pray  and sing , ');
  expect(undrawableSigns(text)).toEqual(['🙏🏽', '🎵', 'ש', 'ל', 'ו', 'ם']);
});

test('replaces French spaces and hyphens by common ones, and drops invisible characters', () => {
  expect(drawableText('Où es\u2011tu\u202f?\u200b\ufeff')).toBe('Où es-tu\u00a0?');
  expect(undrawableSigns('Où es\u2011tu\u202f?\u200d\ufe0f')).toEqual([]);
});

test('keeps accents of Ewe letters and line breaks, and composes accents', () => {
  const ewe = 'Mawu nye lɔlɔ̃\nŊutsu ɖeka ƒe ʋu, ɛ̀ ɣ ǹ';
  expect(drawableText(ewe)).toBe(ewe.normalize('NFC'));
  expect(drawableText('Noe\u0308l\r\nla')).toBe('Noël\nla');
});
