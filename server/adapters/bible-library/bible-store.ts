import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FileStore } from '#server/ports/files.ts';
import { type BibleVersion, bibleVersions } from '#shared/vocabulary.ts';
import { type BibleText, countVerses } from './bible-text.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * Installed Bibles in the FileStore, one packed JSON a version under `bibles/<VERSION>-<sha>.json.gz`; the hash is of
 * the JSON.
 */
export function bibleStore(files: FileStore) {
  async function keys(): Promise<Map<BibleVersion, string[]>> {
    const found = new Map<BibleVersion, string[]>();
    for await (const key of files.list('bibles/')) {
      const version = bibleVersions.find((each) => key.startsWith(`bibles/${each}-`) && key.endsWith('.json.gz'));
      if (version) found.set(version, [...(found.get(version) ?? []), key].sort());
    }
    return found;
  }

  /**
   * Where each installed version is stored. A replaced text is removed after the new one is in place, so there is
   * always one.
   */
  async function shelf(): Promise<ReadonlyMap<BibleVersion, string>> {
    return new Map([...(await keys())].map(([version, all]) => [version, all.at(-1) ?? '']));
  }

  async function read(key: string): Promise<BibleText> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await files.read(key)) chunks.push(chunk as Uint8Array);
    return JSON.parse((await unpack(Buffer.concat(chunks))).toString('utf8')) as BibleText;
  }

  async function write(text: BibleText): Promise<{ key: string; sha256: string; verses: number }> {
    const json = JSON.stringify(text);
    const sha256 = createHash('sha256').update(json).digest('hex');
    const key = `bibles/${text.version}-${sha256.slice(0, 32)}.json.gz`;
    if (!(await files.has(key))) await files.put(key, await pack(json), 'application/gzip');
    for (const old of (await keys()).get(text.version) ?? []) if (old !== key) await files.remove(old);
    return { key, sha256, verses: countVerses(text.verses) };
  }

  return { shelf, read, write };
}
