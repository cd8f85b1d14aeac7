import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

/** The first of three free ports in a row: the studio, its identity provider, its video host. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 30_000);
    if ((await Promise.all([0, 1, 2].map((step) => isFree(first + step)))).every(Boolean)) return first;
  }
}
const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });

/**
 * What still runs of all that `leader` started, on Linux: command lines. Who ended and was not asked how does not
 * count.
 */
export function leftOf(leader: number): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const [state, , group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return Number(group) === leader && state !== 'Z'
        ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')]
        : [];
    } catch {
      return []; // no process, or one that just ended
    }
  });
}

/**
 * A studio as `npm start` runs it, in a process and a data folder of its own (new, or a copy), that can be killed and
 * started again.
 */
export async function studioProcess(environment: Record<string, string> = {}, copyOf?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tale-studio-e2e-'));
  if (copyOf) cpSync(copyOf, dataDir, { recursive: true });
  const port = await freePorts();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    STUDIO_DATA: dataDir,
    BIBLES_DOWNLOAD: '0',
    VOICES_DOWNLOAD: '0',
    FILM_HEIGHT: '360',
    ...environment,
  };
  let child: ChildProcess | null = null;
  let output = '';

  // Nobody else ends it when the tests are stopped in the middle: it leads a group of its own.
  process.on('exit', () => {
    if (!child?.pid || child.exitCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It ended just now.
    }
  });
  const ready = async (): Promise<boolean> =>
    (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.ok ?? false;
  return {
    url,
    dataDir,
    env,
    root,
    output: () => output,
    async start(): Promise<void> {
      const started = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream?.on('data', (chunk) => (output = (output + String(chunk)).slice(-100_000)));
      for (let tries = 0; tries < 600; tries += 1) {
        if (started.exitCode !== null) throw new Error(`The studio ended with ${started.exitCode}:\n${output}`);
        if (await ready()) return;
        await sleep(200);
      }
      throw new Error(`The studio did not answer:\n${output}`);
    },
    /** SIGKILL to the whole group: none of its processes can clean up. */
    async kill(): Promise<void> {
      if (!child?.pid || child.exitCode !== null) return;
      const gone = new Promise((ended) => child!.once('exit', ended));
      process.kill(-child.pid, 'SIGKILL');
      await gone;
      child = null;
    },
    /** Ctrl-C, which a terminal sends to every process of the group. Resolves to the exit code, and who led it. */
    async interrupt(): Promise<{ code: number | null; pid: number }> {
      const pid = child!.pid!;
      const gone = new Promise<number | null>((ended) => child!.once('exit', ended));
      process.kill(-pid, 'SIGINT');
      const code = await gone;
      child = null;
      return { code, pid };
    },
    async dispose(): Promise<void> {
      await this.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type StudioProcess = Awaited<ReturnType<typeof studioProcess>>;
