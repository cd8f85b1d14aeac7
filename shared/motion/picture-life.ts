/**
 * A rectangle, or the ellipse in it: fractions of the picture's width (x, w) and height (y, h), from its upper left
 * corner.
 */
export type Area = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** A place in a picture, in fractions of it. */
export type Point = { readonly x: number; readonly y: number };

/**
 * A part of the picture that is shown in other poses for a moment: cell 0 is the picture as it was drawn, the others
 * lie over `area`.
 * - `blink`: 1 is half closed, 2 is closed. - `speak`: from nearly closed to wide open, while the person speaks.
 * - `gesture`: from rest to the far end of a movement and back by the same cells. - `loop`: round and round (a flame, a
 *   tail, a flag).
 */
export type Flipbook = {
  readonly kind: 'flipbook';
  readonly plays: 'blink' | 'speak' | 'gesture' | 'loop';
  /** Whose part it is, by the name in the cast; null for animals and things. */
  readonly person: string | null;
  readonly area: Area;
  /** How many cells there are besides cell 0. */
  readonly cells: number;
};

/**
 * The picture's own pixels, moved within the ellipse of `area` and less and less towards its edge.
 * - `breathe`: rises from `pivot` on. - `nod`: turns about `pivot` by a degree or two. - `sway`: leans to a side, more
 *   the further from `pivot`.
 * - `ripple`: water. - `drift`: slowly to a side and back: clouds, smoke, a boat.
 */
export type Warp = {
  readonly kind: 'warp';
  readonly moves: 'breathe' | 'nod' | 'sway' | 'ripple' | 'drift';
  readonly area: Area;
  readonly pivot: Point;
  /** 0 to 1, where 1 is as much as this kind of move ever does. */
  readonly strength: number;
};

/** Light that grows and shrinks within the ellipse of `area`: a fire, a lamp, rays. */
export type Glow = {
  readonly kind: 'glow';
  readonly area: Area;
  /** As #rrggbb. */
  readonly colour: string;
  /** Restless as a flame, or slow as rays of the sun. */
  readonly pace: 'flame' | 'slow';
  readonly strength: number;
};

/** Effects that can pass over any picture, whatever made it. */
export const airKinds = ['rain', 'snow', 'dust', 'sparks', 'stars'] as const;
export type AirKind = (typeof airKinds)[number];

/** Small things that pass over the picture within `area`. */
export type Particles = {
  readonly kind: 'particles';
  readonly of: AirKind | 'smoke' | 'birds' | 'leaves' | 'glints';
  readonly area: Area;
  /** 0 to 1: how many there are. */
  readonly strength: number;
};

export type Air = Particles & { readonly of: AirKind };

/**
 * What moves in a picture, from back to front. Flipbooks are laid over the picture first, then it is warped, then lit;
 * particles come last.
 */
export type PictureLife = { readonly parts: readonly (Flipbook | Warp | Glow | Particles)[] };
