import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFiles } from '#server/adapters/disk-files.ts';
import {
  containsRange,
  formatReference,
  parseReference,
  verseCount,
  type VerseRange,
} from '#shared/story/scripture.ts';
import { spans, spanVerses } from '#shared/vocabulary.ts';
import { bibleFile, biblesMissing, bibleFolder } from '#test/harness/bible-files.ts';
import { type BibleLibrary, bibleLibrary } from './bible-library.ts';

const dir = mkdtempSync(join(tmpdir(), 'bible-library-'));
const never = { signal: new AbortController().signal };
const range = (reference: string): VerseRange => parseReference(reference) ?? expect.fail(`unread: ${reference}`);
let library: BibleLibrary;

beforeAll(async () => {
  library = bibleLibrary({ files: diskFiles(join(dir, 'main')), folders: [bibleFolder], site: null });
  for (const version of ['WEB', 'LSG1910', 'EWEBIB'] as const)
    if (version === 'WEB' || !biblesMissing) await library.install(version, never);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('installs the WEB without a network and reads verses from it', async () => {
  expect(await library.installed()).toContain('WEB');
  expect(await library.passage(range('John 11:35'), 'WEB')).toEqual([
    { book: 'JHN', chapter: 11, verse: 35, label: '35', text: 'Jesus wept.' },
  ]);
});

test('returns no verses for a version that is not installed, and says how to install it', async () => {
  const bare = bibleLibrary({ files: diskFiles(join(dir, 'bare')), folders: [], site: null });
  expect(await bare.installed()).toEqual([]);
  expect(await bare.passage(range('John 3:16'), 'LSG1910')).toEqual([]);
  expect(await bare.search('love', 'en', 3)).toEqual([]);
  await expect(bare.install('LSG1910', never)).rejects.toThrow(/LSG1910 is not available here. Import it in Settings/);
});

test.each([
  ['forgiveness', 'Matthew 18:23-34'],
  ['fear', 'Matthew 6:25-34'],
  ['The Lord is my shepherd', 'Psalm 23'],
  ['harvest', 'Matthew 9:35-38'],
  ['a good neighbour', 'Luke 10:30-37'],
  ['Gideon and the fleece', 'Judges 6:33-40'],
  ['walls of Jericho', 'Joshua 6:12-21'],
  ['David and Goliath', '1 Samuel 17:41-50'],
])('finds %s at %s', async (words, expected) => {
  const found = await library.search(words, 'en', 4);
  expect(found.map((each) => formatReference(each))).toContain(expected);
  expect(await library.search(words, 'en', 4)).toEqual(found);
});

test('searches distinct passages of at most 12 verses, and finds nothing for stop words', async () => {
  const found = await library.search('hope in the storm', 'en', 20);
  expect(found).toHaveLength(20);
  expect(Math.max(...found.map(verseCount))).toBeLessThanOrEqual(12);
  expect(new Set(found.map((each) => formatReference(each))).size).toBe(20);
  expect(await library.search('the of and', 'en', 5)).toEqual([]);
  expect(await library.search('qqqq', 'en', 5)).toEqual([]);
});

test.each(spans)(
  'keeps only whole passages of the right size, and no genealogy, in the pool of span %s',
  async (span) => {
    const pool = await library.passages(span, 'adults');
    expect(pool.length).toBeGreaterThan(250);
    const [min, max] = span === 'chapter' ? [5, 60] : spanVerses[span];
    expect(pool.filter((each) => verseCount(each) < min || verseCount(each) > max)).toEqual([]);
    const lists = [
      '1 Chronicles 1:1-3:24',
      'Genesis 36:9-43',
      'Numbers 26:5-51',
      'Ezra 2:3-60',
      'Joshua 15:20-62',
      'Matthew 1:2-16',
      'Luke 3:24-38',
    ];
    expect(pool.filter((each) => lists.some((list) => containsRange(range(list), each)))).toEqual([]);
  },
);

describe.skipIf(biblesMissing)(`with all three Bibles (${biblesMissing ?? 'at hand'})`, () => {
  test('returns the same verse in every version', async () => {
    const texts = async (reference: string) =>
      Promise.all(
        (['WEB', 'LSG1910', 'EWEBIB'] as const).map(async (version) =>
          (await library.passage(range(reference), version)).map(({ label, text }) => `${label} ${text.slice(0, 24)}`),
        ),
      );
    expect(await texts('Psalm 51:1')).toEqual([
      ['1 Have mercy on me, God, a'],
      ['3 O Dieu! Aie pitié de moi'],
      ['1 O! Mawu, kpɔ nye nublanu'],
    ]);
    expect(await texts('Job 34:36-37')).toMatchObject([{ length: 2 }, { length: 1 }, { length: 2 }]);
    expect((await library.passage(range('Revelation 13:1'), 'LSG1910'))[0]?.label).toBe('12:18-13:1');
  });

  test.each([
    ['le pardon', 'fr', 'Genesis 50:15-21'],
    ['un bon berger', 'fr', 'John 10:7-16'],
    ['la tour de Babel', 'fr', 'Genesis 11:1-9'],
    ['une mère qui prie pour son fils', 'fr', '1 Samuel 1:9-18'],
    ['un réfugié loin de son pays', 'fr', 'Matthew 2:13-18'],
    ['lɔlɔ̃', 'ee', '1 Corinthians 13:4-13'],
    ['alẽkplɔla nyui', 'ee', 'John 10:7-16'],
    ['alekplola', 'ee', 'Psalm 23'],
  ] as const)('%s (%s) leads to %s', async (words, language, expected) => {
    expect((await library.search(words, language, 5)).map((each) => formatReference(each))).toContain(expected);
  });

  test('checks an import and replaces the old text; a bad import changes nothing', async () => {
    const files = diskFiles(join(dir, 'import'));
    const own = bibleLibrary({ files, folders: [], site: null });
    const first = await own.import(
      'LSG1910',
      zipSync({ 'fraLSG_vpl.txt': bibleFile('fraLSG_vpl.txt') }, { level: 1 }),
      'an upload',
    );
    expect(first).toMatchObject({ version: 'LSG1910', source: 'an upload', verses: 31_169 });
    await expect(own.import('LSG1910', bibleFile('ewe_vpl.txt'), 'the wrong one')).rejects.toThrow(
      /missing|another translation/,
    );
    await expect(own.import('LSG1910', strToU8('GEN 1:1 Au commencement'), 'a scrap')).rejects.toThrow('1 of 66 books');
    expect(await own.passage(range('Jean 11:35'), 'LSG1910')).toMatchObject([{ text: 'Jésus pleura.' }]);
    const again = await own.import('LSG1910', bibleFile('fraLSG_vpl.txt'), 'another upload');
    const keys: string[] = [];
    for await (const key of files.list('bibles/')) keys.push(key);
    expect(keys).toEqual([again.key]);
  });

  test('prefers a local file to the network', async () => {
    const folder = mkdtempSync(join(dir, 'folder-'));
    writeFileSync(join(folder, 'LSG1910.txt'), bibleFile('fraLSG_vpl.txt'));
    const own = bibleLibrary({
      files: diskFiles(join(dir, 'hand')),
      folders: [join(dir, 'nowhere'), folder],
      site: 'http://127.0.0.1:9/',
    });
    expect(await own.install('LSG1910', never)).toMatchObject({ source: { values: { name: 'LSG1910.txt' } } });
  });
});

describe('downloading', () => {
  let server: Server;
  let site: string;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      if (url.startsWith('/away/')) response.writeHead(302, { location: 'http://localhost:9/x.zip' }).end();
      else if (url.startsWith('/round/')) response.writeHead(302, { location: url }).end();
      else if (url.startsWith('/huge/')) response.writeHead(200).end(Buffer.alloc(20_000_001));
      else if (url.startsWith('/moved/')) response.writeHead(301, { location: '/good/fraLSG_vpl.zip' }).end();
      else if (url === '/good/fraLSG_vpl.zip' && !biblesMissing)
        response.writeHead(200).end(zipSync({ 'fraLSG_vpl.txt': bibleFile('fraLSG_vpl.txt') }, { level: 1 }));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => server.close());
  const from = (path: string) =>
    bibleLibrary({ files: diskFiles(join(dir, 'net')), folders: [], site: site + path }).install('LSG1910', never);

  test.each([
    ['away/', 'it redirects to another host, localhost:9'],
    ['round/', 'it keeps redirecting'],
    ['huge/', 'it is too large for a Bible'],
    ['gone/', 'it answered 404'],
  ])('reports %s as a readable error', async (path, reason) => {
    await expect(from(path)).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining(reason) });
  });

  test.skipIf(biblesMissing)('installs a download that redirects to the same host', async () => {
    expect(await from('moved/')).toMatchObject({
      verses: 31_169,
      source: { values: { host: expect.stringContaining('127.0.0.1') } },
    });
  });
});
