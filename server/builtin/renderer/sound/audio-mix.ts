import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { SoundOrder } from '#server/ports/renderer.ts';
import { levels } from '#shared/sound/music-bed.ts';
import { sampleRate } from '../encoding.ts';
import { layBed, stereoAt } from './music-laying.ts';

/** LUFS; the voice is levelled first, so that ducking works alike for loud and quiet readers. */
const target = { ...levels, tolerance: 0.3 } as const;
const stereo = stereoAt(sampleRate);
const meter = 'ebur128=framelog=verbose';
const exactly = (samples: number) => `apad=whole_len=${samples},atrim=end_sample=${samples}`;
const wav = ['-c:a', 'pcm_f32le', '-f', 'wav'] as const;

export type FilmSound = { readonly mix: string; readonly narration: string; readonly loudness: number };

/**
 * The sound of one film, exactly as long as its pictures: voices at their places, music under them as the film's arc
 * has it, at -14 LUFS. Leaves `mix.m4a` and `narration.mp3` in `folder`.
 */
export async function mixSound(
  ffmpeg: Ffmpeg,
  order: SoundOrder,
  folder: string,
  signal: AbortSignal,
): Promise<FilmSound> {
  const { timeline, music } = order;
  const samples = Math.round((timeline.frames * sampleRate) / timeline.fps);
  await mkdir(folder, { recursive: true });
  const at = (name: string) => join(folder, name);
  const run = (args: readonly string[]) => ffmpeg.run(args, { signal });

  const voice = await run([
    '-v',
    'info',
    '-nostats',
    ...voiceInputs(ffmpeg, order, samples),
    '-map',
    '[out]',
    ...wav,
    at('voice.wav'),
  ]);
  const voiceLoudness = measured(voice.stderr);
  let bed = { path: at('voice.wav'), loudness: voiceLoudness };
  if (music) {
    const lift = Number.isFinite(voiceLoudness) ? target.voice - voiceLoudness : 0;
    const { inputs, graph } = await layBed(ffmpeg, order, music, { samples, folder, first: 1 });
    const joined = [
      `[0:a]volume=${decibels(lift)}[voice]`,
      graph,
      `[voice][bed]amix=inputs=2:normalize=0:dropout_transition=0`,
    ].join(';');
    const mixed = await run([
      ...['-v', 'info', '-nostats', '-i', at('voice.wav'), ...inputs],
      ...['-filter_complex', `${joined},${exactly(samples)},${meter}[out]`, '-map', '[out]', ...wav, at('mix.wav')],
    ]);
    bed = { path: at('mix.wav'), loudness: measured(mixed.stderr) };
  }
  const loudness = await finish(run, bed, samples, at('mix.m4a'), [
    '-c:a',
    'aac',
    '-aac_coder',
    'fast',
    '-b:a',
    '192k',
    '-f',
    'mp4',
  ]);
  await finish(run, { path: at('voice.wav'), loudness: voiceLoudness }, samples, at('narration.mp3'), [
    '-c:a',
    'libmp3lame',
    '-b:a',
    '160k',
    '-f',
    'mp3',
  ]);
  await Promise.all(['voice.wav', 'mix.wav', 'gains.raw'].map((name) => rm(at(name), { force: true })));
  return { mix: at('mix.m4a'), narration: at('narration.mp3'), loudness };
}

/** Every narration at its sample, in one track as long as the film; silence where there is none. */
function voiceInputs(ffmpeg: Ffmpeg, { timeline, narration }: SoundOrder, samples: number): string[] {
  const voices = timeline.shots.flatMap((shot) => {
    const path = narration[shot.sceneId];
    if (path === undefined || shot.narrationAt === null) return [];
    return [{ path, delay: Math.round(((shot.startFrame + shot.narrationAt) * sampleRate) / timeline.fps) }];
  });
  const measure = `${exactly(samples)},${meter}[out]`;
  if (voices.length === 0)
    return ['-f', 'lavfi', '-i', `anullsrc=r=${sampleRate}:cl=stereo`, '-filter_complex', `[0:a]${measure}`];
  const placed = voices.map(({ delay }, index) => `[${index}:a]${stereo},adelay=${delay}S:all=1[v${index}]`);
  const joined = `${voices.map((_, index) => `[v${index}]`).join('')}amix=inputs=${voices.length}:normalize=0:dropout_transition=0`;
  return [
    ...voices.flatMap(({ path }) => ffmpeg.untrusted(path)),
    '-filter_complex',
    [...placed, `${joined},${measure}`].join(';'),
  ];
}

/** A file with its integrated loudness in LUFS, -Infinity for silence. */
type Track = { readonly path: string; readonly loudness: number };
type Run = (args: readonly string[]) => Promise<{ stderr: string }>;

/** Encodes a track at the target loudness; silence stays silence. Returns its loudness. */
async function finish(run: Run, from: Track, samples: number, to: string, encoder: readonly string[]): Promise<number> {
  const levelled = Number.isFinite(from.loudness) ? await level(run, from, samples, `${to}.wav`) : from;
  await run(['-i', levelled.path, '-ar', String(sampleRate), ...encoder, to]);
  await rm(`${to}.wav`, { force: true });
  return levelled.loudness;
}

/**
 * One gain to the target and a limiter that sees peaks between samples (twice the rate); again with a better gain when
 * the limiter took too much.
 */
async function level(run: Run, from: Track, samples: number, path: string): Promise<Track> {
  let gain = target.mix - from.loudness;
  for (let tries = 0; ; tries += 1) {
    const limited = `volume=${decibels(gain)},aresample=${sampleRate * 2},alimiter=limit=0.8:attack=5:release=80:level=0:latency=1,aresample=${sampleRate},${exactly(samples)},${meter}`;
    const { stderr } = await run([
      '-v',
      'info',
      '-nostats',
      '-i',
      from.path,
      '-af',
      limited,
      '-ar',
      String(sampleRate),
      ...wav,
      path,
    ]);
    const loudness = measured(stderr);
    if (!Number.isFinite(loudness) || Math.abs(loudness - target.mix) <= target.tolerance || tries === 4)
      return { path, loudness };
    gain += 1.4 * (target.mix - loudness);
  }
}

const decibels = (value: number): string => `${Math.max(-60, Math.min(60, value)).toFixed(2)}dB`;

/** Integrated loudness in LUFS as ebur128 sums it up; -Infinity for silence. */
function measured(stderr: string): number {
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const lufs = Number(/I:\s+(-?[\d.]+|-?inf|nan) LUFS/.exec(summary)?.[1] ?? Number.NaN);
  return Number.isFinite(lufs) && lufs > -69 ? lufs : Number.NEGATIVE_INFINITY;
}
