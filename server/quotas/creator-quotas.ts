import type { UserId } from '#shared/ids.ts';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import { diskUse, type Measured } from './disk-use.ts';
import { quotaRepo } from './quota.repo.ts';
import { diskFull, diskUsedUp, tooManyRenders, tooManyTales, tooManyUploads } from './quota-words.ts';

/** What one creator may take; null sets no limit. */
export type QuotaLimits = {
  readonly diskBytes: number | null;
  readonly tales: number | null;
  readonly rendersADay: number | null;
  /** Packages being uploaded at once. */
  readonly uploads: number | null;
  /** Bytes of the disk that uploads and renders leave free. */
  readonly reserveBytes: number;
};
type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly limits: QuotaLimits;
  readonly clock?: () => number;
};

const shownMs = 30_000;
/** Uploads after a measurement are counted by their claims, so the measurement may be older. */
const checkedMs = 10 * 60_000;
/** Nobody is refused on an older reading: what was deleted a moment ago counts no more. */
const refusedMs = 5_000;
const dayMs = 24 * 3_600_000;

/**
 * What each creator may take of the studio. Counted under a lock in the transaction that takes it, so that two uploads
 * at once cannot both have the last of it.
 */
export function creatorQuotas({ db, files, limits, clock = Date.now }: Parts) {
  const disk = diskUse({ files, clock, databaseNow: () => quotaRepo(db).now() });

  async function requireDisk(trx: Trx, userId: UserId, measured: Measured): Promise<void> {
    if (limits.diskBytes === null) return;
    await quotaRepo(trx).hold(userId);
    const used = await quotaRepo(trx).diskBytes(userId, measured);
    if (used > limits.diskBytes) throw diskUsedUp(used, limits.diskBytes);
  }

  /** Writes, then undoes it and throws when the creator has more of the disk by it than the limit. */
  async function withinDisk<T>(userId: UserId, write: (trx: Trx) => Promise<T>): Promise<T> {
    const attempt = (measured: Measured | null) =>
      transact(db, async (trx) => {
        const written = await write(trx);
        if (measured) await requireDisk(trx, userId, measured);
        return written;
      });
    if (limits.diskBytes === null) return attempt(null);
    const measured = await disk.read(checkedMs);
    try {
      return await attempt(measured);
    } catch (error) {
      const fresh = error instanceof Failure && error.code === 'over_quota' ? await disk.read(refusedMs) : measured;
      if (fresh === measured) throw error;
      return attempt(fresh);
    }
  }

  /** Throws Failure('disk_full') with a message unless the disk has room for this many bytes beside its reserve. */
  async function requireRoom(bytes: number): Promise<void> {
    const free = await files.free();
    if (free !== null && free - bytes < limits.reserveBytes) throw diskFull(free - bytes, limits.reserveBytes);
  }

  return {
    limits,
    requireRoom,
    withinDisk,

    /** Stores `bytes` of a creator by `store`; they count from before it begins. */
    async taking<T>(userId: UserId, bytes: number, store: () => Promise<T>): Promise<T> {
      await requireRoom(bytes);
      if (limits.diskBytes === null) return store();
      const id = nanoid();
      await withinDisk(userId, (trx) => quotaRepo(trx).claim(id, userId, bytes));
      try {
        const stored = await store();
        await quotaRepo(db).settle(id);
        return stored;
      } catch (error) {
        await quotaRepo(db).letGo(id);
        throw error;
      }
    },

    /**
     * Begins an upload by `write`; rolled back when the creator has too many of them, or when all reserved space does
     * not fit on the disk.
     */
    async beginning<T>(userId: UserId, write: (trx: Trx) => Promise<T>): Promise<T> {
      const free = await files.free();
      return withinDisk(userId, async (trx) => {
        await quotaRepo(trx).holdPromises();
        const begun = await write(trx);
        if (limits.uploads !== null && (await quotaRepo(trx).uploads(userId)) > limits.uploads)
          throw tooManyUploads(limits.uploads);
        const left = free === null ? null : free - (await quotaRepo(trx).promised());
        if (left !== null && left < limits.reserveBytes) throw diskFull(left, limits.reserveBytes);
        return begun;
      });
    },

    /** Throws Failure('over_quota') when the creator has more tales than the limit, `coming` ones included. */
    async requireTales(trx: Trx, userId: UserId, coming = 0): Promise<void> {
      if (limits.tales === null) return;
      await quotaRepo(trx).hold(userId);
      if ((await quotaRepo(trx).tales(userId)) + coming > limits.tales) throw tooManyTales(limits.tales);
    },

    /**
     * Throws Failure('over_quota') when the creator has ordered more renders than the limit, the one of this
     * transaction included.
     */
    async requireRenders(trx: Trx, userId: UserId): Promise<void> {
      if (limits.rendersADay === null) return;
      await quotaRepo(trx).hold(userId);
      const orders = await quotaRepo(trx).renders(userId);
      if (orders.length <= limits.rendersADay) return;
      const last = orders[limits.rendersADay];
      throw tooManyRenders(limits.rendersADay, (last?.getTime() ?? 0) + dayMs, (await quotaRepo(trx).now()).getTime());
    },

    /** What a creator uses, as it is counted. */
    async useOf(userId: UserId) {
      const measured = await disk.read(shownMs);
      const repo = quotaRepo(db);
      const [usedBytes, tales, renders, uploads] = await Promise.all([
        repo.diskBytes(userId, measured),
        repo.tales(userId),
        repo.renders(userId),
        repo.uploads(userId),
      ]);
      return { usedBytes, freeBytes: measured.free, measuredAt: measured.at, tales, renders: renders.length, uploads };
    },
  };
}
export type CreatorQuotas = ReturnType<typeof creatorQuotas>;
