// `npm test`: sets the machine up and runs everything. Arguments choose parts: check, unit, postgres, browser.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { databaseTests, onEmbedded } from './database-tests.mjs';
import { aptInstall, build, ffmpeg, has, installPackages, node24, root, say, stop } from './machine.mjs';
import { serverPrograms, startPostgres } from './postgres.mjs';

const chosen = process.argv.slice(2);
const wants = (part) => chosen.length === 0 || chosen.includes(part);
const started = Date.now();

installPackages();
const node = node24();
process.env.PATH = `${dirname(node)}:${process.env.PATH}`;
const reports = mkdtempSync(join(tmpdir(), 'tale-studio-report-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** The failures, repeated at the end: a log may be truncated. */
const failures = [];
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** They need nothing but the packages, so they run while the machine is set up. */
const checks = wants('check')
  ? [
      startQuietly('types', 'tsc', ['-b']),
      startQuietly('lint', 'oxlint', ['--type-aware']),
      startQuietly('format', 'biome', ['format']),
      startQuietly('unused code', 'knip', ['--no-progress']),
    ]
  : [];

if (!ffmpeg()) stop('The tests need ffmpeg (Debian: apt install ffmpeg).');
if (wants('postgres') && !aptInstall(() => serverPrograms() !== null, ['postgresql']))
  stop('The tests need a PostgreSQL server (Debian: apt install postgresql).');
if (
  wants('browser') &&
  !process.env.CHROMIUM &&
  !aptInstall(() => has('chromium', ['--version']), ['chromium', 'fonts-noto-core'])
)
  stop('The tests need Chromium (Debian: apt install chromium), or CHROMIUM with the path of one.');
build(node);
if (wants('unit') || wants('browser')) fetchVoices();

/**
 * Fetches the model of the natural voices where test/fakes/natural-model.ts looks for it, so that no test waits for the
 * network.
 */
function fetchVoices() {
  const environment = { ...process.env, MODELS_DIR: join(root, 'node_modules', '.cache', 'tale-studio', 'models') };
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { status } = spawnSync(node, [join(root, 'scripts', 'fetch-voices.ts')], {
      cwd: root,
      stdio: 'inherit',
      env: environment,
    });
    if (status === 0) return;
  }
  say('The tests of the natural voices will say that their model is missing.');
}

/**
 * A program whose words go to a file: nobody would empty a pipe while a package is installed, and two at a time do not
 * mix theirs.
 */
function startQuietly(name, program, args, environment = {}) {
  const words = join(reports, `${name.replaceAll(/\W+/g, '-')}.txt`);
  const out = openSync(words, 'w');
  const child = spawn(bin(program), args, {
    cwd: root,
    stdio: ['ignore', out, out],
    env: { ...process.env, ...environment },
  });
  closeSync(out);
  return { name, words, ended: ending(child) };
}
function ending(child) {
  return new Promise((end) => child.once('error', () => end(1)).once('exit', (status) => end(status ?? 1)));
}

/** Resolves to the status, with everything said. */
async function heard({ name, words, ended }) {
  const status = await ended;
  say(`\n— ${name}`);
  process.stdout.write(readFileSync(words, 'utf8'));
  return status;
}

async function finishCheck(check) {
  if ((await heard(check)) === 0) total.passed += 1;
  else {
    total.failed += 1;
    failures.push(check.name);
  }
}

const countsOf = (name) => join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);

async function vitest(name, args, environment = {}) {
  say(`\n— ${name}`);
  const env = { ...process.env, ...environment, COUNTS_FILE: countsOf(name) };
  addCounts(name, await ending(spawn(bin('vitest'), ['run', ...args], { cwd: root, stdio: 'inherit', env })));
}

function addCounts(name, status) {
  const report = countsOf(name);
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (status !== 0 && counts.failures.length === 0) counts.failures.push(`${name}: ended with status ${status}`);
  total.passed += counts.passed;
  total.failed += Math.max(counts.failed, counts.failures.length);
  total.skipped += counts.skipped;
  failures.push(...counts.failures);
}

const onPostgres = databaseTests();
/** These run on PostgreSQL only, where running them on both engines is not worth the time. */
const notHere = onPostgres.filter((file) => !onEmbedded(file)).map((file) => `--exclude=${file}`);

/**
 * Each of the two workers has a server: what one leaves open would hold back what the other reads of the same server.
 * Nothing else runs meanwhile: browsers beside it were slower together than one after the other.
 */
async function rowsOnPostgres() {
  const servers = await Promise.all([startPostgres(), startPostgres()]);
  try {
    await vitest('the same rows on PostgreSQL', ['--project=server', ...onPostgres], {
      TEST_DATABASE_URLS: servers.map(({ url }) => url).join(' '),
    });
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

for (const check of checks) await finishCheck(check);
if (wants('unit'))
  await vitest('rules, server and pages', ['--project=rules', '--project=server', '--project=web', ...notHere]);
if (wants('postgres')) await rowsOnPostgres();
if (wants('browser')) await vitest('the whole way in a browser', ['--project=e2e']);

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) say(`Failed: ${failure}`);
say(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
