import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { Measured } from './disk-use.ts';

/** The advisory lock for reserving disk space for packages; any number that nothing else uses. */
const promising = 7_041;
/** A claim that is older belongs to a process that died, or to bytes that were measured long ago. */
const claimHours = 2;

/** Counts what creators use of the studio. */
export function quotaRepo(db: Db | Trx) {
  const counted = async (query: { executeTakeFirstOrThrow: () => Promise<{ count: unknown }> }) =>
    Number((await query.executeTakeFirstOrThrow()).count);
  return {
    /** Until the transaction ends, nobody else counts for this creator. */
    async hold(userId: UserId): Promise<void> {
      await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    },

    /** Until the transaction ends, nobody else promises room on the disk. */
    async holdPromises(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${sql.lit(promising)})`.execute(db);
    },

    async now(): Promise<Date> {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      return rows[0]!.now;
    },

    /** Without those in the bin. */
    tales: (userId: UserId): Promise<number> =>
      counted(
        db
          .selectFrom('tales')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null),
      ),

    /**
     * When the renders of the last 24 hours were ordered, the latest first; one that was cancelled before it began is
     * none.
     */
    async renders(userId: UserId): Promise<Date[]> {
      const rows = await db
        .selectFrom('jobs')
        .select('created_at')
        .where('user_id', '=', userId)
        .where('kind', '=', 'video_processing')
        .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
        .where((eb) => eb.or([eb('status', '!=', 'cancelled'), eb('started_at', 'is not', null)]))
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ created_at: at }) => at);
    },

    /** Packages that have not arrived whole. */
    uploads: (userId: UserId): Promise<number> =>
      counted(
        db
          .selectFrom('package_uploads')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('user_id', '=', userId)
          .where('bytes', '<', sql<number>`whole_bytes`),
      ),

    /** Bytes of all creators' packages that are still to come. */
    async promised(): Promise<number> {
      const { bytes } = await db
        .selectFrom('package_uploads')
        .select(sql<number>`coalesce(sum(whole_bytes - bytes), 0)`.as('bytes'))
        .executeTakeFirstOrThrow();
      return Number(bytes);
    },

    /**
     * Bytes of a creator: the measured files, what was stored since or is being stored, and packages under way as if
     * they were here.
     */
    async diskBytes(userId: UserId, measured: Measured): Promise<number> {
      const tales = await db.selectFrom('tales').select('id').where('user_id', '=', userId).execute();
      const owners = [userId, ...tales.map(({ id }) => id)];
      const stored = owners.reduce((sum, owner) => sum + (measured.bytes.get(owner) ?? 0), 0);
      const { claimed } = await db
        .selectFrom('disk_claims')
        .select(sql<number>`coalesce(sum(bytes), 0)`.as('claimed'))
        .where('user_id', '=', userId)
        .where('claimed_at', '>', sql<Date>`now() - make_interval(hours => ${sql.lit(claimHours)})`)
        .where((eb) => eb.or([eb('settled_at', 'is', null), eb('settled_at', '>', measured.since)]))
        .executeTakeFirstOrThrow();
      const { arriving } = await db
        .selectFrom('package_uploads')
        .select(sql<number>`coalesce(sum(whole_bytes), 0)`.as('arriving'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return stored + Number(claimed) + Number(arriving);
    },

    async claim(id: string, userId: UserId, bytes: number): Promise<void> {
      await db
        .deleteFrom('disk_claims')
        .where('user_id', '=', userId)
        .where('claimed_at', '<', sql<Date>`now() - make_interval(hours => ${sql.lit(claimHours)})`)
        .execute();
      await db.insertInto('disk_claims').values({ id, user_id: userId, bytes }).execute();
    },

    async settle(id: string): Promise<void> {
      await db.updateTable('disk_claims').set({ settled_at: sql`clock_timestamp()` }).where('id', '=', id).execute();
    },

    async letGo(id: string): Promise<void> {
      await db.deleteFrom('disk_claims').where('id', '=', id).execute();
    },
  };
}
