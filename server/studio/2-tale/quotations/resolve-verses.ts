import type { UserId } from '#shared/ids.ts';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { formatReference, parseReference, type VerseRange } from '#shared/story/scripture.ts';
import { bibleVersions, versionOfLanguage } from '#shared/vocabulary.ts';
import { type VersedTale, taleVerseRepo } from '../tale-verse.repo.ts';

/**
 * The verse of a tale, read from its own reference, or else from what its creator typed or its title; null when none of
 * them is a reference.
 */
function rangeOf({ verse, source, title, range, langs }: VersedTale): VerseRange | null {
  if (!verse && range) return range;
  for (const words of verse ? [verse] : [source, title]) {
    const read = words ? parseReference(words, langs[0]) : null;
    if (read) return read;
  }
  return null;
}

/**
 * Writes the verses of tales as the studio writes references, with the version they are read in. Returns the ids
 * of those that changed.
 */
export const resolveVerses =
  (db: Db) =>
  ({ ids, userId }: { ids: readonly string[]; userId: UserId }): Promise<string[]> =>
    transact(db, async (trx) => {
      const repo = taleVerseRepo(trx);
      const changed: string[] = [];
      for (const tale of await repo.own(ids, userId)) {
        const range = rangeOf(tale);
        if (!range) continue;
        const verse = formatReference(range);
        const chosen = tale.verse_ref ? bibleVersions.find((each) => each === tale.verse_version) : undefined;
        const version = chosen ?? versionOfLanguage[tale.langs[0] ?? 'en'];
        if (tale.verse === verse && tale.verse_ref === verse && tale.verse_version === version && tale.range) continue;
        await repo.write(tale, { verse, version, range });
        changed.push(tale.id);
      }
      return changed;
    });
