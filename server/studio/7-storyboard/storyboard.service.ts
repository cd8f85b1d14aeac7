import { requireOwnTale } from '#server/db/ownership.ts';
import type { Db } from '#server/db/tables.ts';
import type { FilmPlan, PlanFilm, PlannedFile, PlannedScene } from '#server/film-plan.ports.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Storyboard } from '#shared/storyboard.contract.ts';
import { buildTimeline, type TimelineScene } from '#shared/timeline.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { storyboardRepo } from './storyboard.repo.ts';

const previewHeight = 1080;

/** Lays a tale's scenes, pictures and sounds on the clock of a film. */
export function storyboardService({ db }: { db: Db }) {
  const plan: PlanFilm = async (taleId, language, height): Promise<FilmPlan> => {
    const repo = storyboardRepo(db);
    if (!(await repo.exists(taleId))) throw new Failure('not_found', 'Tale not found');
    const [rows, frames, narrations, music] = await Promise.all([
      repo.scenes(taleId),
      repo.frames(taleId),
      repo.narrations(taleId, language),
      repo.music(taleId),
    ]);
    const pictures: Record<string, PlannedFile> = {};
    const narration: Record<string, PlannedFile> = {};
    const missing: string[] = [];
    const scenes: PlannedScene[] = [];
    const laid: TimelineScene[] = [];
    for (const { id, scene_no: sceneNo, text: texts } of rows) {
      const text = texts[language]?.trim() ?? '';
      const frame = frames.find((each) => each.scene_id === id && each.r2_key);
      const spoken = text ? narrations.find((each) => each.scene_id === id) : undefined;
      const picture = frame?.r2_key ? (frame.sha256 ?? frame.r2_key) : `missing-${id}`;
      if (frame?.r2_key) pictures[picture] = { key: frame.r2_key, sha256: frame.sha256 ?? '' };
      else missing.push(`Scene ${sceneNo} has no picture yet`);
      if (spoken?.r2_key) narration[id] = { key: spoken.r2_key, sha256: spoken.sha256 ?? '' };
      else if (text) missing.push(`Scene ${sceneNo} is not spoken in ${languageNames[language]} yet`);
      scenes.push({
        sceneId: id,
        sceneNo,
        text,
        image: frame ? { id: frame.id, sha256: frame.sha256 ?? '' } : null,
        narration: spoken ? { id: spoken.id, sha256: spoken.sha256 ?? '' } : null,
      });
      laid.push({ sceneId: id, picture, narration: spoken ? { durationMs: spoken.duration_ms ?? 0, text, words: spoken.words } : null });
    }
    if (rows.length === 0) missing.push('The tale has no scenes yet');
    const timeline = buildTimeline({ language, width: Math.round((height * 16) / 18) * 2, height, scenes: laid });
    const bed = music ? { key: music.r2_key, sha256: music.sha256, gainDb: music.gain_db } : null;
    return { timeline, pictures, narration, music: bed, scenes, missing };
  };

  return {
    plan,

    /** The storyboard of one language as its browser plays it. */
    async show({ taleId, userId, language }: { taleId: string; userId: string; language: Language }): Promise<Storyboard> {
      await requireOwnTale(db, taleId, userId);
      return storyboardView(taleId, await plan(taleId, language, previewHeight));
    },
  };
}
export type StoryboardService = ReturnType<typeof storyboardService>;

const versionOf = ({ sha256 }: { sha256: string }): string => sha256.slice(0, 12);

function storyboardView(taleId: string, { timeline, scenes, music, missing }: FilmPlan): Storyboard {
  const { language, width, height, fps, frames, cues } = timeline;
  return {
    language,
    width,
    height,
    fps,
    frames,
    durationMs: Math.round((frames * 1000) / fps),
    missing: [...missing],
    shots: timeline.shots.map(({ sceneId, startFrame, frames, fadeIn, motion, narrationAt }, index) => {
      const { sceneNo = index + 1, text = '', image = null, narration = null } = scenes[index] ?? {};
      return {
        sceneId,
        sceneNo,
        startFrame,
        frames,
        fadeIn,
        motion,
        text,
        narrationAt,
        imageUrl: image && `/api/images/file/${image.id}?v=${versionOf(image)}`,
        narrationUrl: narration && `/api/narrations/${narration.id}/sound?v=${versionOf(narration)}`,
      };
    }),
    cues: cues.map(({ startMs, endMs, lines }) => ({ startMs, endMs, lines: [...lines] })),
    musicUrl: music && `/api/tales/${taleId}/music?v=${versionOf(music)}`,
  };
}
