import type { JobId } from '#shared/ids.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase, transact } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { openJobs } from '#server/jobs/runner.ts';
import { ama } from '#test/harness/studio.ts';
import { trialJob } from './job-worker.ts';
// @ts-expect-error -- a plain script
import { startPostgres } from '../../scripts/postgres.mjs';

/**
 * Orders jobs while workers are killed (-9) and PostgreSQL crashes; counts what was lost, what came twice, and how soon
 * a dead worker's job ran again.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '400' },
    workers: { type: 'string', default: '3' },
    kills: { type: 'string', default: '45' },
    crashes: { type: 'string', default: '3' },
  },
});
const [wanted, workerCount, kills, crashes] = [values.jobs, values.workers, values.kills, values.crashes].map(
  Number,
) as [number, number, number, number];
const patienceMs = 120_000;

const began = Date.now();
const postgres = (await startPostgres()) as { url: string; stop: () => Promise<void> };
const { database, db } = await openDatabase(postgres.url, null, () => undefined);
await migrate(db);
await db.insertInto('users').values({ id: ama, email: 'ama@example.com', name: 'Ama' }).execute();
const desk = await openJobs({ database, db, log: () => undefined });
await desk.prepare([trialJob.kind]);

/** Jobs whose worker died, and when. */
const orphans = new Map<string, number>();
const recoveries: number[] = [];
let runs = 0;

/** One worker slot: a worker that dies is replaced at once, as by a supervisor. */
function place() {
  let child: ChildProcess;
  let busy = new Set<string>();
  let over = false;
  let ready = Promise.withResolvers<void>();

  function heard(word: string | undefined, jobId: JobId | undefined): void {
    if (word === 'ready') ready.resolve();
    if (word !== 'run' || !jobId) return;
    runs += 1;
    busy.add(jobId);
    const died = orphans.get(jobId);
    if (died !== undefined) recoveries.push(Date.now() - died);
    orphans.delete(jobId);
  }
  function start(): void {
    busy = new Set();
    const script = join(import.meta.dirname, 'job-worker.ts');
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, postgres.url], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.once('exit', () => over || start());
    if (child.stdout)
      createInterface(child.stdout).on('line', (line) => heard(...(line.split(' ') as [string?, string?])));
  }
  start();
  return {
    ready: () => ready.promise,
    /** Kills it (SIGKILL); returns the jobs that it had begun. */
    kill(): ReadonlySet<string> {
      const begun = busy;
      ready = Promise.withResolvers();
      child.kill('SIGKILL');
      return begun;
    },
    end(): void {
      over = true;
      child.kill('SIGKILL');
    },
  };
}
const statusOf = async (ids: readonly string[]) =>
  new Map(
    (
      await db
        .selectFrom('jobs')
        .select(['id', 'status'])
        .where('id', 'in', [...ids])
        .execute()
    ).map((row) => [row.id, row.status]),
  );

/** Does it again while PostgreSQL comes back. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > 200) throw error;
      await sleep(100);
    }
  }
}

const workers = Array.from({ length: workerCount }, place);
await Promise.all(workers.map(({ ready }) => ready()));
const acknowledged: string[] = [];
const ordering = (async () => {
  for (let n = 0; n < wanted; n += 1) {
    const order = () => transact(db, (trx) => desk.desk.order(trx, trialJob, { n }, { userId: ama, taleId: null }));
    acknowledged.push((await insist(order)).jobId);
    await sleep(20);
  }
})();

let [killed, crashed] = [0, 0];
while (killed < kills) {
  await sleep(300 + Math.random() * 1_200);
  const victim = workers[Math.floor(Math.random() * workers.length)]!;
  await victim.ready();
  const begun = victim.kill();
  const died = Date.now();
  killed += 1;
  const left = await insist(() => statusOf(['', ...begun]));
  for (const id of begun) if (left.get(id) === 'running') orphans.set(id, died);
  if (crashed < crashes && killed >= ((crashed + 1) * kills) / (crashes + 1)) {
    crashed += 1;
    const { rows } = await sql<{
      pid: number;
    }>`select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`.execute(
      db,
    );
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL'); // PostgreSQL ends every connection and recovers from its log
  }
}
await ordering;

const live = async () =>
  Number(
    (
      await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll().as('n'))
        .where('status', 'in', ['pending', 'running', 'cancelling'])
        .executeTakeFirstOrThrow()
    ).n,
  );
for (let [last, since] = [-1, Date.now()]; ; ) {
  const now = await insist(live);
  if (now === 0 || Date.now() - since > patienceMs) break;
  if (now !== last) [last, since] = [now, Date.now()];
  await sleep(500);
}

const ends = new Map<number, number>();
for (const { data } of await db.selectFrom('events').select('data').where('kind', '=', 'activity').execute()) {
  const n = Number((data as { id: string }).id);
  if (!Number.isInteger(n)) continue; // a line of activity of the studio's own
  ends.set(n, (ends.get(n) ?? 0) + 1);
}
const rows = await statusOf(acknowledged);
const lost = Array.from({ length: wanted }, (_, n) => n).filter((n) => !ends.has(n)).length;
const twice = [...ends.values()].filter((times) => times > 1).length;
const stuck =
  acknowledged.filter((id) => rows.get(id) !== 'completed').length + recoveries.filter((ms) => ms > 60_000).length;
const sorted = recoveries.toSorted((a, b) => a - b);
const seconds = (at: number) => `${((sorted[Math.floor((sorted.length - 1) * at)] ?? 0) / 1000).toFixed(1)} s`;
console.log(
  '| Jobs | Runs | Workers killed | PostgreSQL crashed | Lost | Twice | Stuck | Ran again after, median | Longest |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
console.log(
  `| ${wanted} | ${runs} | ${killed} | ${crashed} | ${lost} | ${twice} | ${stuck} | ${seconds(0.5)} | ${seconds(1)} |`,
);
console.log(`\n${sorted.length} jobs lost their worker and ran again; ${Math.round((Date.now() - began) / 1000)} s.`);
for (const worker of workers) worker.end();
await desk.close();
await database.close();
await postgres.stop();
process.exit(lost + twice + stuck === 0 ? 0 : 1);
