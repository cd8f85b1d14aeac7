import { msg } from '@lingui/core/runtime-macro';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { Failure } from '#shared/endpoint.ts';

/** An opaque position in a list that is sorted by (created_at, id), newest first; stable under inserts and deletes. */
export const keysetCursor = ({ created_at, id }: { created_at: Date; id: string }): string =>
  Buffer.from(`${created_at.toISOString()} ${id}`).toString('base64url');

/** A moment as our cursors carry it, or null: JavaScript also reads dates that no database holds. */
export function momentInCursor(text: string): Date | null {
  const at = new Date(text);
  return /^\d{4}-/.test(text) && at.getTime() >= 0 && at.toISOString() === text ? at : null;
}

/** Reads a cursor back. Throws Failure('invalid') when it is not one of ours. */
export function readCursor(cursor: string): { at: Date; id: string } {
  const [time = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = momentInCursor(time);
  if (!id || !at) throw new Failure('invalid', msg`This page cursor is not valid. Reload the list.`);
  return { at, id };
}

/**
 * One page of a list of one table, newest first: at most `limit` rows after the `cursor`, and the cursor of the next
 * page, null at the end. Throws Failure('invalid') on a cursor that is not one of ours.
 */
export async function newestPage<DB, TB extends keyof DB, O extends { created_at: Date; id: string }>(
  query: SelectQueryBuilder<DB, TB, O>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ rows: O[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const found = await query
    .$if(after !== null, (rest) => rest.where(sql<SqlBool>`(created_at, id) < (${after!.at}, ${after!.id})`))
    .orderBy(sql`created_at`, 'desc')
    .orderBy(sql`id`, 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit) as O[];
  return { rows, nextCursor: found.length > limit ? keysetCursor(rows.at(-1)!) : null };
}
