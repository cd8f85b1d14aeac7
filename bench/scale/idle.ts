import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
// @ts-expect-error -- a plain script, which runs before anything is installed
import { root, studioProgram } from '../../scripts/machine.mjs';
// @ts-expect-error -- a plain script
import { startPostgres } from '../../scripts/postgres.mjs';

/**
 * How many statements a studio that nobody uses sends to its database: `node bench/scale/idle.ts [--seconds 60] [--settle 60]
 * [--port 4780]`, after `npm run build`. One process on the embedded database, then a web process and a worker on a
 * PostgreSQL server of their own.
 */
const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    settle: { type: 'string', default: '60' },
    port: { type: 'string', default: '4780' },
  },
});
const [seconds, settle, port] = [Number(flags.seconds), Number(flags.settle), Number(flags.port)];
const dataDir = mkdtempSync(join(tmpdir(), 'tale-studio-idle-'));
const { args, env } = studioProgram(process.env) as { args: string[]; env: NodeJS.ProcessEnv };

type Place = { readonly name: string; readonly door: number; readonly environment: Record<string, string> };

function start({ environment }: Place) {
  const quiet = { STUDIO_DATA: dataDir, BIBLES_DOWNLOAD: '0', VOICES_DOWNLOAD: '0', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, args, {
    cwd: root as string,
    env: { ...env, ...quiet, ...environment },
    stdio: 'ignore',
  });
  return { child, gone: new Promise((ended) => child.once('exit', ended)) };
}

async function ready({ name, door }: Place): Promise<void> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if ((await fetch(`http://localhost:${door}/healthz`).catch(() => null))?.ok) return;
    await sleep(200);
  }
  throw new Error(`${name} does not answer`);
}

/** The look at the figures asks the database once itself. */
async function sent({ door }: Place): Promise<number> {
  const text = await (await fetch(`http://localhost:${door}/metrics`)).text();
  return Number(/^database_statements_total (\d+)/m.exec(text)?.[1]);
}

async function measure(places: readonly Place[]): Promise<void> {
  const studios = places.map(start);
  try {
    await Promise.all(places.map(ready));
    await sleep(settle * 1000);
    const before = await Promise.all(places.map(sent));
    await sleep(seconds * 1000);
    const after = await Promise.all(places.map(sent));
    for (const [at, { name }] of places.entries())
      console.log(`| ${name} | ${(((after[at] ?? 0) - (before[at] ?? 0) - 1) / seconds).toFixed(2)} |`);
  } finally {
    for (const { child } of studios) child.kill('SIGINT');
    await Promise.all(studios.map(({ gone }) => gone));
  }
}

console.log('| process | statements a second |\n|---|---|');
const postgres = (await startPostgres()) as { url: string; stop: () => Promise<void> };
try {
  await measure([{ name: 'all in one, embedded', door: port, environment: { PORT: `${port}` } }]);
  const shared = { DATABASE_URL: postgres.url, PORT: `${port}` };
  await measure([
    { name: 'web, PostgreSQL', door: port, environment: { ...shared, ROLE: 'web' } },
    {
      name: 'worker, PostgreSQL',
      door: port + 5,
      environment: { ...shared, ROLE: 'worker', WORKER_PORT: `${port + 5}` },
    },
  ]);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
