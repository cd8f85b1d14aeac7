import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '#server/config.ts';
import { openOutside } from '#server/composition/outside.ts';
import { openStages } from '#server/composition/stages.ts';
import { buildApp } from '#server/http/app.ts';
import type { AccountService } from '#server/studio/account/account.service.ts';
import { openJobs } from '#server/jobs/runner.ts';
import { openLive } from '#server/live/live.ts';
import { hashOf } from '#server/http/guards/secret-text.ts';
import { jobKinds } from '#shared/pipeline.ts';
import { freePort } from '../free-port.ts';
import { openStudio } from './studio.ts';

/** The tokens of the two creators that every test knows. */
export const tokens = { ama: 'tale_token-of-ama', kofi: 'tale_token-of-kofi' } as const;
export type Who = keyof typeof tokens;

export type Route = { readonly method: string; readonly path: string; readonly operation: Operation };
export type Schema = Readonly<Record<string, unknown>>;
export type Operation = {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
};

/** Calls by token may do what a browser may, so that one header reaches every route. */
const withoutScope =
  (whoIs: AccountService['whoIs']): AccountService['whoIs'] =>
  async (credentials) => {
    const caller = await whoIs(credentials);
    if (!caller) return null;
    const { scope: _, ...unlimited } = caller;
    return unlimited;
  };

/** The whole studio as assembled for creators, with the test database; only jobs whose end a call waits for are run. */
export async function openWholeApp() {
  const studio = await openStudio();
  await studio.reset();
  const { database, db, dir } = studio;
  const config = readConfig({
    PORT: String(await freePort()),
    IDENTITY_PORT: String(await freePort()),
    VIDEO_HOST_PORT: String(await freePort()),
    STUDIO_DATA: join(dir, 'whole-app'),
    BIBLES_DOWNLOAD: '0',
    VOICES_DOWNLOAD: '0',
  });
  const log = () => undefined;
  const outside = await openOutside(config);
  const jobs = await openJobs({ database, db, log });
  await jobs.prepare(jobKinds);
  const live = await openLive({ database, db, log });
  const stages = await openStages({ config, db, outside, jobs, live });
  await jobs.work(stages.jobs, ['tale_writing']);
  const routes: { method: string; url: string; hidden: boolean }[] = [];
  const seen = (app: FastifyInstance) =>
    app.addHook('onRoute', ({ method, url, schema }) => {
      for (const each of [method].flat())
        routes.push({ method: each, url, hidden: (schema as { hide?: boolean } | undefined)?.hide === true });
    });
  const app = await buildApp({
    db,
    secrets: outside.secrets,
    whoIs: withoutScope(stages.accounts.whoIs),
    logLevel: 'silent',
    trustProxy: false,
    requestsPerMinute: 1_000_000,
    open: (visitors) => {
      seen(visitors);
      stages.openRoutes(visitors);
    },
    signedIn: (creators) => {
      seen(creators);
      stages.creatorRoutes(creators, []);
    },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: config.port });

  async function ask(who: Who, method: string, url: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { authorization: `Bearer ${tokens[who]}`, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.body };
  }

  return {
    studio: { ...studio, files: outside.files },
    outside,
    stages,
    origin,
    ask,
    /** Every route as the server registered it. */
    routes,
    /** Every call as `/api/openapi.json` describes it. */
    async described(): Promise<Route[]> {
      const { paths } = JSON.parse((await ask('ama', 'GET', '/api/openapi.json')).body) as {
        paths: Record<string, Record<string, Operation>>;
      };
      return Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
      );
    },
    /** Empties the database except for the two creators and their tokens. */
    async reset(): Promise<void> {
      await studio.reset();
      for (const who of ['ama', 'kofi'] as const)
        await db
          .insertInto('access_tokens')
          .values({ id: `token-of-${who}`, user_id: `user-${who}`, hash: hashOf(tokens[who]), label: 'test' })
          .execute();
    },
    async close(): Promise<void> {
      await app.close();
      await live.close();
      await jobs.close();
      await outside.close();
      await studio.reset();
    },
  };
}
export type WholeApp = Awaited<ReturnType<typeof openWholeApp>>;
