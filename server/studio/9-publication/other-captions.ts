import type { Db } from '#server/db/tables.ts';
import { toSrt } from '#shared/caption-files.ts';
import { editedScenes, prunedEdits } from '#shared/storyboard-edits.ts';
import { buildTimeline, type TimelineScene, type Word } from '#shared/timeline.ts';
import type { Language } from '#shared/vocabulary.ts';
import { filmRepo } from './film.repo.ts';

type Reading = { readonly duration_ms: number | null; readonly words: readonly Word[] };

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
    const words = durationMs ? stretched(translated.get(id), durationMs) : [];
    return { sceneId: id, picture: id, narration: durationMs ? { durationMs, text: text[language] ?? '', words } : null };
  });
  const edits = prunedEdits(
    await rows.storyboardEdits(taleId),
    scenes.map(({ id }) => id),
  );
  const decided = editedScenes(laid, edits, '16:9', { title: 'title card', end: 'end card' });
  const { frames, cues } = buildTimeline({ language, width: 1280, height: 720, scenes: decided });
  return frames === film.frames ? toSrt(cues) : null;
}

/** The pace of one reading laid over the length of another. */
function stretched(reading: Reading | undefined, durationMs: number): Word[] {
  const scale = durationMs / (reading?.duration_ms || durationMs);
  return (reading?.words ?? []).map((word) => ({ ...word, startMs: word.startMs * scale, endMs: word.endMs * scale }));
}
