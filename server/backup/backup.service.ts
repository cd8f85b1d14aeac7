import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { logSecurity } from '#server/security-log/security-log.repo.ts';
import { Failure } from '#shared/endpoint.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';
import { codeOf, englishOf, type Said, type Words } from '#shared/said.ts';
import type { BackupFolder } from './backup-folder.ts';
import type { StudioBackupJob } from './studio-backup.job.ts';

type Parts = {
  readonly db: Db;
  readonly desk: JobDesk;
  readonly job: StudioBackupJob;
  readonly folder: BackupFolder;
  /** Its folder, as shown to creators. */
  readonly place: string;
  /** Advice when backups cannot be made from here; null when they can. */
  readonly instead: Words | null;
  readonly isOperator: (userId: UserId) => Promise<boolean>;
};

const running = (db: Db | Trx) =>
  db
    .selectFrom('jobs')
    .select(['id', 'user_id', 'progress', 'step', 'step_said'])
    .where('kind', '=', 'studio_backup')
    .where('status', 'in', liveJobStatuses)
    .executeTakeFirst();

const operatorsOnly = msg`A backup contains everybody’s tales, so only the people who run the studio can make one.`;

const toldInstead = (words: Words | null) => ({
  instead: words === null ? null : englishOf(words),
  insteadSaid: words === null ? null : codeOf(words),
});

/**
 * Backups of the whole studio, ordered and seen by its operators; nobody can download one, because it contains
 * everybody's tales.
 */
export function backupService({ db, desk, job, folder, place, instead, isOperator }: Parts) {
  return {
    async list(userId: UserId) {
      if (!(await isOperator(userId)))
        return { ...toldInstead(operatorsOnly), folder: place, underWay: null, items: [] };
      const now = await running(db);
      const items = (await folder.list()).filter(({ complete }) => complete || !now);
      const underWay = now && {
        jobId: now.user_id === userId ? now.id : null,
        ...{ progress: now.progress, step: now.step, stepSaid: now.step_said as Said | null },
      };
      return { ...toldInstead(instead), folder: place, underWay: underWay ?? null, items };
    },

    /**
     * Throws Failure('forbidden') for anyone who is not an operator, Failure('conflict') when none can be made from
     * here, or another creator's is being written.
     */
    async order(userId: UserId): Promise<string> {
      if (!(await isOperator(userId))) throw new Failure('forbidden', operatorsOnly);
      if (instead !== null) throw new Failure('conflict', instead);
      return transact(db, async (trx) => {
        const { jobId, joined } = await desk.order(trx, job, {}, { userId, taleId: null });
        if (joined && (await running(trx))?.user_id !== userId)
          throw new Failure(
            'conflict',
            msg`Another creator’s backup is in progress; it includes your tales too. Wait until it is done.`,
          );
        if (!joined) await logSecurity(trx, { userId, kind: 'backup_ordered' });
        return jobId;
      });
    },
  };
}
export type BackupService = ReturnType<typeof backupService>;
