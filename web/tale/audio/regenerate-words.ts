import { t } from '@lingui/core/macro';
import type { Language } from '#shared/vocabulary.ts';
import { languageName } from '#web/language/locale.ts';

/** What reading a whole language again is called, on its button and beside its price. */
export const regenerateWords = (language: Language): string =>
  t`Regenerate all ${{ language: languageName(language) }} narration`;
