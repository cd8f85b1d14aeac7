import { codeOf, englishOf, type Said } from '#shared/said.ts';
import { msg } from '@lingui/core/runtime-macro';
import { soundChild } from '#server/builtin/sound/sound-child.ts';
import type { Narrator, SpeakOrder, Speech } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import { languageNames } from '#shared/vocabulary.ts';
import type { NaturalVoices } from '#shared/sound/voice.ts';
import { eweIpa } from '../ewe/ewe-ipa.ts';
import { readingOf } from '../reading/reading.ts';
import type { KokoroAsk } from './kokoro.child.ts';
import type { ModelStore } from './model-store.ts';
import { type NaturalVoice, naturalVoices, speedFor } from './natural-voices.ts';
import type { PhonemesAsk } from './phonemes.child.ts';
import { textsOf } from './phrase-symbols.ts';

export type NaturalNarrator = Narrator & {
  natural(): NaturalVoices;
  close(): Promise<void>;
  pid(): number | undefined;
};
type Parts = {
  /** Null where this machine cannot run the model: its packages are not installed. */
  readonly store: ModelStore | null;
  /** Speaks every other voice, and replaces the natural one while the model is not downloaded or memory is short. */
  readonly simple: Narrator & { close(): void };
  readonly timeoutMs?: number;
};

const engine = 'built-in natural voice';
const longestText = 20_000;
/** Megabytes: twice what was measured for the longest call. */
const mostMemory = { phonemes: 512, model: 2_000 } as const;
const crashed = msg`The natural voice stopped in the middle of this text; try again`;
const kept = (words: Said) => ({ words: englishOf(words), said: codeOf(words) });
const notInstalled: NaturalVoices = {
  state: 'unavailable',
  percent: null,
  ...kept(
    msg`Natural voices do not run on this machine: the packages onnxruntime-node and eSpeak NG are not installed for it.`,
  ),
};

/** Whether the packages that the natural voices run on are installed for this machine. */
export function canSpeakNaturally(): boolean {
  try {
    for (const name of ['onnxruntime-node', '@echogarden/espeak-ng-emscripten']) import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The voices of the neural model Kokoro before the simple ones. eSpeak NG gives the phonemes, the model the sound, each
 * in a separate process.
 */
export function naturalNarrator({ store, simple, timeoutMs = 900_000 }: Parts): NaturalNarrator {
  const phonemes = soundChild<PhonemesAsk, string[]>({
    file: new URL('./phonemes.child.ts', import.meta.url),
    ...{ crashed, timeoutMs: 120_000, memoryMb: mostMemory.phonemes },
  });
  const model = soundChild<KokoroAsk, Speech>({
    file: new URL('./kokoro.child.ts', import.meta.url),
    ...{ crashed, timeoutMs, memoryMb: mostMemory.model },
  });
  const state = (): NaturalVoices => store?.state() ?? notInstalled;

  async function speakNaturally(order: SpeakOrder, voice: NaturalVoice, signal: AbortSignal): Promise<Speech | null> {
    const ready = store?.ready();
    if (!ready || (model.pid() === undefined && !store?.roomy())) return null;
    const phrases = readingOf(order.text, order.language);
    const texts = [...new Set(phrases.flatMap(({ words }) => textsOf(words.map(({ say }) => say))))];
    const { accent, style } = voice;
    const told = accent === 'ee' ? texts.map(eweIpa) : await phonemes.ask({ accent, texts }, signal);
    const ipa = new Map(texts.map((text, at) => [text, told[at] ?? '']));
    const how = { accent, voice: style, speed: speedFor(voice, order.wordsPerMinute), variation: order.variation ?? 0 };
    return { ...(await model.ask({ model: ready, ...how, phrases, ipa }, signal)), engine };
  }

  return {
    name: 'built-in voices',
    builtIn: true,
    async voices() {
      const offered = state().state === 'unavailable' ? [] : naturalVoices;
      return [...offered.map(({ listed }) => listed), ...(await simple.voices())];
    },
    natural: state,
    async speak(order, signal, use) {
      const voice = naturalVoices.find(({ listed }) => listed.id === order.voice);
      if (!voice) return simple.speak(order, signal, use);
      if (voice.listed.language !== order.language)
        throw new Failure(
          'invalid',
          msg`The voice ${{ label: voice.listed.label }} does not speak ${{ value: languageNames[order.language] }}`,
        );
      if (order.text.length > longestText)
        throw new Failure(
          'too_large',
          msg`A scene may have at most ${{ longestText }} characters to read; make it shorter`,
        );
      if (!/[\p{L}\p{N}]/u.test(order.text)) throw new Failure('invalid', msg`There is no text to read in this scene`);
      const spoken = await speakNaturally(order, voice, signal);
      return (
        spoken ?? { ...(await simple.speak({ ...order, voice: voice.standIn }, signal, use)), voice: voice.standIn }
      );
    },
    async close() {
      phonemes.close();
      model.close();
      simple.close();
      await store?.close();
    },
    pid: () => model.pid(),
  };
}
