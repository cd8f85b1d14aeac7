import { msg } from '@lingui/core/runtime-macro';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Ffmpeg, UnreadableMedia } from '#server/ports/ffmpeg.ts';
import { Failure } from '#shared/endpoint.ts';
import { wavFacts } from './wav-peaks.ts';
import { type WholeSound, writeWhole } from './whole-sound.ts';

/** Bytes, and seconds. */
export const recordingLimits = { bytes: 25 * 1024 * 1024, seconds: 600, shortest: 0.3 } as const;
/** The message for a recording that is too large. */
export const tooLarge = () =>
  new Failure('too_large', msg`An audio file may be at most 25 MB: make it shorter, or save it as MP3 or M4A`);
const tooLong = () =>
  new Failure('too_large', msg`A recording may last at most 10 minutes: cut it, or record the scene again`);
/** How loud every take is, in LUFS, and its highest sample (1 is full scale). */
export const takeLevel = { lufs: -19, ceiling: 0.84 } as const;
const patienceMs = 120_000;

/**
 * Takes in what a person sent: measured, decoded by the allowlists of the ffmpeg port, levelled to -19 LUFS. The folder
 * is gone when `keep` has ended.
 */
export async function takeRecording<T>(
  { ffmpeg, workDir }: { ffmpeg: Ffmpeg; workDir: string },
  body: Readable,
  signal: AbortSignal,
  keep: (recording: WholeSound) => Promise<T>,
): Promise<T> {
  await sweep(workDir);
  const folder = await mkdtemp(join(workDir, workPrefix));
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    await pipeline(body, atMost(recordingLimits.bytes, tooLarge), createWriteStream(join(folder, 'sent')), {
      signal: patience,
    });
    return await keep(await decoded(ffmpeg, folder, patience));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How the folders are called in which recordings are worked on. */
export const workPrefix = 'recording-';
const forgottenMs = 3_600_000;

/** What a process that was killed left behind. */
async function sweep(workDir: string): Promise<void> {
  for (const name of await readdir(workDir)) {
    const facts = name.startsWith(workPrefix) ? await stat(join(workDir, name)).catch(() => null) : null;
    if (facts && Date.now() - facts.mtimeMs > forgottenMs)
      await rm(join(workDir, name), { recursive: true, force: true });
  }
}

async function decoded(ffmpeg: Ffmpeg, folder: string, signal: AbortSignal): Promise<WholeSound> {
  const [sent, plain] = [join(folder, 'sent'), join(folder, 'plain.wav')];
  if ((await stat(sent)).size === 0)
    throw new Failure('invalid', msg`This file is empty: record again, or choose another one`);
  const facts = await inOurWords(ffmpeg.probe(sent, signal));
  if (!facts.audio)
    throw new Failure(
      'unsupported',
      msg`There is no audio in this file: choose a recording (MP3, M4A, WAV, OGG, FLAC or WebM)`,
    );
  if (facts.durationMs > recordingLimits.seconds * 1000) throw tooLong();
  const filters = 'highpass=f=60,aformat=channel_layouts=mono,aresample=48000,ebur128=framelog=verbose';
  const sound = ['-map', '0:a:0', '-map_metadata', '-1', '-t', String(recordingLimits.seconds + 1)] as const;
  const decode = [
    '-v',
    'info',
    '-nostats',
    ...ffmpeg.untrusted(sent),
    ...sound,
    '-af',
    filters,
    '-c:a',
    'pcm_s16le',
    '-f',
    'wav',
    plain,
  ];
  const { stderr } = await inOurWords(ffmpeg.run(decode, { signal }));
  const seconds = (await wavFacts(plain)).durationMs / 1000;
  if (seconds > recordingLimits.seconds) throw tooLong();
  if (seconds < recordingLimits.shortest) throw new Failure('invalid', msg`This recording is too short to hold a word`);
  const loudness = Number(/I:\s+(-?[\d.]+) LUFS/.exec(stderr.slice(stderr.lastIndexOf('Summary:')))?.[1] ?? Number.NaN);
  if (!(loudness > -60))
    throw new Failure('invalid', msg`Nothing can be heard in this recording: check the microphone and try again`);
  const louder = `volume=${(takeLevel.lufs - loudness).toFixed(2)}dB`;
  const limited = `aresample=192000,alimiter=limit=${takeLevel.ceiling}:attack=5:release=80:level=0,aresample=48000`;
  return writeWhole(ffmpeg, { inputs: ['-i', plain], graph: `[0:a]${louder},${limited}[sound]` }, folder, signal);
}

/** The message, for the person who chose the file, when ffmpeg cannot read it. */
async function inOurWords<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof UnreadableMedia)) throw error;
    throw new Failure('invalid', notReadable, { cause: error });
  }
}
const notReadable = msg`The studio cannot read this audio file, or it is damaged. Save it as MP3, M4A, WAV, OGG, FLAC or WebM, and try again.`;

/** Lets this many bytes through, then fails. */
export function atMost(bytes: number, tooMany: () => Failure): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      seen += chunk.byteLength;
      done(seen > bytes ? tooMany() : null, chunk);
    },
  });
}

/** Rejects early what is declared as too large. */
export function requireSize(contentLength: string | undefined): void {
  if (Number(contentLength ?? 0) > recordingLimits.bytes) throw tooLarge();
}
