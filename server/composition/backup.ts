import { msg } from '@lingui/core/runtime-macro';
import type { UserId } from '#shared/ids.ts';
import { join } from 'node:path';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { backupFolder } from '#server/backup/backup-folder.ts';
import { backupService } from '#server/backup/backup.service.ts';
import { backUpStudio } from '#server/backup/studio-backup.ts';
import { studioBackupJob } from '#server/backup/studio-backup.job.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import type { FileStore } from '#server/ports/files.ts';

const elsewhere = msg`This studio runs as several programs, and a backup made here would stay with one of them. Whoever runs the studio can back it up while it is running, by ${{ command: '“npm run backup -- --to FOLDER”' }} or by the tools of PostgreSQL with a copy of the files.`;

type Parts = {
  config: Config;
  db: Db;
  files: FileStore;
  desk: JobDesk;
  isOperator: (userId: UserId) => Promise<boolean>;
};

/**
 * Backups from the browser: into the data folder, by the one program that has it. Creators on
 * other machines do not see its paths.
 */
export function openBackup({ config, db, files, desk, isOperator }: Parts) {
  const path = join(config.dataDir, 'backups');
  const folder = backupFolder(path);
  const job = studioBackupJob({
    folder,
    backUp: (to, context) => backUpStudio({ db, files, storeAt: diskFiles, dataDir: config.dataDir }, to, context),
  });
  const place = config.google ? '$STUDIO_DATA/backups' : path;
  const instead = config.serves && config.works ? null : elsewhere;
  return { job, service: backupService({ db, desk, job, folder, place, instead, isOperator }) };
}
