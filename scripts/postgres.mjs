// Starts a throw-away PostgreSQL server for the tests.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const base = '/usr/lib/postgresql';

/** The folder of the newest server's programs, or null. */
export function serverPrograms() {
  if (!existsSync(base)) return null;
  const [newest] = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return newest ? join(base, newest, 'bin') : null;
}

const freePort = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

/**
 * Resolves to an address and a way to stop; PostgreSQL refuses to run as root, so root hands it to the user `postgres`.
 */
export async function startPostgres() {
  const programs = serverPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const dir = mkdtempSync(join(tmpdir(), 'tale-studio-pg-'));
  const root = process.getuid?.() === 0;
  const as = (program, args) =>
    root
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', join(programs, program), ...args]]
      : [join(programs, program), args];
  if (root) {
    const id = (flag) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
    chownSync(dir, id('-u'), id('-g'));
  }
  const cluster = join(dir, 'cluster');
  const [initdb, initArgs] = as('initdb', ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const made = spawnSync(initdb, initArgs, { stdio: ['ignore', 'ignore', 'pipe'], cwd: dir });
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)}`);
  const port = await freePort();
  const [postgres, args] = as('postgres', [
    '-D',
    cluster,
    '-p',
    String(port),
    '-k',
    dir,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=60',
  ]);
  const server = spawn(postgres, args, { stdio: 'ignore', cwd: dir });
  const [ready, readyArgs] = as('pg_isready', ['-h', '127.0.0.1', '-p', String(port)]);
  for (let tries = 0; spawnSync(ready, readyArgs, { stdio: 'ignore' }).status !== 0; tries += 1) {
    if (tries > 100 || server.exitCode !== null) throw new Error('PostgreSQL did not start');
    await new Promise((wait) => setTimeout(wait, 200));
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise((stopped) => {
        server.once('exit', () => {
          rmSync(dir, { recursive: true, force: true });
          stopped();
        });
        server.kill('SIGINT');
      }),
  };
}
