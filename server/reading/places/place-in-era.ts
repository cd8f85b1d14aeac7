// Replaces a place by its counterpart in Bible times or today: no temples today, no classrooms then.
import type { ReadingEra, ReadingPlace } from '#shared/pictures/scene-reading.ts';

const todays: Partial<Record<ReadingPlace, ReadingPlace>> = {
  beach: 'shore',
  harbour: 'shore',
  pool: 'river',
  bathroom: 'house',
  'hair-salon': 'house',
  farm: 'field',
  bedroom: 'house',
  kitchen: 'house',
  'living-room': 'house',
  church: 'temple',
  street: 'city',
  yard: 'courtyard',
  shop: 'market',
  classroom: 'house',
  school: 'house',
  office: 'house',
  'car-road': 'road',
  bus: 'road',
  'bus-stop': 'road',
  clinic: 'house',
  playground: 'field',
  'football-pitch': 'field',
  station: 'city',
  library: 'house',
  'sports-court': 'field',
  stairs: 'house',
  corridor: 'house',
  barn: 'stable',
  van: 'road',
  train: 'road',
};
const olden: Partial<Record<ReadingPlace, ReadingPlace>> = { temple: 'church', stable: 'barn' };

/** A place as the era has it: a modern tale has no temple, Scripture no classroom. */
export const placeInEra = (place: ReadingPlace, era: ReadingEra): ReadingPlace =>
  (era === 'scripture' ? todays[place] : olden[place]) ?? place;
