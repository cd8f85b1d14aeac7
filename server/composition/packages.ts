import type { TaleId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/tables/tables.ts';
import type { Outside } from './outside.ts';
import type { PlanFilm } from '#server/studio/film-plan.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import { copyTale } from '#server/package/copy-tale.job.ts';
import { importTale } from '#server/package/import/import-tale.job.ts';
import { makePackage } from '#server/package/make-package.job.ts';
import { packageRoutes } from '#server/package/package.routes.ts';
import { packageService } from '#server/package/package.service.ts';
import { uploadService } from '#server/package/upload/upload.service.ts';
import { framePicture } from '#server/studio/4-images/picture-intake.ts';
import { filmFingerprint } from '#server/studio/8-video/film-fingerprint.ts';
import { madeOf } from '#server/studio/8-video/made-of.ts';
import { buildManifest } from '#server/studio/8-video/package-manifest.ts';

type Parts = {
  readonly db: Db;
  readonly desk: JobDesk;
  readonly quotas: CreatorQuotas;
  readonly outside: Pick<Outside, 'files' | 'ffmpeg' | 'folder'>;
  readonly plan: PlanFilm;
  readonly renderer: string;
};

/** Tales as files: passes what the stages know about their parts to the packages. */
export function openPackages({ db, desk, quotas, outside, plan, renderer }: Parts) {
  const { files, ffmpeg } = outside;
  const workDir = outside.folder('work');
  const parts = { db, files, quotas, films: { plan, fingerprint: filmFingerprint, madeOf } };
  const uploads = uploadService({ db, files, quotas });
  const makeJob = makePackage({ ...parts, workDir });
  const manifestOf = (taleId: TaleId) => buildManifest({ db, files, plan, renderer }, taleId, []);
  const importJob = importTale({ ...parts, ffmpeg, framePicture, manifestOf, uploads, workDir });
  const copyJob = copyTale({ ...parts, ffmpeg, framePicture, manifestOf, uploads, workDir });
  const packages = packageService({ ...parts, desk, uploads, makeJob, importJob, copyJob });
  return {
    jobs: [makeJob, importJob, copyJob] as const,
    routes: (app: FastifyInstance) => packageRoutes(app, { packages, uploads }, files),
    forgetOld: packages.forgetOld,
  };
}
