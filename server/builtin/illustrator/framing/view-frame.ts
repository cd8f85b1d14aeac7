// Foreground for places: near ground, and for views without people, plants or walls that frame them.
import { place } from '../drawing/brush.ts';
import { type NearGround, nearestGround, onNearGround } from '../scenery/near-ground.ts';
import { thingsOfOld } from '../of-old/things-of-old.ts';
import type { Scene } from '../scene.ts';
import type { Scenery, Stage } from '../staging/stage.ts';

/** What the ground before us is made of, where there is no plan of the place. */
const kinds: Partial<Record<Scene['place'], NearGround>> = {
  shore: 'sand',
  river: 'grass',
  vineyard: 'grass',
  garden: 'grass',
};
/** Things on an empty shore in Bible times: thing, distance to the side, distance down, size. */
const waiting = [
  ['nets', 0.44, 92, 1.2],
  ['boat', 0.2, 122, 1.5],
] as const;

/** Adds near ground to a place that a reading tells of; without people also what frames the view. */
export function withNearGround(stage: Stage, drawn: Scenery): Scenery {
  const { scene, w, ground, side, culture } = stage;
  const kind = kinds[scene.place];
  if (scene.acting === null || !kind) return drawn;
  const empty = scene.cast.length === 0;
  const things = waiting.map(([of, x, y, size]) => {
    const part = thingsOfOld[of];
    return part ? place(part.draw(stage), w / 2 - side * w * x, ground + y, size, side > 0) : '';
  });
  return {
    back:
      drawn.back +
      (scene.place === 'shore'
        ? onNearGround(stage, kind, culture.sand) + (empty && scene.era === 'scripture' ? things.join('') : '')
        : ''),
    front: (empty ? nearestGround(stage, kind, side, true) : '') + drawn.front,
  };
}
