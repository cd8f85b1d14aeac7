// Changes a shot that would not suit its scene, such as a far view of two people in a room.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import type { Scene } from '../scene.ts';

/** Journeys, which show the way when seen from a distance. */
const journeys = new Set<ReadingAction>([
  'walk',
  'ride',
  'leave',
  'arrive',
  'lead',
  'follow',
  'flee',
  'herd',
  'drive',
  'row',
  'search',
]);
const near: ReadonlySet<string> = new Set(['face', 'half', 'hands', 'over-shoulder']);
/** More people than this need a picture of the whole place. */
const few = 5;

/** From how far a scene is seen: a few people are not lost in a room, nor in a land that they do not travel through. */
export function seenFrom({ shot, wide, acting, cast, place }: Scene, roofed: boolean): Pick<Scene, 'shot' | 'wide'> {
  const count = cast.reduce((sum, member) => sum + member.count, 0);
  if (!acting || count === 0) return { shot, wide };
  // Close to somebody in a boat the boat is out of sight, and they seem to swim.
  if (place === 'boat' && acting.action !== 'swim' && shot !== null && near.has(shot))
    return { shot: null, wide: false };
  const far = shot === 'wide' || shot === 'land';
  const lost = roofed ? far || shot === 'from-above' : count <= few && far && !journeys.has(acting.action);
  return lost ? { shot: null, wide: false } : { shot, wide };
}
