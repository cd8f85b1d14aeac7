import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { FileToSend } from '#server/http/answers/file-answer.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { logSecurity } from '#server/security-log/security-log.repo.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import { Failure } from '#shared/endpoint.ts';
import type { PackageFile } from '#shared/tale/package.contract.ts';
import type { CopyTaleJob } from './copy-tale.job.ts';
import type { ImportTaleJob } from './import/import-tale.job.ts';
import type { MakePackageJob } from './make-package.job.ts';
import { packageFileRepo } from './package-file.repo.ts';
import { type PackageParts, planPackage } from './plan-package.ts';
import { uploadRepo } from './upload/upload.repo.ts';
import type { UploadService } from './upload/upload.service.ts';

type Parts = PackageParts & {
  readonly desk: JobDesk;
  readonly quotas: CreatorQuotas;
  readonly uploads: UploadService;
  readonly makeJob: MakePackageJob;
  readonly importJob: ImportTaleJob;
  readonly copyJob: CopyTaleJob;
};
type Own = { readonly taleId: TaleId; readonly userId: UserId };

/** Whole tales as files: made, saved, and made into tales again. */
export function packageService(parts: Parts) {
  const { db, files, desk, quotas, uploads, makeJob, importJob, copyJob } = parts;
  return {
    async order({ taleId, userId }: Own, films: boolean): Promise<string> {
      return transact(db, async (trx) => {
        await requireOwnTale(trx, taleId, userId);
        return (await desk.order(trx, makeJob, { taleId, films }, { userId, taleId })).jobId;
      });
    },

    /** The newest package, and what one made now would weigh. */
    async state({
      taleId,
      userId,
    }: Own): Promise<{ file: PackageFile | null; weighs: { withFilms: number; withoutFilms: number } }> {
      await requireOwnTale(db, taleId, userId);
      const row = await packageFileRepo(db).of(taleId);
      const whole = await planPackage(parts, taleId, true);
      const plain = row && !row.with_films ? await planPackage(parts, taleId, false) : null;
      const bytesOf = (list: typeof whole.parts) => list.reduce((sum, { bytes }) => sum + bytes, 0);
      const weighs = {
        withFilms: bytesOf(whole.parts),
        withoutFilms: bytesOf(whole.parts.filter(({ role }) => role !== 'film')),
      };
      if (!row || !(await files.has(row.r2_key))) return { file: null, weighs };
      const fresh = row.contents === (plain ?? whole).contents;
      const url = `/api/tales/${taleId}/package.zip?v=${row.sha256.slice(0, 12)}`;
      return { file: { url, bytes: row.bytes, films: row.with_films, madeAt: row.made_at.getTime(), fresh }, weighs };
    },

    async zip({ taleId, userId }: Own): Promise<FileToSend> {
      await requireOwnTale(db, taleId, userId);
      const row = await packageFileRepo(db).of(taleId);
      if (!row) throw new Failure('not_found', msg`There is no package of this tale yet: make one first.`);
      const { title } = await db.selectFrom('tales').select('title').where('id', '=', taleId).executeTakeFirstOrThrow();
      await logSecurity(db, { userId, kind: 'package_downloaded', detail: title });
      return {
        key: row.r2_key,
        sha256: row.sha256,
        cache: 'no-store',
        saveAs: `${title}${row.with_films ? '' : ' (without films)'}.zip`,
      };
    },

    /** Another tale with the same words, pictures and sounds. */
    async duplicate({ taleId, userId }: Own): Promise<string> {
      return transact(db, async (trx) => {
        await requireOwnTale(trx, taleId, userId);
        await quotas.requireTales(trx, userId, 1);
        return (await desk.order(trx, copyJob, { taleId }, { userId, taleId })).jobId;
      });
    },

    /** Throws Failure('conflict') while bytes are missing. */
    async import(id: string, userId: UserId): Promise<string> {
      const upload = await uploads.own(id, userId);
      if (upload.bytes < upload.whole_bytes)
        throw new Failure(
          'conflict',
          msg`This package has not arrived whole: ${{ bytes: upload.bytes }} of ${{ whole: upload.whole_bytes }} bytes are here.`,
        );
      return transact(db, async (trx) => {
        await quotas.requireTales(trx, userId, 1);
        const { jobId } = await desk.order(trx, importJob, { uploadId: id }, { userId, taleId: null });
        await uploadRepo(trx).useFor(id, jobId);
        return jobId;
      });
    },

    /** Deletes expired packages and abandoned uploads. */
    async forgetOld(): Promise<void> {
      for (const key of await packageFileRepo(db).forgetOld()) await files.remove(key);
      await uploads.forgetOld();
    },
  };
}
export type PackageService = ReturnType<typeof packageService>;
