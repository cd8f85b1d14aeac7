import type { Language } from '#shared/vocabulary.ts';
import { inEnglish } from '#web/voices/voice-words.ts';

const all = (language: Language): string => `Regenerate all ${inEnglish[language]} narration`;

/** What reading a whole language again is called, on its button and beside its price. */
export const regenerateWords: Readonly<Record<Language, string>> = { en: all('en'), fr: all('fr'), ee: all('ee') };
