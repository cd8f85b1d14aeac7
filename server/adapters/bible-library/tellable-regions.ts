import { chapterRange, containsRange, parseReference, type VerseRange } from '#shared/story/scripture.ts';

/**
 * Where a random passage can become a tale for a family: stories, songs, proverbs, promises, letters. Left out are
 * genealogies, measures, ritual law, lists of greetings, and what nobody would read to children.
 */
const regions = `
GEN 1-4 6-8 9:1-17 11:1-9 12-18 21-33 35:1-15 37 39-48 50
EXO 1-17 18 19:1-20:21 24 32-34 35:20-29 40:34-38
LEV 19:9-18
NUM 6:22-27 9:15-23 11-14 20:1-13 21:4-9 22-24 27
DEU 1:19-33 4:1-40 5:1-11:32 26:1-19 29:2-29 30-31 33:26-29 34
JOS 1-4 5:13-6:27 10:1-15 14:6-15 20 23-24
JDG 2:1-10 4-5 6-8 13-14 16
RUT 1-4
1SA 1-3 4 7-12 14 15:10-35 16-20 22:1-5 23-24 25:2-42 26 30
2SA 1:1-16 2:1-7 5:1-12 6-7 9 12:1-23 14:1-24 15 18:19-33 19 22 23:1-5 24:18-25
1KI 1:28-53 2:1-12 3 5-6 8 10 17-19 21 22:1-28
2KI 2 4-7 11-13 18-20 22-23:3
1CH 4:9-10 11:15-19 13 15:25-16:36 17 21:18-22:19 28:1-10 28:20-29:20
2CH 1 5-7 9:1-12 14-15 17:1-9 19-20 24:1-14 26 29-32 33:10-20 34 36:15-23
EZR 1 3:7-13 4-8
NEH 1-2 4-6 8-9 13:10-14
EST 1-10
JOB 1-2 5 11 14 19:23-27 22:21-30 23 28-29 33 37-42
PSA 1-34 36-53 54 56-57 60-68 70-78 80-82 84-108 110-136 138-139 141-150
PRO 1-4 6:1-23 8-31
ECC 1-5 7-12
SNG 2 8:5-14
ISA 1-2 5-6 9:1-7 11-12 14:1-3 25-26 29:11-24 30:15-33 32-33 35-66
JER 1-2 7:1-15 9:23-24 10:1-16 17:5-14 18:1-12 20:7-13 23:1-8 26 29:1-14 30-33 35-38 42
LAM 3 5
EZK 1-3 11:14-25 18 28:1-19 33:1-20 34 36:22-38 37 43:1-12 47:1-12
DAN 1-6 7 9-10 12
HOS 2:14-23 6 10:12-12:6 14
JOL 1-3
AMO 3:1-8 5 7-8 9:11-15
OBA 1
JON 1-4
MIC 2:12-13 4-7
NAM 1
HAB 1-3
ZEP 3:9-20
HAG 1-2
ZEC 1-4 6:9-15 7-10 12:10-13:9 14
MAL 1:1-11 2:1-9 3-4
MAT 1:18-25 2-28
MRK 1-16
LUK 1:5-3:22 4-24
JHN 1-21
ACT 1-28
ROM 1:1-17 2:1-16 3:21-15:33
1CO 1-4 8-10 11:23-34 12-15 16:1-18
2CO 1-13
GAL 1 2-6
EPH 1-4 5:1-20 6
PHP 1-4
COL 1-4:6
1TH 1-5
2TH 1-3
1TI 1-4 6
2TI 1-4:8
TIT 1-3:11
PHM 1
HEB 1-6 8-13
JAS 1-5
1PE 1-5
2PE 1 3
1JN 1-5
2JN 1
3JN 1
JUD 1
REV 1-5 7 11 12 14-15 19 21-22
`;

const read = (reference: string): VerseRange => {
  const range = parseReference(reference);
  if (!range) throw new RangeError(`The regions name ${reference}, which does not exist`);
  return range;
};

/** Regions by book; adjacent ones are merged, so that a passage may span chapters. */
const byBook: ReadonlyMap<string, readonly VerseRange[]> = new Map(
  regions
    .trim()
    .split('\n')
    .map((line) => {
      const [book = '', ...spans] = line.split(' ');
      return [book, spans.map((span) => (span === '1' ? chapterRange(book, 1) : read(`${book} ${span}`)))];
    }),
);

/** Whether a random passage may be told. */
export const isTellable = (range: VerseRange): boolean =>
  (byBook.get(range.book) ?? []).some((region) => containsRange(region, range));
