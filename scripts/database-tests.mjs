// Lists the server tests that open a database or need a running server, found by following their imports into test/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)]
    .map(([, to]) => (to.startsWith('#') ? to.slice(1) : normalize(join(dirname(file), to)).replaceAll('\\', '/')))
    .filter((to) => to.startsWith('test/') && existsSync(to));

/** Paths from the root of the repository, which is the folder that the tests run in. */
export function databaseTests() {
  const known = new Map();
  const opens = (file) => {
    if (known.has(file)) return known.get(file);
    known.set(file, false);
    const itself = file.startsWith('test/') && /\b(?:openDatabase|postgresOfWorker)\(/.test(readFileSync(file, 'utf8'));
    known.set(file, itself || importsOf(file).some(opens));
    return known.get(file);
  };
  return readdirSync('server', { recursive: true })
    .map((file) => `server/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && opens(file))
    .toSorted();
}

/**
 * Tests of queries, calls and jobs also run on the embedded engine, and so does the whole studio in the browser tests.
 */
export const onEmbedded = (file) => /\.(?:repo|routes)\.test\.|^server\/(?:backup|db|http|jobs|live)\//.test(file);
