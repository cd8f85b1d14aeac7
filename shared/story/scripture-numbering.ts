import type { Place } from './scripture.ts';
import { books } from './scripture-books.ts';
import type { BibleVersion } from '../vocabulary.ts';

/**
 * Where a version numbers a verse otherwise than the studio (the WEB) does; what is not named has the same number.
 * `8:1-4=7:26` runs on side by side, `34:36+34:37=34:36` is two verses in one, `20:42=20:42+20:43` one verse in two.
 * Found by aligning the whole texts (lengths and proper names) and read over at every seam.
 */
type Facts = Readonly<Record<string, string>>;

const ewe: Facts = { '3JN': '1:14=1:14+1:15' };

const segond: Facts = {
  EXO: '8:1-4=7:26 8:5-32=8:1',
  LEV: '6:1-7=5:20 6:8-30=6:1',
  NUM: '29:40=30:1 30:1-16=30:2',
  '1SA': '20:42=20:42+20:43 23:29=24:1 24:1-22=24:2',
  '1KI': '22:43=22:43+22:44 22:44-53=22:45',
  '2CH': '14:1=13:23 14:2-15=14:1',
  JOB: '34:36+34:37=34:36 38:39-41=39:1 39:1-30=39:4 40:1-5=39:34 40:6-24=40:1 41:1-9=40:20 41:10-34=41:1',
  ECC: '5:1=4:17 5:2-20=5:1 11:9-10=12:1 12:1-14=12:3',
  SNG: '6:13=7:1 7:1-13=7:2',
  ISA: '9:1=8:23 9:2-21=9:1 63:19+64:1=63:19 64:2-12=64:1',
  EZK: '20:45-49=21:1 21:1-32=21:6',
  HOS: '1:10-11=2:1 2:1-23=2:3 11:12=12:1 12:1-14=12:2',
  JON: '1:17=2:1 2:1-10=2:2',
  MIC: '5:1=4:14 5:2-15=5:1',
  NAM: '1:15=2:1 2:1-13=2:2',
  MRK: '9:50=9:50+9:51 10:52=10:52+10:53',
  ACT: '19:40+19:41=19:40',
  '2CO': '13:12+13:13=13:12 13:14=13:13',
  '3JN': '1:14=1:14+1:15',
  REV: '13:1=12:18+13:1',
};

/**
 * Psalms whose superscription is numbered as verse 1, so that verse 1 is verse 2; in four of them it takes two verses.
 */
const superscribed =
  '3 4 5 6 7 8 9 12 18 19 20 21 22 30 31 34 36 38 39 40 41 42 44 45 46 47 48 49 53 55 56 57 58 59 61 62 63 ' +
  '64 65 67 68 69 70 75 76 77 80 81 83 84 85 88 89 92 102 108 140 142';
const twiceSuperscribed = '51 52 54 60';

function segondPsalms(): string {
  const counts = books.find((book) => book.code === 'PSA')?.chapters ?? [];
  const shift = (psalms: string, by: number) =>
    psalms.split(' ').map((psalm) => `${psalm}:1-${counts[Number(psalm) - 1]}=${psalm}:${1 + by}`);
  return [...shift(superscribed, 1), ...shift(twiceSuperscribed, 2), '13:1-4=13:2', '13:5+13:6=13:6'].join(' ');
}

type Chart = {
  readonly toVersion: ReadonlyMap<string, readonly Place[]>;
  readonly toStudio: ReadonlyMap<string, readonly Place[]>;
};

const keyOf = (book: string, { chapter, verse }: Place): string => `${book} ${chapter}:${verse}`;

function placeOf(text: string): Place {
  const [chapter, verse] = text.split(':');
  return { chapter: Number(chapter), verse: Number(verse) };
}

/** Each fact as groups that are the same verse: `[studio, version]`. */
function groupsOf(fact: string): [Place[], Place[]][] {
  const [left = '', right = ''] = fact.split('=');
  const [start = '', last] = left.split('-');
  if (last === undefined) return [[left.split('+').map(placeOf), right.split('+').map(placeOf)]];
  const from = placeOf(start);
  const into = placeOf(right);
  return Array.from({ length: Number(last) - from.verse + 1 }, (_, step) => [
    [{ chapter: from.chapter, verse: from.verse + step }],
    [{ chapter: into.chapter, verse: into.verse + step }],
  ]);
}

function chartOf(facts: Facts): Chart {
  const toVersion = new Map<string, readonly Place[]>();
  const toStudio = new Map<string, readonly Place[]>();
  for (const [book, text] of Object.entries(facts))
    for (const [studio, version] of text.split(' ').flatMap(groupsOf)) {
      for (const place of studio) toVersion.set(keyOf(book, place), version);
      for (const place of version) toStudio.set(keyOf(book, place), studio);
    }
  return { toVersion, toStudio };
}

const charts: Readonly<Record<BibleVersion, Chart>> = {
  WEB: chartOf({}),
  LSG1910: chartOf({ ...segond, PSA: segondPsalms() }),
  EWEBIB: chartOf(ewe),
};

/**
 * Where a version has a verse of the studio's: usually one place, two where it splits the verse, one shared by two
 * where it joins them.
 */
export const placesIn = (version: BibleVersion, book: string, place: Place): readonly Place[] =>
  charts[version].toVersion.get(keyOf(book, place)) ?? [place];

/**
 * The studio's verse, or two verses, at a version's own reference; none for a superscription that the version numbers.
 */
export function studioPlaces(version: BibleVersion, book: string, place: Place): readonly Place[] {
  const { toStudio, toVersion } = charts[version];
  const known = toStudio.get(keyOf(book, place));
  if (known) return known;
  return toVersion.has(keyOf(book, place)) ? [] : [place];
}
