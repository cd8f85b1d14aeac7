import { expect, test } from 'vitest';
import { brandFace, faceFor, lineWidth, thumbnailFonts } from './fonts.ts';

const ewe = 'Mawu nye lɔlɔ̃';
const french = 'Où es-tu ? L’œuvre du cœur, forêt, Noël, garçon';

test('the six families of the specification, with their words', () => {
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

test.each(thumbnailFonts)('$family draws English and French by itself', ({ family, drawn }) => {
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
])('for Ewe, %s is drawn in %s', (family, drawn, substituted) => {
  expect(faceFor(family, 700, ewe)).toMatchObject({ family: drawn, substituted });
  for (const text of ['Ŋutsu', 'ƒe', 'ƒo'])
    expect(faceFor(family, 700, text.normalize('NFD'))).toMatchObject({ family: drawn });
});

test('French with narrow spaces and an emoji stays in its family; what only Inter has is drawn by Inter', () => {
  expect(faceFor('Anton', 700, 'Où es-tu\u202f? 🙏')).toMatchObject({ family: 'Anton', substituted: false });
  for (const { family } of thumbnailFonts) expect(faceFor(family, 700, 'Α → Ω ♥').family).toBe('Inter');
});

test('a weight that a family lacks is the nearest that it has', () => {
  expect(faceFor('Inter', 300, 'a').weight).toBe(300);
  expect(faceFor('Playfair Display', 300, 'a').weight).toBe(400);
  expect(faceFor('Anton', 900, 'a').weight).toBe(400);
  expect(faceFor('Anton', 300, 'ŋ').weight).toBe(800);
  expect(faceFor('BrandSans', 300, 'a').weight).toBe(800);
  expect(faceFor('Comic Sans', 700, 'a').family).toBe('Inter');
});

test('a line is as wide as its letters; accents add nothing, a bold one is wider', () => {
  expect(lineWidth('W', brandFace)).toBeGreaterThan(lineWidth('i', brandFace) * 3);
  expect(lineWidth('ɔ̃', brandFace)).toBe(lineWidth('ɔ', brandFace));
  expect(lineWidth('é', brandFace)).toBe(lineWidth('e', brandFace));
  expect(lineWidth('漢', brandFace)).toBe(0.7);
  const [thin, mid, thick] = [300, 600, 900].map((weight) => lineWidth('Mercy', { family: 'Inter', weight }));
  expect(thin! < mid! && mid! < thick!).toBe(true);
});
