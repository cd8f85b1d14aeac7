import { t } from '@lingui/core/macro';
import type { getAudio } from '#shared/sound/audio.contract.ts';
import type { EstimateOf } from '#shared/engine.contract.ts';
import { type ProviderId, providerNames } from '#shared/engines.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { z } from 'zod';
import { OrderEstimate, type OrderToPrice } from '#web/engines/order-estimate.tsx';
import { regenerateWords } from './regenerate-words.ts';
import { providerOfVoice, wordsToSpeak } from './speech-to-price.ts';

type Audio = Pick<z.output<typeof getAudio.reply>, 'items' | 'voices' | 'chosenVoices'>;

/** What speaking the missing scenes, or all of a language again, would cost where its voice is a hosted one. */
export function VoiceEstimate({ tale, audio, language }: { tale: Tale; audio: Audio; language: Language }) {
  const hostedIn = (of: Language): ProviderId | null =>
    providerOfVoice(audio.chosenVoices[of] ?? audio.voices.find((voice) => voice.language === of)?.id ?? '');
  const missing = new Map<ProviderId, number>();
  for (const of of tale.langs) {
    const provider = hostedIn(of);
    const words = provider ? wordsToSpeak(tale.scenes, audio.items, { language: of, variant: 'missing' }) : 0;
    if (provider && words > 0) missing.set(provider, (missing.get(provider) ?? 0) + words);
  }
  const here = hostedIn(language);
  const again = here ? wordsToSpeak(tale.scenes, audio.items, { language, variant: 'all' }) : 0;
  const orders: OrderToPrice[] = [...missing].map(([provider, words]) => ({
    label:
      missing.size > 1
        ? t`Generate missing narration by ${{ provider: providerNames[provider] }}`
        : t`Generate missing narration`,
    of: speech(words, provider),
  }));
  if (here && again > 0) orders.push({ label: regenerateWords(language), of: speech(again, here) });
  return <OrderEstimate orders={orders} className="mb-5" />;
}

const speech = (words: number, provider: ProviderId): EstimateOf => ({
  spokenWords: Math.min(20_000, words),
  speechBy: provider,
});
