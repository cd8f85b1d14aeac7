import type { Db } from '#server/db/tables.ts';
import { toSrt } from '#shared/caption-files.ts';
import { editedScenes, prunedEdits } from '#shared/storyboard-edits.ts';
import type { KeptCaptions, SceneCue } from '#shared/scene-captions.ts';
import { buildTimeline, type TimelineScene, type Word } from '#shared/timeline.ts';
import type { Language } from '#shared/vocabulary.ts';
import { filmRepo } from './film.repo.ts';

type Reading = {
  readonly duration_ms: number | null;
  readonly words: readonly Word[];
  readonly sha256: string | null;
  readonly said: string | null;
  readonly sound: string | null;
  readonly cues: readonly SceneCue[] | null;
};

/**
 * Another language's words on the clock of a film, scene by scene, as SRT: whoever does not understand the voice can read along.
 * Null when a scene has no words in that language, or when the scenes are no longer those of the rendered film.
 */
export async function captionsOnFilm(
  db: Db,
  taleId: string,
  film: { language: Language; frames: number },
  language: Language,
): Promise<string | null> {
  const rows = filmRepo(db);
  const [scenes, spoken, translated] = await Promise.all([
    rows.scenes(taleId),
    rows.readings(taleId, film.language),
    rows.readings(taleId, language),
  ]);
  if (scenes.some(({ text }) => !text[language])) return null;
  const laid = scenes.map(({ id, text }): TimelineScene => {
    const durationMs = spoken.get(id)?.duration_ms;
    const reading = durationMs ? stretched(translated.get(id), durationMs) : null;
    return { sceneId: id, picture: id, narration: durationMs && reading ? { durationMs, text: text[language] ?? '', ...reading } : null };
  });
  const edits = prunedEdits(
    await rows.storyboardEdits(taleId),
    scenes.map(({ id }) => id),
  );
  const decided = editedScenes(laid, edits, '16:9', { title: 'title card', end: 'end card' });
  const { frames, cues } = buildTimeline({ language, width: 1280, height: 720, scenes: decided });
  return frames === film.frames ? toSrt(cues) : null;
}

/** The pace of one reading, and the captions that somebody laid over it, laid over the length of another. */
function stretched(reading: Reading | undefined, durationMs: number): { words: Word[]; sound: string; kept: KeptCaptions | null } {
  const scale = durationMs / (reading?.duration_ms || durationMs);
  const at = <T extends { readonly startMs: number; readonly endMs: number }>(part: T): T => ({
    ...part,
    startMs: part.startMs * scale,
    endMs: part.endMs * scale,
  });
  const { said = null, sound = null, cues = null } = reading ?? {};
  const kept = said !== null && sound !== null && cues ? { said, sound, cues: cues.map(at) } : null;
  return { words: (reading?.words ?? []).map(at), sound: reading?.sha256 ?? '', kept };
}
