import { msg } from '@lingui/core/runtime-macro';
import type { BibleInstaller, InstalledBible, PassagePool } from '#server/ports/bible.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { PassageVerse, Scripture } from '#server/ports/bible.ts';
import { Failure } from '#shared/endpoint.ts';
import { placesIn } from '#shared/story/scripture-numbering.ts';
import { type Place, type VerseRange, versesOf } from '#shared/story/scripture.ts';
import { type BibleVersion, bibleVersions, type Language, versionOfLanguage } from '#shared/vocabulary.ts';
import { englishOf, type Said, type Words } from '#shared/said.ts';
import { readBibleFile } from './bible-file-reader.ts';
import { download, downloadUrl, findLocally } from './bible-sources.ts';
import { bibleStore } from './bible-store.ts';
import { type BibleText, checkVerses, type RawVerse, versesFrom } from './bible-text.ts';
import { settledVerses } from './settled-verses.ts';
import { tellablePassages } from './tellable-passages.ts';
import { type PassageSearch, passageSearch } from './passage-search.ts';
import { readWeb, webSource } from './web-reader.ts';

export type LibraryOptions = {
  readonly files: FileStore;
  /** Folders that are searched for local files, in this order. */
  readonly folders: readonly string[];
  /**
   * The folder on the web that holds the archives, ending in `/`: `https://ebible.org/Scriptures/`; null: never
   * download.
   */
  readonly site: string | null;
};
export type BibleLibrary = Scripture & PassagePool & BibleInstaller;

/** How long a look at the shelf is good for: another process may install a Bible. Milliseconds. */
const shelfIsFresh = 2_000;

/** The Bibles of this machine: installed into the FileStore, read into memory at first use, searched there. */
export function bibleLibrary({ files, folders, site }: LibraryOptions): BibleLibrary {
  const store = bibleStore(files);
  const texts = new Map<string, Promise<BibleText>>();
  const searches = new Map<string, Promise<PassageSearch>>();
  const pools = new Map<string, Promise<VerseRange[]>>();
  let seen: { at: number; shelf: ReturnType<typeof store.shelf> } | null = null;

  function shelf() {
    const now = performance.now();
    if (!seen || now - seen.at > shelfIsFresh) seen = { at: now, shelf: store.shelf() };
    return seen.shelf;
  }

  /** Keeps what was made; a failure is not kept, so that the next call tries again. */
  function kept<T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
    const known = map.get(key);
    if (known) return known;
    const made = make();
    map.set(key, made);
    made.catch(() => map.delete(key));
    return made;
  }

  async function textOf(version: BibleVersion): Promise<BibleText | null> {
    const key = (await shelf()).get(version);
    if (key === undefined) return null;
    for (const other of texts.keys()) if (other.startsWith(`bibles/${version}-`) && other !== key) texts.delete(other);
    return kept(texts, key, () => store.read(key));
  }

  async function keep(
    version: BibleVersion,
    source: Words,
    raw: readonly RawVerse[],
    paragraphs: readonly string[],
  ): Promise<InstalledBible> {
    const verses = versesFrom(raw);
    checkVerses(verses, version);
    const written = await store.write({
      version,
      source: englishOf(source),
      verses: settledVerses(verses, version),
      paragraphs,
    });
    seen = null;
    return { version, source, ...written };
  }

  const hint = (version: BibleVersion): Said => {
    if (version === 'WEB') return msg`It comes with the program: restart the studio.`;
    return site
      ? msg`Import it in Settings (the file ${{ file: downloadUrl(version, site) }}), or put that file into the folder named by BIBLES_DIR; the studio retries automatically.`
      : msg`Import it in Settings, or put its file into the folder named by BIBLES_DIR; the studio retries automatically.`;
  };

  async function searchIn(language: Language): Promise<PassageSearch | null> {
    const web = await textOf('WEB');
    const version = versionOfLanguage[language];
    const text = await textOf(version);
    if (!web) return null;
    return kept(searches, `${language} ${(await shelf()).get(version) ?? ''}`, () =>
      passageSearch(text, web, language),
    );
  }

  return {
    async installed() {
      const now = await shelf();
      return bibleVersions.filter((version) => now.has(version));
    },
    async passage(range, version) {
      const text = await textOf(version);
      return text ? versesIn(text, range) : [];
    },
    async search(words, language, limit) {
      return (await searchIn(language))?.find(words, limit) ?? [];
    },
    async passages(span, audience) {
      const web = await textOf('WEB');
      const gentle = audience === 'kids' || audience === 'family';
      return web ? kept(pools, `${span}${gentle ? ' gentle' : ''}`, () => tellablePassages(web, span, gentle)) : [];
    },
    async install(version, { signal, progress = async () => {} }) {
      if (version === 'WEB') {
        await progress(0.1, msg`Reading the package`);
        const { raw, paragraphs } = await readWeb();
        await progress(0.7, msg`Checking every verse`);
        return keep(version, webSource, raw, paragraphs);
      }
      await progress(0.05, msg`Looking for a local file`);
      const local = await findLocally(version, folders);
      if (!local && site) await progress(0.1, msg`Downloading from ${{ host: new URL(site).host }}`);
      const found = local ?? (site ? await download(version, site, signal) : null);
      if (!found)
        throw new Failure('unavailable', msg`${{ version }} is not available here. ${{ hint: hint(version) }}`);
      await progress(0.7, msg`Checking every verse`);
      return keep(version, found.source, readBibleFile(found.bytes), []);
    },
    import: async (version, bytes, source) => keep(version, source, readBibleFile(bytes), []),
    hint,
  };
}

const written = ({ chapter, verse }: Place): string => `${chapter}:${verse}`;

/**
 * Each verse in the studio's numbering, once; where the version joins two verses, the first one requested has the text.
 */
function versesIn(text: BibleText, range: VerseRange): PassageVerse[] {
  const passage: PassageVerse[] = [];
  let before = '';
  for (const place of versesOf(range)) {
    const own = placesIn(text.version, range.book, place);
    const key = own.map(written).join('-');
    const words = own
      .map((each) => text.verses[range.book]?.[each.chapter - 1]?.[each.verse - 1] ?? '')
      .filter(Boolean);
    if (key !== before && words.length > 0)
      passage.push({ book: range.book, ...place, label: labelOf(own, place.chapter), text: words.join(' ') });
    before = key;
  }
  return passage;
}

const labelOf = (own: readonly Place[], chapter: number): string =>
  own.map((each) => (own.every((other) => other.chapter === chapter) ? String(each.verse) : written(each))).join('-');
