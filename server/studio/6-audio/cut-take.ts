import type { Ffmpeg } from '#server/ports.ts';
import type { Word } from '#shared/timeline.ts';
import { spreadWords, type Stretch } from './spread-words.ts';

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

/** When each word is said in what is left of a take. */
export function wordsInCut(said: string, { speech }: Whole, { startMs, endMs }: Cut): Word[] {
  const clip = (ms: number) => Math.min(endMs, Math.max(startMs, ms)) - startMs;
  const heard = speech.map((stretch) => ({ startMs: clip(stretch.startMs), endMs: clip(stretch.endMs) }));
  const kept = heard.filter((stretch) => stretch.endMs > stretch.startMs);
  return spreadWords(said, kept, endMs - startMs);
}

/** Writes the part of a whole take (a local file) as 48 kHz mono WAV, exact to the sample; the take stays as it is. */
export async function writeCut(ffmpeg: Ffmpeg, whole: string, { startMs, endMs }: Cut, to: string, signal: AbortSignal): Promise<void> {
  const cut = `atrim=start_sample=${startMs * 48}:end_sample=${endMs * 48},asetpts=PTS-STARTPTS`;
  await ffmpeg.run([...ffmpeg.untrusted(whole), '-af', cut, '-ar', '48000', '-ac', '1', '-c:a', 'pcm_s16le', '-f', 'wav', to], { signal });
}
