import { msg } from '@lingui/core/runtime-macro';
import { answerOrders } from '#server/builtin/sound/sound-child.ts';
import { Failure } from '#shared/endpoint.ts';
import { type EspeakWorker, loadEspeak } from '../load-espeak.ts';
import type { Accent } from './kokoro-symbols.ts';

// eSpeak NG (GPL-3) stays in a separate process, reached by messages alone.

/** Texts in one accent; the answer is the IPA of each, in order. */
export type PhonemesAsk = { readonly accent: Exclude<Accent, 'ee'>; readonly texts: readonly string[] };

let engine: Promise<EspeakWorker> | undefined;

async function load(): Promise<EspeakWorker> {
  const { eSpeakNGWorker } = await loadEspeak(
    'The natural voices need eSpeak NG, which is not installed: run npm install',
  );
  return new eSpeakNGWorker();
}

answerOrders(async ({ accent, texts }: PhonemesAsk): Promise<string[]> => {
  engine ??= load();
  const speaker = await engine;
  if (speaker.set_voice('', accent) !== 0)
    throw new Failure('unavailable', msg`eSpeak NG does not know the accent ${{ accent }}`);
  return texts.map((text) => {
    const { ipa } = speaker.synthesize_ipa(text, () => false);
    return ipa.trim().replaceAll(/\s+/g, ' ');
  });
});
