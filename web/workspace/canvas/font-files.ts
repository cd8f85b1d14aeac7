import type { Face } from '#shared/thumbnail/fonts.ts';

/** The addresses of the font files that the renderer uses. Inter is loaded already, because the pages use it. */
const files = import.meta.glob<string>(
  [
    '../../../node_modules/@expo-google-fonts/{montserrat,poppins,fira-sans-condensed,noto-serif-display}/{300Light,400Regular,500Medium,600SemiBold,700Bold,800ExtraBold,900Black}/*.ttf',
    '../../../node_modules/@expo-google-fonts/playfair-display/{400Regular,500Medium,600SemiBold,700Bold,800ExtraBold,900Black}/*.ttf',
    '../../../node_modules/@expo-google-fonts/{anton,bebas-neue}/400Regular/*.ttf',
    '../../../node_modules/inter-ui/web/Inter-{Light,Regular,Medium,SemiBold,Bold,ExtraBold,Black}.woff2',
  ],
  { query: '?url', import: 'default', eager: true, exhaustive: true },
);
const styles: Record<number, string> = {
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
};

/** The address of the file of a face; undefined when there is none. */
export function faceUrl({ family, weight }: Face): string | undefined {
  const name =
    family === 'Inter'
      ? `/Inter-${styles[weight]}.woff2`
      : `/${family.replaceAll(' ', '')}_${weight}${styles[weight]}.ttf`;
  return Object.entries(files).find(([path]) => path.endsWith(name))?.[1];
}
