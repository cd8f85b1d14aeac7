import { type Words } from '#shared/said.ts';
import { msg } from '@lingui/core/runtime-macro';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '#shared/endpoint.ts';
import type { BibleVersion } from '#shared/vocabulary.ts';

/** Bytes of a Bible and where they came from, in words. */
export type Found = { readonly bytes: Uint8Array; readonly source: Words };

/** Names under which eBible.org publishes the two versions; the WEB comes with the program. */
const publicNames: Partial<Record<BibleVersion, string>> = { LSG1910: 'fraLSG', EWEBIB: 'ewe' };
const endings = ['_vpl.txt', '_vpl.zip', '.vpl.txt', '.txt', '_usfm.zip', '.zip'];

/** Bytes. */
const largest = 20_000_000;
const redirects = 3;

const nameOf = (version: BibleVersion): string => publicNames[version] ?? version;

/** Where a version can be downloaded, when it can. */
export const downloadUrl = (version: BibleVersion, site: string): string =>
  new URL(`${nameOf(version)}_vpl.zip`, site).href;

/** The first file of a version that lies in one of the folders; null when there is none. */
export async function findLocally(version: BibleVersion, folders: readonly string[]): Promise<Found | null> {
  for (const folder of folders)
    for (const name of [nameOf(version), version].flatMap((stem) => endings.map((ending) => stem + ending))) {
      const path = join(folder, name);
      const facts = await stat(path).catch(() => null);
      if (facts?.isFile() && facts.size <= largest)
        return { bytes: await readFile(path), source: msg`the local file ${{ name }}` };
    }
  return null;
}

/** Downloads a version; stays on the host of `site`, takes at most 20 MB and 60 s. Throws Failure('unavailable'). */
export async function download(version: BibleVersion, site: string, signal: AbortSignal): Promise<Found> {
  const host = new URL(site).host;
  const within = AbortSignal.any([signal, AbortSignal.timeout(60_000)]);
  let url = downloadUrl(version, site);
  try {
    for (let hop = 0; hop <= redirects; hop++) {
      const response = await fetch(url, { signal: within, redirect: 'manual', headers: { accept: 'application/zip' } });
      const next = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && next) {
        await response.body?.cancel();
        url = new URL(next, url).href;
        if (new URL(url).host !== host)
          throw new Failure('unavailable', msg`it redirects to another host, ${{ host: new URL(url).host }}`);
        continue;
      }
      if (!response.ok || !response.body)
        throw new Failure('unavailable', msg`it answered ${{ status: response.status }}`);
      return { bytes: await capped(response.body), source: msg`a download from ${{ host }}` };
    }
    throw new Failure('unavailable', msg`it keeps redirecting`);
  } catch (error) {
    signal.throwIfAborted();
    throw new Failure(
      'unavailable',
      msg`${{ version }} could not be downloaded from ${{ host }}: ${{ reason: reasonOf(error) }}.`,
      {
        cause: error,
      },
    );
  }
}

async function capped(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > largest) throw new Failure('unavailable', msg`it is too large for a Bible`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): Words {
  if (error instanceof Failure) return error.words;
  if (!(error instanceof Error)) return msg`an unknown error`;
  if (error.name === 'TimeoutError') return msg`it took longer than a minute`;
  if (error.message === 'fetch failed') return msg`the network or the site cannot be reached`;
  return error.message;
}
