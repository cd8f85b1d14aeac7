import type { CastMember } from '#shared/pictures/cast.ts';
import type { ReadingEra, ReadPerson, SceneReading } from '#shared/pictures/scene-reading.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import type { Engine, EngineUse } from './engine.ts';

/** Draws one picture from words. The same order gives the same picture. */
export interface Illustrator extends Engine {
  styles(): { key: string; label: string }[];
  /** The illustrators that would draw for a creator, in order; only itself when left out. */
  inTurn?(use: Pick<EngineUse, 'userId'>): Promise<readonly PictureTurn[]>;
  draw(order: PictureOrder, signal: AbortSignal, use?: EngineUse): Promise<Picture>;
}
/**
 * One illustrator, how many reference pictures it accepts in addition to the prompt, and whether it draws on this
 * machine for free.
 */
export type PictureTurn = { readonly name: string; readonly references: number; readonly builtIn?: boolean };
export type PictureOrder = {
  /** What this picture shows, in English. */
  readonly prompt: string;
  /** The prompts of all scenes of the tale in order, this one included: who "he" is, and who recurs. */
  readonly story: readonly string[];
  readonly index: number;
  /**
   * What it shows, as read from the words; an illustrator that reads for itself may leave it. Left out for portraits.
   */
  readonly reading?: SceneReading;
  /** The creator changed the reading: it takes precedence over any other reading of the text. */
  readonly readingIsChosen?: boolean;
  /** Same for all pictures of a tale: keeps faces, robes and palette. */
  readonly seed: string;
  /** Changes when the creator requests another attempt. */
  readonly take: number;
  readonly style: string;
  readonly context: CulturalContext;
  /** A portrait shows the one entry of `cast` alone, before plain paper. */
  readonly use: 'frame' | 'background' | 'portrait';
  /** The entries of the tale's model sheet in this picture; left out when there are none. */
  readonly cast?: readonly PictureCast[];
  /**
   * The era and the person of a portrait, as the tale was read; Bible times and the description in `cast` when left
   * out.
   */
  readonly sitter?: { readonly era: ReadingEra; readonly person: ReadPerson | null };
  /**
   * Portraits of who is in this picture; an illustrator uses as many of the first as it can, and reports them in
   * `shown`.
   */
  readonly references?: readonly PictureReference[];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** How many times larger the picture may be, so that a film can zoom in; for illustrators that draw vectors. */
  readonly sharper?: number;
};
/** One entry of a model sheet; `chosen` when the creator's words differ from what the studio proposes. */
export type PictureCast = CastMember & { readonly chosen: boolean };
/** A portrait that goes along with an order: `name` is how the entry of the model sheet is first called. */
export type PictureReference = { readonly name: string; readonly sha256: string; readonly bytes: Uint8Array };
export type Picture = {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  /** The references that it was drawn by, by their SHA-256; none when left out. */
  readonly shown?: readonly string[];
  /** What drew it; the illustrator that was asked when left out. */
  readonly engine?: string;
};
