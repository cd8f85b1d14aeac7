import { box } from '../drawing/brush.ts';
import type { Stage } from '../staging/stage.ts';

/** Whether windows and lamps shine, which is from dusk on. */
export const lampsAreLit = ({ light, scene }: Pick<Stage, 'light' | 'scene'>): boolean =>
  light.dark || scene.time === 'dusk';

/**
 * The dark that lies over a place under the sky by night, deepest on the ground before us; nothing by day. It goes
 * behind the people; with less `strength` over lit windows.
 */
export function nightfall({ light, ink, w, h, horizon }: Stage, strength = 1): string {
  if (!light.dark) return '';
  const veil = ink.linear(
    [0, horizon - 120],
    [0, h],
    [0, '#101a4c', 0.06 * strength],
    [0.35, '#101a4c', 0.3 * strength],
    [1, '#0c1238', 0.52 * strength],
  );
  return box(0, horizon - 120, w, h - horizon + 120, veil);
}

/** Whether the sun or the moon casts a beam through a window: not in bad weather. */
export const sunShines = ({ scene: { weather } }: Pick<Stage, 'scene'>): boolean =>
  !['rain', 'storm', 'snow'].includes(weather);
