import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { formatter } from '@lingui/format-po';
import { beforeAll, expect, test } from 'vitest';
import { compiledParts, messageCatalogs } from '../scripts/message-catalogs.ts';
import { bookKey, type CatalogPart, catalogParts, partOfMessage } from '#shared/message-parts.ts';

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?<![\w/])(?:from|import)\s*\(?\s*'([#.][^']+)'/g)]
    .map(([, to = '']) => (to.startsWith('#') ? to.slice(1) : normalize(join(dirname(file), to))))
    .filter((to) => to.startsWith('web/') && existsSync(to));

/** Each `[file, words that come with it]` of the pages and of a tale's tabs. */
function loadedWith(file: string): [string, CatalogPart[]][] {
  const loads = readFileSync(file, 'utf8').matchAll(/import\('(\.\/[^']+)'\)\)\.\w+((?:,\s*'[\w/-]+')*),?\s*[\])]/g);
  return [...loads].map(([, to = '', words = '']) => [
    join(dirname(file), to),
    [...words.matchAll(/'([^']+)'/g)].map(([, part]) => part as CatalogPart),
  ]);
}
const pages = loadedWith('web/routes.tsx');
const tabs = loadedWith('web/tale/tale-page.tsx');
const tabFiles = new Set(tabs.map(([file]) => file));

/** All files that a page may show, without those of a tale's tabs, which bring their own words. */
function filesFrom(file: string): Set<string> {
  const seen = new Set<string>();
  const visit = (one: string) => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const to of importsOf(one)) if (!tabFiles.has(to)) visit(to);
  };
  visit(file);
  return seen;
}

/** The parts that hold a file's messages. */
const partsOf = new Map<string, Set<CatalogPart>>();
beforeAll(async () => {
  const filename = 'web/language/fr.po';
  const catalog = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale: 'fr',
    sourceLocale: 'en',
    filename,
  });
  for (const { origin = [], obsolete } of Object.values(catalog)) {
    const files = origin.map(([file]) => file);
    for (const file of obsolete ? [] : files)
      partsOf.set(file, (partsOf.get(file) ?? new Set()).add(partOfMessage(files)));
  }
});

test.each([...pages, ...tabs.map(([file, words]) => [file, ['tale', ...words]] as const)])(
  'loads the messages of %s: %j',
  (file, words) => {
    const has = new Set<CatalogPart>(['common', ...(words as CatalogPart[])]);
    const lacking = [...filesFrom(file)].flatMap((one) =>
      [...(partsOf.get(one) ?? [])].filter((part) => !has.has(part)).map((part) => `${one}: ${part}`),
    );
    expect(lacking).toEqual([]);
  },
);

test('loads less than 30 kB for a language switch on every page, and no empty part', async () => {
  const parts = await compiledParts('web/language', 'fr');
  expect(catalogParts.filter((part) => Object.keys(parts[part]).length === 0)).toEqual([]);
  const sent = new Map(
    catalogParts.map((part) => [part, brotliCompressSync(JSON.stringify(parts[part])).length / 1_000]),
  );
  const loads = [...pages.map(([, words]) => words), ...tabs.map(([, words]) => ['tale', ...words] as CatalogPart[])];
  const weights = loads.map((words) =>
    ['common' as const, 'work' as const, ...words].reduce((sum, part) => sum + sent.get(part)!, 0),
  );
  process.stdout.write(`  words of the heaviest page: ${Math.max(...weights).toFixed(1)} of 30 kB\n`);
  expect(weights.length).toBeGreaterThan(15);
  expect(Math.max(...weights)).toBeLessThan(30);
});

test('offers a language when its file exists, and falls back to English', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogs-'));
  const entry = (msgid: string, msgstr: string) => `#: web/home/home-page.tsx\nmsgid "${msgid}"\nmsgstr "${msgstr}"\n`;
  const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ee\\n"\n';
  writeFileSync(join(folder, 'ee.po'), [head, entry('Tales', 'Ŋutinyawo'), entry('Pictures', '')].join('\n'));
  const load = messageCatalogs(folder).load as { handler: (this: unknown, id: string) => Promise<unknown> };
  expect(await load.handler.call({}, '\0virtual:catalogs')).toContain("'ee': {");
  const { home, common } = await compiledParts(folder, 'ee');
  expect(Object.values(home)).toEqual([['Ŋutinyawo']]);
  expect(common[bookKey('Luke')]).toEqual(['Luka']);
  rmSync(folder, { recursive: true });
});
