import { answerOrders } from '#server/builtin/sound/sound-child.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Accent } from './kokoro-symbols.ts';

// eSpeak NG (GPL-3) stays in a process of its own, reached by messages alone.

/** Texts in one accent; the answer is the IPA of each, in order. */
export type PhonemesAsk = { readonly accent: Exclude<Accent, 'ee'>; readonly texts: readonly string[] };

type Engine = InstanceType<Awaited<ReturnType<typeof import('@echogarden/espeak-ng-emscripten')['default']>>['eSpeakNGWorker']>;
let engine: Promise<Engine> | undefined;

async function load(): Promise<Engine> {
  const { default: start } = await import('@echogarden/espeak-ng-emscripten').catch((cause: unknown) => {
    throw new Failure('unavailable', 'The natural voices need eSpeak NG, which is not installed: run npm install', { cause });
  });
  return new (await start()).eSpeakNGWorker();
}

answerOrders(async ({ accent, texts }: PhonemesAsk): Promise<string[]> => {
  engine ??= load();
  const speaker = await engine;
  if (speaker.set_voice('', accent) !== 0) throw new Failure('unavailable', `eSpeak NG does not know the accent ${accent}`);
  return texts.map((text) => {
    const { ipa } = speaker.synthesize_ipa(text, () => false);
    return ipa.trim().replaceAll(/\s+/g, ' ');
  });
});
