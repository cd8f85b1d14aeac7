import type { Readable } from 'node:stream';

/**
 * Files by key, `/`-separated, never chosen by a client; the second name is that of the tale or creator it belongs to,
 * as `images/<tale>/…`. A key that exists is complete: writes are `.part`, fsync, rename.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array | Readable, mime: string): Promise<StoredFile>;
  /** Moves a finished local file into the store; the local file is gone afterwards. */
  adopt(key: string, localPath: string, mime: string): Promise<StoredFile>;
  has(key: string): Promise<boolean>;
  /** Size in bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** When it was last written, or null when there is no such file. */
  changedAt(key: string): Promise<Date | null>;
  /** `range` is inclusive, in bytes. Throws Failure('not_found'). */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /**
   * An absolute path of a local copy that ffmpeg and sharp may read; never write to it. Throws Failure('not_found').
   */
  local(key: string): Promise<string>;
  list(prefix: string): AsyncIterable<string>;
  /**
   * Every file with its size in bytes and when it was last written, always in the same order; only those that come
   * after `after`.
   */
  sizes(after?: string): AsyncIterable<{ key: string; bytes: number; changedAt: Date }>;
  /** Bytes that may still be stored; null where there is no end. */
  free(): Promise<number | null>;
  remove(key: string): Promise<void>;
}
export type StoredFile = { readonly key: string; readonly bytes: number; readonly sha256: string };
