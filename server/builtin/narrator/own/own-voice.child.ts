import { msg } from '@lingui/core/runtime-macro';
import { createRequire } from 'node:module';
import { mkdirSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOrders } from '#server/builtin/sound/sound-child.ts';
import { encodeWav } from '#server/builtin/sound/wav.ts';
import { loadEspeak } from '../load-espeak.ts';
import { Failure } from '#shared/endpoint.ts';

/** One reading: every phrase with the silence after it in milliseconds. Paths are absolute. */
export type OwnVoiceAsk = {
  readonly model: string;
  readonly tokens: string;
  /** Where eSpeak NG's data is, or is to be put; null for voices that read letters. */
  readonly espeakData: string | null;
  readonly speaker: number;
  /** 1 is the model's own; more is faster. */
  readonly speed: number;
  readonly phrases: readonly { readonly text: string; readonly pauseMs: number }[];
};

type Tts = {
  generate(order: { text: string; sid: number; speed: number }): { samples: Float32Array; sampleRate: number };
};
type Sherpa = { OfflineTts: new (config: object) => Tts };
const require = createRequire(import.meta.url);
let loaded: { key: string; tts: Tts } | null = null;

// A model that the engine cannot read ends this process; the parent reports it.
async function load({ model, tokens, espeakData }: OwnVoiceAsk): Promise<Tts> {
  const key = `${model} ${tokens}`;
  if (loaded?.key === key) return loaded.tts;
  let sherpa: Sherpa;
  try {
    sherpa = require('sherpa-onnx-node') as Sherpa;
  } catch (cause) {
    throw new Failure(
      'unavailable',
      msg`Your own voices need the package sherpa-onnx-node, which is not installed for this machine: run npm install`,
      { cause },
    );
  }
  if (espeakData) await putEspeakData(espeakData);
  const vits = {
    model,
    tokens,
    lexicon: '',
    dataDir: espeakData ?? '',
    noiseScale: 0.667,
    noiseScaleW: 0.8,
    lengthScale: 1,
  };
  const tts = new sherpa.OfflineTts({
    model: { vits, numThreads: 2, provider: 'cpu', debug: false },
    maxNumSentences: 1,
  });
  loaded = { key, tts };
  return tts;
}

/** Takes eSpeak NG's data out of the package that speaks the built-in voices, once. */
async function putEspeakData(folder: string): Promise<void> {
  if (existsSync(join(folder, 'phontab'))) return;
  const { FS } = await loadEspeak('Piper voices need the built-in voices, which are not installed: run npm install');
  const part = `${folder}.part-${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  const copy = (from: string, to: string): void => {
    mkdirSync(to, { recursive: true });
    for (const name of FS.readdir(from)) {
      if (name === '.' || name === '..') continue;
      if (FS.isDir(FS.stat(`${from}/${name}`).mode)) copy(`${from}/${name}`, join(to, name));
      else writeFileSync(join(to, name), FS.readFile(`${from}/${name}`));
    }
  };
  copy('/usr/share/espeak-ng-data', part);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

answerOrders(async (ask: OwnVoiceAsk): Promise<Uint8Array> => {
  const tts = await load(ask);
  const parts: Float32Array[] = [];
  let rate = 0;
  for (const { text, pauseMs } of ask.phrases) {
    const { samples, sampleRate } = tts.generate({ text, sid: ask.speaker, speed: ask.speed });
    rate = sampleRate;
    parts.push(samples, new Float32Array(Math.round((pauseMs / 1000) * sampleRate)));
  }
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  if (!whole.some((sample) => Math.abs(sample) > 0.001))
    throw new Failure(
      'unsupported',
      msg`This voice produced no audio: its model does not know the letters of this text. Choose another voice`,
    );
  return encodeWav([whole], rate);
});
