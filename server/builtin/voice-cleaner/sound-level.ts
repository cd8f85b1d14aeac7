import { frameSamples } from './rnnoise.ts';

/**
 * What counts as no sound at all, in dB of full scale: nobody hears what lies below, so it is not told as a difference.
 */
const floorDb = -80;
/** Below the first probability nobody speaks, above the second somebody does. */
const voiced = { hardly: 0.1, surely: 0.5 } as const;
/** Frames beside speech that belong to neither: breath and reverberation. */
const edgeFrames = 15;
/** Frames that must be background before they are trusted. */
const fewFrames = 30;

/** How loud each 10 ms of a 48 kHz signal are, in dB of full scale. */
export function levelsOf(signal: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.ceil(signal.length / frameSamples) }, (_, frame) => {
    const part = signal.subarray(frame * frameSamples, (frame + 1) * frameSamples);
    let sum = 0;
    for (const sample of part) sum += sample * sample;
    return Math.max(floorDb, 10 * Math.log10(sum / part.length + 1e-12));
  });
}

/** The frames of a take that hold background only, and those that hold speech. */
export type Frames = { readonly background: readonly number[]; readonly speech: readonly number[] };

/**
 * Tells background from speech by the probability of speech in each frame; by loudness where that finds too little of
 * either.
 */
export function framesOf(voice: Float32Array, levels: Float32Array): Frames {
  const speech: number[] = [];
  const near = new Uint8Array(voice.length);
  for (let frame = 0; frame < voice.length; frame++) {
    if (voice[frame]! < voiced.surely) continue;
    speech.push(frame);
    near.fill(1, Math.max(0, frame - edgeFrames), frame + edgeFrames + 1);
  }
  const background: number[] = [];
  for (let frame = 0; frame < voice.length; frame++)
    if (!near[frame] && voice[frame]! < voiced.hardly) background.push(frame);
  const byLevel = [...levels.keys()].sort((a, b) => levels[a]! - levels[b]!);
  return {
    background:
      background.length >= fewFrames ? background : byLevel.slice(0, Math.max(1, Math.floor(byLevel.length * 0.1))),
    speech: speech.length >= fewFrames ? speech : byLevel.slice(Math.floor(byLevel.length * 0.8)),
  };
}

/**
 * The mean level of the background and of the speech. The loudest tenth of the background is left out: knocks and
 * clicks.
 */
export function loudnessOf(
  levels: Float32Array,
  { background, speech }: Frames,
): { background: number; speech: number } {
  const calm = background.toSorted((a, b) => levels[a]! - levels[b]!).slice(0, Math.ceil(background.length * 0.9));
  const mean = (frames: readonly number[]) => {
    const power = frames.reduce((sum, frame) => sum + 10 ** (levels[frame]! / 10), 0) / Math.max(1, frames.length);
    return Math.max(floorDb, 10 * Math.log10(power + 1e-12));
  };
  return { background: mean(calm), speech: mean(speech) };
}
