import { fileURLToPath } from 'node:url';

/** The font files that the studio draws with. */
export const fonts = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  '@expo-google-fonts/montserrat/700Bold/Montserrat_700Bold.ttf',
  '@expo-google-fonts/montserrat/800ExtraBold/Montserrat_800ExtraBold.ttf',
].map((font) => fileURLToPath(import.meta.resolve(font)));
