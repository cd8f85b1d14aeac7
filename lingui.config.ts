import { createSwcExtractor } from '@lingui/native-tools';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** The words of the screens: English stands in the code, the other languages in one file each. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [{ path: '<rootDir>/web/language/{locale}', include: ['web'], exclude: ['**/*.test.*'] }],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  extractors: [createSwcExtractor()],
  runtimeConfigModule: { i18n: ['#web/language/i18n.ts', 'i18n'], Trans: ['#web/language/trans.tsx', 'Trans'] },
});
