import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { builtinMusician } from '#server/builtin/musician/builtin-musician.ts';
import { formantNarrator } from '#server/builtin/narrator/formant/formant-narrator.ts';
import { mixSound } from '#server/builtin/renderer/sound/audio-mix.ts';
import { decodeWav, encodeWav } from '#server/builtin/sound/wav.ts';
import { marksIn } from '#server/files/music-bed-file.ts';
import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import { toSrt } from '#shared/captions/caption-files.ts';
import { wordsOfLines } from '#shared/captions/scene-captions.ts';
import { parseReference } from '#shared/story/scripture.ts';
import { cardId } from '#shared/film/storyboard-edits.ts';
import { buildTimeline, pauses } from '#shared/film/timeline.ts';
import type { TimelineScene } from '#shared/film/timeline-scenes.ts';
import { bibleVersions, type Language, languages } from '#shared/vocabulary.ts';

/**
 * The sound of a finished film in each language, judged by measurement: `node bench/listen.ts`, with the Bible files in
 * `BIBLES_DIR`. The sound is the film's own (the same mixer and encoder); pictures are left out.
 */

const ffmpeg = systemFfmpeg({ nice: 0 });
const narrator = formantNarrator();
const musician = builtinMusician();
const { signal } = new AbortController();
const dir = await mkdtemp(join(tmpdir(), 'bench-listen-'));
const library = bibleLibrary({
  files: diskFiles(join(dir, 'bibles')),
  folders: [process.env.BIBLES_DIR ?? '../shared/bibles'],
  site: null,
});
for (const version of bibleVersions) await library.install(version, { signal });
const { beats } = await builtinStoryWriter({ scripture: library }).write(
  {
    ...{
      mode: 'reference',
      range: parseReference('Luke 10:25-37'),
      prompt: null,
      text: null,
      languages,
      tone: 'gentle',
      audience: 'family',
    },
    ...{ words: 220, culturalContext: 'universal', honorJesus: true, seed: 'bench' },
  },
  { signal, progress: async () => {} },
);
const music = await musician.compose({ mood: 'gentle', seed: 'bench', seconds: 64 }, signal);
const bed = join(dir, 'music.wav');
const mirrored = join(dir, 'mirrored.wav');
const composed = decodeWav(music.wav);
await writeFile(bed, music.wav);
const { loop = Infinity } = (await marksIn(bed)) ?? {};
const { rate } = composed;
/** What is repeated, without the ending: it lies at the same place in every film. */
const channels = composed.channels.map((side) => side.slice(0, loop));
await writeFile(bed, encodeWav(channels, rate));
await writeFile(
  mirrored,
  encodeWav(
    channels.map((signal) => signal.map((sample) => -sample)),
    rate,
  ),
);

type Film = {
  readonly timeline: ReturnType<typeof buildTimeline>;
  readonly narration: Record<string, string>;
  readonly said: string;
};

async function speak(language: Language): Promise<Film> {
  const voice = (await narrator.voices()).find((each) => each.language === language)?.id ?? '';
  const narration: Record<string, string> = {};
  const scenes: TimelineScene[] = [];
  for (const [at, { text: all }] of beats.entries()) {
    const text = all[language] ?? '';
    const { wav, durationMs, words } = await narrator.speak({ text, language, voice }, signal);
    const sceneId = `s${at}`;
    narration[sceneId] = join(dir, `${language}-${at}.wav`);
    await writeFile(narration[sceneId], wav);
    scenes.push({ sceneId, picture: sceneId, narration: { durationMs, text, words } });
  }
  const said = beats.map(({ text }) => text[language] ?? '').join(' ');
  scenes.push({ sceneId: cardId('end'), picture: 'end', narration: null, stillMs: 8000 });
  return { timeline: buildTimeline({ language, width: 1920, height: 1080, scenes }), narration, said };
}

/** The mono samples of a sound file, at 8 kHz. */
async function samples(path: string): Promise<Float32Array> {
  const wav = `${path}.8k.wav`;
  await ffmpeg.run(['-i', path, '-ac', '1', '-ar', '8000', '-c:a', 'pcm_s16le', '-bitexact', '-f', 'wav', wav], {
    signal,
  });
  return decodeWav(await readFile(wav)).channels[0] ?? new Float32Array();
}

async function measure(path: string) {
  const meters = 'ebur128=peak=true:framelog=verbose,astats=measure_perchannel=none,silencedetect=noise=-60dB:d=0.3';
  const { stderr } = await ffmpeg.run(['-v', 'info', '-nostats', '-i', path, '-af', meters, '-f', 'null', '-'], {
    signal,
  });
  const number = (pattern: RegExp) =>
    Number(pattern.exec(stderr.slice(stderr.lastIndexOf('Summary:')))?.[1] ?? pattern.exec(stderr)?.[1]);
  return {
    lufs: number(/I:\s+(-?[\d.]+) LUFS/),
    truePeak: number(/Peak:\s+(-?[\d.]+) dBFS/),
    flat: Number(/Flat factor:\s+([\d.]+)/.exec(stderr)?.[1] ?? 0),
    silences: (stderr.match(/silence_start/g) ?? []).length,
  };
}

const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/**
 * How far the music is down under speech, against the end card, in dB: half the difference between the mix and one with
 * the music mirrored is the music as it lies in the film.
 */
function ducking(timeline: Film['timeline'], mix: Float32Array, opposite: Float32Array, plain: Float32Array): number {
  const spoken: number[] = [];
  const quiet: number[] = [];
  const step = 800; // 100 ms
  for (let at = 2 * 8000; at + step < mix.length - 8000; at += step) {
    let [lies, is] = [0, 0];
    for (let i = at; i < at + step; i += 1) {
      lies += (((mix[i] ?? 0) - (opposite[i] ?? 0)) / 2) ** 2;
      is += (plain[i % plain.length] ?? 0) ** 2;
    }
    if (is < 1e-4 * step * 0.01) continue;
    const ms = at / 8;
    const within = timeline.shots.some(({ startFrame, narrationAt, narrationMs }) => {
      const from = ((startFrame + (narrationAt ?? 0)) * 1000) / timeline.fps;
      return narrationAt !== null && ms > from + 500 && ms < from + narrationMs - 300;
    });
    const between = timeline.shots.every(({ startFrame, narrationAt, narrationMs }) => {
      const from = ((startFrame + (narrationAt ?? 0)) * 1000) / timeline.fps;
      return narrationAt === null || ms > from + narrationMs + 1000;
    });
    const db = 10 * Math.log10((lies + 1e-12) / is);
    if (within) spoken.push(db);
    if (between) quiet.push(db);
  }
  return middle(quiet) - middle(spoken);
}

console.log(
  '| language | length s | LUFS | true peak dBTP | clipped | music: speech to end dB | voice alone: ' +
    'silences, planned | captions | word for word |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const language of languages) {
  const { timeline, narration, said } = await speak(language);
  const folders = Object.fromEntries(
    ['mix', 'mirrored', 'voice'].map((name) => [name, join(dir, `${language}-${name}`)]),
  ) as Record<string, string>;
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  const look = { gainDb: -8, fadeInMs: null, fadeOutMs: 0, duckDb: 12 };
  const film = await mixSound(ffmpeg, { timeline, narration, music: { ...look, path: bed } }, folders['mix']!, signal);
  const opposite = await mixSound(
    ffmpeg,
    { timeline, narration, music: { ...look, path: mirrored } },
    folders['mirrored']!,
    signal,
  );
  const { lufs, truePeak, flat } = await measure(film.mix);
  const alone = await measure(film.narration);
  const planned = timeline.shots.length;
  const depth = ducking(timeline, await samples(film.mix), await samples(opposite.mix), await samples(bed));
  const shown = wordsOfLines(timeline.cues.flatMap(({ lines }) => lines));
  const same = shown === wordsOfLines([said]) && toSrt(timeline.cues).length > 0;
  const cells = [
    language,
    (timeline.frames / timeline.fps).toFixed(1),
    lufs,
    truePeak,
    flat > 0 ? `flat ${flat}` : 'no',
    depth.toFixed(1),
  ];
  console.log(
    `| ${[...cells, `${alone.silences}, ${planned}`, timeline.cues.length, same ? 'yes' : 'NO'].join(' | ')} |`,
  );
}
console.log(`Between two narrations ${(pauses.tailMs + pauses.leadInMs) / 1000} s are planned.`);
narrator.close();
musician.close();
await rm(dir, { recursive: true, force: true });
