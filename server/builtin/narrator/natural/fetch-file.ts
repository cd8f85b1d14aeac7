import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Where a file can be read from: `open` starts at byte `from`, or at 0 where the other side cannot, and says which. */
export type Source = {
  readonly name: string;
  open(from: number, signal: AbortSignal): Promise<{ readonly body: NodeJS.ReadableStream; readonly from: number }>;
};
/** What the whole file must be: bytes, and its digest in hex or base64. */
export type Expected = {
  readonly bytes: number;
  readonly algorithm: 'sha256' | 'sha512';
  readonly encoding: 'hex' | 'base64';
  readonly digest: string;
};
/** Bytes that are on disk. */
export type Progress = (bytes: number) => void;

/** Milliseconds without a byte after which a connection counts as broken. */
const stalledMs = 60_000;
/** Pauses before a connection that broke is opened again, in ms. Those that brought bytes do not count. */
const pausesMs = [500, 2_000, 5_000] as const;

/** Failures that a retry cannot resolve: the source does not have the file, or sends a different one. */
export class NotThere extends Error {}
const isFinal = (error: unknown): boolean => {
  const { statusCode = 0 } = error as { statusCode?: number };
  return (
    error instanceof NotThere || (statusCode >= 400 && statusCode < 500 && statusCode !== 408 && statusCode !== 429)
  );
};

/** The digest of a file, or of several as if they were one. */
export async function digestOf(
  paths: readonly string[],
  { algorithm, encoding }: Pick<Expected, 'algorithm' | 'encoding'>,
): Promise<string> {
  const hash = createHash(algorithm);
  for (const path of paths) for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest(encoding);
}

/** An address that answers ranges, like that of a model hub. */
export function webSource(name: string, address: string): Source {
  return {
    name,
    async open(from, signal) {
      const answer = await fetch(address, { signal, headers: from > 0 ? { range: `bytes=${from}-` } : {} });
      if (!answer.ok || !answer.body)
        throw Object.assign(new Error(`it answered with status ${answer.status}`), { statusCode: answer.status });
      const { Readable } = await import('node:stream');
      return { body: Readable.fromWeb(answer.body as never), from: answer.status === 206 ? from : 0 };
    },
  };
}

type Telling = { readonly signal: AbortSignal; readonly progress: Progress };

/**
 * Fetches a file to `path`. What has arrived stays beside it as `.part`, so that a later call continues from there,
 * also after a crash. A connection that breaks or stalls is opened again; throws when that does not help, or the source
 * sends other bytes than expected. The part is kept then, or dropped if it was wrong.
 */
export async function fetchFile(source: Source, path: string, expected: Expected, telling: Telling): Promise<void> {
  let tries = 0;
  for (;;) {
    const before = await sizeOf(`${path}.part`);
    try {
      return await fetchOnce(source, path, expected, telling);
    } catch (error) {
      if ((await sizeOf(`${path}.part`)) > before) tries = 0;
      const pauseMs = pausesMs[tries];
      if (telling.signal.aborted || isFinal(error) || pauseMs === undefined) throw error;
      tries += 1;
      await wait(pauseMs, undefined, { signal: telling.signal });
    }
  }
}

async function fetchOnce(
  source: Source,
  path: string,
  expected: Expected,
  { signal, progress }: Telling,
): Promise<void> {
  const part = `${path}.part`;
  let have = await sizeOf(part);
  if (have > expected.bytes) have = 0;
  if (have < expected.bytes) {
    const stalled = new AbortController();
    const within = AbortSignal.any([signal, stalled.signal]);
    const stall = () => stalled.abort(new Error('the connection stalled'));
    let timer = setTimeout(stall, stalledMs);
    try {
      const { body, from } = await source.open(have, within);
      let at = from;
      const counted = new Transform({
        transform(chunk: Buffer, _, done) {
          clearTimeout(timer);
          timer = setTimeout(stall, stalledMs);
          at += chunk.length;
          progress(Math.min(at, expected.bytes));
          done(at > expected.bytes ? new NotThere('it sent more than the file has') : null, chunk);
        },
      });
      await pipeline(
        body,
        counted,
        createWriteStream(part, { flags: from > 0 ? 'r+' : 'w', start: from, flush: true }),
        {
          signal: within,
        },
      );
    } catch (error) {
      throw stalled.signal.aborted && !signal.aborted ? stalled.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  }
  if ((await sizeOf(part)) < expected.bytes) throw new Error('the connection ended early');
  if ((await digestOf([part], expected)) !== expected.digest) {
    await rm(part, { force: true });
    throw new NotThere('it sent another file than the one that is known');
  }
  await rename(part, path);
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );
