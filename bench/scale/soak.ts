import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
// @ts-expect-error -- a plain script, which runs before anything is installed
import { root, studioProgram } from '../../scripts/machine.mjs';
import { memoryOf } from './process-memory.ts';
import { type Done, soak } from './soak-load.ts';

/**
 * Whether the studio's memory grows while it is used: `node bench/scale/soak.ts [--minutes 60] [--rest 5] [--port 4700]`,
 * after `npm run build`.
 * A studio of its own on the embedded database, started as `npm start` starts it, at rest for some minutes and then
 * used (soak-load.ts).
 */
const { values: flags } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rest: { type: 'string', default: '5' },
    port: { type: 'string', default: '4700' },
    /** Starts Node without the settings that `npm start` gives it. */
    plain: { type: 'boolean', default: false },
  },
});
const everyMs = 30_000;
const [minutes, restMinutes] = [Number(flags.minutes), Number(flags.rest)];
const url = `http://localhost:${flags.port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'tale-studio-soak-'));

type Sample = {
  readonly minute: number;
  readonly own: number;
  readonly children: number;
  readonly heap: number;
  readonly external: number;
};

/** The memory that the process reports, in MB. */
async function figures(): Promise<Pick<Sample, 'heap' | 'external'>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0) / 2 ** 20;
  return { heap: of('nodejs_heap_size_total_bytes'), external: of('nodejs_external_memory_bytes') };
}

async function watch(pid: number, until: number, begun: number, each: (sample: Sample) => void): Promise<void> {
  while (performance.now() < until) {
    await sleep(Math.min(everyMs, Math.max(0, until - performance.now())));
    each({ minute: (performance.now() - begun) / 60_000, ...memoryOf(pid), ...(await figures()) });
  }
}

/**
 * Megabytes an hour that a straight line through the samples rises: the median of the slopes between all pairs, so that
 * one film cannot tilt it.
 */
function risePerHour(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((one, i) =>
    samples.slice(i + 1).map((other) => (other.own - one.own) / (other.minute - one.minute)),
  );
  return 60 * (slopes.toSorted((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0);
}

const row = ({ minute, own, children, heap, external }: Sample) =>
  `| ${minute.toFixed(0)} | ${[own, heap, external, children].map((each) => each.toFixed(0)).join(' | ')} |`;

async function listening(): Promise<void> {
  for (let tries = 0; tries < 900; tries += 1) {
    const open = await new Promise<boolean>((answer) => {
      const socket = createConnection(Number(flags.port), 'localhost', () => (socket.destroy(), answer(true)));
      socket.on('error', () => answer(false));
    });
    if (studio.exitCode !== null) throw new Error('The studio ended');
    if (open && (await fetch(`${url}/healthz`)).ok) return;
    await sleep(200);
  }
  throw new Error(`No studio answers at ${url}`);
}

const { args, env } = studioProgram(process.env) as { args: string[]; env: NodeJS.ProcessEnv };
const studio = spawn(process.execPath, flags.plain ? [join(root as string, 'server', 'main.ts')] : args, {
  cwd: root as string,
  env: {
    ...(flags.plain ? process.env : env),
    PORT: flags.port,
    STUDIO_DATA: dataDir,
    VOICES_DOWNLOAD: '0',
    QUOTA_RENDERS_A_DAY: '0',
    FILM_HEIGHT: '360',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const gone = new Promise((ended) => studio.once('exit', ended));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    studio.kill(signal);
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(1);
  });
try {
  await listening();
  const begun = performance.now();
  console.log(
    '| minute | the process | its JavaScript heap | outside of the heap | its children |\n|---|---|---|---|---|',
  );
  const rest: Sample[] = [];
  await watch(studio.pid ?? 0, begun + restMinutes * 60_000, begun, (sample) => void rest.push(sample));
  const atRest = rest.at(-1);
  if (atRest) console.log(row(atRest));
  const token = execFileSync(process.execPath, ['scripts/token.ts', '--url', url, '--data', dataDir], {
    cwd: root as string,
    encoding: 'utf8',
  });
  const done: Done = { tales: 0, films: 0, reads: 0, sentMb: 0, failed: [] };
  const until = performance.now() + minutes * 60_000;
  const used: Sample[] = [];
  const every = Math.max(1, Math.round(minutes / 12)) * 2;
  const load = soak({ url, token: token.trim().split('\n').at(-1) ?? '', until, done });
  await watch(studio.pid ?? 0, until, begun, (sample) => {
    if (used.push(sample) % every === 0) console.log(row(sample));
  });
  await load;
  const settled = used.slice(Math.floor(used.length / 3));
  const most = Math.max(...used.map(({ own }) => own));
  console.log(
    `\nAt rest ${atRest?.own.toFixed(0)} MB; in use at most ${most.toFixed(0)} MB; in the last two thirds ${risePerHour(settled).toFixed(0)}` +
      ` MB more an hour.`,
    `\n${done.tales} tales, ${done.films} films, ${done.reads} rounds of pages, ${done.sentMb.toFixed(0)} ` +
      `MB sent, ${done.failed.length} failed.`,
  );
  for (const words of new Set(done.failed)) console.log(`- ${words}`);
} finally {
  studio.kill('SIGINT');
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
}
