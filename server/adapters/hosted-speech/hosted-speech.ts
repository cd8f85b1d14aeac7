import type { Said } from '#shared/said.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { EngineAccount, HostedProvider } from '#server/ports/hosted-engine.ts';
import type { Musician } from '#server/ports/sound.ts';
import type { Tone } from '#shared/vocabulary.ts';
import { musicByElevenLabs } from './eleven-labs.ts';
import { type FinishSpeech, hostedNarrator } from './hosted-narrator.ts';

/** Makes a piece in any format into a bed that repeats without a seam. */
export type FinishMusic = (sound: Uint8Array, signal: AbortSignal) => Promise<{ wav: Uint8Array; durationMs: number }>;

/** Voices by OpenAI, Google, ElevenLabs and own servers. */
export const hostedSpeech = (finish: FinishSpeech) =>
  ({ speech: (account) => hostedNarrator(account, finish), test: trySpeech(finish) }) satisfies HostedProvider;

const trySpeech =
  (finish: FinishSpeech) =>
  async (account: EngineAccount, signal: AbortSignal): Promise<{ words: Said }> => {
    const narrator = hostedNarrator(account, finish);
    const voices = await narrator.voices();
    const [first] = voices;
    if (!first)
      return { words: msg`${{ engine: account.name }} answers, but the account has no voice: add one there.` };
    const { durationMs } = await narrator.speak(
      { text: 'Peace be with you.', language: 'en', voice: first.id },
      signal,
    );
    return {
      words: msg`${{ engine: account.name }} spoke for ${{ seconds: (durationMs / 1000).toFixed(1) }} s. Voices available: ${{ count: voices.length / 2 }}.`,
    };
  };

const moods: Readonly<Record<Tone, string>> = {
  inspirational: 'hopeful, rising, piano and warm strings',
  gentle: 'gentle lullaby, kora or harp and soft pads',
  fun: 'light and playful, marimba, hand drums and shakers',
  epic: 'broad and solemn, low strings, drums far away, choir without words',
  somber: 'slow and quiet, cello and sparse piano',
};

/** Instrumental beds by ElevenLabs. */
export const hostedMusic = (finish: FinishMusic) =>
  ({
    music: (account: EngineAccount): Musician => ({
      name: account.name,
      builtIn: false,
      async compose({ mood, seconds }, signal) {
        const words =
          `Background music for a Bible story read aloud: ${moods[mood]}. Instrumental, no voices, even ` +
          `loudness, no sudden ending.`;
        const sound = await account.paid({ step: `music, ${mood}`, expect: { seconds } }, async () => ({
          value: await musicByElevenLabs(account, { words, seconds }, signal),
          amounts: { seconds },
        }));
        return finish(sound, signal);
      },
    }),
  }) satisfies Pick<HostedProvider, 'music'>;
