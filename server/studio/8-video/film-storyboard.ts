import type { FilmPlan } from '#server/studio/film-plan.ts';
import { cardOf, type Shape } from '#shared/film/storyboard-edits.ts';
import type { FilmStoryboard } from '#shared/film/video.contract.ts';
import { type Language, languages } from '#shared/vocabulary.ts';

type Film = { readonly language: Language; readonly shape: Shape };

/**
 * The films that a package describes: the wide one of every language of the tale, and the upright ones that were made.
 */
export const filmsToTell = (langs: readonly Language[], made: readonly Film[]): Film[] => [
  ...languages.filter((language) => langs.includes(language)).map((language) => ({ language, shape: '16:9' as const })),
  ...made
    .filter(({ language, shape }) => shape !== '16:9' && langs.includes(language))
    .map(({ language, shape }) => ({ language, shape })),
];

/**
 * A planned film scene by scene. `assetOf` gives the name of a picture in the package by its id, null when it is not in
 * it.
 */
export function filmStoryboard(
  { timeline, shape, scenes }: FilmPlan,
  assetOf: (image: string) => string | null,
): FilmStoryboard {
  const { shots, fps, frames, language } = timeline;
  const toMs = (count: number) => Math.round((count * 1000) / fps);
  return {
    language,
    shape,
    durationMs: toMs(frames),
    scenes: shots.map((shot, at) => {
      const planned = scenes.find(({ sceneId }) => sceneId === shot.sceneId);
      return {
        sceneId: shot.sceneId,
        sceneNo: planned && cardOf(shot.sceneId) === null ? planned.sceneNo : null,
        startMs: toMs(shot.startFrame),
        durationMs: toMs((shots[at + 1]?.startFrame ?? frames) - shot.startFrame),
        spokenMs: Math.round(shot.narrationMs),
        words: planned?.text ?? '',
        picture: planned?.image ? assetOf(planned.image.id) : null,
      };
    }),
  };
}
