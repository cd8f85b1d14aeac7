import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import type { OnHostUse } from '#server/ports/video-host.ts';
import { pacificDay } from '#shared/publishing/pacific-day.ts';
import { hostUseRepo } from './host-use.repo.ts';

const emptied = {
  uploads: msg`Today’s uploads are used up. Waiting publications continue after midnight Pacific time. `,
  units: msg`Today’s publishing quota is used up. Waiting publications continue after midnight Pacific time. `,
} as const;

/**
 * Writes down what a creator's calls took out of the project's day; the first refusal of a day becomes an alert. Never
 * fails the call that it counts.
 */
export const hostMeter =
  ({ db, project, clock = Date.now }: { db: Db; project: string; clock?: (() => number) | undefined }) =>
  (userId: UserId): OnHostUse =>
  async (use) => {
    await transact(db, async (trx) => {
      const first = await hostUseRepo(trx).add({ project, day: pacificDay(clock()), userId }, use);
      if (first)
        await note(trx, {
          userId,
          type: 'quota',
          level: 'warn',
          message: emptied[use.uploads > 0 ? 'uploads' : 'units'],
          refId: null,
        });
    }).catch(() => undefined);
  };
