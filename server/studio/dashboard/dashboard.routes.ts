import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/tables/tables.ts';
import type { Trouble } from '#server/http/health.ts';
import { bind } from '#server/http/route.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { Illustrator } from '#server/ports/illustrator.ts';
import type { Scripture } from '#server/ports/bible.ts';
import {
  getFirstSteps,
  getSummary,
  getSystem,
  listAlerts,
  listImageStyles,
  listRecent,
} from '#shared/tale/dashboard.contract.ts';
import { dashboardRepo } from './dashboard.repo.ts';
import { firstSteps } from './first-steps.ts';

const ok = { ok: true } as const;
type Parts = {
  db: Db;
  illustrator: Illustrator;
  scripture: Scripture;
  engines: { writer: Engine; illustrator: Engine; narrator: Engine; musician: Engine; videoHost: string };
  /** The parts that do not answer. */
  degraded: () => Promise<Trouble[]>;
  ffmpeg: () => Promise<string | null>;
};

/** The dashboard's counts and lists, and what the studio is made of. */
export function dashboardRoutes(
  app: FastifyInstance,
  { db, illustrator, scripture, engines, degraded, ffmpeg }: Parts,
): void {
  const dashboard = dashboardRepo(db);
  bind(app, getSummary, ({ caller: { userId } }) => dashboard.counts(userId));
  bind(app, listRecent, async ({ query, caller }) => ({
    ...ok,
    items: await dashboard.activity({ ...query, userId: caller.userId }),
  }));
  bind(app, listAlerts, async ({ query: { hours, limit }, caller: { userId } }) => ({
    success: true as const,
    alerts: await dashboard.activity({ userId, limit, hours, alerts: true }),
  }));
  bind(app, getFirstSteps, async ({ caller }) => ({
    ...ok,
    items: firstSteps(await dashboard.milestones(caller.userId)),
  }));
  bind(app, listImageStyles, async () => ({ items: illustrator.styles() }));
  bind(app, getSystem, async () => {
    const broken = await degraded();
    const { writer, illustrator: draws, narrator, musician, videoHost } = engines;
    return {
      ...ok,
      operational: broken.length === 0,
      degraded: broken,
      engines: {
        writer: writer.name,
        illustrator: draws.name,
        narrator: narrator.name,
        musician: musician.name,
        videoHost,
      },
      ffmpeg: await ffmpeg(),
      bibles: await scripture.installed(),
    };
  });
}
