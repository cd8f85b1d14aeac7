import type { Timeline } from '#shared/timeline.ts';
import type { Language } from '#shared/vocabulary.ts';

/** A stored file and what its bytes are. */
export type PlannedFile = { readonly key: string; readonly sha256: string };

/** One scene of a plan, for people to look at: null where something is not there yet. */
export type PlannedScene = {
  readonly sceneId: string;
  readonly sceneNo: number;
  readonly text: string;
  readonly image: { readonly id: string; readonly sha256: string } | null;
  readonly narration: { readonly id: string; readonly sha256: string } | null;
};

/** Everything that the film of one language is made of, as the rows stand now. */
export type FilmPlan = {
  readonly timeline: Timeline;
  /** Stored files by the timeline's picture keys. */
  readonly pictures: Readonly<Record<string, PlannedFile>>;
  /** Stored files by scene id. */
  readonly narration: Readonly<Record<string, PlannedFile>>;
  readonly music: (PlannedFile & { readonly gainDb: number }) | null;
  readonly scenes: readonly PlannedScene[];
  /** What is still missing, in words; empty when it can be rendered as it is. */
  readonly missing: readonly string[];
};

/** Plans the film of a tale in one language at a height in pixels (16:9). Throws Failure('not_found') when the tale is gone. */
export type PlanFilm = (taleId: string, language: Language, height: number) => Promise<FilmPlan>;

/** The parts of a film, each by what its bytes or words are: what differs from those of now is why a film is out of date. */
export type MadeOf = {
  /** Ids in the order of the film. */
  readonly scenes: readonly string[];
  /** By scene id. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly sounds: Readonly<Record<string, string>>;
  readonly captions: string;
  readonly music: string | null;
};
