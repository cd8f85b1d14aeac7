import { beforeAll, expect, test } from 'vitest';
import { openLibrary } from '#test/harness/bible-shelf.ts';
import { biblesMissing } from '#test/harness/bible-files.ts';
import { formatReference, parseReference } from '#shared/story/scripture.ts';
import { type BibleVersion, type Language, versionOfLanguage } from '#shared/vocabulary.ts';
import { type BibleIndex, bibleIndex } from './bible-index.ts';
import { findQuotations } from './find-quotations.ts';

let library: Awaited<ReturnType<typeof openLibrary>>;
const indexes = new Map<BibleVersion, BibleIndex>();
beforeAll(async () => {
  library = await openLibrary(biblesMissing ? ['WEB'] : undefined);
  for (const version of await library.installed()) indexes.set(version, await bibleIndex(library, version));
}, 60_000);

const look = (text: string, home = 'Luke 10:25-37', language: Language = 'en') => {
  const index = indexes.get(versionOfLanguage[language]);
  const range = parseReference(home);
  if (!index || !range) throw new Error('No Bible');
  const [from, to] = index.placesIn(range);
  return findQuotations(text, index, [{ from, to }]).map(({ start, end, verdict, bible }) => {
    const where = bible && index.rangeOf(bible.from, bible.to - 1);
    return [verdict, where && formatReference(where), text.slice(start, end)];
  });
};
const verses = async (reference: string, language: Language = 'en') => {
  const range = parseReference(reference);
  return range ? (await library.passage(range, versionOfLanguage[language])).map(({ text }) => text).join(' ') : '';
};

test('finds quoted verses exact, whatever their punctuation and capitals', async () => {
  const text = await verses('Luke 10:30-32');
  expect(look(text).map(([verdict, reference]) => [verdict, reference])).toEqual([['exact', 'Luke 10:30-32']]);
  const plain = text.replace(/[“”]/g, '"').replace(/’/g, "'").replace(/,/g, ' –').toUpperCase();
  expect(look(plain).map(([verdict]) => verdict)).toEqual(['exact']);
});

test('finds a quotation inside a sentence exact, even a few words of the passage', () => {
  expect(look('Remember how he said, “Go and do likewise.” That is enough.')).toEqual([
    ['exact', 'Luke 10:37', 'Go and do likewise.'],
  ]);
  expect(look('The lawyer asked “Who is my neighbor?” and waited.')).toEqual([
    ['exact', 'Luke 10:29', 'Who is my neighbor?'],
  ]);
});

test('reports a quotation with another word as a misquotation of its verse', () => {
  const [found] = look(
    '“You shall love the Lord your God with all your heart, with all your soul, with all your power, and ' +
      'with all your mind.”',
  );
  expect(found?.slice(0, 2)).toEqual(['near', 'Luke 10:27']);
  expect(look('But a certain Samaritan, as he journeyed, came where he was.').map((each) => each.slice(0, 2))).toEqual([
    ['near', 'Luke 10:33'],
  ]);
});

test('reports a quotation with a missing word as inexact', async () => {
  const words = (await verses('Luke 10:33')).split(' ');
  for (let at = 1; at < words.length - 1; at++) {
    const found = look(words.toSpliced(at, 1).join(' '));
    expect([at, found.map(([verdict]) => verdict).join(' ')]).not.toEqual([at, 'exact']);
  }
});

test('reports an unrecognized quotation as unknown', () => {
  expect(
    look('As it is written: “Every cloud carries silver linings for patient farmers everywhere.”').map(
      ([verdict]) => verdict,
    ),
  ).toEqual(['unknown']);
});

test('does not check the writer’s own sentences', () => {
  expect(
    look(
      'Tonight we hear a story that Jesus told about kindness on a dangerous road. What would you have done, my child?',
    ),
  ).toEqual([]);
  expect(look('He said “no” and left.')).toEqual([]);
});

test.skipIf(biblesMissing !== null).each([
  ['fr', 'Luke 15:11-14'],
  ['ee', 'Psalm 23'],
  ['fr', 'Psalm 51:10-12'],
] as const)('in %s, %s is exact, and with a letter changed it is not', async (language, reference) => {
  const text = await verses(reference, language);
  expect(look(text, reference, language).map(([verdict, where]) => [verdict, where])).toEqual([['exact', reference]]);
  const words = text.split(' ');
  const changed = words.with(4, `${words[4]}x`).join(' ');
  expect(look(changed, reference, language)[0]?.[0]).toBe('near');
});

test('checks a long text fast enough for each reading', async () => {
  const text = await verses('Luke 1:1-80');
  expect(look(text.repeat(3)).length).toBeGreaterThan(0);
});

test('excludes words that introduce a quotation', () => {
  const verse = '“A certain man was going down from Jerusalem to Jericho, and he fell among robbers.”';
  for (const led of [`In the Bible it says: ${verse}`, `Luke wrote this down:\n${verse}`])
    expect(look(led).map(([verdict]) => verdict)).not.toContain('near');
});
