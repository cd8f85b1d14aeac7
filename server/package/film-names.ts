import type { FilmPlan, PlanFilm } from '#server/studio/film-plan.ts';
import type { MadeOf } from '#shared/film/film-parts.ts';
import { type CaptionLook, captionLooks } from '#shared/captions/caption-spoken.ts';
import type { Row } from '#server/db/tables/tables.ts';

/** What the film stages know: given by the composition. */
export type FilmFacts = {
  readonly plan: PlanFilm;
  /** Names everything that goes into a film. */
  readonly fingerprint: (plan: FilmPlan, captions: CaptionLook) => string;
  readonly madeOf: (plan: FilmPlan) => MadeOf;
};
/** How a package describes a film: its name in any studio, and how captions are burned in. */
export type FilmState = {
  readonly contents: string | null;
  readonly burnedCaptions: boolean;
  readonly highlightedWords: boolean;
};
/** Of a film that does not fit its tale any more. */
export const notFitting: FilmState = { contents: null, burnedCaptions: false, highlightedWords: false };
type Film = Pick<Row<'videos'>, 'tale_id' | 'language' | 'shape' | 'width' | 'height' | 'fingerprint'>;

/** The plan of the film for the current tale. */
export const planOf = (
  { plan }: FilmFacts,
  { tale_id: taleId, language, shape, width, height }: Omit<Film, 'fingerprint'>,
): Promise<FilmPlan> => plan(taleId, language, Math.min(width, height), shape);

/** A plan that refers to scenes by their place in the story, so that the same tale has the same plan in any studio. */
export function withoutIds<Plan extends object>(plan: Plan, sceneIds: readonly string[]): Plan {
  let json = JSON.stringify(plan);
  for (const [at, id] of sceneIds.entries())
    json = json.replaceAll(JSON.stringify(id), JSON.stringify(`scene-${at + 1}`));
  return JSON.parse(json) as Plan;
}

/** Names a film that still fits its tale, in a way that holds in any studio; null when it does not fit any more. */
export async function contentsOf(facts: FilmFacts, film: Film, sceneIds: readonly string[]): Promise<FilmState> {
  const plan = await planOf(facts, film);
  const look = captionLooks.find((each) => facts.fingerprint(plan, each) === film.fingerprint);
  if (look === undefined) return notFitting;
  const contents = facts.fingerprint(withoutIds(plan, sceneIds), look);
  return { contents, burnedCaptions: look !== 'off', highlightedWords: look === 'words' };
}

/** How captions are burned into a packaged film. */
export const packagedLook = ({ burnedCaptions, highlightedWords }: Omit<FilmState, 'contents'>): CaptionLook =>
  burnedCaptions ? (highlightedWords ? 'words' : 'plain') : 'off';
