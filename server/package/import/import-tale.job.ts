import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import { defineJob, type JobContext } from '#server/jobs/define-job.ts';
import { tieToTale } from '#server/jobs/job-tale.repo.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import { Failure, type FailureCode } from '#shared/endpoint.ts';
import type { IntakeParts } from '../upload/file-intake.ts';
import { addPackagedTale, madeTale } from './import-tale.ts';
import { proveFilms, type ProveParts } from './imported-films.ts';
import type { PackagedTale } from '../packaged-tale.ts';
import { type OpenPackage, readPackage } from '../upload/read-package.ts';
import { openZip } from '../upload/read-zip.ts';
import { type TakenFiles, unpackPackage } from '../upload/unpack-package.ts';
import type { UploadService } from '../upload/upload.service.ts';

export type ImportParts = ProveParts &
  IntakeParts & { readonly uploads: UploadService; readonly workDir: string; readonly quotas: CreatorQuotas };

/** The package itself is invalid: a retry cannot help, so nothing of it is kept. */
const hopeless: readonly FailureCode[] = ['invalid', 'unsupported', 'too_large'];
type Made = { taleId: TaleId; title: string };

/**
 * Makes a new tale of a package that has arrived. However often it is killed and run again, there is one tale in the
 * end, or none.
 */
export const importTale = (parts: ImportParts) =>
  defineJob({
    kind: 'tale_import',
    title: msg`Importing a tale`,
    input: z.object({ uploadId: z.string() }),
    subject: ({ uploadId }) => uploadId,
    tries: 3,
    atOnce: 1,
    async run({ uploadId }, context) {
      const { uploads } = parts;
      const taleId = await context.once('tale', async () => nanoid());
      try {
        return await importOnce(parts, uploadId, taleId, context);
      } catch (error) {
        if (error instanceof Failure && hopeless.includes(error.code) && !context.signal.aborted)
          await uploads.forget(uploadId);
        throw error;
      }
    },
    told: (made) => msg`Tale imported: ${{ title: (made as Made).title }}`,
  });
export type ImportTaleJob = ReturnType<typeof importTale>;

async function importOnce(parts: ImportParts, uploadId: string, taleId: TaleId, context: JobContext): Promise<Made> {
  const { db, uploads } = parts;
  const { userId } = context;
  const before = await madeTale(db, taleId, userId);
  const arrived = await uploads.own(uploadId, userId).catch((error: unknown) => {
    if (before && error instanceof Failure) return null; // all was done but for the last word
    throw error;
  });
  if (!arrived) return { taleId, title: before!.title };
  const zip = await openZip(await uploads.source(uploadId));
  const folder = join(parts.workDir, `job-${context.jobId}`);
  try {
    const opened = await readPackage(zip);
    const { tale } = opened;
    if (!before) {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await storeTale(parts, opened, taleId, folder, context);
    }
    await proveFilms(parts, { taleId, userId, tale });
    await uploads.forget(uploadId);
    return { taleId, title: tale.title };
  } finally {
    zip.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type StoreParts = Omit<ImportParts, 'uploads'>;

/** Stores an opened package as a tale, with all files and rows, or nothing at all. */
export function storeTale(
  parts: StoreParts,
  opened: OpenPackage,
  taleId: TaleId,
  folder: string,
  context: JobContext,
): Promise<void> {
  const bytes = opened.files.reduce((sum, { listed, use }) => sum + (use ? listed.bytes : 0), 0);
  return parts.quotas.taking(context.userId, bytes, () => storeWithin(parts, opened, taleId, folder, context));
}

async function storeWithin(
  parts: StoreParts,
  opened: OpenPackage,
  taleId: TaleId,
  folder: string,
  context: JobContext,
): Promise<void> {
  const { db, files, quotas } = parts;
  const taken = await unpackPackage(parts, opened, taleId, folder, context);
  try {
    requireLengths(opened.tale, taken);
    context.signal.throwIfAborted();
    await transact(db, async (trx) => {
      await tieToTale(trx, context.jobId, taleId);
      await addPackagedTale(trx, { id: taleId, userId: context.userId, tale: opened.tale, taken });
      await quotas.requireTales(trx, context.userId);
    });
  } catch (error) {
    if (!(await madeTale(db, taleId, context.userId))) for (const { key } of taken.values()) await files.remove(key);
    throw error;
  }
}

/** Milliseconds by which the duration of an audio file may differ from the stated one. */
const tolerance = 150;

/** Films are laid out by the durations of audio files, so they must be correct. */
function requireLengths({ narration, music, musicChoice }: PackagedTale, taken: TakenFiles): void {
  const said = [
    ...narration.flatMap(({ file, durationMs, take }) => [{ file, durationMs }, ...(take ? [take] : [])]),
    ...(music ? [music] : []),
    ...(musicChoice?.upload ? [musicChoice.upload] : []),
  ];
  for (const { file, durationMs } of said)
    if (Math.abs((taken.get(file)?.durationMs ?? durationMs) - durationMs) > tolerance)
      throw new Failure(
        'invalid',
        msg`The file “${{ file }}” of this package does not last as long as tale.json says.`,
      );
}
