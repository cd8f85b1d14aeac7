import type { TaleId } from '#shared/ids.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#server/db/tables/tables.ts';
import type { MadeOf } from '#shared/film/film-parts.ts';
import { toSrt } from '#shared/captions/caption-files.ts';
import {
  cardOf,
  editedScenes,
  noEdits,
  prunedEdits,
  type Shape,
  type StoryboardEdits,
  usualEdits,
} from '#shared/film/storyboard-edits.ts';
import type { KeptCaptions, SceneCue } from '#shared/captions/scene-captions.ts';
import { buildTimeline, type Timeline } from '#shared/film/timeline.ts';
import type { TimelineScene } from '#shared/film/timeline-scenes.ts';
import type { Word } from '#shared/film/timeline-parts.ts';
import type { Language } from '#shared/vocabulary.ts';
import { filmRepo } from './film.repo.ts';

type RenderedFilm = {
  readonly language: Language;
  readonly shape: Shape;
  readonly frames: number;
  readonly made_of: MadeOf | null;
};
type Reading = {
  readonly duration_ms: number | null;
  readonly words: readonly Word[];
  readonly sha256: string | null;
  readonly said: string | null;
  readonly sound: string | null;
  readonly cues: readonly SceneCue[] | null;
};

/**
 * Another language's words on the clock of a film, scene by scene, as SRT: for viewers who do not understand the voice.
 * Null when a scene has no words in that language, or when the scenes are no longer those of the rendered film.
 */
export async function captionsOnFilm(
  db: Db,
  taleId: TaleId,
  film: RenderedFilm,
  language: Language,
): Promise<string | null> {
  const rows = filmRepo(db);
  const [scenes, audience, spoken, translated] = await Promise.all([
    rows.scenes(taleId),
    rows.audience(taleId),
    rows.readings(taleId, film.language),
    rows.readings(taleId, language),
  ]);
  if (scenes.some(({ text }) => !text[language])) return null;
  const laid = scenes.map(({ id, text }): TimelineScene => {
    const durationMs = spoken.get(id)?.duration_ms;
    const reading = durationMs ? stretched(translated.get(id), durationMs) : null;
    const beatMs = film.made_of?.beats?.[id];
    const paused = beatMs === undefined ? {} : { beatMs };
    return {
      sceneId: id,
      picture: id,
      ...paused,
      narration: durationMs && reading ? { durationMs, text: text[language] ?? '', ...reading } : null,
    };
  });
  const edits = prunedEdits(
    (await rows.storyboardEdits(taleId)) ?? editsBehind(film),
    scenes.map(({ id }) => id),
  );
  const decided = editedScenes(laid, edits, film.shape, { title: 'title card', end: 'end card' });
  const timeline = buildTimeline({ language, audience, width: 1280, height: 720, scenes: decided });
  return fits(timeline, film) ? toSrt(timeline.cues) : null;
}

/** Where nobody decided anything: films from before cards were usual have none. */
const editsBehind = ({ made_of: made }: RenderedFilm): StoryboardEdits =>
  made?.scenes.some((id) => cardOf(id) !== null) ? usualEdits : noEdits;

/**
 * Whether the scenes begin where they begin in the film. Films from before their times were recorded have less data.
 */
function fits({ frames, shots }: Timeline, { frames: sent, made_of: made }: RenderedFilm): boolean {
  const same = (before: readonly unknown[] | undefined, now: readonly unknown[]) =>
    before === undefined || isDeepStrictEqual(before, now);
  return (
    frames === sent &&
    same(
      made?.scenes,
      shots.map(({ sceneId }) => sceneId),
    ) &&
    same(
      made?.starts,
      shots.map(({ startFrame }) => startFrame),
    )
  );
}

/** The pace of one reading, and the captions that somebody edited over it, laid over the length of another. */
function stretched(
  reading: Reading | undefined,
  durationMs: number,
): { words: Word[]; sound: string; kept: KeptCaptions | null } {
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
