// `npm test`: sets the machine up and runs everything. Arguments choose parts: check, unit, postgres, browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall, build, ffmpeg, has, installPackages, node24, root, say, stop } from './machine.mjs';
import { serverPrograms, startPostgres } from './postgres.mjs';

const chosen = process.argv.slice(2);
const wants = (part) => chosen.length === 0 || chosen.includes(part);
const started = Date.now();

installPackages();
const node = node24();
process.env.PATH = `${dirname(node)}:${process.env.PATH}`;
if (!ffmpeg()) stop('The tests need ffmpeg (Debian: apt install ffmpeg).');
if (wants('postgres') && !aptInstall(() => serverPrograms() !== null, ['postgresql']))
  stop('The tests need a PostgreSQL server (Debian: apt install postgresql).');
if (wants('browser') && !process.env.CHROMIUM && !aptInstall(() => has('chromium', ['--version']), ['chromium', 'fonts-noto-core']))
  stop('The tests need Chromium (Debian: apt install chromium), or CHROMIUM with the path of one.');
build(node);
if (wants('unit') || wants('browser')) fetchVoices();

const reports = mkdtempSync(join(tmpdir(), 'tale-studio-report-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, told once more at the end: a log may be kept only in part. */
const failures = [];
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Fetches the model of the natural voices where test/natural-model.ts looks for it, so that no test waits for the network. */
function fetchVoices() {
  const environment = { ...process.env, MODELS_DIR: join(root, 'node_modules', '.cache', 'tale-studio', 'models') };
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { status } = spawnSync(node, [join(root, 'scripts', 'fetch-voices.ts')], { cwd: root, stdio: 'inherit', env: environment });
    if (status === 0) return;
  }
  say('The tests of the natural voices will say that their model is missing.');
}

function check(name, program, args) {
  say(`\n— ${name}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status === 0) total.passed += 1;
  else {
    total.failed += 1;
    failures.push(name);
  }
}

function vitest(name, args, environment = {}) {
  say(`\n— ${name}`);
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const { status } = spawnSync(bin('vitest'), ['run', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment, COUNTS_FILE: report },
  });
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (status !== 0 && counts.failures.length === 0) counts.failures.push(`${name}: ended with status ${status}`);
  total.passed += counts.passed;
  total.failed += Math.max(counts.failed, counts.failures.length);
  total.skipped += counts.skipped;
  failures.push(...counts.failures);
}

if (wants('check')) {
  check('types', bin('tsc'), ['-b']);
  check('lint', bin('oxlint'), ['--type-aware', '--quiet']);
  check('format', bin('biome'), ['format']);
  check('unused code', bin('knip'), ['--no-progress']);
}
if (wants('unit')) vitest('rules, server and pages', ['--project=rules', '--project=server', '--project=web']);
if (wants('postgres')) {
  const postgres = await startPostgres();
  try {
    vitest(
      'the same rows on PostgreSQL',
      ['--project=server', 'repo.test', 'server/db', 'server/jobs', 'server/live', 'server/backup', 'server/http', 'routes.test'],
      {
        TEST_DATABASE_URL: postgres.url,
      },
    );
  } finally {
    await postgres.stop();
  }
}
if (wants('browser')) vitest('the whole way in a browser', ['--project=e2e']);

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) say(`Failed: ${failure}`);
say(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
