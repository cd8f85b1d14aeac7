import type { Language } from '#shared/vocabulary.ts';
import type { Engine, EngineUse } from './engine.ts';

/** Suggests titles for a tale. */
export interface TitleWriter extends Engine {
  /** At most 5, the best first, each of 100 characters at most; another seed gives others where there are more. */
  suggest(order: TitleOrder, context: { signal: AbortSignal; use?: EngineUse }): Promise<Suggested>;
}
/** Titles, and the engine that suggested them. */
export type Suggested = { readonly titles: string[]; readonly engine: string };
export type TitleOrder = {
  readonly title: string;
  readonly verse: string | null;
  readonly topic: string;
  readonly audience: string;
  readonly language: Language;
  /** The text of the tale in this language; empty when it has none. */
  readonly prose: string;
  readonly seed: string;
};
