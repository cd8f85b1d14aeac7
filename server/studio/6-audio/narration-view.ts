import type { Narration, narrationStatuses } from '#shared/sound/audio.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { Said } from '#shared/said.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { NarrationRow, SceneWords } from './narration.repo.ts';
import { paceOfKey, type Reading, readingKey, type TaleVoices } from './readings/reading-plan.ts';

type Status = (typeof narrationStatuses)[number];

type Made = Pick<NarrationRow, 'kind' | 'voice' | 'fingerprint'> & { readonly reading?: string | null };

/** Whether finished audio still matches the scene's text and reading settings; null ignores the settings. */
export function fits(row: Made, text: string, reading: Reading | null): boolean {
  if (row.kind !== 'synthetic') return row.fingerprint === fingerprintOf(text, null);
  const samePace = reading === null || !row.reading || row.reading === readingKey(reading);
  return samePace && row.fingerprint === fingerprintOf(text, reading?.voice ?? row.voice);
}

/**
 * Whether another voice replaced the natural one that should read the scene, and that is the only difference: until the
 * natural voice is available there is nothing to do.
 */
export function waitsForNatural(
  row: NarrationRow,
  text: string,
  reading: Reading | null,
  { offered }: Pick<TaleVoices, 'offered'>,
): boolean {
  const isNatural = (id: string) => offered.find((each) => each.id === id)?.kind === 'natural';
  if (!row.stood_in || reading === null || !fits(row, text, null)) return false;
  return paceOfKey(row.reading) === reading.wordsPerMinute && reading.runs.some((run) => isNatural(run.voice));
}

/** The state of a scene's audio in one language. */
export function narrationView(
  scene: SceneWords,
  language: Language,
  row: NarrationRow | undefined,
  reading: Reading | null,
): Narration {
  const status: Status = !row
    ? 'missing'
    : row.status === 'ready' && !fits(row, scene.text[language] ?? '', reading)
      ? 'stale'
      : (row.status as Status);
  const made = row?.r2_key ? row : null;
  return {
    sceneId: scene.id,
    sceneNo: scene.scene_no,
    language,
    status,
    kind: made?.kind ?? null,
    voice: made?.voice ?? null,
    voices: made ? voicesIn(made, reading) : [],
    stoodIn: made?.stood_in ?? false,
    canPutBack: made?.status === 'ready' && made.previous_key !== null,
    engine: made?.engine ?? null,
    durationMs: made?.duration_ms ?? null,
    words: made ? made.words : [],
    url: made ? `/api/narrations/${made.id}/sound?v=${made.sha256?.slice(0, 12)}` : null,
    lastError: row?.last_error ?? null,
    lastErrorSaid: row?.last_error ? (row.last_error_said as Said | null) : null,
  };
}

/** The narrator, and the other voices that read in it, as far as its key tells. */
function voicesIn({ voice, reading: key }: NarrationRow, reading: Reading | null): string[] {
  if (voice === null) return [];
  const others =
    reading && reading.voice === voice && key === readingKey(reading) ? reading.runs.map((run) => run.voice) : [];
  return [...new Set([voice, ...others])];
}
