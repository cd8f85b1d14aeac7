import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/connect.ts';
import { openFiles } from '#server/composition/files.ts';
import { checkFiles, sweepOrphans } from '#server/integrity/check-files.ts';

const dayMs = 24 * 3_600_000;
const { values } = parseArgs({ options: { sweep: { type: 'boolean', default: false } } });

/**
 * Prints what is wrong with the files of the studio that STUDIO_DATA and DATABASE_URL name; ends with 1 when something
 * is.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { database, db } = await openDatabase(config.databaseUrl, config.dataDir);
  const files = await openFiles(config);
  try {
    if (values.sweep)
      console.log(`removed ${(await sweepOrphans({ db, files }, new Date(Date.now() - dayMs))).length}`);
    const { files: count, ...faults } = await checkFiles({ db, files });
    for (const [fault, keys] of Object.entries(faults)) for (const key of keys) console.log(`${fault}: ${key}`);
    console.log(
      `${count} files: ${Object.entries(faults)
        .map(([fault, keys]) => `${fault} ${keys.length}`)
        .join(', ')}`,
    );
    process.exitCode = Object.values(faults).some((keys) => keys.length > 0) ? 1 : 0;
  } finally {
    await database.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
