import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { bareWords } from '#server/builtin/story-writer/passage/quotation-marks.ts';
import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import { formatReference, parseReference, type VerseRange } from '#shared/story/scripture.ts';
import type { StoryDraft } from '#shared/story/story.ts';
import { bibleVersions, versionOfLanguage } from '#shared/vocabulary.ts';
import { storyBrief } from './story-brief.ts';

/**
 * How well and how fast the built-in writer keeps its promises: `node bench/write.ts`, with the Bible files in
 * `BIBLES_DIR`.
 */

const lengths = [100, 220, 520, 950, 2000];
const unknown =
  'PRO 3:5; PSA 117; EST 8:9; JHN 11:35; NUM 7:12-17; 1CH 1:1-4; OBA 1; PHM 1:8-16; LEV 19:9-18; EZK ' +
  '1:4-14; REV 4:1-8; ROM 9:6-13; HEB 1:1-4; JOB 3:1-10; ECC 11:1-6; SNG 2:8-13; LAM 1:1-4; DEU 8:1-10; ' +
  '2SA 6:12-19; ACT 27:13-26; JUD 1:17-25';
const passages: VerseRange[] = [
  ...tablePassages()
    .filter((_, at) => at % 11 === 0)
    .map(({ range }) => range),
  ...unknown.split('; ').flatMap((reference) => parseReference(reference) ?? []),
];

const dir = await mkdtemp(join(tmpdir(), 'bench-write-'));
const library = bibleLibrary({
  files: diskFiles(dir),
  folders: [process.env.BIBLES_DIR ?? '../shared/bibles'],
  site: null,
});
for (const version of bibleVersions) await library.install(version, { signal: new AbortController().signal });
const writer = builtinStoryWriter({ scripture: library });

const briefOf = (range: VerseRange, words: number, at: number) => storyBrief(range, words, at, 'bench');

/** Beats that quote, language by language, against the installed Bible: `[exact, all]`. */
async function exactness(draft: StoryDraft): Promise<[number, number]> {
  let exact = 0;
  let all = 0;
  for (const beat of draft.beats) {
    for (const language of draft.languages) {
      const ranges = beat.quotes?.[language] ?? (beat.range ? [beat.range] : []);
      if (ranges.length === 0) continue;
      const verses = (
        await Promise.all(ranges.map((range) => library.passage(range, versionOfLanguage[language])))
      ).flat();
      all += 1;
      if (bareWords(beat.text[language] ?? '').includes(bareWords(verses.map((verse) => verse.text).join(' '))))
        exact += 1;
      else console.log(`  differs: ${ranges.map((range) => formatReference(range)).join(', ')} ${language}`);
    }
  }
  return [exact, all];
}

/** Sentences of the studio's own that a tale says twice. */
function repeated(draft: StoryDraft): number {
  const own = draft.beats
    .filter((beat) => !beat.range && !beat.retold)
    .flatMap((beat) => sentencesOf(beat.text.en ?? ''));
  return own.length - new Set(own).size;
}

await writer.write(briefOf(passages[0] as VerseRange, 520, 0), {
  signal: new AbortController().signal,
  progress: async () => {},
});
console.log(
  '| words asked | tales | languages within ±15 % | farthest | ms a tale, median | p95 | quotations exact |' +
    ' sentences said twice |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const words of lengths) {
  const times: number[] = [];
  const offs: number[] = [];
  let [exact, quotations, doubles] = [0, 0, 0];
  for (const [at, range] of passages.entries()) {
    const start = performance.now();
    const draft = await writer.write(briefOf(range, words, at), {
      signal: new AbortController().signal,
      progress: async () => {},
    });
    times.push(performance.now() - start);
    for (const language of draft.languages) {
      const off = draft.beats.reduce((sum, beat) => sum + countWords(beat.text[language] ?? ''), 0) / words - 1;
      offs.push(off);
      if (Math.abs(off) > 0.15)
        console.log(`  ${formatReference(range)} ${language} ${words}: ${Math.round(off * 100)} %`);
    }
    const [same, all] = await exactness(draft);
    exact += same;
    quotations += all;
    doubles += repeated(draft);
  }
  const within = offs.filter((off) => Math.abs(off) <= 0.15).length;
  const farthest = Math.round(100 * Math.max(...offs.map(Math.abs)));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  console.log(
    `| ${words} | ${times.length} | ${within} of ${offs.length} | ${farthest} % | ${at(0.5)} | ${at(0.95)} ` +
      `| ${exact} of ${quotations} | ${doubles} |`,
  );
}
await rm(dir, { recursive: true, force: true });
