import { msg } from '@lingui/core/runtime-macro';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jobKinds } from '#shared/pipeline.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/engines/pool.ts';
import { requireOneOfEach } from './built-in-parts.ts';
import { openDatabase } from '#server/db/connect.ts';
import { requireHearing } from '#server/db/hearing.ts';
import { migrate } from '#server/db/migrate.ts';
import { openOutside } from './outside.ts';
import { openHealth } from './health.ts';
import { openStages } from './stages.ts';
import { buildApp } from '#server/http/app.ts';
import { watch } from '#server/http/health.ts';
import { idempotencyRepo } from '#server/http/guards/idempotency.repo.ts';
import { metricsRoute } from '#server/http/metrics.ts';
import { openWorkerDoor } from '#server/http/worker-door.ts';
import { onceThere } from '#server/http/guards/waiting-room.ts';
import { outageIn } from '#server/ports/outage.ts';
import { systemRoutes } from '#server/http/system.routes.ts';
import { webFiles } from '#server/http/answers/web-files.ts';
import { securityLogRepo } from '#server/security-log/security-log.repo.ts';
import { sweepInTurn } from '#server/integrity/check-files.ts';
import { forgetOld } from '#server/jobs/retention.repo.ts';
import { queueDepths } from '#server/jobs/queue-depth.repo.ts';
import { openJobs } from '#server/jobs/runner.ts';
import { forgetOldCalls } from '#server/studio/engines/engine-call.repo.ts';
import { openLive } from '#server/live/live.ts';

const built = join(fileURLToPath(new URL('../..', import.meta.url)), 'dist', 'web');
const sweepMs = 10 * 60_000;

async function begin(config: Config, database: Database) {
  await requireOneOfEach(config, database);
  return openOutside(config);
}

/** Can be heard, and has the newest schema. */
async function ready({ database, db }: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  await requireHearing(database);
  await migrate(db);
}

/**
 * Puts the studio together: database, jobs, stages, HTTP. The order of starting is the order of this file; stopping
 * goes the other way.
 */
export async function openStudio(config: Config) {
  const log = (message: string) => (config.logLevel === 'silent' ? undefined : console.error(message));
  const watched = config.workerPort ? { host: config.host, port: config.workerPort } : null;
  const { database, db } = await onceThere(
    async () => {
      const opened = await openDatabase(config.databaseUrl, config.dataDir, log, config.listenUrl ?? undefined);
      await ready(opened).catch(async (error: unknown) => {
        await opened.database.close();
        throw outageIn(error) ?? error;
      });
      return opened;
    },
    { door: config.serves ? config : watched, log },
  );
  if (database.engine === 'embedded') await idempotencyRepo(db).releaseAll();
  const outside = await begin(config, database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const jobs = await openJobs({ database, db, log });
  await jobs.prepare(jobKinds);
  const live = await openLive({ database, db, log, hears: config.serves });
  const stages = await openStages({ config, db, outside, jobs, live });

  const health = await openHealth({ config, database, outside, jobs, kinds: stages.jobs.map(({ kind }) => kind) });
  const pages = watch({
    name: msg`Pages`,
    check: () => access(join(built, 'index.html')).then(() => undefined),
    problem: msg`The pages are not built.`,
    advice: msg`Build them: npm run build.`,
  });
  const figures = { listening: live.listening, statements: database.sent, queue: () => queueDepths(db) };
  const app = config.serves
    ? await buildApp({
        db,
        secrets: outside.secrets,
        whoIs: stages.accounts.whoIs,
        logLevel: config.logLevel,
        trustProxy: config.trustProxy,
        names: config.names,
        requestsPerMinute: config.requestsPerMinute,
        open: (visitors) => {
          systemRoutes(visitors, [...health.own, pages]);
          metricsRoute(visitors, figures);
          stages.openRoutes(visitors);
        },
        signedIn: (creators) => stages.creatorRoutes(creators, health.parts),
      })
    : null;
  if (app) {
    await webFiles(app, built);
    await app.listen({ host: config.host, port: config.port });
  }
  const door = !config.serves && watched ? await openWorkerDoor({ ...watched, parts: health.own, figures }) : null;
  if (config.works) await jobs.work(stages.jobs, config.workerKinds ?? undefined);
  const stopUpkeep = config.works ? await stages.upkeep(log) : () => {};
  const sweeper = setInterval(() => {
    void Promise.all([
      idempotencyRepo(db).forget(),
      stages.accounts.sweep(),
      securityLogRepo(db).forget(),
      forgetOld(db),
      forgetOldCalls(db),
      database.maintain(),
    ]).catch((error: Error) => log(`Upkeep: ${error.message}`));
  }, sweepMs);
  const stopping = new AbortController();
  const sweepFiles = () =>
    void sweepInTurn({ db, files: outside.files }, stopping.signal).catch((error: Error) =>
      log(`Upkeep: ${error.message}`),
    );
  if (config.works) sweepFiles();
  const fileSweeper = config.works ? setInterval(sweepFiles, sweepMs) : undefined;

  return {
    describe: () => stages.describe(database.engine),
    async close(): Promise<void> {
      clearInterval(sweeper);
      clearInterval(fileSweeper);
      stopping.abort();
      stopUpkeep();
      await app?.close();
      await door?.close();
      await health.close();
      await live.close();
      await jobs.close();
      await outside.close();
      await database.close();
    },
  };
}
