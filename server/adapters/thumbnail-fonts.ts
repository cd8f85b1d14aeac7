import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type DrawnFamily, faceWeights } from '#shared/thumbnail/fonts.ts';

const require = createRequire(import.meta.url);
const styles: Record<number, string> = {
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
};
const packages: Record<Exclude<DrawnFamily, 'Inter'>, string> = {
  Montserrat: 'montserrat',
  Poppins: 'poppins',
  'Bebas Neue': 'bebas-neue',
  Anton: 'anton',
  'Playfair Display': 'playfair-display',
  'Fira Sans Condensed': 'fira-sans-condensed',
  'Noto Serif Display': 'noto-serif-display',
};

/** The TTF file of a face; Inter comes as WOFF2 and is unpacked by scripts/build-fonts.mjs. */
export function fontFile(family: DrawnFamily, weight: number): string {
  const style = styles[weight];
  if (family === 'Inter') return fileURLToPath(new URL(`../../dist/fonts/Inter-${style}.ttf`, import.meta.url));
  return require.resolve(
    `@expo-google-fonts/${packages[family]}/${weight}${style}/${family.replaceAll(' ', '')}_${weight}${style}.ttf`,
  );
}

/** The files of the faces that an SVG draws with: every weight it names, of every family it names. */
export function fontFilesOf(svg: string): string[] {
  const weights = new Set([...svg.matchAll(/font-weight="(\d+)"/g)].map(([, weight]) => Number(weight)));
  const families = (Object.keys(faceWeights) as DrawnFamily[]).filter((family) =>
    svg.includes(`font-family="${family}"`),
  );
  return families.flatMap((family) =>
    faceWeights[family].filter((weight) => weights.has(weight)).map((weight) => fontFile(family, weight)),
  );
}
