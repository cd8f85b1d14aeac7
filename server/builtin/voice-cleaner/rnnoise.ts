// The package's other build holds RNNoise 0.1, which is kept there for detecting noise only.
import createRnnoise, { type Rnnoise } from '@jitsi/rnnoise-wasm/dist/rnnoise-sync.js';

/** Samples in a frame, at 48 kHz: 10 ms. */
export const frameSamples = 480;
/** By how many frames the engine's answer is late. */
const lateFrames = 2;
const fullScale = 32_768;
/** Frames that RNNoise hears before the first one counts: it needs about a second to learn the noise. */
const warmUpFrames = 200;

let opened: Rnnoise | null = null;

/**
 * Takes the noise out of 48 kHz speech (-1 to 1) without moving it in time. Also gives the probability of speech in
 * each 10 ms.
 */
export function withoutNoise(signal: Float32Array): { clean: Float32Array; voice: Float32Array } {
  const engine = (opened ??= createRnnoise());
  const frames = Math.ceil(signal.length / frameSamples);
  const clean = new Float32Array(signal.length);
  const voice = new Float32Array(frames);
  const state = engine._rnnoise_create(0);
  const pointer = engine._malloc(frameSamples * 4);
  const box = engine.HEAPF32.subarray(pointer / 4, pointer / 4 + frameSamples);
  try {
    // The warm-up is the beginning played backwards, so that the signal has no seam where it turns.
    for (let frame = -Math.min(warmUpFrames, frames); frame < frames + lateFrames; frame++) {
      const from = frame * frameSamples;
      for (let i = 0; i < frameSamples; i++) {
        const at = from + i;
        box[i] = (signal[at < 0 ? -1 - at : at] ?? 0) * fullScale;
      }
      const speaks = engine._rnnoise_process_frame(state, pointer, pointer);
      if (frame >= 0 && frame < frames) voice[frame] = speaks;
      const place = from - lateFrames * frameSamples;
      if (place >= 0)
        for (let i = 0; i < frameSamples && place + i < clean.length; i++) clean[place + i] = box[i]! / fullScale;
    }
  } finally {
    engine._free(pointer);
    engine._rnnoise_destroy(state);
  }
  return { clean, voice };
}
