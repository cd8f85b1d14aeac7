import { msg } from '@lingui/core/runtime-macro';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import { BackupFacts, sha256Of } from './backup-format.ts';
import { pauseSchedules } from './pause-schedules.ts';
import { migrationsOf, tablesInOrder } from './table-order.ts';

const atOnce = 200;

type Parts = { readonly db: Db; readonly files: FileStore; readonly storeAt: (folder: string) => FileStore };

/**
 * Restores a backup into a studio that has no creator yet, after checking every hash; all rows are written or none, and
 * nothing is published automatically afterwards. Throws Failure with a message.
 */
export async function restoreBackup({ db, files, storeAt }: Parts, from: string): Promise<BackupFacts> {
  const facts = await readFacts(from);
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst())
    throw new Failure(
      'conflict',
      msg`This studio has creators already: restore into an empty data folder or database.`,
    );
  const known = await migrationsOf(db);
  if (facts.migrations.some((name, at) => known[at] !== name))
    throw new Failure('conflict', msg`The backup comes from a newer studio: update this one, then restore.`);
  if (facts.migrations.length < known.length)
    throw new Failure(
      'conflict',
      msg`The backup comes from an older studio: restore it with that version, then update.`,
    );

  const lines: Record<string, string[]> = {};
  for (const [table, { rows, sha256 }] of Object.entries(facts.tables)) {
    const text = await readFile(join(from, 'rows', `${table}.jsonl`), 'utf8').catch(() => '');
    const found = text.split('\n').slice(0, -1);
    if (sha256Of(text) !== sha256 || found.length !== rows) throw damaged(`rows/${table}.jsonl`);
    lines[table] = found;
  }
  const copies = storeAt(join(from, 'files'));
  for (const [key, { sha256 }] of Object.entries(facts.files)) {
    if (!(await copies.has(key))) throw damaged(`files/${key}`);
    if ((await files.put(key, await copies.read(key), '')).sha256 === sha256) continue;
    await files.remove(key);
    throw damaged(`files/${key}`);
  }
  await transact(db, async (trx) => {
    for (const table of await tablesInOrder(trx)) await insertAll(trx, table, lines[table] ?? []);
    await pauseSchedules(trx, facts.madeAt);
  });
  return facts;
}

async function readFacts(from: string): Promise<BackupFacts> {
  const text = await readFile(join(from, 'backup.json'), 'utf8').catch(() => null);
  if (text === null) throw new Failure('not_found', msg`There is no backup in ${{ from }}: backup.json is missing.`);
  const parsed = BackupFacts.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Failure('invalid', msg`${{ folder: join(from, 'backup.json') }} is not a backup of this studio.`);
  return parsed.data;
}

const damaged = (name: string) =>
  new Failure('invalid', msg`The backup is damaged: ${{ name }} is missing or was changed. Nothing was restored.`);

async function insertAll(trx: Trx, table: string, lines: readonly string[]): Promise<void> {
  const into = sql.table(table);
  for (let at = 0; at < lines.length; at += atOnce) {
    const json = `[${lines.slice(at, at + atOnce).join(',')}]`;
    await sql`insert into ${into} overriding system value select * from json_populate_recordset(null::${into}, ${json}::text::json)`.execute(
      trx,
    );
  }
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`.execute(trx);
  for (const { name } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${name}), coalesce((select max(${sql.ref(name)}) from ${into}), 0) + 1, false)`.execute(
      trx,
    );
}
