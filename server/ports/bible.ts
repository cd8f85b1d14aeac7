import type { VerseRange } from '#shared/story/scripture.ts';
import type { Audience, BibleVersion, Language, Span } from '#shared/vocabulary.ts';
import type { Said, Words } from '#shared/said.ts';

/**
 * The installed Bibles. All ranges are in the studio's own numbering (that of the WEB); versions that number otherwise
 * are mapped.
 */
export interface Scripture {
  installed(): Promise<BibleVersion[]>;
  /**
   * The verses of a range; `label` is the verse number in the version's own numbering. Empty when the version is not
   * installed.
   */
  passage(range: VerseRange, version: BibleVersion): Promise<PassageVerse[]>;
  /** Passages of 1 to 12 verses that fit the words, best first. */
  search(words: string, language: Language, limit: number): Promise<VerseRange[]>;
}

export type PassageVerse = {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly label: string;
  readonly text: string;
};

/** Passages that can be told by themselves: no lists, no genealogies, no verse torn out of its sentence. */
export interface PassagePool {
  /**
   * All of them for a span, in the order of the canon; for children and families without what frightens or is cruel.
   */
  passages(span: Span, audience: Audience): Promise<readonly VerseRange[]>;
}

/** How Bible texts get onto this machine. */
export interface BibleInstaller {
  /**
   * Takes the version from a local file, otherwise downloads it. Throws Failure('unavailable') that says what to do;
   * keeps what was installed.
   */
  install(version: BibleVersion, context: InstallContext): Promise<InstalledBible>;
  /**
   * Installs a file that a person uploaded: verse-per-line text or USFM, zipped or not. Throws Failure with a message;
   * keeps what was installed.
   */
  import(version: BibleVersion, bytes: Uint8Array, source: Words): Promise<InstalledBible>;
  /** What a person can do to get a version that is missing. */
  hint(version: BibleVersion): Said;
}
export type InstallContext = {
  readonly signal: AbortSignal;
  /** `share` is from 0 to 1; `step` is a message that says what comes next. */
  readonly progress?: (share: number, step: Words) => Promise<void>;
};
export type InstalledBible = {
  readonly version: BibleVersion;
  /** In the FileStore. */
  readonly key: string;
  readonly sha256: string;
  readonly verses: number;
  /** Where it came from, as a message. */
  readonly source: Words;
};
