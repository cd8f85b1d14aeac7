/** A face in a picture: its middle, and its height as a share of the picture's height. Fractions of the picture. */
export type Face = { readonly x: number; readonly y: number; readonly size: number };

/** What the camera may look at in a picture, in fractions of the frame that it covers. */
export type Sight = {
  /** The main person's first. */
  readonly faces: readonly Face[];
  /** Where the eye goes when there are no faces. */
  readonly focus: Point;
  /** Another such place, beside it; and where the highest of what stands there begins, from the top. */
  readonly aside?: Point;
  readonly top?: number;
  /** It was guessed from the pixels where figures are: faces may be anywhere. */
  readonly guessed?: true;
  /** The narrowest window that is sharp enough. */
  readonly least: number;
  /** Width over height; left out: that of a lying frame. */
  readonly aspect?: number;
};

export type Point = { readonly x: number; readonly y: number };
