// Checks which of the requested languages have a Bible installed.
import { msg } from '@lingui/core/runtime-macro';
import type { Scripture } from '#server/ports/bible.ts';
import { Failure } from '#shared/endpoint.ts';
import { named, type Said, sentences } from '#shared/said.ts';
import { type Language, versionOfLanguage } from '#shared/vocabulary.ts';

/** Why a language is left out, and what to do about it. */
export const missingLine = (language: Language): Said =>
  msg`${{ language: named(language) }} was left out: its Bible (${{ version: versionOfLanguage[language] }}) is not installed. Install it in Settings, under Bibles, or put its file into the folder named by BIBLES_DIR, where the studio finds it; then write the tale again.`;

/** The languages that can be told now, with a line for each that cannot. Throws Failure when none can. */
export async function languagesAtHand(
  scripture: Scripture,
  wanted: readonly Language[],
): Promise<{ languages: Language[]; notes: Said[] }> {
  const installed = await scripture.installed();
  const isAtHand = (language: Language) => installed.includes(versionOfLanguage[language]);
  const languages = wanted.filter(isAtHand);
  const notes = wanted.filter((language) => !isAtHand(language)).map(missingLine);
  if (languages.length === 0)
    throw new Failure('unavailable', notes.length > 0 ? sentences(...notes) : msg`Choose at least one language.`);
  return { languages, notes };
}
