import { rm } from 'node:fs/promises';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { Word } from '#shared/film/timeline-parts.ts';
import type { Language } from '#shared/vocabulary.ts';
import { alignWords } from '../captions/align-words.ts';
import type { Stretch } from '../captions/spread-words.ts';
import { readVoice, voiceBand, voiceOutput } from '../readings/voice-of-sound.ts';

/** The part of a take that is heard, in ms. */
export type Cut = { readonly startMs: number; readonly endMs: number };
type Whole = { readonly durationMs: number; readonly speech: readonly Stretch[] };

/** A breath before the first word and after the last. */
const margin = { before: 100, after: 200 } as const;
/** The shortest sound that a scene can have. */
export const shortestCutMs = 300;

/** The share of a take that must be speech before its silence is trusted: in doubt nothing is cut away. */
const leastSpeech = 0.1;

/** A take without the silence around its words. */
export function withoutSilence({ durationMs, speech }: Whole): Cut {
  const spoken = speech.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  if (spoken < durationMs * leastSpeech) return { startMs: 0, endMs: durationMs };
  return {
    startMs: Math.round(Math.max(0, (speech[0]?.startMs ?? 0) - margin.before)),
    endMs: Math.round(Math.min(durationMs, (speech.at(-1)?.endMs ?? durationMs) + margin.after)),
  };
}

/** Writes the part of a whole take (a local file) as 48 kHz mono WAV, exact to the sample; the take stays as it is. */
export async function writeCut(
  ffmpeg: Ffmpeg,
  whole: string,
  { startMs, endMs }: Cut,
  to: string,
  signal: AbortSignal,
): Promise<void> {
  const cut = `atrim=start_sample=${startMs * 48}:end_sample=${endMs * 48},asetpts=PTS-STARTPTS`;
  await ffmpeg.run([...ffmpeg.untrusted(whole), '-af', cut, ...wav, to], { signal });
}
const wav = ['-ar', '48000', '-ac', '1', '-c:a', 'pcm_s16le', '-f', 'wav'] as const;

type Spoken = { readonly said: string; readonly language: Language };

/** Writes a cut as `writeCut` does, and says when each word of the known text is heard in it. */
export async function writeHeard(
  ffmpeg: Ffmpeg,
  whole: string,
  cut: Cut,
  { said, language }: Spoken,
  to: string,
  signal: AbortSignal,
): Promise<Word[]> {
  const band = `${to}.voice`;
  const part = `[0:a]atrim=start_sample=${cut.startMs * 48}:end_sample=${cut.endMs * 48},asetpts=PTS-STARTPTS,asplit[cut][all]`;
  const outputs = ['-map', '[cut]', ...wav, to, '-map', '[voice]', ...voiceOutput, band];
  await ffmpeg.run([...ffmpeg.untrusted(whole), '-filter_complex', `${part};[all]${voiceBand}[voice]`, ...outputs], {
    signal,
  });
  const durationMs = cut.endMs - cut.startMs;
  const words = await alignWords(said, language, await readVoice(band), durationMs);
  await rm(band, { force: true });
  return words;
}
