import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Language } from '#shared/vocabulary.ts';
import { postgresOfWorker } from './postgres-of-worker.ts';

/** The creators that every test knows; nothing of ama's exists for kofi. */
export const ama = 'user-ama';
export const kofi = 'user-kofi';

/**
 * A migrated database (PGlite in memory; a database of its own on PostgreSQL when TEST_DATABASE_URLS is set), made once
 * for each test worker, and a file store in a temporary folder.
 */
export function openStudio() {
  return (booted ??= boot());
}
let booted: ReturnType<typeof boot> | undefined;
export type TestStudio = Awaited<ReturnType<typeof boot>>;

async function boot() {
  const { database, db } = await openDatabase(await ownDatabase(), null);
  await migrate(db);
  const dir = mkdtempSync(join(tmpdir(), 'tale-studio-test-'));
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
  const files: FileStore = diskFiles(join(dir, 'files'));
  return { database, db, files, dir, reset: () => reset(db) };
}

/** The workers run side by side: each empties tables of its own. Resolves to null for PGlite. */
async function ownDatabase(): Promise<string | null> {
  const server = postgresOfWorker();
  if (!server) return null;
  const name = `studio_test_${process.env['VITEST_POOL_ID'] ?? 0}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Empties every table and adds the two creators. */
async function reset(db: Db): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  await emptied(
    db,
    rows.map(({ name }) => name),
  );
  await db
    .insertInto('users')
    .values([
      { id: ama, email: 'ama@example.com', name: 'Ama' },
      { id: kofi, email: 'kofi@example.com', name: 'Kofi' },
    ])
    .execute();
}

/**
 * A job of the test before may still be writing: emptying gives way to it and tries again, so that neither deadlocks
 * the other. Rows are deleted, for a truncated table is a new file, full or not: emptying all of them took ten times as
 * long. Vacuumed tables begin again, so that rows lie in the order in which a test writes them.
 */
async function emptied(db: Db, tables: string[], tries = 50): Promise<void> {
  try {
    const full = await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '200ms'`.execute(trx);
      await sql`lock table ${sql.join(tables.map((name) => sql.id(name)))} in access exclusive mode`.execute(trx);
      await sql`set local session_replication_role = replica`.execute(trx); // rows that refer to a deleted row are deleted too
      const asked = tables.map(
        (name) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.id(name)})`,
      );
      const { rows } = await sql<{ name: string }>`${sql.join(asked, sql` union all `)}`.execute(trx);
      for (const { name } of rows) await sql`delete from ${sql.id(name)}`.execute(trx);
      return rows.map(({ name }) => sql.id(name));
    });
    if (full.length > 0) await sql`vacuum ${sql.join(full)}`.execute(db);
  } catch (error) {
    const lockNotAvailable = (error as { code?: string }).code === '55P03';
    if (!lockNotAvailable || tries === 0) throw error;
    await emptied(db, tables, tries - 1);
  }
}

/** A tale of ama's with `scenes` scenes in every language and their planned, not yet ordered frames. */
export async function addTale(
  db: Db,
  { id = 't1', userId = ama, scenes = 3, langs = ['en', 'fr', 'ee'] as Language[] } = {},
): Promise<void> {
  await db
    .insertInto('tales')
    .values({
      id,
      user_id: userId,
      title: 'The Good Samaritan',
      verse: 'Luke 10:25-37',
      verse_ref: 'Luke 10:25-37',
      range: JSON.stringify({ book: 'LUK', from: { chapter: 10, verse: 25 }, to: { chapter: 10, verse: 37 } }),
      mode: 'reference',
      source: 'Luke 10:25-37',
      langs: JSON.stringify(langs),
      length: 'short',
      words: 220,
      tone: 'gentle',
      audience: 'family',
      cultural_context: 'west-african',
      image_style: 'storybook-1',
      honor_jesus: true,
      scenes_planned: scenes,
      thumbnails_planned: 1,
      writer: 'built-in writer',
      notes: '[]',
      voices: '{}',
      seed: `seed-${id}`,
    })
    .execute();
  const words: Record<Language, string> = {
    en: 'A certain man was going down from Jerusalem to Jericho.',
    fr: 'Un homme descendait de Jérusalem à Jéricho.',
    ee: 'Ŋutsu aɖe nɔ yiyim tso Yerusalem va ɖo Yeriko.',
  };
  for (const language of langs) {
    await db
      .insertInto('tale_texts')
      .values({
        tale_id: id,
        language,
        title: 'The Good Samaritan',
        summary: words[language],
        hook: words[language],
        setup: words[language],
        lesson: words[language],
        outro: words[language],
      })
      .execute();
  }
  for (let n = 1; n <= scenes; n += 1) {
    const text = Object.fromEntries(langs.map((language) => [language, `${words[language]} ${n}.`]));
    await db
      .insertInto('scenes')
      .values({
        id: `${id}-s${n}`,
        tale_id: id,
        scene_no: n,
        section: 'setup',
        text: JSON.stringify(text),
        prompt: `A man walks down the road to Jericho, scene ${n}`,
      })
      .execute();
    await db
      .insertInto('images')
      .values({
        id: `${id}-i${n}`,
        tale_id: id,
        scene_id: `${id}-s${n}`,
        frame_no: n,
        image_type: 'frame',
        prompt: `A man walks down the road to Jericho, scene ${n}`,
      })
      .execute();
  }
}
