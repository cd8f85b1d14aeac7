import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { WorkContext } from '#server/jobs/define-job.ts';
import { Failure } from '#shared/endpoint.ts';
import { type IntakeParts, takeInFile, type TakenFile } from './file-intake.ts';
import type { OpenPackage } from './read-package.ts';

/** The kept files of a package, by their names in it. */
export type TakenFiles = ReadonlyMap<string, TakenFile>;

/**
 * Takes every file of a package out of it, one after the other: its hash is compared, and what the tale uses is checked
 * and stored. `folder` may be written to. On any failure nothing remains in the store.
 */
export async function unpackPackage(
  parts: IntakeParts,
  { files }: OpenPackage,
  taleId: TaleId,
  folder: string,
  { signal, progress, log }: Pick<WorkContext, 'signal' | 'progress' | 'log'>,
): Promise<TakenFiles> {
  const taken = new Map<string, TakenFile>();
  const total = files.reduce((sum, { listed }) => sum + listed.bytes, 0);
  let done = 0;
  try {
    for (const [no, { listed, member, use }] of files.entries()) {
      signal.throwIfAborted();
      await progress(done, total, msg`Importing file ${{ file: no + 1 }} of ${{ total: files.length }}`);
      const path = join(folder, `file-${no}`);
      const sha256 = await unpacked(await member.open(), path, signal).catch((cause: unknown) => {
        if (cause instanceof Failure || signal.aborted || (cause as NodeJS.ErrnoException).code === 'ENOSPC')
          throw cause;
        throw new Failure('invalid', msg`The file “${{ name: listed.name }}” of this package is damaged.`, { cause });
      });
      if (sha256 !== listed.sha256)
        throw new Failure(
          'invalid',
          msg`The file “${{ name: listed.name }}” of this package is not the one that was packed: its SHA-256 differs.`,
        );
      const kept = use && (await takeInFile(parts, taleId, no, { path, name: listed.name, use, sha256 }, signal));
      if (kept) taken.set(listed.name, kept);
      else if (use)
        await log('warn', msg`“${{ name: listed.name }}” was left out: it is not a drawing made by a studio.`);
      await rm(path, { force: true });
      done += listed.bytes;
    }
    await progress(total, total, msg`Assembling the tale`);
    return taken;
  } catch (error) {
    for (const { key } of taken.values()) await parts.files.remove(key);
    throw error;
  }
}

async function unpacked(source: NodeJS.ReadableStream, path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  const measure = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(source, measure, createWriteStream(path), { signal });
  return hash.digest('hex');
}
