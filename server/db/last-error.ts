import { codeOf, englishOf, type Words } from '#shared/said.ts';

/** The columns for the last error: its English text and its code. Null clears both. */
export const lastError = (words: Words | null) => ({
  last_error: words === null ? null : englishOf(words).slice(0, 500),
  last_error_said: words === null ? null : JSON.stringify(codeOf(words)),
});
