import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
// @ts-expect-error -- a plain script
import { startPostgres } from '../scripts/postgres.mjs';

/**
 * How the studio bears size, floods and time: `node bench/scale.ts [--only fairness,calls,idle,memory] [--minutes 60]`,
 * after `npm run build`, with PostgreSQL installed. Prints what one creator's flood costs another (fairness.ts), what
 * pages cost at 100,000 tales (calls.ts), what an idle studio asks of its database (idle.ts), and the memory at rest
 * and over an hour of use (soak.ts). Each runs alone, one after the other.
 */
const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: 'fairness,calls,idle,memory' },
    /** Of the use in which memory is watched. */
    minutes: { type: 'string', default: '60' },
  },
});

type Part = { readonly title: string; readonly script: string; readonly args?: readonly string[] };
const parts: Record<string, Part> = {
  fairness: { title: 'Fairness: one creator beside another who floods', script: 'fairness.ts' },
  calls: { title: 'Size: what pages ask of 100,000 tales', script: 'calls.ts' },
  idle: { title: 'Size: what an idle studio asks of its database', script: 'idle.ts' },
  memory: { title: 'Memory', script: 'soak.ts', args: ['--minutes', flags.minutes] },
};

/** Runs one part to the end, on an empty database of its own where it needs one. */
async function run({ title, script, args = [] }: Part): Promise<void> {
  console.log(`\n## ${title}\n`);
  const postgres = script === 'calls.ts' ? ((await startPostgres()) as { url: string; stop(): Promise<void> }) : null;
  try {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'scale', script), ...args], {
      env: { ...process.env, ...(postgres && { BENCH_DATABASE_URL: postgres.url }) },
      stdio: 'inherit',
    });
    const code = await new Promise((ended) => child.once('exit', ended));
    if (code !== 0) throw new Error(`${script} ended with code ${String(code)}`);
  } finally {
    await postgres?.stop();
  }
}

for (const name of flags.only.split(',')) {
  const part = parts[name];
  if (!part) throw new Error(`No part is called ${name}: ${Object.keys(parts).join(', ')}`);
  await run(part);
}
