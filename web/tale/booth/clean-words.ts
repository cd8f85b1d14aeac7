import { showNumber } from '#web/language/locale.ts';
import type { CleanAnswer, Take } from '#shared/recording.contract.ts';

type Cleaned = NonNullable<Take['cleaned']>;

/** How a cleaned take is called in the list. */
export function cleanedLabel({ noise, trimmedMs }: Cleaned): string {
  const reduced = noise === 'none' ? [] : [noise === 'full' ? 'Noise fully reduced' : 'Noise reduced'];
  return [...reduced, ...(trimmedMs === null ? [] : [reduced.length > 0 ? 'silences trimmed' : 'Silences trimmed'])].join(', ');
}

/** What cleaning changed, as it was measured. */
export function cleanedFacts({ quieterDb, trimmedMs }: Cleaned): string {
  const parts = [
    ...(trimmedMs === null ? [] : [`trimmed ${showNumber(trimmedMs / 1000, { maximumFractionDigits: 1 })} s of silence`]),
    ...(quieterDb === null ? [] : [`background noise ${quieterDb} dB lower`]),
  ];
  const all = parts.join('; ');
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
}

const noiseWords = {
  left: '',
  reduced: '',
  quiet: 'This take is already quiet.',
  stubborn: "The noise can't be told from the voice, so it was left as it is.",
} as const;
const silenceWords = {
  left: '',
  trimmed: '',
  none: 'There are no long pauses to trim.',
  no_speech: 'No speech was recognized, so no silence was trimmed.',
} as const;

/** How a press ended: what was changed, and what needed no change or could not be changed. */
export function outcomeWords({ take, noise, silences }: CleanAnswer): string {
  const changed = take?.cleaned ? `${cleanedFacts(take.cleaned)}.` : '';
  return [changed, noiseWords[noise], silenceWords[silences]].filter(Boolean).join(' ');
}
