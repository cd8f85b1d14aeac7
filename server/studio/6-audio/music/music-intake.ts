import { msg } from '@lingui/core/runtime-macro';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import { Failure } from '#shared/endpoint.ts';
import { atMost, recordingLimits, tooLarge, workPrefix } from '../recordings/recording-intake.ts';

/** LUFS of every piece of music, ours and theirs, so that the same volume sounds the same. */
const musicLufs = -20;
const patienceMs = 120_000;

/**
 * Takes in a piece of music that a person sent: decoded by the allowlists of the ffmpeg port, at -20 LUFS, as 48 kHz
 * stereo FLAC. The folder is gone when `keep` has ended.
 */
export async function takeMusic<T>(
  { ffmpeg, workDir }: { ffmpeg: Ffmpeg; workDir: string },
  body: Readable,
  gone: AbortSignal,
  keep: (path: string, durationMs: number) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(workDir, workPrefix));
  try {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(patienceMs)]);
    const [sent, ready] = [join(folder, 'sent'), join(folder, 'music.flac')];
    await pipeline(body, atMost(recordingLimits.bytes, tooLarge), createWriteStream(sent), { signal });
    const facts = await ffmpeg.probe(sent, signal);
    if (!facts.audio)
      throw new Failure(
        'unsupported',
        msg`There is no audio in this file: choose a piece of music (MP3, M4A, WAV, OGG or FLAC)`,
      );
    const sound = ['-map', '0:a:0', '-map_metadata', '-1', '-t', String(recordingLimits.seconds)];
    const stereo = 'aresample=48000,aformat=channel_layouts=stereo';
    const meter = [...ffmpeg.untrusted(sent), ...sound, '-af', `${stereo},ebur128=framelog=verbose`, '-f', 'null', '-'];
    const { stderr } = await ffmpeg.run(['-v', 'info', '-nostats', ...meter], { signal });
    const loudness = Number(
      /I:\s+(-?[\d.]+) LUFS/.exec(stderr.slice(stderr.lastIndexOf('Summary:')))?.[1] ?? Number.NaN,
    );
    if (!(loudness > -60)) throw new Failure('invalid', msg`Nothing can be heard in this piece: choose another one`);
    const level = `${stereo},volume=${(musicLufs - loudness).toFixed(2)}dB,alimiter=limit=0.9:level=0`;
    await ffmpeg.run(
      [
        ...ffmpeg.untrusted(sent),
        ...sound,
        '-af',
        level,
        '-ar',
        '48000',
        '-sample_fmt',
        's16',
        '-c:a',
        'flac',
        '-f',
        'flac',
        ready,
      ],
      {
        signal,
      },
    );
    const { durationMs } = await ffmpeg.probe(ready, signal);
    if (durationMs < 1_000) throw new Failure('invalid', msg`This piece is too short: music needs at least a second`);
    return await keep(ready, durationMs);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
