import type { FilmPlan, MadeOf, PlanFilm } from '#server/film-plan.ports.ts';
import type { Row } from '#server/db/tables.ts';

/** What the film stages know: given by deps. */
export type FilmFacts = {
  readonly plan: PlanFilm;
  /** Names everything that goes into a film. */
  readonly fingerprint: (plan: FilmPlan, burnedCaptions: boolean) => string;
  readonly madeOf: (plan: FilmPlan) => MadeOf;
};
type Film = Pick<Row<'videos'>, 'tale_id' | 'language' | 'shape' | 'width' | 'height' | 'fingerprint'>;

/** The plan of the film as the tale stands now. */
export const planOf = (
  { plan }: FilmFacts,
  { tale_id: taleId, language, shape, width, height }: Omit<Film, 'fingerprint'>,
): Promise<FilmPlan> => plan(taleId, language, Math.min(width, height), shape);

/** A plan that names scenes by their place in the story, so that it says the same of the same tale in any studio. */
export function withoutIds<Plan extends object>(plan: Plan, sceneIds: readonly string[]): Plan {
  let json = JSON.stringify(plan);
  for (const [at, id] of sceneIds.entries()) json = json.replaceAll(JSON.stringify(id), JSON.stringify(`scene-${at + 1}`));
  return JSON.parse(json) as Plan;
}

/** Names a film that still fits its tale, in a way that holds in any studio; null when it does not fit any more. */
export async function contentsOf(
  facts: FilmFacts,
  film: Film,
  sceneIds: readonly string[],
): Promise<{ contents: string | null; burnedCaptions: boolean }> {
  const plan = await planOf(facts, film);
  const burnedCaptions = [false, true].find((burned) => facts.fingerprint(plan, burned) === film.fingerprint);
  if (burnedCaptions === undefined) return { contents: null, burnedCaptions: false };
  return { contents: facts.fingerprint(withoutIds(plan, sceneIds), burnedCaptions), burnedCaptions };
}
