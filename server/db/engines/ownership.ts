import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';
import type { Db, Trx } from '../tables/tables.ts';

/** The one question every stage asks first. A tale of somebody else, or a deleted one, does not exist. */
export async function requireOwnTale(db: Db | Trx, taleId: TaleId, userId: UserId): Promise<void> {
  const tale = await db
    .selectFrom('tales')
    .select('id')
    .where('id', '=', taleId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!tale) throw new Failure('not_found', msg`Tale not found`);
}
