import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { taleListRepo } from '#server/studio/2-tale/lists/tale-list.repo.ts';
import { addTale, ama, kofi } from '#test/harness/studio.ts';

/**
 * What a list of 100,000 tales costs: `node bench/tales.ts`, with `BENCH_DATABASE_URL` for PostgreSQL and plain SQL
 * through psql beside the embedded engine. The named database is written to: give it an empty one.
 */

const tales = 100_000;
const illustrated = 5_000;
const rounds = 40;
const middle = new Date(Date.UTC(2026, 0, 1) - (tales / 2) * 60_000);

/**
 * Tales a minute apart with titles of their own, stories of a usual length, and twelve frames for the newest; a fifth
 * belongs to somebody else.
 */
async function seed(db: Db): Promise<void> {
  await migrate(db);
  const users = [
    { id: ama, email: 'ama@example.com', name: 'Ama' },
    { id: kofi, email: 'kofi@example.com', name: 'Kofi' },
  ];
  await db.insertInto('users').values(users).execute();
  await addTale(db, { id: 't0', scenes: 12 });
  const beats =
    `(select jsonb_agg(jsonb_build_object('section', 'setup', 'text', md5(n::text || i))) from ` +
    `generate_series(1, 40) i)`;
  await sql`insert into tales select r.* from generate_series(1, ${sql.lit(tales * 1.2)}) n, tales t, lateral jsonb_populate_record(t, jsonb_build_object(
      'id', md5('tale' || n), 'user_id', case when n > ${sql.lit(tales)} then ${kofi} else ${ama} end,
      'title', (array['The Good Neighbour of', 'Le bon voisin de', 'Aƒelika nyui le', 'A Song for', 'Une étoile pour'])[1 + n % 5] || ' ' || substr(md5(n::text), 1, 8),
      'verse', (array['Luke 10:25-37', 'Psalm 23', 'Ruth 1:16', 'John 3:16', 'Mark 4:35-41'])[1 + n % 5],
      'status', (array['draft', 'images', 'packaged', 'bound', 'scheduled', 'published', 'failed'])[1 + n % 7],
      'beats', ${sql.raw(beats)},
      'created_at', timestamptz '2026-01-01' - make_interval(mins => n))) r where t.id = 't0'`.execute(db);
  await sql`insert into images select r.* from generate_series(1, ${sql.lit(illustrated)}) n, images i, lateral jsonb_populate_record(i, jsonb_build_object('id', i.id || '/' || n, 'tale_id', md5('tale' || n),
      'scene_id', null, 'status', case when (n + i.frame_no) % 3 = 0 then null else 'generated' end)) r where i.tale_id = 't0'`.execute(
    db,
  );
}

const row = `id, title, verse, verse_ref, verse_version, status, cultural_context, scenes_planned, created_at, updated_at,
  (select count(*) from images i where i.tale_id = tales.id and image_type = 'frame' and i.status = 'generated')`;
const own = `user_id = '${ama}' and deleted_at is null`;
const newest = 'order by created_at desc, id desc limit 26';
const inside = (words: string) => `title || ' ' || coalesce(verse, '') ilike '%${words}%'`;

type Ask = { readonly name: string; readonly ours: (db: Db) => Promise<unknown>; readonly plain: string };
const all = { userId: ama, words: [], statuses: null };
const page = (filter: object, cursor?: string) => (db: Db) => taleListRepo(db).page({ ...all, ...filter }, 25, cursor);
const cursorAt = (at: Date) => Buffer.from(`${at.toISOString()} zzz`).toString('base64url');
const asks: readonly Ask[] = [
  { name: 'first page', ours: page({}), plain: `select ${row} from tales where ${own} ${newest}` },
  {
    name: 'page in the middle',
    ours: page({}, cursorAt(middle)),
    plain: `select ${row} from tales where ${own} and (created_at, id) < ('${middle.toISOString()}', 'zzz') ${newest}`,
  },
  {
    name: 'page of one status',
    ours: page({ statuses: ['failed'] }),
    plain: `select ${row} from tales where ${own} and status = 'failed' ${newest}`,
  },
  ...[
    ['search, 1 tale', 'étoile pour c4ca'],
    ['search, 20,000 tales', 'neighbour'],
    ['search, no tale', 'nobody at all'],
    ['search, two letters, no tale', 'zq'],
  ].map(([name = '', q = '']) => ({
    name,
    ours: page({ words: [q] }),
    plain: `select ${row} from tales where ${own} and ${inside(q)} ${newest}`,
  })),
  {
    name: 'counts',
    ours: (db) => taleListRepo(db).counts(ama),
    plain: `select status, count(*) from tales where ${own} group by status`,
  },
];

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;
const figures = (times: number[]) => `${at(times, 0.5).toFixed(1)} | ${at(times, 0.95).toFixed(1)}`;

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = -3; n < rounds; n += 1) {
    const start = performance.now();
    await work();
    if (n >= 0) times.push(performance.now() - start);
  }
  return times;
}

/** Milliseconds that psql itself says, with the statement as a person would write it. */
function throughPsql(url: string, statement: string): number[] {
  const input = `\\o /dev/null\n\\timing on\n${`${statement.replaceAll('\n', ' ')};\n`.repeat(rounds + 3)}`;
  const { stdout, stderr } = spawnSync('psql', [url, '-X', '-q'], { input, encoding: 'utf8', maxBuffer: 1e8 });
  const times = [...stdout.matchAll(/^Time: ([\d.]+) ms/gm)].map(([, ms]) => Number(ms)).slice(3);
  if (times.length < rounds) throw new Error(`psql: ${stderr || stdout.slice(0, 500)}`);
  return times;
}

async function run(engine: string, url: string | null, dir: string | null): Promise<void> {
  const { database, db } = await openDatabase(url, dir);
  const start = performance.now();
  await seed(db);
  await sql`vacuum analyze`.execute(db);
  console.log(
    `\n${engine}: ${tales} tales of one creator and ${tales / 5} of another, made in ${((performance.now() - start) / 1000).toFixed(0)}` +
      ` s`,
  );
  console.log(
    `\n| call | ours p50 ms | p95 |${url ? ' plain SQL through psql p50 ms | p95 |' : ''}\n|---|---|---|${url ? '---|---|' : ''}`,
  );
  for (const { name, ours, plain } of asks) {
    const mine = await timed(() => ours(db));
    console.log(`| ${name} | ${figures(mine)} |${url ? ` ${figures(throughPsql(url, plain))} |` : ''}`);
  }
  await database.close();
}

const url = process.env['BENCH_DATABASE_URL'];
if (url) await run('PostgreSQL', url, null);
const dir = await mkdtemp(join(tmpdir(), 'tale-studio-bench-'));
try {
  await run('Embedded', null, join(dir, 'db'));
} finally {
  await rm(dir, { recursive: true, force: true });
}
