import type { FilmPlan } from '#server/studio/film-plan.ts';
import { toVtt } from '#shared/captions/caption-files.ts';
import { type Chapter, chaptersOf } from '#shared/film/chapters.ts';

/** The chapters of a planned film: one a scene, named by its first words, and one a card, named by its heading. */
export function chaptersOfPlan({ timeline, scenes }: Pick<FilmPlan, 'timeline' | 'scenes'>): Chapter[] {
  const { shots, fps } = timeline;
  return chaptersOf(
    shots.map(({ sceneId, startFrame }, at) => ({
      sceneId,
      startMs: (startFrame * 1000) / fps,
      text: (scenes[at]?.text ?? '').split(' · ')[0] ?? '',
    })),
  );
}

/** The chapters as a WebVTT track: each lasts until the next one. */
export const chapterTrack = (chapters: readonly Chapter[], durationMs: number): string =>
  toVtt(
    chapters.map(({ startMs, title }, at) => ({
      startMs,
      endMs: chapters[at + 1]?.startMs ?? durationMs,
      lines: [title],
    })),
  );
