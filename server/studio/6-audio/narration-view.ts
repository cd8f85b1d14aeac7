import type { Narration, narrationStatuses } from '#shared/audio.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { NarrationRow, SceneWords } from './narration.repo.ts';

type Status = (typeof narrationStatuses)[number];

/** Whether a finished sound still says the scene's words in the voice that is chosen; null voice: whichever made it. */
export function fits(row: Pick<NarrationRow, 'kind' | 'voice' | 'fingerprint'>, text: string, voice: string | null): boolean {
  const spoken = row.kind === 'synthetic' ? (voice ?? row.voice) : null;
  return row.fingerprint === fingerprintOf(text, spoken);
}

/** How a scene's sound stands in one language. */
export function narrationView(scene: SceneWords, language: Language, row: NarrationRow | undefined, voice: string | null): Narration {
  const status: Status = !row
    ? 'missing'
    : row.status === 'ready' && !fits(row, scene.text[language] ?? '', voice)
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
    engine: made?.engine ?? null,
    durationMs: made?.duration_ms ?? null,
    words: made ? made.words : [],
    url: made ? `/api/narrations/${made.id}/sound?v=${made.sha256?.slice(0, 12)}` : null,
    lastError: row?.last_error ?? null,
  };
}
