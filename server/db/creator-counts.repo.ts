import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from './tables/tables.ts';

/** This many changes are read as quickly as one; more are put together. */
const many = 300;

/** What a creator has, counted: by the names that `creator_counts` explains. */
export async function creatorCounts(db: Db | Trx, userId: UserId): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; n: number; changes: number }>`
    select name, sum(n)::int as n, count(*)::int as changes from creator_counts where user_id = ${userId} group by name`.execute(
    db,
  );
  if (rows.reduce((sum, { changes }) => sum + changes, 0) > many) await putTogether(db, userId);
  return new Map(rows.map(({ name, n }) => [name, n]));
}

/** With two at once, one does not see what the other has removed, so nothing counts twice. */
const putTogether = (db: Db | Trx, userId: UserId) =>
  sql`with taken as (delete from creator_counts where user_id = ${userId} returning name, n)
    insert into creator_counts (user_id, name, n) select ${userId}, name, sum(n) from taken group by name having sum(n) <> 0`.execute(
    db,
  );

/** The sum of the counts whose name fits. */
export const countOf = (counts: ReadonlyMap<string, number>, fits: RegExp): number =>
  [...counts].reduce((sum, [name, n]) => (fits.test(name) ? sum + n : sum), 0);
