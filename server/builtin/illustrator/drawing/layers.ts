// Layers of land that many places share, in the colours of the hour and the weather.
import { mix } from '../light/colour.ts';
import { dapple, specks } from '../scenery/growth.ts';
import { grass, ground, haze, ridge } from '../scenery/land.ts';
import type { Stage } from '../staging/stage.ts';

/** The colours of the land under this sky, and the layers that most places share. */
export function layers(stage: Stage) {
  const { horizon, ground: near, h, light, culture } = stage;
  const air = (colour: string, far: number) => mix(colour, light.haze, far);
  const green = air(culture.green, 0.06);
  return {
    air,
    green,
    far: (colour: string, jagged = false, rise = 100) =>
      ridge(stage, {
        y: horizon - 22,
        rise: rise * 1.35,
        waves: 3.3,
        colour: air(mix(colour, '#7d92c4', 0.55), 0.62),
        jagged,
        key: 'farther',
      }) +
      ridge(stage, {
        y: horizon + 6,
        rise,
        waves: 2.6,
        colour: air(mix(colour, '#8a9cc4', 0.22), 0.5),
        jagged,
        key: 'far',
      }) +
      specks(stage, horizon + 2, 34, 0.55, 46) +
      haze(stage, horizon + 40, 70, 0.5),
    middle: (colour: string, rise = 60) =>
      ridge(stage, { y: (horizon + near) / 2 + 14, rise, waves: 2.1, colour: air(colour, 0.3), key: 'middle' }) +
      specks(stage, (horizon + near) / 2 + 6, near - horizon > 60 ? 50 : 20, 0.26, 34) +
      haze(stage, near + 6, 46, 0.28),
    floor: (colour: string, rise = 26) => ground(stage, colour, near, rise) + dapple(stage, colour),
    soil: (count = 130) => grass(stage, near + 14, h - near, green, count),
  };
}
