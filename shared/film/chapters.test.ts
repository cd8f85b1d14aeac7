import { describe, expect, test } from 'vitest';
import { chapterLimits, chapterLines, chaptersOf, chapterTime, chapterTitle, hostChapters } from './chapters.ts';

const every = (seconds: number, count: number) =>
  Array.from({ length: count }, (_, nth) => ({ startMs: nth * seconds * 1000, title: `Scene ${nth + 1}` }));

test('names a chapter by the first words of its scene, in any language', () => {
  expect(chapterTitle('Go.')).toBe('Go');
  expect(
    chapterTitle('A man went down to Jericho, and he fell among robbers who stripped him and beat him and left him.'),
  ).toBe('A man went down to Jericho');
  const long = chapterTitle(
    'Ŋutsu aɖe nɔ yiyim tso Yerusalem yina ɖe Yeriko eye wòge ɖe adzodalawo ƒe asi me le mɔa dzi',
  );
  expect(long.length).toBeLessThanOrEqual(chapterLimits.title);
  expect(long).toMatch(/^Ŋutsu aɖe nɔ yiyim tso Yerusalem yina ɖe .*\S…$/);
  expect(chapterTitle('“Who is my <b>neighbour</b>?”')).toBe('Who is my bneighbour/b?');
  expect(chapterTitle('ŋ'.repeat(200)).length).toBe(chapterLimits.title);
  expect(chapterTitle('  ')).toBe('');
});

test('starts the first chapter with the film, and merges a scene without words into the one before', () => {
  expect(chaptersOf([])).toEqual([]);
  expect(
    chaptersOf([
      { startMs: 0, text: '' },
      { startMs: 4000, text: 'Ruth' },
      { startMs: 9000.4, text: ' ' },
      { startMs: 12_000.4, text: 'Naomi' },
    ]),
  ).toEqual([
    { startMs: 0, title: 'Ruth' },
    { startMs: 12_000, title: 'Naomi' },
  ]);
});

describe("in a description, by the host's rules", () => {
  test('keeps chapters of ten seconds and more', () => {
    expect(hostChapters(every(10, 6), 60_000)).toEqual(every(10, 6));
    expect(chapterLines(every(10, 3), 30_000)).toBe('0:00 Scene 1\n0:10 Scene 2\n0:20 Scene 3');
  });

  test('joins shorter ones, including the last, by the written times', () => {
    expect(hostChapters(every(6, 10), 60_000).map(({ startMs }) => startMs)).toEqual([
      0, 12_000, 24_000, 36_000, 48_000,
    ]);
    expect(hostChapters(every(10, 4), 39_999).map(({ startMs }) => startMs)).toEqual([0, 10_000, 20_000]);
    const jagged = [0, 9_999, 19_999, 20_000, 30_000].map((startMs) => ({ startMs, title: 'x' }));
    expect(hostChapters(jagged, 60_000).map(({ startMs }) => startMs)).toEqual([0, 19_999, 30_000]);
  });

  test('writes none when fewer than three remain or none starts at 0:00', () => {
    expect(hostChapters(every(10, 2), 60_000)).toEqual([]);
    expect(hostChapters(every(5, 5), 25_000)).toEqual([]);
    expect(chapterLines(every(10, 3), 25_000)).toBe('');
    expect(hostChapters(every(20, 4).slice(1), 80_000)).toEqual([]);
  });

  test('writes times like players do', () => {
    expect([0, 9_999, 61_000, 600_000, 3_723_000].map(chapterTime)).toEqual([
      '0:00',
      '0:09',
      '1:01',
      '10:00',
      '1:02:03',
    ]);
  });
});
