// Writes shared/thumbnail/font-metrics.ts: advance widths of the letters of English, French and Ewe in every family
// that thumbnails are drawn in.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';
import { root } from './machine.mjs';

const at = (path) => readFileSync(createRequire(import.meta.url).resolve(path));
const google = (family, ...names) => names.map((name) => at(`@expo-google-fonts/${family}/${name}.ttf`));
const inter = async (name) => Buffer.from(await decompress(at(`inter-ui/web/Inter-${name}.woff2`)));
/** Family to its regular (400) and extra bold (800) face; one face when there is only one. */
const faces = {
  Inter: [await inter('Regular'), await inter('ExtraBold')],
  Montserrat: google('montserrat', '400Regular/Montserrat_400Regular', '800ExtraBold/Montserrat_800ExtraBold'),
  Poppins: google('poppins', '400Regular/Poppins_400Regular', '800ExtraBold/Poppins_800ExtraBold'),
  'Bebas Neue': google('bebas-neue', '400Regular/BebasNeue_400Regular'),
  Anton: google('anton', '400Regular/Anton_400Regular'),
  'Playfair Display': google(
    'playfair-display',
    '400Regular/PlayfairDisplay_400Regular',
    '800ExtraBold/PlayfairDisplay_800ExtraBold',
  ),
  'Fira Sans Condensed': google(
    'fira-sans-condensed',
    '400Regular/FiraSansCondensed_400Regular',
    '800ExtraBold/FiraSansCondensed_800ExtraBold',
  ),
  'Noto Serif Display': google(
    'noto-serif-display',
    '400Regular/NotoSerifDisplay_400Regular',
    '800ExtraBold/NotoSerifDisplay_800ExtraBold',
  ),
};
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const letters = [...new Set(`${ascii}ÆŒæœßØø·–—…‘’“”«»¿¡°€£©ƉƑƐƔŊƆƲɖƒɛɣŋɔʋ`)].join('');

const widths = (bytes) => {
  const font = fontkit.create(bytes);
  return [...letters].map((letter) => {
    const code = letter.codePointAt(0);
    return font.hasGlyphForCodePoint(code)
      ? Math.round((font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * 1000)
      : 0;
  });
};
const table = Object.entries(faces).map(
  ([family, files]) =>
    `  ${JSON.stringify(family)}: [\n${files.map((file) => `    [${widths(file).join(', ')}],`).join('\n')}\n  ],`,
);

/** A currency sign in most families, a letter of Ewe in those that draw Ewe. */
const florin = 0x192;
/**
 * Characters that all of these families have in all their faces and that can be seen, for use inside a regular
 * expression's brackets.
 */
const characters = (...families) => {
  const sets = families.flatMap((family) => faces[family].map((bytes) => new Set(fontkit.create(bytes).characterSet)));
  const ranges = [];
  for (const code of [...sets[0]].toSorted((a, b) => a - b)) {
    if (
      code > 0xffff ||
      (families.length > 4 && code === florin) ||
      /\p{C}/u.test(String.fromCodePoint(code)) ||
      !sets.every((set) => set.has(code))
    )
      continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const written = (code) => `\\u${code.toString(16).padStart(4, '0')}`;
  return ranges.map(([from, to]) => (from === to ? written(from) : `${written(from)}-${written(to)}`)).join('');
};
const drawn = {
  every: characters(...Object.keys(faces)),
  ewe: characters('Inter', 'Montserrat', 'Fira Sans Condensed', 'Noto Serif Display'),
  some: characters('Inter'),
};

writeFileSync(
  join(root, 'shared', 'font-metrics.ts'),
  `/** The letters that are measured; written by scripts/measure-fonts.mjs. */
export const measuredLetters =
  ${JSON.stringify(letters)};

/** Advance widths of \`measuredLetters\` in thousandths of the font size, 0 where the family lacks the letter: of weight 400, then of weight 800 where there is one. */
export const fontWidths = {
${table.join('\n')}
} as const satisfies Record<string, readonly (readonly number[])[]>;

/**
 * Characters that every family has; that those have which stand in for Ewe; that Inter has, which draws what they
 * cannot. For use inside a regular expression's brackets.
 */
export const drawnCharacters = {
${Object.entries(drawn)
  .map(([name, ranges]) => `  ${name}: String.raw\`${ranges}\`,`)
  .join('\n')}
} as const;
`,
);
