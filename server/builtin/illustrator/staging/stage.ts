// The page of a picture and everything that its drawings depend on.
import type { CulturalContext } from '#shared/vocabulary.ts';
import type { Brush } from '../drawing/brush.ts';
import type { Culture } from '../looks/culture.ts';
import type { Light } from '../light/light.ts';
import type { Chance } from '../drawing/random.ts';
import type { Scene } from '../scene.ts';

/** The page that a picture is drawn on. Its shorter side is 900 units. */
export type Stage = {
  readonly ink: Brush;
  readonly w: number;
  readonly h: number;
  readonly light: Light;
  readonly context: CulturalContext;
  readonly culture: Culture;
  readonly scene: Scene;
  /** Chance for everything but the looks of people. */
  readonly luck: Chance;
  readonly seed: string;
  /** Which picture of the tale this is. */
  readonly index: number;
  readonly roofed: boolean;
  /** Cut from paper: layers throw shadows and people have a white rim. */
  readonly cut: boolean;
  /** Where light comes from: -1 left, 1 right. */
  readonly side: -1 | 1;
  /** Where the far land meets the sky, and where near ground begins. */
  readonly horizon: number;
  readonly ground: number;
};

/** The drawn surroundings: behind the people, and before them as a frame. */
export type Scenery = { readonly back: string; readonly front: string };
