import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/connect.ts';
import { openFiles } from '#server/composition/files.ts';
import { migrate } from '#server/db/migrate.ts';

const usage = `npm run restore -- --from FOLDER

  Brings a backup into the empty studio that STUDIO_DATA and DATABASE_URL name, after checking every hash.
  Nothing is published by itself afterwards: each creator is told what waits for a new date or a retry.`;

const { values } = parseArgs({ options: { from: { type: 'string' } } });

/** Adds the backup's keys so that its secrets can be opened; keys already here stay first. */
async function bringKeys(from: string, dataDir: string): Promise<void> {
  const [old, own] = [join(from, 'secret.key'), join(dataDir, 'secret.key')];
  if (!existsSync(old)) return console.log('The backup has no key: channels must be linked again.');
  const lines = [existsSync(own) ? await readFile(own, 'utf8') : '', await readFile(old, 'utf8')]
    .join('\n')
    .split(/\s+/);
  await writeFile(own, `${[...new Set(lines.filter((line) => line !== ''))].join('\n')}\n`, { mode: 0o600 });
}

async function main(from: string): Promise<void> {
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true });
  const { database, db } = await openDatabase(config.databaseUrl, config.dataDir);
  try {
    await migrate(db);
    const files = await openFiles(config);
    const { tables, files: copied, madeAt } = await restoreBackup({ db, files, storeAt: diskFiles }, from);
    await bringKeys(from, config.dataDir);
    const channel = join(from, 'video-host');
    if (existsSync(channel)) await cp(channel, join(config.dataDir, 'video-host'), { recursive: true });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored the studio of ${madeAt}: ${rows} rows, ${Object.keys(copied).length} files. Publishing is ` +
        `paused: see the alerts.`,
    );
  } finally {
    await database.close();
  }
}

if (!values.from) {
  console.error(usage);
  process.exit(2);
}
main(resolve(values.from)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
