import type { TaleId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';

const now = sql<Date>`now()`;
/** How many days an expired or revoked link still says why it does not work. */
const toldDays = 30;

/** The queries for private links to films. */
export function shareLinkRepo(db: Db | Trx) {
  const ofTale = (taleId: TaleId) =>
    db
      .selectFrom('share_links')
      .innerJoin('videos', 'videos.id', 'share_links.video_id')
      .select(['share_links.id', 'share_links.created_at', 'share_links.expires_at', 'videos.language', 'videos.shape'])
      .where('videos.tale_id', '=', taleId)
      .where('share_links.revoked_at', 'is', null)
      .where('share_links.expires_at', '>', now);
  return {
    /** The links that work now, the newest first. */
    live: (taleId: TaleId) =>
      ofTale(taleId).orderBy('share_links.created_at', 'desc').orderBy('share_links.id', 'desc').execute(),

    /** Locks the tale, so that links created at the same time are counted one after the other. */
    lockTale: (taleId: TaleId) => db.selectFrom('tales').select('id').where('id', '=', taleId).forUpdate().execute(),

    titleOf: async (taleId: TaleId): Promise<string> =>
      (await db.selectFrom('tales').select('title').where('id', '=', taleId).executeTakeFirstOrThrow()).title,

    add: ({ days, ...link }: { id: string; token_hash: string; video_id: string; days: number }) =>
      db
        .insertInto('share_links')
        .values({ ...link, expires_at: sql<Date>`date_trunc('milliseconds', now()) + make_interval(days => ${days})` })
        .returning(['created_at', 'expires_at'])
        .executeTakeFirstOrThrow(),

    /** Revokes a link; false when there is no such working link. */
    async revoke(taleId: TaleId, id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('share_links')
        .set({ revoked_at: now })
        .where('id', 'in', ofTale(taleId).clearSelect().select('share_links.id').where('share_links.id', '=', id))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** A link by the hash of its secret, including expired and revoked ones. */
    byHash: (hash: string) =>
      db
        .selectFrom('share_links')
        .innerJoin('videos', 'videos.id', 'share_links.video_id')
        .select(['videos.id as video_id', 'videos.tale_id', 'share_links.revoked_at'])
        .select(sql<boolean>`share_links.expires_at <= now()`.as('expired'))
        .where('share_links.token_hash', '=', hash)
        .executeTakeFirst(),

    forget: () =>
      db
        .deleteFrom('share_links')
        .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${toldDays})`)
        .execute(),
  };
}
