import type { TaleId } from '#shared/ids.ts';
import type { FirstStepName } from '#shared/tale/dashboard.contract.ts';

type Milestone = { readonly newest: string | null; readonly ever: boolean };
/** For each first step, the newest living tale that has reached it, and whether any tale ever has. */
export type Milestones = Record<'tale' | 'pictures' | 'narration' | 'film' | 'published', Milestone> & {
  readonly linked: boolean;
};
type Step = { name: FirstStepName; done: boolean; taleId: TaleId | null };

/** From sign-in to the first published video. A step is taken on the newest tale that is ready for it. */
export const firstSteps = ({ tale, pictures, narration, film, published, linked }: Milestones): Step[] => [
  { name: 'create', done: tale.ever, taleId: null },
  { name: 'pictures', done: pictures.ever, taleId: pictures.newest ?? tale.newest },
  { name: 'narration', done: narration.ever, taleId: narration.newest ?? pictures.newest ?? tale.newest },
  { name: 'film', done: film.ever, taleId: film.newest ?? narration.newest ?? pictures.newest ?? tale.newest },
  { name: 'channel', done: linked, taleId: null },
  { name: 'publish', done: published.ever, taleId: published.newest ?? film.newest ?? tale.newest },
];
