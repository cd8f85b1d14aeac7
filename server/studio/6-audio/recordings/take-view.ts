import type { Take } from '#shared/sound/recording.contract.ts';
import { withoutSilence } from './cut-take.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { TakeRow } from './take.repo.ts';

/** A take as sent to the browser; `text` is the scene's current text, `current` the take that is its audio. */
export function takeView(take: TakeRow, text: string, current: string | null): Take {
  return {
    id: take.id,
    kind: take.kind,
    durationMs: take.duration_ms,
    startMs: take.start_ms,
    endMs: take.end_ms,
    silence: withoutSilence({ durationMs: take.duration_ms, speech: take.speech }),
    peaks: take.peaks,
    current: take.id === current,
    fits: fingerprintOf(take.said, null) === fingerprintOf(text, null),
    cleaned: cleanedOf(take),
    madeAt: take.made_at.getTime(),
    url: `/api/takes/${take.id}/sound?v=${take.sha256.slice(0, 12)}`,
  };
}

function cleanedOf(take: TakeRow): Take['cleaned'] {
  if (take.noise_reduced === null && take.trimmed_ms === null) return null;
  return {
    from: take.cleaned_from,
    noise: take.noise_reduced ?? 'none',
    quieterDb: take.quieter_db,
    trimmedMs: take.trimmed_ms,
    kept: take.kept,
  };
}
