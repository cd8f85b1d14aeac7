import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { leftOut } from './backup-format.ts';

/** The tables that a backup holds, each after those that its rows point at. */
export async function tablesInOrder(db: Db | Trx): Promise<string[]> {
  const { rows: all } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(
    db,
  );
  const { rows: points } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`.execute(db);
  const order: string[] = [];
  const visit = (name: string): void => {
    if (order.includes(name)) return;
    for (const { from, to } of points) if (from === name) visit(to);
    order.push(name);
  };
  for (const { name } of all) visit(name);
  return order.filter((name) => !leftOut.includes(name));
}

/** The names of the migrations that the database has been through, in order. */
export async function migrationsOf(db: Db | Trx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
