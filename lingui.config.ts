import { readdirSync } from 'node:fs';
import { createSwcExtractor } from '@lingui/native-tools';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const catalogs = readdirSync(new URL('web/language', import.meta.url)).filter((file) => file.endsWith('.po'));

/** The words of the screens: English stands in the code, every other language in a file of its own. */
export default defineConfig({
  sourceLocale: 'en',
  locales: catalogs.map((file) => file.replace('.po', '')),
  catalogs: [
    { path: '<rootDir>/web/language/{locale}', include: ['web'], exclude: ['**/*.test.*'] },
    { path: '<rootDir>/web/language/server/{locale}', include: ['server', 'shared'], exclude: ['**/*.test.*'] },
  ],
  // The server runs its TypeScript as it is, so its messages are made at run time.
  experimental: { runtimeMacro: true },
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  extractors: [createSwcExtractor()],
  runtimeConfigModule: { i18n: ['#web/language/i18n.ts', 'i18n'], Trans: ['#web/language/trans.tsx', 'Trans'] },
});
