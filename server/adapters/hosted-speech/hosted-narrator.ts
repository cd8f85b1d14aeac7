import { inWords } from '#server/ports/engine-trouble.ts';
import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import type { Narrator, SpeakOrder, Speech } from '#server/ports/sound.ts';
import type { Word } from '#shared/film/timeline-parts.ts';
import { spokenByElevenLabs } from './eleven-labs.ts';
import { hostedVoices } from './hosted-voices.ts';

type Order = Pick<SpeakOrder, 'text' | 'language' | 'voice' | 'pace'>;
/**
 * Makes a sound in any format into one of the studio's, at the order's pace, with the time of every word: those given,
 * or found by alignment when there are none.
 */
export type FinishSpeech = (
  said: { sound: Uint8Array; words: readonly Word[] },
  order: Order,
  signal: AbortSignal,
) => Promise<Speech>;

const manner = 'Read as a warm storyteller to a family: calm, clear, unhurried, with feeling and without exaggeration.';

/** Speaks by a provider's voices; what a voice cannot speak is not offered. */
export function hostedNarrator(account: EngineAccount, finish: FinishSpeech): Narrator {
  return {
    name: account.name,
    builtIn: false,
    voices: () => hostedVoices(account, AbortSignal.timeout(20_000)),
    async speak(order, signal) {
      const said = await account.paid(
        { step: `${order.language}, ${order.text.length} letters`, expect: expected(order.text) },
        async () => ({
          value:
            account.provider === 'elevenlabs'
              ? await spokenByElevenLabs(account, hasSpeed(account) ? order : { ...order, pace: 1 }, signal)
              : await spokenBySdk(account, order, signal),
          amounts: expected(order.text),
        }),
      );
      const { pace: _, ...asSpoken } = order;
      return finish(said, hasSpeed(account) ? asSpoken : order, signal);
    },
  };
}

/** Whether the provider itself can speak slower or faster; otherwise the audio is stretched afterwards. */
const hasSpeed = ({ provider, model }: Pick<EngineAccount, 'provider' | 'model'>): boolean =>
  provider === 'openai' ? model.startsWith('tts-1') : provider === 'elevenlabs' && !model.includes('v3');

/** Letters are what is counted everywhere; seconds where a provider sells those. */
const expected = (text: string) => ({ characters: text.length, seconds: Math.ceil(text.length / 14) });

async function spokenBySdk(
  account: EngineAccount,
  { text, voice, pace = 1 }: Order,
  signal: AbortSignal,
): Promise<{ sound: Uint8Array; words: Word[] }> {
  const { generateSpeech } = await import('ai');
  const model = await speechModel(account);
  const { audio } = await generateSpeech({
    model,
    text,
    voice,
    instructions: manner,
    outputFormat: 'wav',
    ...(pace !== 1 && hasSpeed(account) ? { speed: pace } : {}),
    maxRetries: 0,
    abortSignal: signal,
  }).catch((error: unknown) => {
    throw inWords(error, account, signal);
  });
  return { sound: audio.uint8Array, words: [] };
}

async function speechModel({ provider, model, key, address, fetch }: EngineAccount) {
  if (provider === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI({
      apiKey: key,
      fetch,
      baseURL: 'https://generativelanguage.googleapis.com/v1beta',
    }).speech(model);
  }
  const { createOpenAI } = await import('@ai-sdk/openai');
  const baseURL = provider === 'openai' ? 'https://api.openai.com/v1' : (address ?? '').replace(/\/+$/, '');
  return createOpenAI({ apiKey: key || 'none', fetch, baseURL }).speech(model);
}
