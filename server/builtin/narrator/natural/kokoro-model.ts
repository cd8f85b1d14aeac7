import { msg } from '@lingui/core/runtime-macro';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Failure } from '#shared/endpoint.ts';
import { durationsName } from './prepare-model.ts';
import { kokoroSymbols } from './kokoro-symbols.ts';

/** Samples a second, and samples of one frame: the model counts durations in frames of 25 ms. */
export const modelRate = 24_000;
export const frameSamples = 600;
/** Symbols of one call, without the two that frame them. */
export const mostSymbols = 508;
const styleRows = 510;
const styleWidth = 256;
/** More threads than this cost more than they save. */
const mostThreads = 4;

/**
 * What a call gives: the sound at 24 kHz, and the frames of each symbol with those before the first and after the last.
 */
export type ModelSound = { readonly wave: Float32Array; readonly frames: readonly number[] };
export type KokoroModel = {
  /**
   * Throws Failure when the model returns silence or invalid sound. `variation` reads with a slightly different style.
   */
  speak(symbols: readonly string[], voice: string, speed: number, variation: number): Promise<ModelSound>;
};
/** Loads a model that was made ready for speaking. Throws Failure with a message when the engine is not installed. */
export async function loadKokoro(file: string, voices: string): Promise<KokoroModel> {
  const ort = await import('onnxruntime-node').catch((cause: unknown) => {
    throw new Failure(
      'unavailable',
      msg`The natural voices need onnxruntime-node, which is not installed for this machine`,
      { cause },
    );
  });
  const session = await ort.InferenceSession.create(file, {
    intraOpNumThreads: Math.min(mostThreads, availableParallelism()),
    interOpNumThreads: 1,
    // texts differ in length, and memory patterns cached for each length are never freed
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
  const styles = new Map<string, Float32Array>();
  const styleOf = (voice: string): Float32Array => {
    const known = styles.get(voice);
    if (known) return known;
    const raw = readFileSync(join(voices, `${voice}.bin`));
    const style = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
    styles.set(voice, style);
    return style;
  };

  return {
    async speak(symbols, voice, speed, variation) {
      const ids = [0, ...symbols.map((symbol) => kokoroSymbols[symbol] ?? 0), 0];
      const row = styleRow(symbols.length, variation) * styleWidth;
      const answer = await session.run({
        input_ids: new ort.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
        style: new ort.Tensor('float32', styleOf(voice).slice(row, row + styleWidth), [1, styleWidth]),
        speed: new ort.Tensor('float32', [speed], [1]),
      });
      const wave = answer['waveform']!.data as Float32Array;
      const frames = Array.from(answer[durationsName]!.data as unknown as ArrayLike<number>, Number);
      let peak = 0;
      for (const sample of wave) peak = Number.isNaN(sample) ? Number.NaN : Math.max(peak, Math.abs(sample));
      if (!(peak > 0.005))
        throw new Failure(
          'unavailable',
          msg`The natural voice produced no audio for a sentence of this scene; try again`,
        );
      return { wave, frames };
    },
  };
}

/**
 * The style for a text of this many symbols; each variation takes one that belongs to a text somewhat longer or
 * shorter.
 */
function styleRow(symbols: number, variation: number): number {
  const step = Math.ceil(variation / 2) * 23 * (variation % 2 === 1 ? 1 : -1);
  const row = Math.min(symbols, styleRows - 1) + step;
  return Math.max(0, Math.min(styleRows - 1, row < 0 ? -row : row));
}
