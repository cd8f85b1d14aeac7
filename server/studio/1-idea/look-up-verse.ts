import { msg } from '@lingui/core/runtime-macro';
import type { BibleInstaller } from '#server/ports/bible.ts';
import type { PassageVerse, Scripture } from '#server/ports/bible.ts';
import { lookupVersesMax } from '#shared/story/bible.contract.ts';
import { formatReference, parseReference, type VerseRange, verseCount } from '#shared/story/scripture.ts';
import { type BibleVersion, bibleVersions, languages, versionNotes, versionOfLanguage } from '#shared/vocabulary.ts';
import { codeOf, englishOf, type Said } from '#shared/said.ts';

/** The content of a verse tooltip, or why it cannot be shown. */
export type VerseAnswer =
  | { translation: BibleVersion; reference: string; note: string | null; verses: { verse: string; text: string }[] }
  | { error: string; said: Said | null };
const lacking = (words: Said): VerseAnswer => ({ error: englishOf(words), said: codeOf(words) });

/** Finds the text of a reference; failures have a message that a reader understands. */
export async function lookUpVerse(
  bibles: Scripture & Pick<BibleInstaller, 'hint'>,
  ref: string,
  asked: string,
): Promise<VerseAnswer> {
  const version = bibleVersions.find((each) => each === asked.trim().toUpperCase());
  if (!version)
    return lacking(msg`Unknown Bible version: ${{ version: asked.slice(0, 20) }}. Choose WEB, LSG1910 or EWEBIB.`);
  const language = languages.find((each) => versionOfLanguage[each] === version) ?? 'en';
  const range = parseReference(ref, language);
  if (!range) return lacking(msg`Unknown verse reference: ${{ reference: ref.trim().slice(0, 100) }}`);
  if (verseCount(range) > lookupVersesMax)
    return lacking(
      msg`${{ reference: formatReference(range, language) }} is too long to show: ask for ${{ most: lookupVersesMax }} verses at most.`,
    );
  if (!(await bibles.installed()).includes(version))
    return lacking(msg`${{ version }} is not installed. ${{ hint: bibles.hint(version) }}`);
  const verses = await bibles.passage(range, version);
  if (verses.length === 0)
    return lacking(
      msg`${{ version }} has no text at ${{ reference: formatReference(range, language) }}; other versions do.`,
    );
  return {
    translation: version,
    reference: formatReference(range, language),
    note: versionNotes[version],
    verses: verses.map((verse) => ({ verse: labelIn(range, verse), text: verse.text })),
  };
}

/** The version's own number, with its chapter where the range runs over several. */
function labelIn({ from, to }: VerseRange, { label, chapter }: PassageVerse): string {
  return from.chapter === to.chapter || label.includes(':') ? label : `${chapter}:${label}`;
}
