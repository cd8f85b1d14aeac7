import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bibleFile, biblesMissing } from '#test/harness/bible-files.ts';
import { readBibleFile } from './bible-file-reader.ts';
import { checkVerses, countVerses, versesFrom } from './bible-text.ts';
import { withoutTitle } from './psalm-titles.ts';
import { readUsfm } from './usfm-reader.ts';
import { settledVerses } from './settled-verses.ts';
import { settleBrackets } from './variant-brackets.ts';
import { readWeb } from './web-reader.ts';

const usfm = String.raw`\id JON - a test
\h Jonah
\mt1 Jonah
\c 1
\s1 Jonah flees
\p
\v 1 The word of \nd the Lord\nd* came to \w Jonah|strong="H3124"\w*,\f + \fr 1:1 \ft A note\f*
\v 2-3 “\wj Arise\wj*, go!”
\q1 And he
\q2 went.
\c 2
\p \v 1 Then Jonah prayed.`;

test('reads USFM verses without notes, headings and markers', () => {
  expect(versesFrom(readUsfm(usfm)).JON).toEqual([
    ['The word of the Lord came to Jonah,', '“Arise, go!” And he went.'],
    ['Then Jonah prayed.'],
  ]);
});

test('reads a zip of USFM books, a zip of lines and plain lines alike', () => {
  const lines = 'GEN 1:1 In the beginning\r\nGEN 1:2 The earth\nJOH 1:1 The Word\n# no verse\nTOB 1:1 outside';
  const expected = [
    { book: 'GEN', chapter: 1, verse: 1, text: 'In the beginning' },
    { book: 'GEN', chapter: 1, verse: 2, text: 'The earth' },
    { book: 'JHN', chapter: 1, verse: 1, text: 'The Word' },
  ];
  expect(readBibleFile(strToU8(lines))).toEqual(expected);
  expect(
    readBibleFile(zipSync({ 'x_vpl.txt': strToU8(lines), 'about.txt': strToU8('About'), 'x.sql': strToU8('drop') })),
  ).toEqual(expected);
  expect(readBibleFile(zipSync({ '33-JON.usfm': strToU8(usfm) }))).toHaveLength(5);
});

test.each([
  ['no Bible at all', strToU8('hello'), /No verses were found/],
  ['a damaged zip', Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9, 9), /damaged/],
  ['a zip bomb', zipSync({ 'a.txt': new Uint8Array(31_000_000) }), /too large for a Bible/],
])('rejects %s with a readable error', (_, bytes, message) => {
  expect(() => readBibleFile(bytes)).toThrow(message);
});

test('rejects a partial Bible and names what is missing', () => {
  expect(() => checkVerses(versesFrom(readUsfm(usfm)), 'WEB')).toThrow('1 of 66 books found, Genesis is missing');
});

test('reads a number glued to a verse as its verse number', () => {
  const verses = versesFrom([
    { book: 'PSA', chapter: 119, verse: 11, text: 'Je serre' },
    { book: 'PSA', chapter: 119, verse: 11, text: '5Éloignez-vous' },
  ]);
  expect([verses.PSA?.[118]?.[10], verses.PSA?.[118]?.[114]]).toEqual(['Je serre', 'Éloignez-vous']);
});

test('strips brackets from whole verses, and drops bracketed variants inside a sentence', () => {
  expect(settleBrackets(['Before. [', 'Whole verse.]', 'After.'])).toEqual(['Before.', 'Whole verse.', 'After.']);
  expect(settleBrackets(['[Whole verse.]'])).toEqual(['Whole verse.']);
  expect(settleBrackets(['He struck [fifty thousand] seventy men.'])).toEqual(['He struck seventy men.']);
  expect(settleBrackets(['Sure. [Unsure', 'unsure', 'unsure,] sure.'])).toEqual(['Sure.', '', 'sure.']);
  expect(settleBrackets(['Never closed [ here.'])).toEqual(['Never closed here.']);
});

test('keeps a psalm title apart from its first verse, as the WEB does', () => {
  expect(withoutTitle('LSG1910', 'Au chef des chantres. De David. Psaume. Éternel! Tu me sondes')).toBe(
    'Éternel! Tu me sondes',
  );
  expect(withoutTitle('LSG1910', 'Cantique des degrés, Je lève mes yeux')).toBe('Je lève mes yeux');
  expect(withoutTitle('LSG1910', 'Psaume. Chantez à l’Éternel')).toBe('Chantez à l’Éternel');
  expect(withoutTitle('EWEBIB', 'David ƒe ha na hɛnɔ la. Woadzii ɖe kasaŋku ŋu. Se nye ɣlidodo')).toBe(
    'Se nye ɣlidodo',
  );
  expect(withoutTitle('EWEBIB', 'Mida akpe na Yehowa, elabena enyo.')).toBe('Mida akpe na Yehowa, elabena enyo.');
});

test('reads the whole WEB from its package, with the doxology in its place', async () => {
  const { raw, paragraphs } = await readWeb();
  const verses = versesFrom(raw);
  checkVerses(verses, 'WEB');
  expect(countVerses(verses)).toBe(31_102 - 4);
  expect(verses.ROM?.[15]?.[24]).toMatch(/^Now to him who is able/);
  expect(verses.ROM?.[13]).toHaveLength(23);
  expect(paragraphs).toContain('LUK 10:25');
});

describe.skipIf(biblesMissing)(`over the whole texts (${biblesMissing ?? 'at hand'})`, () => {
  test.each([
    ['LSG1910', 'fraLSG_vpl.txt', 31_169, 53],
    ['EWEBIB', 'ewe_vpl.txt', 31_103, 116],
  ] as const)('%s is whole, and its psalm titles are found', (version, file, count, titled) => {
    const verses = versesFrom(readBibleFile(bibleFile(file)));
    checkVerses(verses, version);
    expect(countVerses(verses)).toBe(count);
    const settled = settledVerses(verses, version).PSA ?? [];
    expect(settled.filter((psalm, index) => psalm[0] !== verses.PSA?.[index]?.[0])).toHaveLength(titled);
    expect(settled.flat().filter((text) => /[[\]]/.test(text))).toEqual([]);
    expect(() => checkVerses(verses, version === 'EWEBIB' ? 'LSG1910' : 'EWEBIB')).toThrow(
      /missing|another translation/,
    );
  });
});
