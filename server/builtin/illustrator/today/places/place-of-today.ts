// Chooses which plan of a room or landscape is drawn for each place of today.
import { outdoors } from '../../scenery/outdoors.ts';
import type { Scenery, Stage } from '../../staging/stage.ts';
import type { Place, Scene } from '../../scene.ts';
import { isGrassy, landOfToday } from './land-of-today.ts';
import { footbridge } from './street-things.ts';
import { lands } from './place-plans.ts';
import { roomOfToday } from './room-of-today.ts';
import { dryAtPool, isInPool } from './swimming-pool.ts';

/** Which room is drawn for a place of today. */
const roomOf: Partial<Record<Place, string>> = {
  house: 'living-room',
  inn: 'restaurant',
  'living-room': 'living-room',
  bedroom: 'bedroom',
  kitchen: 'kitchen',
  classroom: 'classroom',
  clinic: 'clinic',
  church: 'church',
  temple: 'church',
  office: 'office',
  court: 'courtroom',
  palace: 'state-room',
  library: 'library',
  hall: 'hall',
  shop: 'shop',
  workshop: 'workshop',
  prison: 'prison',
  bus: 'bus',
  train: 'train',
  van: 'van',
  barn: 'barn',
  stable: 'barn',
  stairs: 'stairs',
  corridor: 'corridor',
  pool: 'pool',
  bathroom: 'bathroom',
  'hair-salon': 'hair-salon',
};
/** Which land is drawn for a place of today, or for a room seen from outside. */
const landOf: Partial<Record<Place, string>> = {
  street: 'street',
  city: 'street',
  gate: 'gate',
  palace: 'government-house',
  court: 'government-house',
  prison: 'prison-front',
  library: 'library-front',
  workshop: 'workshop-front',
  inn: 'street',
  rooftop: 'rooftop',
  bedroom: 'house-front',
  shop: 'street',
  office: 'street',
  'car-road': 'car-road',
  'filling-station': 'filling-station',
  hall: 'school',
  road: 'country-road',
  village: 'village',
  well: 'village',
  market: 'market',
  school: 'school',
  classroom: 'school',
  playground: 'playground',
  'football-pitch': 'football-pitch',
  'sports-court': 'sports-court',
  'bus-stop': 'bus-stop',
  bus: 'bus-stop',
  train: 'rail-station',
  van: 'country-road',
  barn: 'farm',
  stable: 'farm',
  stairs: 'house-front',
  corridor: 'house-front',
  station: 'station',
  garden: 'garden',
  tomb: 'cemetery',
  harbour: 'harbour',
  'hair-salon': 'street',
  yard: 'yard',
  courtyard: 'yard',
  doorway: 'house-front',
  house: 'house-front',
  'living-room': 'house-front',
  kitchen: 'yard',
  clinic: 'clinic-front',
  church: 'church-front',
  temple: 'church-front',
  beach: 'beach',
  shore: 'beach',
  forest: 'forest',
  farm: 'farm',
  field: 'farm',
  'threshing-floor': 'farm',
};

/** True when a place of today is drawn under a roof. */
export const isRoomOfToday = ({ era, place, open }: Scene): boolean =>
  era === 'today' && (!open || underRoof.has(place)) && roomOf[place] !== undefined;
/** Places without a recognisable outside. */
const underRoof = new Set<Place>(['pool', 'bathroom']);

/**
 * How far below the edge of the near ground people in modern tales are placed, in page units, to keep them off the
 * road.
 */
export function kerbOfToday({ scene, roofed }: Pick<Stage, 'scene' | 'roofed'>): number {
  if (scene.era === 'today' && scene.place === 'pool') return isInPool(scene) ? 0 : dryAtPool;
  const land = scene.era === 'today' && !roofed ? landOf[scene.place] : undefined;
  return land && lands[land]?.some(({ road }) => road === 'across') ? 84 : 0;
}

/** The surroundings of a scene of today; null where the land looks as in Bible times. */
export function placeOfToday(stage: Stage): Scenery | null {
  const { scene, roofed } = stage;
  if (scene.era !== 'today') return null;
  const room = roofed ? roomOf[scene.place] : undefined;
  if (room) return roomOfToday(stage, room);
  if (scene.place === 'river') return riverOfToday(stage);
  const land = scene.place === 'station' && scene.acting?.isByRail ? landOf.train : landOf[scene.place];
  return land ? landOfToday(stage, land === 'yard' && isGrassy(stage) ? 'green-yard' : land) : null;
}

/** The usual river; half of them have a footbridge, unless somebody is baptized there. */
function riverOfToday(stage: Stage): Scenery {
  const bridged = stage.luck.maybe(0.5) && stage.scene.event !== 'baptize';
  const river = outdoors(stage);
  return bridged
    ? {
        ...river,
        back: river.back + footbridge(stage.w / 2 - stage.side * stage.w * 0.34, stage.ground + 36, stage.ground + 200),
      }
    : river;
}
