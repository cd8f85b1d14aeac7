import { answerOrders } from '#server/builtin/sound/sound-child.ts';
import { highPass } from '#server/builtin/sound/biquad.ts';
import type { Speech } from '#server/ports/sound.ts';
import type { ReadingPhrase } from '../reading/phrases.ts';
import { mixedSpeech, mixRate } from '../speech-mix.ts';
import { evenLevels } from './even-levels.ts';
import { type KokoroModel, loadKokoro, modelRate } from './kokoro-model.ts';
import type { Accent } from './kokoro-symbols.ts';
import type { ReadyModel } from './model-store.ts';
import { phraseSymbols } from './phrase-symbols.ts';
import { callsOf, speakCall, type SpokenPhrase } from './speak-phrases.ts';
import { spokenParts } from './spoken-parts.ts';

/**
 * One text: what is said for each of its words as written, by phrase, with the silences after in ms, and eSpeak's IPA
 * of all that.
 */
export type KokoroAsk = {
  readonly model: ReadyModel;
  readonly voice: string;
  readonly accent: Accent;
  readonly speed: number;
  readonly variation: number;
  readonly phrases: readonly ReadingPhrase[];
  readonly ipa: ReadonlyMap<string, string>;
};

const tone = [highPass(mixRate, 60)];
let loaded: { key: string; model: Promise<KokoroModel> } | null = null;

function load({ model: file, voices }: ReadyModel): Promise<KokoroModel> {
  if (loaded?.key !== file) loaded = { key: file, model: loadKokoro(file, voices) };
  return loaded.model;
}

answerOrders(async ({ model: ready, voice, accent, speed, variation, phrases, ipa }: KokoroAsk): Promise<Speech> => {
  const model = await load(ready);
  let words = 0;
  const orders = phrases.map((phrase) => {
    const { symbols, owners } = phraseSymbols(
      phrase.words.map(({ say }) => say),
      ipa,
      accent,
    );
    const before = words;
    words += phrase.words.length;
    return { symbols, owners: owners.map((owner) => (owner < 0 ? owner : owner + before)), pauseMs: phrase.pauseMs };
  });
  const calls = callsOf(orders);
  const spoken: SpokenPhrase[] = [];
  for (const call of calls) spoken.push(...(await speakCall(model, call, { voice, speed, variation })));
  const written = phrases.flatMap((phrase) => phrase.words.map(({ text }) => text));
  const parts = spokenParts(spoken, written);
  return mixedSpeech(evenLevels(parts, modelRate), modelRate, tone);
});
