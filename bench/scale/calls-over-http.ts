import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { caller, processorMs } from '../api-load.ts';

/** A page's call, and the plain SQL that answers the same question. */
export type Page = { readonly path: string; readonly plain: string };

/** Milliseconds from the moment at which each call was due, so that a server that falls behind shows it. */
async function paced(
  call: (path: string) => Promise<unknown>,
  paths: readonly string[],
  { aSecond, seconds }: Pace,
): Promise<number[]> {
  const begun = performance.now();
  const times: number[] = [];
  const calls = Array.from({ length: aSecond * seconds }, async (_, n) => {
    const due = begun + (n * 1000) / aSecond;
    await sleep(Math.max(0, due - performance.now()));
    await call(paths[n % paths.length] ?? '/');
    times.push(performance.now() - due);
  });
  await Promise.all(calls);
  return times.sort((a, b) => a - b);
}
type Pace = { readonly aSecond: number; readonly seconds: number };

/** A web server that asks plain SQL for each page and sends its rows: what anybody would write first. */
async function plainServer(url: string, pages: readonly Page[]) {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const server = createServer((request, response) => {
    const page = pages.find(({ path }) => path === request.url);
    void pool.query(page?.plain ?? 'select 1').then(({ rows }) => response.end(JSON.stringify(rows)));
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => (server.close(), server.closeAllConnections(), pool.end()),
  };
}

/** A web process of the studio on this database, and a token of the creator who owns the tales. */
async function studio(url: string, owner: string, port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tale-studio-scale-'));
  const env = {
    ...process.env,
    ROLE: 'web',
    PORT: String(port),
    DATABASE_URL: url,
    STUDIO_DATA: dataDir,
    REQUESTS_PER_MINUTE: '100000',
  };
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://localhost:${port}`;
  const answers = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The studio ended');
    await sleep(200);
  }
  const words = execFileSync(process.execPath, ['scripts/token.ts', '--url', origin, '--data', dataDir], {
    encoding: 'utf8',
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('update access_tokens set user_id = $1', [owner]);
  await client.end();
  return {
    origin,
    token: words.trim().split('\n').at(-1) ?? '',
    pid: child.pid ?? 0,
    async close() {
      const gone = new Promise((ended) => child.once('exit', ended));
      child.kill('SIGINT');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const at = (times: readonly number[], share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);

/**
 * The pages of a creator with all these tales, over HTTP, this many a second; the plain server is asked as often, for
 * as long, afterwards.
 */
export async function measureOverHttp(
  url: string,
  owner: string,
  pages: readonly Page[],
  { port, ...pace }: Pace & { port: number },
) {
  const [ours, peer] = [await studio(url, owner, port), await plainServer(url, pages)];
  const paths = pages.map(({ path }) => path);
  try {
    console.log(
      `\n| ${pace.aSecond} a second over HTTP | p50 ms | p95 ms | slowest ms | processor ms a call ` +
        `|\n|---|---|---|---|---|`,
    );
    for (const [name, origin, pid] of [
      ['studio', ours.origin, ours.pid],
      ['plain SQL', peer.origin, process.pid],
    ] as const) {
      const call = caller(origin, ours.token, 50);
      await paced((path) => call('GET', path), paths, { aSecond: 5, seconds: 2 });
      const before = processorMs(pid) ?? 0;
      const times = await paced((path) => call('GET', path), paths, pace);
      const processor = ((processorMs(pid) ?? 0) - before) / times.length;
      console.log(`| ${name} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${at(times, 1)} | ${processor.toFixed(1)} |`);
    }
  } finally {
    await Promise.all([ours.close(), peer.close()]);
  }
}
