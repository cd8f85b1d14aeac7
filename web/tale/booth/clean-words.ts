import { msg, t } from '@lingui/core/macro';
import type { CleanAnswer, Take } from '#shared/sound/recording.contract.ts';
import { i18n } from '#web/language/i18n.ts';
import { showNumber } from '#web/language/locale.ts';

type Cleaned = NonNullable<Take['cleaned']>;

/** How a cleaned take is called in the list. */
export function cleanedLabel({ noise, trimmedMs }: Cleaned): string {
  if (noise === 'none') return trimmedMs === null ? '' : t`Silences trimmed`;
  if (trimmedMs === null) return noise === 'full' ? t`Noise fully reduced` : t`Noise reduced`;
  return noise === 'full' ? t`Noise fully reduced, silences trimmed` : t`Noise reduced, silences trimmed`;
}

/** What cleaning changed, as it was measured. */
export function cleanedFacts({ quieterDb, trimmedMs }: Cleaned): string {
  const seconds = showNumber((trimmedMs ?? 0) / 1000, { maximumFractionDigits: 1 });
  if (quieterDb === null) return trimmedMs === null ? '' : t`Trimmed ${seconds} s of silence`;
  if (trimmedMs === null) return t`Background noise ${quieterDb} dB lower`;
  return t`Trimmed ${seconds} s of silence; background noise ${quieterDb} dB lower`;
}

const noiseWords = {
  left: null,
  reduced: null,
  quiet: msg`This take has hardly any noise.`,
  stubborn: msg`The noise could not be separated from the voice, so it was left as it is.`,
} as const;
const silenceWords = {
  left: null,
  trimmed: null,
  none: msg`There are no long pauses to trim.`,
  no_speech: msg`No speech was recognized, so no silence was trimmed.`,
} as const;

/** How a press ended: what was changed, and what needed no change or could not be changed. */
export function outcomeWords({ take, noise, silences }: CleanAnswer): string {
  const changed = take?.cleaned ? `${cleanedFacts(take.cleaned)}.` : '';
  const notes = [noiseWords[noise], silenceWords[silences]].flatMap((note) => (note ? [i18n._(note)] : []));
  return [changed, ...notes].filter(Boolean).join(' ');
}
