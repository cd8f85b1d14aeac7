import { expect, test } from 'vitest';
import { brandFace, faceFor, lineWidth, thumbnailFonts } from './fonts.ts';

const ewe = 'Mawu nye lɔlɔ̃';
const french = 'Où es-tu ? L’œuvre du cœur, forêt, Noël, garçon';

test('has the six font families of the specification', () => {
  expect(thumbnailFonts.map(({ label }) => label)).toEqual([
    'Inter (Clean)',
    'BrandSans (Bold)',
    'Poppins (Bold)',
    'Bebas Neue (Impact)',
    'Anton (Strong)',
    'Playfair Display (Classic)',
  ]);
  expect(new Set(thumbnailFonts.map(({ category }) => category))).toEqual(new Set(['Sans-serif', 'Display', 'Serif']));
});

test.each(thumbnailFonts)('draws English and French in $family without a fallback', ({ family, drawn }) => {
  for (const text of ['God is love!', french])
    expect(faceFor(family, 700, text)).toMatchObject({ family: drawn, substituted: false });
});

test.each([
  ['Inter', 'Inter', false],
  ['BrandSans', 'Montserrat', false],
  ['Poppins', 'Montserrat', true],
  ['Bebas Neue', 'Fira Sans Condensed', true],
  ['Anton', 'Fira Sans Condensed', true],
  ['Playfair Display', 'Noto Serif Display', true],
])('draws %s for Ewe in %s', (family, drawn, substituted) => {
  expect(faceFor(family, 700, ewe)).toMatchObject({ family: drawn, substituted });
  for (const text of ['Ŋutsu', 'ƒe', 'ƒo'])
    expect(faceFor(family, 700, text.normalize('NFD'))).toMatchObject({ family: drawn });
});

test('keeps French narrow spaces and emoji in the family, and draws the rest in Inter', () => {
  expect(faceFor('Anton', 700, 'Où es-tu\u202f? 🙏')).toMatchObject({ family: 'Anton', substituted: false });
  for (const { family } of thumbnailFonts) expect(faceFor(family, 700, 'Α → Ω ♥').family).toBe('Inter');
});

test('uses the nearest weight that a family has', () => {
  expect(faceFor('Inter', 300, 'a').weight).toBe(300);
  expect(faceFor('Playfair Display', 300, 'a').weight).toBe(400);
  expect(faceFor('Anton', 900, 'a').weight).toBe(400);
  expect(faceFor('Anton', 300, 'ŋ').weight).toBe(800);
  expect(faceFor('BrandSans', 300, 'a').weight).toBe(800);
  expect(faceFor('Comic Sans', 700, 'a').family).toBe('Inter');
});

test('measures a line by its letters: accents add nothing, bold is wider', () => {
  expect(lineWidth('W', brandFace)).toBeGreaterThan(lineWidth('i', brandFace) * 3);
  expect(lineWidth('ɔ̃', brandFace)).toBe(lineWidth('ɔ', brandFace));
  expect(lineWidth('é', brandFace)).toBe(lineWidth('e', brandFace));
  expect(lineWidth('漢', brandFace)).toBe(0.7);
  const [thin, mid, thick] = [300, 600, 900].map((weight) => lineWidth('Mercy', { family: 'Inter', weight }));
  expect(thin! < mid! && mid! < thick!).toBe(true);
});
