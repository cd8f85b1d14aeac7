import type { UserId } from '#shared/ids.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import type { VideoHost } from '#server/ports/video-host.ts';
import { nextPacificDay, pacificDay } from '#shared/publishing/pacific-day.ts';
import type { Bucket, Usage } from '#shared/account/usage.contract.ts';
import { usageRepo } from './usage.repo.ts';

export type UsageParts = {
  readonly db: Db;
  readonly quotas: CreatorQuotas;
  readonly host: Pick<VideoHost, 'project' | 'quota'> & { readonly name: string; readonly builtIn: boolean };
  /** What the creator spent on hosted engines this month, and the limit. */
  readonly spending: (userId: UserId) => Promise<Usage['ai']>;
  readonly clock?: () => number;
};

const bucket = (used: number, mine: number, limit: number, empty: boolean): Bucket => ({
  used,
  mine,
  limit,
  left: empty ? 0 : Math.max(0, limit - used),
});

/** What a creator may still use, as far as the studio knows it. */
export function usageService({ db, quotas, host, spending, clock = Date.now }: UsageParts) {
  return {
    async of(userId: UserId): Promise<Omit<Usage, 'ok'>> {
      const now = clock();
      const repo = usageRepo(db);
      const [spent, waiting, linked, use, ai] = await Promise.all([
        repo.spent(host.project, pacificDay(now), userId),
        repo.waiting(userId, new Date(now)),
        repo.isLinked(userId),
        quotas.useOf(userId),
        spending(userId),
      ]);
      const { usedBytes, freeBytes, measuredAt, tales, renders, uploads } = use;
      const { diskBytes, reserveBytes, ...limits } = quotas.limits;
      return {
        publishing: {
          host: host.name,
          builtIn: host.builtIn,
          linked,
          uploads: bucket(spent.uploads, spent.myUploads, host.quota.uploads, spent.noUploads),
          units: bucket(spent.units, spent.myUnits, host.quota.units, spent.noUnits),
          resetsAt: nextPacificDay(now),
          waiting,
        },
        ai,
        disk: { usedBytes, limitBytes: diskBytes, freeBytes, reserveBytes, measuredAt },
        work: {
          tales: { used: tales, limit: limits.tales },
          renders: { used: renders, limit: limits.rendersADay },
          uploads: { used: uploads, limit: limits.uploads },
        },
      };
    },
  };
}
export type UsageService = ReturnType<typeof usageService>;
