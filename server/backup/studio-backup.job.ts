import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { backupsKept } from '#shared/account/backup.contract.ts';
import { type BackupFolder, backupName } from './backup-folder.ts';
import type { BackupFacts } from './backup-format.ts';
import type { BackupContext } from './make-backup.ts';

type Parts = {
  readonly folder: BackupFolder;
  readonly backUp: (to: string, context: Omit<BackupContext, 'bring'>) => Promise<BackupFacts>;
};

/** Backs up the whole studio into its own folder, one at a time, and lets the oldest go. */
export const studioBackupJob = ({ folder, backUp }: Parts) =>
  defineJob({
    kind: 'studio_backup',
    title: msg`Backing up the studio`,
    input: z.object({}),
    subject: () => 'studio',
    tries: 2,
    atOnce: 1,
    async run(_, { signal, progress, log, once }) {
      const name = await once('name', async () => backupName(new Date()));
      await folder.removeUnfinished();
      if (!(await folder.has(name)))
        await backUp(folder.pathOf(name), { signal, progress: (share, step) => progress(share * 100, 100, step) });
      const removed = await folder.keepNewest(backupsKept);
      if (removed.length > 0) await log('info', msg`Deleted old backups: ${{ names: removed.join(', ') }}`);
      return { name };
    },
  });
export type StudioBackupJob = ReturnType<typeof studioBackupJob>;
