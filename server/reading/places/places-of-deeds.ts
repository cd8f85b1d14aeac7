// Which actions imply a place (swimming needs water), and which places rule an action out (nobody cooks in a library).
import type { ReadingAction, ReadingPlace } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';

/** Actions that belong to one kind of place, whatever the place of the tale so far. */
export const bound = new Set<ReadingAction>(['fish', 'row', 'swim', 'draw-water', 'bury', 'drive', 'lie-sick']);
/** Actions that imply a kind of land when a modern tale names no place. */
export const ofLand = new Set<ReadingAction>(['plant', 'harvest', 'herd', 'knock']);
/** Actions done on or in water. */
export const afloat = new Set<ReadingAction>(['swim', 'row', 'fish']);
/** Actions done at home, which end a journey. */
export const ofHome = new Set<ReadingAction>(['sleep', 'cook', 'wake', 'eat']);
export const outside = new Set<ReadingPlace>([
  'market',
  'street',
  'road',
  'school',
  'classroom',
  'car-road',
  'bus',
  'bus-stop',
  'office',
  'shop',
  'playground',
  'football-pitch',
  'station',
]);
/** Places where people sleep only by day. */
export const awake = new Set<ReadingPlace>([
  'clinic',
  'classroom',
  'school',
  'church',
  'bus',
  'station',
  'bus-stop',
  'office',
  'shop',
  'street',
  'market',
  'boat',
  'court',
  'field',
  'farm',
]);
export const wakes = (deeds: readonly Deed[]) =>
  deeds.some(({ action, happens, actors }) => action === 'wake' && happens && actors.length > 0);
/** Places where nobody wakes up in the morning. */
export const notHome = new Set<ReadingPlace>([
  ...outside,
  'church',
  'garden',
  'field',
  'farm',
  'well',
  'library',
  'river',
  'forest',
  'workshop',
]);
/** Places where people in modern tales spend the day, and which they leave in the evening. */
export const emptyAtNight = new Set<ReadingPlace>([
  'river',
  'field',
  'farm',
  'forest',
  'workshop',
  'well',
  'garden',
  'hills',
]);
/** Places where nobody bakes or cooks. */
export const noKitchen = new Set<ReadingPlace>(['bus', 'car-road', 'station', 'bus-stop', 'office', 'library', 'road']);
