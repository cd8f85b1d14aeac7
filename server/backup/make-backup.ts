import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { sql } from 'kysely';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import type { BackupFacts } from './backup-format.ts';
import { folderBytes, requireRoom } from './disk-room.ts';
import { migrationsOf, tablesInOrder } from './table-order.ts';
import { type Words } from '#shared/said.ts';

const atOnce = 500;
const never = new AbortController().signal;

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  /** Opens a file store in a folder of the backup. */
  readonly storeAt: (folder: string) => FileStore;
};
export type BackupContext = {
  readonly signal?: AbortSignal;
  /** `share` is from 0 to 1. */
  readonly progress?: (share: number, step: Words) => Promise<void>;
  /** Brings what is neither a row nor a stored file into the backup's folder. */
  readonly bring?: (part: string, signal: AbortSignal) => Promise<void>;
};

/**
 * Writes all rows as of one moment, then all files, with their hashes, into a new folder; a folder that has the name is
 * a whole backup. What was begun is gone when it fails.
 */
export async function makeBackup(
  { db, files, storeAt }: Parts,
  to: string,
  context: BackupContext = {},
): Promise<BackupFacts> {
  const { signal = never, progress = async () => {}, bring = async () => {} } = context;
  if ((await readdir(to).catch(() => [])).length > 0)
    throw new Failure('conflict', msg`${{ to }} is not empty: choose an empty folder for the backup.`);
  const part = `${to}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(join(part, 'rows'), { recursive: true, mode: 0o700 });
  try {
    const stored = await sizesOf(files);
    await requireRoom(
      part,
      [...stored.values()].reduce((sum, bytes) => sum + bytes, 0),
    );
    await progress(0, msg`Saving the database`);
    const { tables, migrations } = await writeRows(db, join(part, 'rows'), signal);
    await progress(0.1, msg`Copying the files`);
    await bring(part, signal);
    const copied = await copyFiles(files, stored, storeAt(join(part, 'files')), signal, progress);
    const facts = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations,
      tables,
      files: copied,
      bytes: await folderBytes(part),
    } as const;
    signal.throwIfAborted();
    await writeFile(join(part, 'backup.json'), JSON.stringify(facts, null, 1), { mode: 0o600, flush: true });
    await rm(to, { recursive: true, force: true });
    await mkdir(dirname(to), { recursive: true });
    await rename(part, to);
    return facts;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function sizesOf(files: FileStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const key of files.list('')) sizes.set(key, (await files.size(key)) ?? 0);
  return sizes;
}

/**
 * All tables as of one moment. They are synced after the transaction, which holds up everybody else on the embedded
 * engine.
 */
async function writeRows(
  db: Db,
  folder: string,
  signal: AbortSignal,
): Promise<Pick<BackupFacts, 'tables' | 'migrations'>> {
  const written = await transact(db, async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const tables: BackupFacts['tables'] = {};
    for (const table of await tablesInOrder(trx))
      tables[table] = await writeTable(trx, table, join(folder, `${table}.jsonl`), signal);
    return { tables, migrations: await migrationsOf(trx) };
  });
  for (const table of Object.keys(written.tables)) {
    const file = await open(join(folder, `${table}.jsonl`), 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
  return written;
}

/** One row per line, as JSON written by PostgreSQL, so that JavaScript's numbers and dates lose nothing. */
async function writeTable(
  trx: Trx,
  table: string,
  path: string,
  signal: AbortSignal,
): Promise<{ rows: number; sha256: string }> {
  await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${sql.table(table)} t`.execute(
    trx,
  );
  const hash = createHash('sha256');
  const file = await open(path, 'w', 0o600);
  let count = 0;
  try {
    for (;;) {
      signal.throwIfAborted();
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from backup_rows`.execute(trx);
      if (rows.length === 0) break;
      const text = rows.map(({ line }) => `${line}\n`).join('');
      hash.update(text);
      await file.appendFile(text);
      count += rows.length;
    }
  } finally {
    await file.close();
  }
  await sql`close backup_rows`.execute(trx);
  return { rows: count, sha256: hash.digest('hex') };
}

/** A file that goes away meanwhile is left out: what needs it makes it again. */
async function copyFiles(
  files: FileStore,
  sizes: ReadonlyMap<string, number>,
  copies: FileStore,
  signal: AbortSignal,
  progress: (share: number, step: Words) => Promise<void>,
): Promise<BackupFacts['files']> {
  const copied: BackupFacts['files'] = {};
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  let done = 0;
  for (const [key, size] of sizes) {
    signal.throwIfAborted();
    const bytes = await files.read(key).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'not_found') return null;
      throw error;
    });
    if (bytes) {
      const { bytes: length, sha256 } = await copies.put(key, addAbortSignal(signal, bytes), '');
      copied[key] = { bytes: length, sha256 };
    }
    done += size;
    await progress(
      0.1 + (0.9 * done) / Math.max(1, total),
      msg`Copying file ${{ file: Object.keys(copied).length }} of ${{ total: sizes.size }}`,
    );
  }
  return copied;
}
