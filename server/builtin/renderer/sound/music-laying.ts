import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marksIn, marksInMs } from '#server/files/music-bed-file.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { SoundOrder } from '#server/ports/renderer.ts';
import { arcPoints, laidToLand, landingOf, spansOf } from '#shared/sound/music-arc.ts';
import { fadePoints, gainAt, type GainPoint } from '#shared/sound/music-bed.ts';
import { sampleRate } from '../encoding.ts';

export const stereoAt = (rate: number): string => `aresample=${rate},aformat=sample_fmts=fltp:channel_layouts=stereo`;
/** Gain values per second: hundreds for a ramp, and 15 MB for an hour of film. */
const gainRate = 1000;

type Room = {
  readonly samples: number;
  /** The folder for the file of gain values. */
  readonly folder: string;
  /** The index of the first ffmpeg input that it may use. */
  readonly first: number;
};

/**
 * The ffmpeg inputs and filter graph of a film's music, with the output `[bed]`. The music loops for the length of the
 * film, its ending is aligned with the film's, and its gain follows the arc and the fades.
 */
export async function layBed(
  ffmpeg: Ffmpeg,
  { timeline }: SoundOrder,
  music: NonNullable<SoundOrder['music']>,
  { samples, folder, first }: Room,
): Promise<{ inputs: string[]; graph: string }> {
  const marks = await marksIn(music.path);
  const landsMs = landingOf(timeline);
  const filmMs = (samples * 1000) / sampleRate;
  const arc = arcPoints(spansOf(timeline), music.duckDb ?? null, filmMs, landsMs);
  const fades = fadePoints(music, filmMs, { landsMs, hasEnding: marks !== null });
  const loud = 10 ** (music.gainDb / 20);
  const moments = Math.ceil((filmMs * gainRate) / 1000) + gainRate;
  const [arcGain, fadeGain] = [gainsOf(arc, moments), gainsOf(fades, moments)];
  const gains = join(folder, 'gains.raw');
  await writeFile(
    gains,
    arcGain.map((gain, n) => gain * (fadeGain[n] ?? 0) * loud),
  );
  const piece = ffmpeg.untrusted(music.path);
  const turned = `[${first}:a]aresample=${sampleRate},pan=stereo|c0=c0|c1=c0,aformat=sample_fmts=fltp[gains]`;
  const gained = `[music][gains]amultiply,atrim=end_sample=${samples}[bed]`;
  const inputs = ['-f', 'f32le', '-ar', String(gainRate), '-ac', '1', '-i', gains];
  const at = (input: number) => `[${first + input}:a]${stereoAt(sampleRate)}`;
  if (!marks) {
    const endless = ['-stream_loop', '-1', ...piece];
    return {
      inputs: [...inputs, ...endless],
      graph: [turned, `${at(1)},atrim=end_sample=${samples}[music]`, gained].join(';'),
    };
  }
  const toSamples = (ms: number) => Math.round((ms * sampleRate) / 1000);
  const { loopMs, landsMs: landsIn } = marksInMs(marks);
  const loop = toSamples(loopMs);
  const repeated = `${at(1)},atrim=end_sample=${loop},aloop=loop=-1:size=${loop}`;
  if (landsMs === null) {
    return {
      inputs: [...inputs, ...piece],
      graph: [turned, `${repeated},atrim=end_sample=${samples}[music]`, gained].join(';'),
    };
  }
  const { fromMs, endingMs } = laidToLand({ loopMs, landsMs: landsIn }, landsMs);
  const [from, begins] = [toSamples(fromMs), toSamples(endingMs)];
  const fresh = 'asetpts=N/SR/TB';
  const ending = `${at(2)},atrim=start_sample=${loop + Math.max(0, -begins)},${fresh}`;
  const whole =
    begins > 0
      ? [
          `${repeated},atrim=start_sample=${from}:end_sample=${from + begins},${fresh}[piece]`,
          `${ending}[ending]`,
          `[piece][ending]concat=n=2:v=0:a=1`,
        ]
      : [`${at(1)},anullsink`, ending];
  return {
    inputs: [...inputs, ...piece, ...piece],
    graph: [turned, `${whole.join(';')},apad=whole_len=${samples}[music]`, gained].join(';'),
  };
}

/** The gains of a film one after the other, straight from point to point. */
function gainsOf(points: readonly GainPoint[], count: number): Float32Array {
  const gains = new Float32Array(count);
  let next = 0;
  for (let n = 0; n < count; n += 1) {
    const ms = (n * 1000) / gainRate;
    while (next < points.length && (points[next]?.ms ?? 0) < ms) next += 1;
    gains[n] = gainAt(points.slice(Math.max(0, next - 1), next + 1), ms);
  }
  return gains;
}
