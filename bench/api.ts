import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/engines/pool.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { hashOf } from '#server/http/guards/secret-text.ts';
import { freePort } from '#test/free-port.ts';
import { addTale, ama } from '#test/harness/studio.ts';
import { caller, type Load, measure, processorMs } from './api-load.ts';

/**
 * What the API adds to the database: `node bench/api.ts`, with `BENCH_DATABASE_URL` for PostgreSQL beside the embedded
 * engine. The named database is written to: give it an empty one.
 */

const tales = 2_000;
const scenes = 12;
const reads = { seconds: 4, atOnce: 16 };
const writes = { seconds: 6, atOnce: 4 };
const token = 'tale_token-of-the-benchmark';
const title = `Neighbour ${tales / 2}`;

/** Fills an empty database with tales of one creator, each with texts, scenes and frames. */
async function seed(db: Db): Promise<void> {
  await migrate(db);
  await db.insertInto('users').values({ id: ama, email: 'ama@example.com', name: 'Ama' }).execute();
  await db
    .insertInto('access_tokens')
    .values({ id: 'token', user_id: ama, hash: hashOf(token), label: 'bench' })
    .execute();
  await addTale(db, { scenes, langs: ['en'] });
  const copies = sql`from generate_series(2, ${sql.lit(tales)}) n`;
  await sql`insert into tales select (jsonb_populate_record(t, jsonb_build_object('id', 't' || n, 'title', 'Neighbour ' || n,
    'created_at', now() - make_interval(mins => n)))).* ${copies}, tales t where t.id = 't1'`.execute(db);
  for (const [table, ids] of [
    ['tale_texts', sql`'tale_id', 't' || n`],
    ['scenes', sql`'tale_id', 't' || n, 'id', 't' || n || '-s' || r.scene_no`],
    [
      'images',
      sql`'tale_id', 't' || n, 'id', 't' || n || '-i' || r.frame_no, 'scene_id', 't' || n || '-s' || r.frame_no`,
    ],
  ] as const)
    await sql`insert into ${sql.table(table)} select (jsonb_populate_record(r, jsonb_build_object(${ids}))).* ${copies},
      ${sql.table(table)} r where r.tale_id = 't1'`.execute(db);
}

const rows = async (database: Database, text: string, values: unknown[] = []) =>
  (await database.execute(text, values)).rows;
const ready =
  `(select count(*)::int from images i where i.tale_id = tales.id and image_type = 'frame' and i.status = ` +
  `'generated') as ready`;

/** The same rows without the studio: what a hand-written program would ask the database for. */
const plain: Record<string, (database: Database, n: number) => Promise<unknown>> = {
  list: async (database) =>
    JSON.stringify(
      await Promise.all([
        rows(
          database,
          `select *, ${ready} from tales where user_id = $1 and deleted_at is null order by created_at ` +
            `desc, id desc limit 26`,
          [ama],
        ),
        rows(database, 'select status, count(*) from tales where user_id = $1 and deleted_at is null group by status', [
          ama,
        ]),
      ]),
    ),
  search: async (database) =>
    JSON.stringify(
      await Promise.all([
        rows(
          database,
          `select *, ${ready} from tales where user_id = $1 and deleted_at is null and search_words like '%' || fold_letters($2) || '%'
          order by created_at desc, id desc limit 26`,
          [ama, title],
        ),
        rows(database, 'select status, count(*) from tales where user_id = $1 and deleted_at is null group by status', [
          ama,
        ]),
      ]),
    ),
  detail: async (database, n) => {
    const id = `t${1 + (n % tales)}`;
    return JSON.stringify(
      await Promise.all([
        rows(database, `select *, ${ready} from tales where id = $1 and user_id = $2 and deleted_at is null`, [
          id,
          ama,
        ]),
        rows(database, 'select * from tale_texts where tale_id = $1', [id]),
        rows(database, 'select * from scenes where tale_id = $1 order by scene_no', [id]),
      ]),
    );
  },
};

type Studio = { readonly call: ReturnType<typeof caller>; readonly pid: number; stop(): Promise<void> };

async function startStudio(dir: string, url: string | null): Promise<Studio> {
  const port = await freePort();
  const studio = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('../server/main.ts', import.meta.url))],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...{ PORT: String(port), IDENTITY_PORT: String(await freePort()), VIDEO_HOST_PORT: String(await freePort()) },
        ...{
          STUDIO_DATA: dir,
          DATABASE_URL: url ?? '',
          LOG_LEVEL: 'silent',
          REQUESTS_PER_MINUTE: '100000000',
          BIBLES_DOWNLOAD: '0',
        },
      },
    },
  );
  const call = caller(`http://127.0.0.1:${port}`, token, reads.atOnce);
  for (let tries = 0; ; tries += 1) {
    const system = await call('GET', '/api/system').catch(() => null);
    if (system && (JSON.parse(system) as { bibles: string[] }).bibles.includes('WEB')) break;
    if (tries > 600 || studio.exitCode !== null) throw new Error('The studio did not start');
    await sleep(200);
  }
  return {
    call,
    pid: studio.pid ?? 0,
    stop: () =>
      new Promise((stopped) => {
        studio.once('exit', () => stopped());
        studio.kill('SIGTERM');
      }),
  };
}

const order = { mode: 'reference', reference: 'Luke 10:25-37', langs: ['en'], length: 'short', scenes };
/** Writes what one creation writes, in one transaction. */
const plainCreate = (db: Db) => (n: number) =>
  db.transaction().execute((trx) => addTale(trx as unknown as Db, { id: `copy-${n}`, scenes, langs: ['en'] }));

async function report(
  engine: string,
  name: string,
  studio: Studio,
  ask: (n: number) => Promise<unknown>,
  beside: Load | undefined,
): Promise<void> {
  const before = processorMs(studio.pid);
  let all = 0;
  const api = await measure((n) => ((all = n), ask(n)), name === 'create' ? writes : reads);
  const after = processorMs(studio.pid);
  const processor = before === null || after === null ? '' : ((after - before) / all).toFixed(1);
  const plainly = beside?.perSecond ?? 0;
  console.log(
    `| ${engine} | ${name} | ${api.perSecond.toFixed(0)} | ${api.p50.toFixed(1)} | ${api.p95.toFixed(1)} | ${processor}` +
      ` | ${plainly.toFixed(0)} | ${(api.perSecond / plainly).toFixed(2)} |`,
  );
}

console.log(
  '| engine | call | answers/s | p50 ms | p95 ms | processor ms a call | plain SQL/s | ratio |\n|---|---|' +
    '---|---|---|---|---|---|',
);
for (const [engine, url] of [
  ['embedded', null],
  ...(process.env['BENCH_DATABASE_URL'] ? [['PostgreSQL', process.env['BENCH_DATABASE_URL']]] : []),
] as const) {
  const dir = await mkdtemp(join(tmpdir(), 'bench-api-'));
  const first = await openDatabase(url ?? null, url ? null : dir);
  await seed(first.db);
  await first.database.maintain();
  const beside: Record<string, Load> = {};
  for (const [name, ask] of Object.entries(plain)) beside[name] = await measure((n) => ask(first.database, n), reads);
  beside['create'] = await measure(plainCreate(first.db), writes);
  await sql`delete from images where tale_id like 'copy-%'`.execute(first.db);
  for (const table of ['scenes', 'tale_texts'])
    await sql`delete from ${sql.table(table)} where tale_id like 'copy-%'`.execute(first.db);
  await sql`delete from tales where id like 'copy-%'`.execute(first.db);
  await first.database.close();

  const studio = await startStudio(dir, url ?? null);
  const calls: Record<string, (n: number) => Promise<string>> = {
    list: () => studio.call('GET', '/api/tales/list'),
    search: () => studio.call('GET', `/api/tales/list?q=${encodeURIComponent(title)}`),
    detail: (n) => studio.call('GET', `/api/tales/t${1 + (n % tales)}/detail`),
    create: async () => {
      const text = await studio.call('POST', '/api/tales/create', order);
      if (!(JSON.parse(text) as { ok: boolean }).ok) throw new Error(text);
      return text;
    },
  };
  for (const [name, ask] of Object.entries(calls)) await report(engine, name, studio, ask, beside[name]);
  await studio.stop();
  await rm(dir, { recursive: true, force: true });
}
