import type { SceneId, TaleId } from '#shared/ids.ts';
import type { CardGround } from '#shared/thumbnail/card-ground.ts';
import type { CardKind, CardText, Point, Shape } from '#shared/film/storyboard-edits.ts';
import type { MusicLook } from '#server/ports/renderer.ts';
import type { BedMarks } from '#shared/sound/music-arc.ts';
import type { Timeline } from '#shared/film/timeline.ts';
import type { Said } from '#shared/said.ts';
import type { Language } from '#shared/vocabulary.ts';

/** A stored file and the hash of its content. */
export type PlannedFile = { readonly key: string; readonly sha256: string };

/** One scene of a plan as shown to creators; null where an asset does not exist yet. */
export type PlannedScene = {
  readonly sceneId: SceneId;
  readonly sceneNo: number;
  readonly text: string;
  /** `upright`: whether the separate picture for upright films is drawn or still missing. */
  readonly image: { readonly id: string; readonly sha256: string; readonly upright?: 'drawn' | 'missing' } | null;
  /** `stale`: the scene's text has changed since; `spoken`: by a synthetic voice, not recorded by a person. */
  readonly narration: {
    readonly id: string;
    readonly sha256: string;
    readonly stale: boolean;
    readonly spoken: boolean;
  } | null;
};

/** What a card is drawn from: its text, and the picture behind it with the crop that fills the card. */
export type CardOrder = {
  readonly text: CardText;
  readonly shape: Shape;
  readonly over: (PlannedFile & { readonly cover: Point; readonly place: CardGround['place'] }) | null;
};

/** An enabled title or end card: its picture (drawn on demand), what it is drawn from, and its text for display. */
export type PlannedCard = (PlannedFile & { readonly text: string; readonly order: CardOrder }) | null;

/** Everything that the film of one language is made of, read from the current rows. */
export type FilmPlan = {
  readonly timeline: Timeline;
  readonly shape: Shape;
  /** Stored files by the timeline's picture keys. */
  readonly pictures: Readonly<Record<string, PlannedFile>>;
  /** Stored files by scene id. */
  readonly narration: Readonly<Record<string, PlannedFile>>;
  readonly music: (PlannedFile & { readonly gainDb: number; readonly marks: BedMarks | null } & MusicLook) | null;
  /** One for each shot. */
  readonly scenes: readonly PlannedScene[];
  readonly cards: Readonly<Record<CardKind, PlannedCard>>;
  /** Pauses without narration at turning points of the story, in milliseconds by scene id. */
  readonly beats: Readonly<Record<string, number>>;
  /** What is still missing, as messages; empty when the film can be rendered. */
  readonly missing: readonly Said[];
  /** Identifies the storyboard edits that the plan uses. */
  readonly decided: string;
};

/**
 * Plans the film of a tale in one language and shape; `side` is its shorter side in pixels. Throws Failure('not_found')
 * when the tale is gone.
 */
export type PlanFilm = (taleId: TaleId, language: Language, side: number, shape: Shape) => Promise<FilmPlan>;
