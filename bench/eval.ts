import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import type { StoryWriter } from '#server/ports.ts';
import { formatReference, parseReference, type VerseRange } from '#shared/scripture.ts';
import { bibleVersions, languages } from '#shared/vocabulary.ts';
import { type LanguageScore, scorer } from './eval-score.ts';
import { writersAtHand } from './eval-writers.ts';
import { storyBrief } from './story-brief.ts';

/** Scores the built-in writer and every model with a key in the environment, on 40 passages in three languages: `npm run eval [-- --only built-in --passages 40 --words 300]`. */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    passages: { type: 'string', default: '40' },
    words: { type: 'string', default: '300' },
    bibles: { type: 'string', default: process.env['BIBLES_DIR'] ?? '../shared/bibles' },
  },
});

/** Ten each of what is told, sung, taught in a line, and written as a letter. */
const passages: readonly VerseRange[] = [
  'GEN 1:1-31; GEN 22:1-19; GEN 37:1-36; EXO 3:1-15; RUT 1:1-22; 1SA 17:1-58; DAN 6:1-28; MRK 4:35-41; LUK 10:25-37; LUK 15:11-32',
  'PSA 1:1-6; PSA 8:1-9; PSA 23:1-6; PSA 46:1-11; PSA 103:1-22; PSA 121:1-8; PSA 139:1-18; LAM 3:19-33; SNG 2:8-13; LUK 1:46-55',
  'PRO 3:1-12; PRO 6:6-11; PRO 15:1-9; PRO 31:10-31; ECC 3:1-15; ECC 4:9-12; MIC 6:6-8; MAT 5:1-12; MAT 7:24-29; JAS 3:1-12',
  'ROM 8:31-39; ROM 12:9-21; 1CO 13:1-13; 2CO 4:7-18; GAL 5:16-26; EPH 6:10-20; PHP 4:4-13; COL 3:12-17; HEB 11:1-16; 1JN 4:7-21',
]
  .map((kind) => kind.split('; ').flatMap((reference) => parseReference(reference) ?? []))
  .reduce<VerseRange[]>((all, kind) => [...all, ...kind], [])
  .filter((_, at, all) => at % Math.max(1, Math.floor(all.length / Number(values.passages))) === 0);

const briefOf = (range: VerseRange, at: number) => storyBrief(range, Number(values.words), at, 'eval');

const dir = await mkdtemp(join(tmpdir(), 'eval-'));
try {
  const scripture = bibleLibrary({ files: diskFiles(dir), folders: [values.bibles], site: null });
  for (const version of bibleVersions) await scripture.install(version, { signal: new AbortController().signal });
  console.log(
    '| writer | language | tales | length ±15 % | farthest | sections | verses told | quotations | misquotes | said twice | its own language | own sentences heard in one tale only |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
  for (const { name, writer } of writersAtHand(scripture, process.env)) {
    if (values.only && !name.includes(values.only)) continue;
    const { scores, failed } = await scoresOf(writer, scorer(scripture));
    for (const language of languages)
      console.log(
        lineOf(
          name,
          scores.filter((score) => score.language === language),
        ),
      );
    for (const line of failed) console.log(`  not written: ${line}`);
  }
} finally {
  await rm(dir, { recursive: true, force: true });
}

/** Every passage told once and scored in every language that came; what failed is said and not scored. */
async function scoresOf(writer: StoryWriter, score: ReturnType<typeof scorer>): Promise<{ scores: LanguageScore[]; failed: string[] }> {
  const scores: LanguageScore[] = [];
  const failed: string[] = [];
  for (const [at, range] of passages.entries()) {
    const brief = briefOf(range, at);
    try {
      const draft = await writer.write(brief, { signal: AbortSignal.timeout(600_000), progress: async () => {} });
      for (const language of draft.languages) scores.push(await score(draft, brief, language));
    } catch (error) {
      failed.push(`${formatReference(range)}: ${(error as Error).message}`);
    }
  }
  return { scores, failed };
}

function lineOf(name: string, scores: readonly LanguageScore[]): string {
  const share = (fits: (score: LanguageScore) => boolean) => `${scores.filter(fits).length} of ${scores.length}`;
  const sum = (of: (score: LanguageScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const percent = (value: number) => `${Math.round(100 * value)} %`;
  const heard = new Map<string, number>();
  for (const { own } of scores) for (const sentence of new Set(own)) heard.set(sentence, (heard.get(sentence) ?? 0) + 1);
  const once = [...heard.values()].filter((times) => times === 1).length;
  const said = [...heard.values()].reduce((total, times) => total + times, 0);
  const cells = [
    name,
    scores[0]?.language ?? '',
    scores.length,
    share(({ off }) => Math.abs(off) <= 0.15),
    percent(Math.max(0, ...scores.map(({ off }) => Math.abs(off)))),
    share(({ allSections }) => allSections),
    percent(sum(({ coverage }) => coverage) / Math.max(1, scores.length)),
    sum(({ quotations }) => quotations),
    sum(({ misquotes }) => misquotes.length),
    sum(({ repeated }) => repeated),
    share(({ inItsLanguage }) => inItsLanguage),
    said === 0 ? 'none' : percent(once / said),
  ];
  return `| ${cells.join(' | ')} |`;
}
