import { join } from 'node:path';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { Stretch } from '../captions/spread-words.ts';
import { wavFacts, wavPeaks } from './wav-peaks.ts';

/**
 * A prepared take: all of it as 48 kHz mono FLAC at a local path, the ranges that contain speech, and its waveform.
 * `folder` may be written to.
 */
export type WholeSound = {
  readonly path: string;
  readonly durationMs: number;
  readonly speech: readonly Stretch[];
  readonly peaks: readonly number[];
  readonly folder: string;
};

/** How finely a waveform is drawn. */
const waveformPoints = 600;
const plain = ['-ar', '48000', '-ac', '1', '-map_metadata', '-1'] as const;

/** Writes what a filter graph puts out as `[sound]` into a folder, and listens to it on the way. */
export async function writeWhole(
  ffmpeg: Ffmpeg,
  { inputs, graph }: { readonly inputs: readonly string[]; readonly graph: string },
  folder: string,
  signal: AbortSignal,
): Promise<WholeSound> {
  const [wav, path] = [join(folder, 'whole.wav'), join(folder, 'whole.flac')];
  const listen = '[sound]asplit=3[wav][flac][ear];[ear]silencedetect=noise=-42dB:d=0.25,anullsink';
  const outputs = [
    '-map',
    '[wav]',
    ...plain,
    '-c:a',
    'pcm_s16le',
    '-f',
    'wav',
    wav,
    '-map',
    '[flac]',
    ...plain,
    '-c:a',
    'flac',
    '-f',
    'flac',
    path,
  ];
  const { stderr } = await ffmpeg.run(
    ['-v', 'info', '-nostats', ...inputs, '-filter_complex', `${graph};${listen}`, ...outputs],
    {
      signal,
    },
  );
  const { durationMs } = await wavFacts(wav);
  return {
    path,
    durationMs,
    speech: speechIn(stderr, durationMs / 1000),
    peaks: await wavPeaks(wav, waveformPoints),
    folder,
  };
}

/** Everything between the silences that ffmpeg found; the whole clip when it found no speech between them. */
export function speechIn(stderr: string, seconds: number): Stretch[] {
  const speech: Stretch[] = [];
  let from = 0;
  const until = (at: number) => {
    if (at - from > 0.05) speech.push({ startMs: from * 1000, endMs: at * 1000 });
  };
  for (const [, side, time] of stderr.matchAll(/silence_(start|end): (-?[\d.]+)/g)) {
    if (side === 'start') until(Number(time));
    from = side === 'start' ? seconds : Number(time);
  }
  until(seconds);
  return speech.length > 0 ? speech : [{ startMs: 0, endMs: seconds * 1000 }];
}
