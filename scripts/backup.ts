import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { backUpStudio } from '#server/backup/studio-backup.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/connect.ts';
import { openFiles } from '#server/composition/files.ts';

const usage = `npm run backup -- --to FOLDER [--without-key]

  All rows and files of the studio that STUDIO_DATA and DATABASE_URL name, into a new folder.
  With the embedded database the studio must be stopped; with PostgreSQL it may go on.
  The key of the sealed tokens comes along: keep the backup as safe as the studio, or leave the key out and link channels again.`;

const { values } = parseArgs({
  options: { to: { type: 'string' }, 'without-key': { type: 'boolean', default: false } },
});

async function main(to: string): Promise<void> {
  const config = readConfig(process.env);
  const { database, db } = await openDatabase(config.databaseUrl, config.dataDir);
  try {
    const files = await openFiles(config);
    const studio = { db, files, storeAt: diskFiles, dataDir: config.dataDir, withKey: !values['without-key'] };
    const { tables, files: copied } = await backUpStudio(studio, to);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const bytes = Object.values(copied).reduce((sum, file) => sum + file.bytes, 0);
    console.log(`${to}: ${rows} rows, ${Object.keys(copied).length} files, ${(bytes / 1e6).toFixed(1)} MB`);
  } finally {
    await database.close();
  }
}

if (!values.to) {
  console.error(usage);
  process.exit(2);
}
main(resolve(values.to)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
