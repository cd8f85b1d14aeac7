import { drawableText } from './drawable-text.ts';
import { drawnCharacters, fontWidths, measuredLetters } from './font-metrics.ts';

/** Families whose letters are really drawn, the same in the browser and in the PNG that the server makes. */
export type DrawnFamily = keyof typeof fontWidths;
/** One face: a family in one weight that it has. */
export type Face = { readonly family: DrawnFamily; readonly weight: number };

const every = [300, 400, 500, 600, 700, 800, 900] as const;
/** The available weights of each family. */
export const faceWeights: Record<DrawnFamily, readonly number[]> = {
  Inter: every,
  Montserrat: every,
  Poppins: every,
  'Bebas Neue': [400],
  Anton: [400],
  'Playfair Display': [400, 500, 600, 700, 800, 900],
  'Fira Sans Condensed': every,
  'Noto Serif Display': every,
};

/**
 * The families that a creator chooses from. `drawn` is the family behind the name, `forEwe` the one that draws a text
 * with Ewe letters or free accents.
 */
export const thumbnailFonts = [
  { family: 'Inter', label: 'Inter (Clean)', category: 'Sans-serif', drawn: 'Inter', forEwe: 'Inter' },
  {
    family: 'BrandSans',
    label: 'BrandSans (Bold)',
    category: 'Sans-serif',
    drawn: 'Montserrat',
    forEwe: 'Montserrat',
    weight: 800,
  },
  { family: 'Poppins', label: 'Poppins (Bold)', category: 'Sans-serif', drawn: 'Poppins', forEwe: 'Montserrat' },
  {
    family: 'Bebas Neue',
    label: 'Bebas Neue (Impact)',
    category: 'Display',
    drawn: 'Bebas Neue',
    forEwe: 'Fira Sans Condensed',
    weight: 800,
  },
  {
    family: 'Anton',
    label: 'Anton (Strong)',
    category: 'Display',
    drawn: 'Anton',
    forEwe: 'Fira Sans Condensed',
    weight: 800,
  },
  {
    family: 'Playfair Display',
    label: 'Playfair Display (Classic)',
    category: 'Serif',
    drawn: 'Playfair Display',
    forEwe: 'Noto Serif Display',
  },
] as const satisfies readonly {
  family: string;
  label: string;
  category: 'Sans-serif' | 'Display' | 'Serif';
  drawn: DrawnFamily;
  forEwe: DrawnFamily;
  /** The only weight of the family, whatever is requested. */
  weight?: number;
}[];

/** The typeface of automatic titles. */
export const brandFace: Face = { family: 'Montserrat', weight: 800 };

const place = new Map(Array.from(measuredLetters, (letter, index) => [letter, index] as const));
const mark = /\p{M}/u;
const unknown = 700;

/**
 * The face that draws a text in a chosen family and weight (100 to 900), and whether another family must replace it for
 * its letters.
 */
export function faceFor(fontFamily: string, fontWeight: number, text: string): Face & { substituted: boolean } {
  const font = thumbnailFonts.find(({ family }) => family === fontFamily) ?? thumbnailFonts[0];
  const shown = drawableText(text);
  const family = western.test(shown) ? font.drawn : ewe.test(shown) ? font.forEwe : 'Inter';
  const wanted = 'weight' in font ? font.weight : fontWeight;
  const weight = faceWeights[family].reduce((best, each) =>
    Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best,
  );
  return { family, weight, substituted: family !== font.drawn };
}

const only = (characters: string): RegExp => new RegExp(`^[\\n${characters}]*$`, 'u');
/**
 * Characters that every family draws correctly; those of the substitutes for Ewe. Inter draws everything that can be
 * drawn.
 */
const [western, ewe] = [only(drawnCharacters.every), only(drawnCharacters.ewe)];

/**
 * How wide a line of a face is at font size 1. Accents add nothing; a letter that was not measured counts as a wide
 * one.
 */
export function lineWidth(text: string, { family, weight }: Face): number {
  const [regular, bold = regular] = fontWidths[family] as readonly (readonly number[])[];
  const boldness = (weight - 400) / 400;
  let sum = 0;
  for (const letter of text.normalize('NFD')) {
    if (mark.test(letter)) continue;
    const at = place.get(letter);
    const [thin, thick] = at === undefined ? [unknown, unknown] : [regular?.[at] || unknown, bold?.[at] || unknown];
    sum += thin + (thick - thin) * boldness;
  }
  return sum / 1000;
}

/** The width of a line of an automatic title. */
export const titleWidth = (text: string): number => lineWidth(text, brandFace);
