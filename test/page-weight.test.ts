import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };

const root = resolve(import.meta.dirname, '..');
const built = join(root, 'dist', 'web');
const manifest = join(built, '.vite', 'manifest.json');
if (!existsSync(manifest)) throw new Error('The pages are not built yet: npm run build');
const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;

/** What a browser loads for these entries: they and everything they import at once, each file once. */
function filesOf(entries: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    // A file of the sources, or one of the groups that the build puts together.
    const chunk = chunks[name] ?? Object.values(chunks).find((group) => group.name === name);
    if (!chunk) throw new Error(`The build has no ${name}`);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const other of chunk.imports ?? []) visit(other);
  };
  entries.forEach(visit);
  return { scripts, styles };
}
/**
 * kB (1,000 bytes) that are sent to a browser that takes brotli, as all do over HTTPS and from this computer: the copy
 * beside a file, or the file.
 */
const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + sentBytes(join(built, file)), 0) / 1_000;
const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const shell = ['entry', 'app'];
const page = (name: string) => [...shell, name];
/** The views of one page that are chunks of their own: the tabs of a tale, the faces of the list. */
const views = (of: string, pattern: RegExp) =>
  Object.keys(chunks)
    .filter((name) => pattern.test(name))
    .map((name) => [...page(of), name]);

/**
 * `[page, kB, entries of each of its views]`: the budgets of the interface. A twelfth of them is the message library
 * and the ids of its messages.
 */
const budgets: readonly [page: string, budget: number, views: readonly (readonly string[])[]][] = [
  ['sign-in', 125, [['entry']]],
  ['home', 175, [page('home/home-page.tsx')]],
  ['shell', 180, [shell]],
  ['dashboard', 182, [page('dashboard/dashboard-page.tsx')]],
  [
    'tales as a list',
    195,
    [page('tales/tales-page.tsx'), ...views('tales/tales-page.tsx', /^tales\/[\w-]*list[\w-]*\.tsx$/)],
  ],
  [
    'tales as a Kanban',
    218,
    [page('tales/tales-page.tsx'), ...views('tales/tales-page.tsx', /^tales\/kanban\/kanban-[\w-]*\.tsx$/)],
  ],
  ['a tale', 220, views('tale/tale-page.tsx', /^tale\/\w+\/[\w-]+-tab\.tsx$/)],
  ['thumbnail workspace', 260, views('workspace/workspace-page.tsx', /^workspace\/[\w-]+-page\.tsx$/)],
  ['images', 195, [page('images/images-page.tsx')]],
  ['videos', 195, [page('videos/videos-page.tsx')]],
  ['my videos', 195, [page('my-videos/my-videos-page.tsx')]],
  ['settings', 195, [page('settings/settings-page.tsx')]],
];

/** A page that is not built yet weighs nothing and is left out. */
const weighed = budgets.filter(([, , each]) => each.length > 0);

test.each(weighed)('loads at most the allowed script on %s: %i kB', (name, budget, each) => {
  const weights = each.map((entries) => weigh(filesOf(entries).scripts));
  const heaviest = Math.max(...weights);
  process.stdout.write(`  ${name}: ${heaviest.toFixed(1)} of ${budget} kB\n`);
  expect(heaviest).toBeLessThanOrEqual(budget);
});

test('loads at most 20 kB of styles', () => {
  const styles = new Set(
    Object.values(chunks).flatMap(({ css = [], file }) => [...css, ...(file.endsWith('.css') ? [file] : [])]),
  );
  const kB = weigh(styles);
  process.stdout.write(`  styles: ${kB.toFixed(1)} of 20 kB\n`);
  expect(styles.size).toBeGreaterThan(0);
  expect(kB).toBeLessThanOrEqual(20);
});

test('loads neither router, cache nor other pages on the sign-in pages', () => {
  const scripts = [...filesOf(['entry']).scripts].map((file) => readFileSync(join(built, file), 'utf8'));
  expect(scripts.filter((script) => /useRoutes|QueryClientProvider|No QueryClient set/.test(script))).toEqual([]);
});

test('lists the files of the first screen for every address', () => {
  const files = JSON.parse(readFileSync(join(root, 'web', 'page-files.json'), 'utf8')) as Record<string, string[]>;
  const routes = readFileSync(join(root, 'web', 'routes.tsx'), 'utf8');
  const pages = [...routes.matchAll(/\[\s*'([^']+)',\s*async \(\) => \(await import\('\.\/([^']+)'/g)].map(
    ([, path = '', file = '']) => [path, file] as const,
  );
  expect(pages.length).toBeGreaterThan(8);
  for (const [path, file] of pages) expect(files[path]).toEqual(expect.arrayContaining(['app', file]));
});
