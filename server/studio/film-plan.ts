import type { SceneId, TaleId } from '#shared/ids.ts';
import type { CardGround } from '#shared/thumbnail/card-ground.ts';
import type { CardKind, CardText, Point, Shape } from '#shared/film/storyboard-edits.ts';
import type { MusicLook } from '#server/ports/renderer.ts';
import type { BedMarks } from '#shared/sound/music-arc.ts';
import type { Timeline } from '#shared/film/timeline.ts';
import type { Said } from '#shared/said.ts';
import type { Language } from '#shared/vocabulary.ts';

/** A stored file and what its bytes are. */
export type PlannedFile = { readonly key: string; readonly sha256: string };

/** One scene of a plan, for people to look at: null where something is not there yet. */
export type PlannedScene = {
  readonly sceneId: SceneId;
  readonly sceneNo: number;
  readonly text: string;
  /** `upright`: it was drawn for upright films, beside the frame itself, or is to be. */
  readonly image: { readonly id: string; readonly sha256: string; readonly upright?: 'drawn' | 'missing' } | null;
  /** `stale`: it says other words than the scene has now; `spoken`: by a synthetic voice, not read by a person. */
  readonly narration: {
    readonly id: string;
    readonly sha256: string;
    readonly stale: boolean;
    readonly spoken: boolean;
  } | null;
};

/**
 * What is on a card: its words, and the picture of the tale that it stands over, with the part of it that fills the
 * card.
 */
export type CardOrder = {
  readonly text: CardText;
  readonly shape: Shape;
  readonly over: (PlannedFile & { readonly cover: Point; readonly place: CardGround['place'] }) | null;
};

/**
 * A title or end card that is on: its picture, which is drawn when it is needed, what it is drawn from and, for people,
 * its words.
 */
export type PlannedCard = (PlannedFile & { readonly text: string; readonly order: CardOrder }) | null;

/** Everything that the film of one language is made of, as the rows stand now. */
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
  /** How long pictures stand alone where the story turns, in milliseconds by scene id. */
  readonly beats: Readonly<Record<string, number>>;
  /** What is still missing, in words; empty when it can be rendered as it is. */
  readonly missing: readonly Said[];
  /** Names what was decided about the storyboard. */
  readonly decided: string;
};

/**
 * Plans the film of a tale in one language and shape; `side` is its shorter side in pixels. Throws Failure('not_found')
 * when the tale is gone.
 */
export type PlanFilm = (taleId: TaleId, language: Language, side: number, shape: Shape) => Promise<FilmPlan>;
