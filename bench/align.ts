import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { formantNarrator } from '#server/builtin/narrator/formant/formant-narrator.ts';
import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import { alignWords } from '#server/studio/6-audio/captions/align-words.ts';
import { spreadWords } from '#server/studio/6-audio/captions/spread-words.ts';
import { voiceOf } from '#server/studio/6-audio/readings/voice-of-sound.ts';
import { speechIn } from '#server/studio/6-audio/recordings/whole-sound.ts';
import { captionRanges, captionTokens } from '#shared/captions/captions.ts';
import { parseReference } from '#shared/story/scripture.ts';
import type { Word } from '#shared/film/timeline-parts.ts';
import { bibleVersions, type Language, languages } from '#shared/vocabulary.ts';

/**
 * How close estimated word times are to the true ones: `node bench/align.ts`, with the Bible files in `BIBLES_DIR`. The
 * built-in narrator speaks and its word times are discarded.
 */

const ffmpeg = systemFfmpeg({ nice: 0 });
const narrator = formantNarrator();
const { signal } = new AbortController();
const dir = await mkdtemp(join(tmpdir(), 'bench-align-'));

/** What happens to a reading before it is listened to. */
const conditions: Record<string, string> = {
  'as spoken': 'anull',
  'noise (20 dB below), room, high-pass': 'highpass=f=120,aecho=0.9:0.5:23|41:0.25|0.15,anoisesrc',
};

async function texts(): Promise<{ language: Language; text: string }[]> {
  const library = bibleLibrary({
    files: diskFiles(join(dir, 'bibles')),
    folders: [process.env.BIBLES_DIR ?? '../shared/bibles'],
    site: null,
  });
  for (const version of bibleVersions) await library.install(version, { signal });
  const writer = builtinStoryWriter({ scripture: library });
  const told: { language: Language; text: string }[] = [];
  for (const reference of ['Luke 10:25-37', 'Ruth 1:1-18', 'Psalm 23']) {
    const { beats } = await writer.write(
      {
        ...{
          mode: 'reference',
          range: parseReference(reference),
          prompt: null,
          text: null,
          languages,
          tone: 'gentle',
          audience: 'family',
        },
        ...{ words: 520, culturalContext: 'universal', honorJesus: true, seed: 'bench' },
      },
      { signal, progress: async () => {} },
    );
    // Scenes are about forty words long: neighbouring beats are read in one breath.
    for (const language of languages) {
      let scene = '';
      for (const [at, { text }] of beats.entries()) {
        scene = `${scene} ${text[language] ?? ''}`.trim();
        if (scene.split(/\s+/).length < 40 && at < beats.length - 1) continue;
        told.push({ language, text: scene });
        scene = '';
      }
    }
  }
  return told;
}

const errors: Record<
  string,
  { even: number[]; aligned: number[]; evenWords: number[]; alignedWords: number[]; ms: number; clipMs: number }
> = {};

async function measure(text: string, language: Language, voice: string): Promise<void> {
  const spoken = await narrator.speak({ text, language, voice }, signal);
  const whole = join(dir, 'spoken.wav');
  await writeFile(whole, spoken.wav);
  for (const [condition, filter] of Object.entries(conditions)) {
    const heard = join(dir, 'heard.wav');
    const noisy = filter.includes(',anoisesrc');
    const graph = noisy
      ? `[0:a]${filter.replace(',anoisesrc', '')},aformat=channel_layouts=mono[v];anoisesrc=r=48000:a=0.007:c=pink:s=1[n];[v][n]amix=inputs=2:duration=first:normalize=0`
      : `[0:a]${filter}`;
    await ffmpeg.run(['-i', whole, '-filter_complex', graph, '-ar', '48000', '-ac', '1', '-f', 'wav', heard], {
      signal,
    });
    const { stderr } = await ffmpeg.run(
      ['-v', 'info', '-nostats', '-i', heard, '-af', 'silencedetect=noise=-42dB:d=0.25', '-f', 'null', '-'],
      { signal },
    );
    const even = spreadWords(text, speechIn(stderr, spoken.durationMs / 1000), spoken.durationMs);
    const track = await voiceOf(ffmpeg, heard, signal);
    const began = performance.now();
    const aligned = await alignWords(text, language, track, spoken.durationMs);
    const kept = (errors[`${language} | ${condition}`] ??= {
      even: [],
      aligned: [],
      evenWords: [],
      alignedWords: [],
      ms: 0,
      clipMs: 0,
    });
    kept.ms += performance.now() - began;
    kept.clipMs += spoken.durationMs;
    const starts = cueStarts(text, spoken.words, spoken.durationMs, language);
    const differences = (words: readonly Word[], at: readonly number[]) =>
      at.map((each) => Math.abs(words[each]!.startMs - spoken.words[each]!.startMs));
    kept.even.push(...differences(even, starts));
    kept.aligned.push(...differences(aligned, starts));
    const every = spoken.words.map((_, at) => at);
    kept.evenWords.push(...differences(even, every));
    kept.alignedWords.push(...differences(aligned, every));
  }
}

/** The words that begin the captions of a reading, by their places. */
function cueStarts(text: string, words: readonly Word[], durationMs: number, language: Language): number[] {
  const said = { text, words, durationMs };
  const tokens = captionTokens(said, language);
  return captionRanges(said, { language, audience: 'family' }, { atMs: 0, fromMs: -500, untilMs: durationMs + 700 })
    .map(([from]) => words.findIndex(({ startMs }) => Math.abs(startMs - (tokens[from]?.startMs ?? -1)) < 1))
    .filter((at) => at >= 0);
}

const share = (all: readonly number[], part: number) =>
  Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? 0);
const voices = await narrator.voices();
const only = process.argv[2];
for (const [at, { language, text }] of (await texts()).entries()) {
  if (only && language !== only) continue;
  const fitting = voices.filter((voice) => voice.language === language);
  await measure(text, language, fitting[at % fitting.length]!.id);
}
console.log(
  '| language, condition | cues | even p50 | p95 | aligned p50 | p95 | words: even p50 | p95 | aligned p50 ' +
    '| p95 | ms a minute |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const [name, { even, aligned, evenWords, alignedWords, ms, clipMs }] of Object.entries(errors)) {
  const cells = [even, aligned, evenWords, alignedWords].flatMap((all) => [share(all, 0.5), share(all, 0.95)]);
  console.log(
    `| ${[name.replace(' | ', ', '), aligned.length, ...cells, Math.round((ms * 60_000) / clipMs)].join(' | ')} |`,
  );
}
narrator.close();
await rm(dir, { recursive: true, force: true });
