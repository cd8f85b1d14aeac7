import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { fill } from '#server/db/migrations/041-kept-counts.ts';
import type { Database } from '#server/db/engines/pool.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { kanbanService } from '#server/studio/2-tale/lists/kanban.service.ts';
import { taleListRepo } from '#server/studio/2-tale/lists/tale-list.repo.ts';
import { galleryRepo } from '#server/studio/4-images/gallery/gallery.repo.ts';
import { dashboardRepo } from '#server/studio/dashboard/dashboard.repo.ts';
import { addTale, ama, kofi } from '#test/harness/studio.ts';
import { measureOverHttp } from './calls-over-http.ts';

/**
 * What pages ask of 100,000 tales of one creator: `BENCH_DATABASE_URL=postgres://… node bench/scale/calls.ts [--tales 100000]
 * [--rounds 40] [--seconds 60]`.
 * At the end the same calls go over HTTP to a web process of the studio, 20 a second, and to a plain web server with
 * plain SQL.
 * The named database is written to: give it an empty one. Beside each call, in turns with it, are `select 1` and the
 * count that it stands for.
 */
const { values: flags } = parseArgs({
  options: {
    tales: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '60' },
  },
});
const [tales, rounds] = [Number(flags.tales), Number(flags.rounds)];
const frames = 12;

/**
 * Tales a minute apart in every status; nine of ten are drawn, half are narrated, a third are films, a tenth is on a
 * channel.
 */
async function seed(db: Db): Promise<void> {
  const users = [
    { id: ama, email: 'ama@example.com', name: 'Ama' },
    { id: kofi, email: 'kofi@example.com', name: 'Kofi' },
  ];
  await db.insertInto('users').values(users).execute();
  await addTale(db, { id: 't0', scenes: frames, langs: ['en'] });
  await db
    .insertInto('channels')
    .values({ id: 'c', user_id: ama, channel_id: 'UC', title: 'Ama', url: 'https://example.com', sealed_tokens: 'x' })
    .execute();
  const n = sql`generate_series(1, ${sql.lit(tales)}) n`;
  await db.transaction().execute(async (trx) => {
    // triggers and references: the rows fit by themselves
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into tales select r.* from ${n}, tales t, lateral jsonb_populate_record(t, jsonb_build_object(
      'id', 't' || n, 'title', 'Neighbour ' || n, 'search_words', 'neighbour ' || n, 'position', lpad(n::text, 17, '0'), 'scheduled_at', now() + interval '1 day',
      'status', (array['draft', 'images', 'packaged', 'bound', 'scheduled', 'published', 'failed'])[1 + n % 7],
      'created_at', timestamptz '2026-01-01' - make_interval(mins => n))) r where t.id = 't0'`.execute(trx);
    await sql`insert into images (id, tale_id, frame_no, image_type, prompt, status) select 't' || n || '-i' || f, 't' || n, f, 'frame', 'A road',
      case when n % 10 > 0 then 'generated' when f % 4 = 0 then 'error' else null end from ${n}, generate_series(1, ${sql.lit(frames)}) f`.execute(
      trx,
    );
    await sql`insert into narrations (id, tale_id, scene_id, language, kind, fingerprint, status, r2_key) select 'n' || n, 't' || n, 's' || n, 'en', 'synthetic',
      'f', 'ready', 'k' || n from ${n} where n % 2 = 0`.execute(trx);
    await sql`insert into videos (id, tale_id, language, shape, fingerprint, video_key, narration_key, srt_key, vtt_key, duration_ms, frames, width, height,
      bytes, sha256, loudness) select 'v' || n, 't' || n, 'en', '16:9', 'f', 'k', 'k', 'k', 'k', 1, 1, 1, 1, 1, 'x', -14 from ${n} where n % 3 = 0`.execute(
      trx,
    );
    await sql`insert into publications (id, user_id, tale_id, channel_id, language, state, title, description, tags, made_for_kids, privacy, marker)
      select 'p' || n, ${ama}, 't' || n, 'c', 'en', 'published', 'T', '', '[]', true, 'public', 'm' || n from ${n} where n % 10 = 5`.execute(
      trx,
    );
    await sql`insert into events (user_id, topic, kind, data, created_at) select ${ama}, 'user', 'activity', '{}', now() - make_interval(secs => n) from ${n}`.execute(
      trx,
    );
    await sql`delete from tale_facts`.execute(trx);
    await sql`delete from creator_counts`.execute(trx);
    const begun = performance.now();
    await fill(trx);
    console.log(
      `Counting ${tales} tales anew, as the migration does: ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
  });
  await sql`vacuum analyze`.execute(db);
}

/** `path`: the page's own call. */
type Ask = {
  readonly name: string;
  readonly path: string;
  readonly ours: (db: Db) => Promise<unknown>;
  readonly peer: string;
};
const own = `user_id = '${ama}' and deleted_at is null`;
const pictures = `from images i join tales t on t.id = i.tale_id where t.user_id = '${ama}' and t.deleted_at is null`;
const all = { userId: ama, words: [], statuses: null };
const asks: readonly Ask[] = [
  {
    name: 'summary',
    path: '/api/dashboard/summary',
    ours: (db) => dashboardRepo(db).counts(ama),
    peer: `select i.status, count(*) ${pictures} group by 1`,
  },
  {
    name: 'first steps',
    path: '/api/dashboard/first-steps',
    ours: (db) => dashboardRepo(db).milestones(ama),
    peer: `select count(distinct v.tale_id) from videos v join tales on tales.id = v.tale_id where ${own}`,
  },
  {
    name: 'gallery counts',
    path: '/api/gallery/counts',
    ours: (db) => galleryRepo(db).counts({ userId: ama }),
    peer: `select i.status, count(*) ${pictures} group by 1`,
  },
  {
    name: 'gallery page',
    path: '/api/gallery?limit=24',
    ours: (db) => galleryRepo(db).page({ userId: ama }, 24, undefined),
    peer: `select i.* ${pictures} order by t.created_at desc limit 25`,
  },
  {
    name: 'gallery, failed',
    path: '/api/gallery?limit=24&status=failed',
    ours: (db) => galleryRepo(db).page({ userId: ama, status: 'failed' }, 24, undefined),
    peer: `select i.* ${pictures} and i.status = 'error' order by t.created_at desc limit 25`,
  },
  {
    name: 'board',
    path: '/api/tales/kanban?limit=50',
    ours: (db) => kanbanService({ db }).board(ama, 50),
    peer:
      `select * from (select *, row_number() over (partition by status order by position) as place from ` +
      `tales where ${own}) t where place <= 50`,
  },
  {
    name: 'list, with counts',
    path: '/api/tales/list?limit=25',
    ours: async (db) => [await taleListRepo(db).page(all, 25, undefined), await taleListRepo(db).counts(ama)],
    peer: `select status, count(*) from tales where ${own} group by 1`,
  },
  {
    name: 'statuses on the dashboard',
    path: '/api/tales/status?limit=50',
    ours: (db) => taleListRepo(db).statuses(all, 50),
    peer: `select * from tales where ${own} order by status, created_at desc limit 50`,
  },
];

const at = (times: readonly number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);

/** The three take turns, so that a busy machine is busy for all of them; three rounds do not count. */
async function measure(database: Database, db: Db, { name, ours, peer }: Ask): Promise<void> {
  const times = { ours: [] as number[], one: [] as number[], peer: [] as number[] };
  let processor = 0;
  const timed = async (into: number[], work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    into.push(performance.now() - begun);
  };
  for (let round = -3; round < rounds; round += 1) {
    const counts = round >= 0;
    const before = process.cpuUsage();
    await timed(counts ? times.ours : [], () => ours(db));
    const { user, system } = process.cpuUsage(before);
    if (counts) processor += (user + system) / 1000;
    await timed(counts ? times.one : [], () => database.execute('select 1'));
    if (round % 4 === 0) await timed(counts ? times.peer : [], () => database.execute(peer));
  }
  const { ours: mine, one, peer: plain } = times;
  console.log(
    `| ${name} | ${at(mine, 0.5)} | ${at(mine, 0.95)} | ${(processor / rounds).toFixed(1)} | ${at(one, 0.5)} ` +
      `| ${at(plain, 0.5)} |`,
  );
}

const url = process.env['BENCH_DATABASE_URL'];
if (!url) throw new Error('Name an empty PostgreSQL database: BENCH_DATABASE_URL=postgres://…');
const { database, db } = await openDatabase(url, null);
try {
  await migrate(db);
  await seed(db);
  console.log('| call | p50 ms | p95 ms | processor ms | `select 1` p50 | plain SQL p50 |\n|---|---|---|---|---|---|');
  for (const ask of asks) await measure(database, db, ask);
  const pages = asks.map(({ path, peer }) => ({ path, plain: peer }));
  await measureOverHttp(url, ama, pages, { port: 4760, aSecond: 20, seconds: Number(flags.seconds) });
} finally {
  await database.close();
}
