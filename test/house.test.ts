import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobKinds } from '#shared/pipeline.ts';
import {
  circlesOfFiles,
  circlesOfFolders,
  crowdedFolders,
  longFiles,
  longLines,
  neverOnPostgres,
  sameLines,
  smallParts,
} from './structure/bars.ts';
import { ownerOf, owners, strangers } from './structure/table-owners.ts';
import { circlesOf, every, files, importsOf, lineCount as lines } from './structure/source-tree.ts';

const stageOf = (path: string) => /^server\/studio\/([^/]+)\//.exec(path)?.[1];
const pages = ['entry', 'home', 'dashboard', 'tales', 'tale', 'workspace', 'images', 'videos', 'my-videos', 'settings'];
const roomOf = (path: string) => /^web\/([^/]+)\//.exec(path)?.[1];
const pageOf = (path: string) => pages.find((page) => page === roomOf(path));
const partOf = (path: string) => /^server\/(?:adapters|builtin)\/([^/]+)\//.exec(path)?.[1];

/** The verbs that change the status and the dates of a tale. */
const taleStatus = 'server/studio/2-tale/tale-status.repo.ts';

/** Who may not import whom. `[rule, from, to]`; a pair that matches both is a broken wall. */
const walls: [string, (from: string) => boolean, (to: string, from: string) => boolean][] = [
  [
    'shared is pure',
    (f) => f.startsWith('shared/'),
    (t) => !t.startsWith('shared/') && t !== 'npm:zod' && t !== 'npm:@lingui/core/runtime-macro',
  ],
  [
    'web never imports the server',
    (f) => f.startsWith('web/'),
    (t) => t.startsWith('server/') || t.startsWith('npm:node:'),
  ],
  ['the server never imports web', (f) => f.startsWith('server/'), (t) => t.startsWith('web/')],
  [
    'stages communicate through rows and jobs, not imports',
    (f) => !!stageOf(f),
    (t, f) => !!stageOf(t) && stageOf(t) !== stageOf(f) && t !== taleStatus,
  ],
  [
    'only publishing changes the publishing state of a tale',
    (f) => f.startsWith('server/') && stageOf(f) !== '9-publication',
    (t) => t === taleStatus,
  ],
  ['pages never import each other', (f) => !!pageOf(f), (t, f) => !!pageOf(t) && pageOf(t) !== pageOf(f)],
  ['shared features never import pages', (f) => !!roomOf(f) && !pageOf(f) && roomOf(f) !== 'shell', (t) => !!pageOf(t)],
  [
    'ui/ imports nothing of the product',
    (f) => f.startsWith('web/ui/'),
    (t) => t.startsWith('web/') && !/^web\/(?:ui|language)\//.test(t),
  ],
  [
    'only repositories use SQL in the stages',
    (f) => f.startsWith('server/studio/') && !f.endsWith('.repo.ts'),
    (t) => t === 'npm:kysely',
  ],
  [
    'only the composition chooses adapters and engines',
    (f) => !/^server\/(composition|adapters|builtin)/.test(f),
    (t) => /^server\/(adapters|builtin)\//.test(t),
  ],
  [
    'adapters and engines never import each other',
    (f) => /^server\/(adapters|builtin)\//.test(f),
    (t, f) => !!partOf(t) && partOf(t) !== partOf(f) && partOf(t) !== 'sound',
  ],
  [
    'engines import no stage and no database',
    (f) => /^server\/(adapters|builtin)\//.test(f),
    (t) => /^server\/(studio|db|jobs|http|live)\//.test(t),
  ],
  [
    'passages import nothing of the server',
    (f) => f.startsWith('server/passages/'),
    (t) => t.startsWith('server/') && !t.startsWith('server/passages/'),
  ],
  [
    'the reading imports only passages',
    (f) => f.startsWith('server/reading/'),
    (t) => t.startsWith('server/') && !/^server\/(?:reading|passages)\//.test(t),
  ],
  [
    'ports know only the language of the product',
    (f) => f.startsWith('server/ports/'),
    (t) => t.startsWith('server/') && !t.startsWith('server/ports/'),
  ],
  [
    'the database knows no port and no module',
    (f) => f.startsWith('server/db/'),
    (t) => t.startsWith('server/') && !/^server\/(?:db|process)\/|^server\/ports\/outage/.test(t),
  ],
  [
    'only jobs/ and the composition know the queue',
    (f) => !/^server\/(jobs|composition)\//.test(f),
    (t) => t === 'npm:pg-boss',
  ],
];

test.each(walls)('%s', (_, from, to) => {
  expect(
    files.filter(from).flatMap((file) =>
      importsOf(file)
        .filter((target) => to(target, file))
        .map((target) => `${file} -> ${target}`),
    ),
  ).toEqual([]);
});

test('finds cycles of any length', () => {
  const circles = circlesOf(
    new Map([
      ['a', ['b', 'x']],
      ['b', ['c']],
      ['c', ['d', 'a']],
      ['d', ['e']],
      ['e', []],
      ['x', ['e']],
    ]),
  );
  expect(circles).toEqual([['a', 'b', 'c']]);
});

test('has no import cycle between files', () => {
  expect(circlesOfFiles()).toEqual([]);
});

test('has no import cycle between folders of the server', () => {
  expect(circlesOfFolders()).toEqual([]);
});

test('runs every test with a database on PostgreSQL too', () => {
  expect(neverOnPostgres()).toEqual([]);
});

test('decides nothing by the words of an error', () => {
  // Node says only in words that a page could not be fetched; the other picks the words to show, and nothing else.
  const mayRead = ['server/adapters/bible-library/bible-sources.ts', 'server/studio/1-idea/install-bible.job.ts'];
  const reads = /\berror\.message(?:\.(?:includes|startsWith|endsWith)\(| [!=]== ')/;
  expect(files.filter((file) => !mayRead.includes(file) && reads.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('begins transactions only by transact()', () => {
  expect(
    files.filter(
      (file) =>
        file.startsWith('server/') &&
        file !== 'server/db/connect.ts' &&
        readFileSync(file, 'utf8').includes('.transaction()'),
    ),
  ).toEqual([]);
});

test('gets a transaction only from transact(), not from a cast', () => {
  expect(files.filter((file) => file.startsWith('server/') && /\bas Trx\b/.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});

test('writes each table only in the folder that owns it', () => {
  expect(strangers().map(({ file, table }) => `${file} -> ${table}, which is of ${ownerOf(table)}`)).toEqual([]);
});

test('has one owner for every table', () => {
  const schema = globSync('server/db/tables/*tables.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/interface \w+Tables[^{]*\{\n([\s\S]*?)\n\}/g)].flatMap(([, body = '']) =>
      [...body.matchAll(/^ {2}(\w+): /gm)].map(([, table = '']) => table),
    ),
  );
  expect(
    Object.values(owners)
      .flatMap((tables) => tables.split(' '))
      .toSorted(),
  ).toEqual(schema.toSorted());
});

test('writes the dates of tales only with their publications', () => {
  const dated = /\b(?:scheduled_at|date_set_at|date_told_at|published_at): (?!When|at\b)/;
  const server = files.filter(
    (file) =>
      file.startsWith('server/') &&
      file !== taleStatus &&
      !/^server\/(?:db|studio\/9-publication|builtin\/video-host)\//.test(file),
  );
  expect(server.filter((file) => dated.test(readFileSync(file, 'utf8')))).toEqual([]);
});

// A file holds one idea; what is cut only to be short is harder to read than what is long.
test('has no file over 400 lines, and most far below', () => {
  expect(longFiles(400)).toEqual([]);
  const sizes = files.map(lines).toSorted((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(90);
});

test('has at most 30 code files in a folder, apart from the migrations', () => {
  expect(crowdedFolders(30)).toEqual([]);
});

test('has no tiny module with a single importer', () => {
  expect(smallParts(15)).toEqual([]);
});

test('has lines of at most 120 columns, where they can be broken', () => {
  expect(longLines(120)).toEqual([]);
});

test('has no twelve lines repeated', () => {
  expect(sameLines(12)).toEqual([]);
});

test('has no file called utils, helpers or index, and no default export', () => {
  expect(every.filter((file) => /(^|[/.-])(utils?|helpers?|common|misc|manager|handler)([/.-]|$)/.test(file))).toEqual(
    [],
  );
  expect(every.filter((file) => /^export default/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(every.filter((file) => file.endsWith('/index.ts') || file.endsWith('/index.tsx'))).toEqual([]);
});

test('contains no path of the machine it was written on', () => {
  const told = ['/work' + '/', '/tmp' + '/n24', '/tmp' + '/brief'];
  const documents = [
    ...every,
    ...globSync('{docs/**/*,*.md,.ci/*}').filter((file) => /\.(md|ts|json)$|run$/.test(file)),
  ];
  expect(documents.filter((file) => told.some((place) => readFileSync(file, 'utf8').includes(place)))).toEqual([]);
});

test('has every file that the docs name', () => {
  const named = globSync('{docs/**/*.md,*.md}').flatMap((page) =>
    [
      ...readFileSync(page, 'utf8').matchAll(
        /`((?:server|web|shared|test|bench|scripts)\/[\w./-]+\.(?:tsx?|mjs|yaml))`/g,
      ),
    ].map(([, file = '']) => ({ page, file })),
  );
  const lost = named.filter(({ page, file }) => !page.includes('decisions') && !existsSync(file));
  expect(named.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('has exactly one description for every kind of job', () => {
  const described = files
    .filter((file) => file.endsWith('.job.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bkind: '([a-z_]+)'/g)].map(([, kind]) => kind));
  expect(described.toSorted()).toEqual([...jobKinds].toSorted());
});
