import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { jobKinds } from '#shared/pipeline.ts';

const every = globSync('{shared,server,web,test,bench,scripts}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/node_modules/**'],
}).map((file) => file.replaceAll('\\', '/'));
const files = every.filter((file) => /^(shared|server|web)\//.test(file) && !file.includes('.test.'));
const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length;
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?<![\w/])(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, to = '']) =>
    to.startsWith('#')
      ? to.slice(1)
      : to.startsWith('.')
        ? normalize(join(dirname(file), to)).replaceAll('\\', '/')
        : `npm:${to}`,
  );
const stageOf = (path: string) => /^server\/studio\/([^/]+)\//.exec(path)?.[1];
const pages = ['entry', 'home', 'dashboard', 'tales', 'tale', 'workspace', 'images', 'videos', 'my-videos', 'settings'];
const roomOf = (path: string) => /^web\/([^/]+)\//.exec(path)?.[1];
const pageOf = (path: string) => pages.find((page) => page === roomOf(path));
const partOf = (path: string) => /^server\/(?:adapters|builtin)\/([^/]+)\//.exec(path)?.[1];

/** Who may not import whom. `[rule, from, to]`; a pair that matches both is a broken wall. */
const walls: [string, (from: string) => boolean, (to: string, from: string) => boolean][] = [
  [
    'shared is pure',
    (f) => f.startsWith('shared/'),
    (t) => !t.startsWith('shared/') && t !== 'npm:zod' && t !== 'npm:@lingui/core/runtime-macro',
  ],
  [
    'web never sees the server',
    (f) => f.startsWith('web/'),
    (t) => t.startsWith('server/') || t.startsWith('npm:node:'),
  ],
  ['the server never sees web', (f) => f.startsWith('server/'), (t) => t.startsWith('web/')],
  [
    'stages meet in rows and jobs, not in code',
    (f) => !!stageOf(f),
    (t, f) => !!stageOf(t) && stageOf(t) !== stageOf(f),
  ],
  ['pages never import each other', (f) => !!pageOf(f), (t, f) => !!pageOf(t) && pageOf(t) !== pageOf(f)],
  [
    'what several pages use knows no page',
    (f) => !!roomOf(f) && !pageOf(f) && roomOf(f) !== 'shell',
    (t) => !!pageOf(t),
  ],
  [
    'ui/ knows no word of the product',
    (f) => f.startsWith('web/ui/'),
    (t) => t.startsWith('web/') && !/^web\/(?:ui|language)\//.test(t),
  ],
  [
    'only repositories speak SQL in the stages',
    (f) => f.startsWith('server/studio/') && !f.endsWith('.repo.ts'),
    (t) => t === 'npm:kysely',
  ],
  [
    'only the composition chooses adapters and engines',
    (f) => !/^server\/(composition|adapters|builtin)/.test(f),
    (t) => /^server\/(adapters|builtin)\//.test(t),
  ],
  [
    'adapters and engines do not know each other',
    (f) => /^server\/(adapters|builtin)\//.test(f),
    (t, f) => !!partOf(t) && partOf(t) !== partOf(f) && partOf(t) !== 'sound',
  ],
  [
    'engines know no stage and no row',
    (f) => /^server\/(adapters|builtin)\//.test(f),
    (t) => /^server\/(studio|db|jobs|http|live)\//.test(t),
  ],
  [
    'passages are known to all and know nobody',
    (f) => f.startsWith('server/passages/'),
    (t) => t.startsWith('server/') && !t.startsWith('server/passages/'),
  ],
  [
    'the reading of a tale knows only what it reads with',
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

/** The groups of more than one that import each other, over however many of them. */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const [order, lowest] = [new Map<string, number>(), new Map<string, number>()];
  const open: string[] = [];
  const circles: string[][] = [];
  function visit(one: string): number {
    order.set(one, order.size);
    open.push(one);
    let low = order.get(one)!;
    for (const other of imports.get(one) ?? []) {
      if (!imports.has(other)) continue;
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other)) low = Math.min(low, lowest.get(other) ?? order.get(other)!);
    }
    lowest.set(one, low);
    if (low === order.get(one)) {
      const circle = open.splice(open.indexOf(one));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  }
  for (const one of imports.keys()) if (!order.has(one)) visit(one);
  return circles;
}

test('circles are found, however long they are', () => {
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

/** What is read and drawn is told in rules that call each other; there, circles still stand. */
const mayCircle = /^server\/(?:reading|builtin\/illustrator|builtin\/story-writer)\//;

test('no files import each other in a circle', () => {
  const imports = new Map(files.filter((file) => !mayCircle.test(file)).map((file) => [file, importsOf(file)]));
  expect(circlesOf(imports)).toEqual([]);
});

test('no folders of the server import each other in a circle', () => {
  const folderOf = (file: string) => /^server\/(?:(?:studio|adapters|builtin)\/)?[^/]+/.exec(file)?.[0] ?? file;
  const imports = new Map<string, string[]>();
  for (const file of files.filter((each) => each.startsWith('server/')))
    imports.set(folderOf(file), [
      ...(imports.get(folderOf(file)) ?? []),
      ...importsOf(file)
        .map(folderOf)
        .filter((folder) => folder !== folderOf(file)),
    ]);
  expect(circlesOf(imports)).toEqual([]);
});

test('transactions are begun by transact() alone', () => {
  expect(
    files.filter(
      (file) =>
        file.startsWith('server/') &&
        file !== 'server/db/connect.ts' &&
        readFileSync(file, 'utf8').includes('.transaction()'),
    ),
  ).toEqual([]);
});

test('a transaction comes from transact(), not from a cast', () => {
  expect(files.filter((file) => file.startsWith('server/') && /\bas Trx\b/.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});

/** The one folder of the server that writes each table; ARCHITECTURE.md says so too. */
const owners: Readonly<Record<string, string>> = {
  'studio/1-idea': 'bibles used_passages',
  'studio/2-tale': 'tales tale_texts story_versions',
  'studio/3-scenes': 'scenes scene_changes scene_change_files',
  'studio/4-images': 'images image_versions upright_pictures tale_casts drawn_casts cast_portraits',
  'studio/5-thumbnails': 'thumbnails finished_thumbnails',
  'studio/6-audio': 'narrations narration_takes recordings recording_parts scene_captions music music_choices',
  'studio/7-storyboard': 'storyboards',
  'studio/8-video': 'videos packages share_links',
  'studio/9-publication': 'publications publication_drafts publishing_slots channels host_use',
  'studio/account': 'users identities sessions access_tokens trips',
  'studio/engines': 'engine_calls engine_keys engine_settings',
  'studio/settings': 'creator_settings',
  db: 'creator_counts tale_facts',
  http: 'idempotency_keys',
  integrity: 'chores',
  jobs: 'jobs job_steps job_logs activity',
  live: 'events',
  package: 'package_files package_uploads package_upload_parts',
  quotas: 'disk_claims',
  'security-log': 'security_events',
};

/** Who still writes what another folder owns, and why. This list may only shrink. */
const guests: readonly [folder: string, tables: string, why: string][] = [
  [
    'studio/9-publication',
    'tales',
    'where a tale stands and its dates are one fact with its publications (decision 063)',
  ],
  [
    'package',
    'tales tale_texts scenes images tale_casts drawn_casts cast_portraits thumbnails finished_thumbnails storyboards videos packages narrations narration_takes scene_captions music music_choices',
    'a package stores a whole tale, as it was elsewhere (decision 040)',
  ],
];

const writesIn = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:insertInto|updateTable|deleteFrom)\(\s*'?(\w+)|`(?:with [^`]*)?\s*(?:insert into|delete from|update) (\w+)/g,
    ),
  ].map(([, built = '', said = built]) => said);
const writers = files.filter((file) => /^server\/(?!db\/migrations|adapters|builtin)/.test(file));
const folderOfTable = (file: string) => /^server\/((?:studio\/)?[^/]+)/.exec(file)?.[1] ?? file;
const ownerOf = (table: string) =>
  Object.keys(owners).find((folder) => owners[folder]?.split(' ').includes(table)) ?? 'nobody';
const written = writers.flatMap((file) =>
  writesIn(file).map((table) => ({ file, table, folder: folderOfTable(file) })),
);

test('each table is written in the folder that owns it', () => {
  const isGuest = (folder: string, table: string) =>
    guests.some(([guest, tables]) => guest === folder && tables.split(' ').includes(table));
  const strangers = written.filter(({ folder, table }) => ownerOf(table) !== folder && !isGuest(folder, table));
  expect(strangers.map(({ file, table }) => `${file} -> ${table}, which is of ${ownerOf(table)}`)).toEqual([]);
});

test('every table has one owner, and guests that write nothing are taken off the list', () => {
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
  const said = guests.flatMap(([folder, tables]) => tables.split(' ').map((table) => `${folder} -> ${table}`));
  const done = new Set(written.map(({ folder, table }) => `${folder} -> ${table}`));
  expect(said.filter((one) => !done.has(one))).toEqual([]);
});

test('the dates of tales are written with their publications alone', () => {
  const dated = /\b(?:scheduled_at|date_set_at|date_told_at|published_at): (?!When|at\b)/;
  const server = files.filter(
    (file) => file.startsWith('server/') && !/^server\/(?:db|studio\/9-publication|builtin\/video-host)\//.test(file),
  );
  expect(server.filter((file) => dated.test(readFileSync(file, 'utf8')))).toEqual([]);
});

// A file holds one idea; what is cut only to be short is harder to read than what is long.
test('no file is longer than one idea needs, and most are far shorter', () => {
  expect(every.filter((file) => lines(file) > 400)).toEqual([]);
  const sizes = files.map(lines).toSorted((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(90);
});

test('a folder shows its idea: at most 30 files of code, apart from the migrations', () => {
  const folders = Map.groupBy(
    every.filter((file) => !/^(?:bench|scripts)\//.test(file)),
    (file) => dirname(file),
  );
  expect(
    [...folders].filter(([dir, inside]) => inside.length > 30 && dir !== 'server/db/migrations').map(([dir]) => dir),
  ).toEqual([]);
});

test('no drawers: names say what is inside', () => {
  expect(every.filter((file) => /(^|[/.-])(utils?|helpers?|common|misc|manager|handler)([/.-]|$)/.test(file))).toEqual(
    [],
  );
  expect(every.filter((file) => /^export default/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(every.filter((file) => file.endsWith('/index.ts') || file.endsWith('/index.tsx'))).toEqual([]);
});

test('nothing names the place it was written in', () => {
  const told = ['/work' + '/', '/tmp' + '/n24', '/tmp' + '/brief'];
  const documents = [
    ...every,
    ...globSync('{docs/**/*,*.md,.ci/*}').filter((file) => /\.(md|ts|json)$|run$/.test(file)),
  ];
  expect(documents.filter((file) => told.some((place) => readFileSync(file, 'utf8').includes(place)))).toEqual([]);
});

test('every kind of job has exactly one description', () => {
  const described = files
    .filter((file) => file.endsWith('.job.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bkind: '([a-z_]+)'/g)].map(([, kind]) => kind));
  expect(described.toSorted()).toEqual([...jobKinds].toSorted());
});
