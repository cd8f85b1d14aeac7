import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables.ts';
import type { FileStore } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import { type BackupFacts, sha256Of } from './backup-format.ts';
import { migrationsOf, tablesInOrder } from './table-order.ts';

const atOnce = 500;

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  /** Opens a file store in a folder of the backup. */
  readonly storeAt: (folder: string) => FileStore;
};

/** Writes all rows as of one moment, then all files, with their hashes, into a new folder; a folder that has the name is a whole backup. */
export async function makeBackup({ db, files, storeAt }: Parts, to: string): Promise<BackupFacts> {
  if ((await readdir(to).catch(() => [])).length > 0)
    throw new Failure('conflict', `${to} is not empty: give the backup a folder of its own.`);
  const part = `${to}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(join(part, 'rows'), { recursive: true });
  const { tables, migrations } = await transact(db, async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const written: BackupFacts['tables'] = {};
    for (const table of await tablesInOrder(trx)) written[table] = await writeTable(trx, table, join(part, 'rows', `${table}.jsonl`));
    return { tables: written, migrations: await migrationsOf(trx) };
  });
  const copies = storeAt(join(part, 'files'));
  const copied: BackupFacts['files'] = {};
  for await (const key of files.list('')) {
    const { bytes, sha256 } = await copies.put(key, await files.read(key), '');
    copied[key] = { bytes, sha256 };
  }
  const facts: BackupFacts = { format: 1, madeAt: new Date().toISOString(), migrations, tables, files: copied };
  await writeSynced(join(part, 'backup.json'), JSON.stringify(facts, null, 1));
  await rm(to, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await rename(part, to);
  return facts;
}

/** One row a line, as PostgreSQL writes JSON: nothing is lost on the way through JavaScript's numbers and dates. */
async function writeTable(trx: Trx, table: string, path: string): Promise<{ rows: number; sha256: string }> {
  await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${sql.table(table)} t`.execute(trx);
  const lines: string[] = [];
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from backup_rows`.execute(trx);
    if (rows.length === 0) break;
    lines.push(...rows.map(({ line }) => line));
  }
  await sql`close backup_rows`.execute(trx);
  const text = lines.map((line) => `${line}\n`).join('');
  await writeSynced(path, text);
  return { rows: lines.length, sha256: sha256Of(text) };
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
