// Draws the surroundings of a scene: chooses the room or the landscape. The main file of this folder.
import { place } from '../drawing/brush.ts';
import { room } from './interior.ts';
import { cave } from '../of-old/cave.ts';
import { isLandOfOld, landOfOld } from '../of-old/land-of-old.ts';
import { outdoors } from './outdoors.ts';
import { smallBoat } from '../props/boat.ts';
import type { Chance } from '../drawing/random.ts';
import type { Scene } from '../scene.ts';
import type { Scenery, Stage } from '../staging/stage.ts';
import { isRoomOfToday, placeOfToday } from '../today/places/place-of-today.ts';
import { withNearGround } from '../framing/view-frame.ts';
import { vignette } from './vignette.ts';
import { deep, guidingStar, heaven, openSea, partedSea, tombRock } from '../light/wonders.ts';

const rooms = new Set(['house', 'inn', 'palace', 'temple', 'stable', 'prison']);
/** Rooms of readings; a known scene in one of these stays under the sky. */
const otherRooms = new Set(['court', 'workshop', 'hall']);

/** True when a scene is drawn under a roof. */
export const isRoofed = (scene: Scene, luck: Chance): boolean =>
  scene.era === 'today' ? isRoomOfToday(scene) : isRoofedOfOld(scene, luck);

const isRoofedOfOld = ({ place, event, time, open, tableau }: Scene, luck: Chance): boolean =>
  !open &&
  (rooms.has(place) || (otherRooms.has(place) && !tableau)) &&
  !(place === 'temple' && !tableau && luck.maybe(0.4)) &&
  !(place === 'inn' && (event === 'ride' || event === 'arrive')) &&
  !(place === 'house' && event === 'embrace' && time !== 'night');

/** Draws the surroundings of a scene. */
export function scenery(stage: Stage): Scenery {
  const { scene } = stage;
  if (scene.place === 'unknown') return vignette(stage);
  const today = placeOfToday(stage);
  if (today) return today;
  if (stage.roofed) {
    const drawn = room(stage);
    return scene.place === 'stable' && scene.props.includes('star')
      ? { ...drawn, back: drawn.back + guidingStar(stage) }
      : drawn;
  }
  if (!scene.tableau && isLandOfOld(scene.place)) {
    const drawn = landOfOld(stage);
    return scene.props.includes('star') ? { ...drawn, back: drawn.back + guidingStar(stage) } : drawn;
  }
  switch (scene.place) {
    case 'sea':
    case 'boat':
      return withSail(stage, openSea(stage));
    case 'cave':
      return cave(stage);
    case 'deep':
      return deep(stage);
    case 'heaven':
      return heaven(stage);
    case 'parted-sea':
      return partedSea(stage);
    case 'tomb': {
      const drawn = outdoors(stage);
      return {
        ...drawn,
        back: drawn.back + tombRock(stage, isOpenTomb(scene)),
      };
    }
    default: {
      const drawn = withNearGround(stage, outdoors(stage));
      return scene.props.includes('star') ? { ...drawn, back: drawn.back + guidingStar(stage) } : drawn;
    }
  }
}

/** Only the tomb of Jesus is open, with light in it: in its known scenes, and where the tale of a reading says so. */
const isOpenTomb = ({ acting, event, mood, risen }: Scene): boolean =>
  acting === null ? event === 'discover' || event === 'appear' || mood !== 'sorrowful' : risen === true;

/** A sea with nobody on it has a sail far out. */
function withSail({ scene, w, horizon, side }: Stage, drawn: Scenery): Scenery {
  if (scene.cast.length > 0 || scene.acting === null || scene.weather === 'storm') return drawn;
  return { ...drawn, back: drawn.back + place(smallBoat(), w / 2 - side * w * 0.16, horizon + 62, 0.9, side > 0) };
}
