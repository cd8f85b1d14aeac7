import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';

/** The number of whole seconds until a job of each kind can start, by the database's clock; 0 means now. */
export async function dueSoon(
  db: Db,
  kinds: readonly string[],
  withinSeconds: number,
): Promise<{ kind: string; seconds: number }[]> {
  const { rows } = await sql<{ kind: string; seconds: number }>`
    select kind, 0 as seconds from unnest(${[...kinds]}::text[]) as kind
      where exists (select 1 from pgboss.job where name = kind and state in ('created', 'retry') and start_after <= now())
    union
    select name, ceil(extract(epoch from start_after - now()))::int from pgboss.job
      where name = any(${[...kinds]}::text[]) and state in ('created', 'retry')
      and start_after > now() and start_after <= now() + make_interval(secs => ${withinSeconds})`.execute(db);
  return rows;
}
