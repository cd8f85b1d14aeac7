import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/connect.ts';
import { securityLogRepo } from '#server/security-log/security-log.repo.ts';

/** Prints the security log of the studio that STUDIO_DATA and DATABASE_URL name as JSON lines, newest first. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { database, db } = await openDatabase(config.databaseUrl, config.dataDir);
  try {
    for (let cursor: string | undefined; ; ) {
      const { rows, nextCursor } = await securityLogRepo(db).page({ userId: null, limit: 1000, cursor });
      for (const row of rows) console.log(JSON.stringify(row));
      if (nextCursor === null) return;
      cursor = nextCursor;
    }
  } finally {
    await database.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
