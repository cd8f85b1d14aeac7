import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BibleLibrary, bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { type BibleVersion, bibleVersions } from '#shared/vocabulary.ts';
import { bibleFolder } from './bible-files.ts';

/** A library with these versions installed, in a folder that goes when the tests end. */
export async function openLibrary(versions: readonly BibleVersion[] = bibleVersions): Promise<BibleLibrary> {
  const dir = mkdtempSync(join(tmpdir(), 'tale-studio-bibles-'));
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
  const library = bibleLibrary({ files: diskFiles(dir), folders: [bibleFolder], site: null });
  for (const version of versions) await library.install(version, { signal: new AbortController().signal });
  return library;
}
