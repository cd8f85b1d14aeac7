// Which rooms belong to which buildings, so that "the hall" of a school is not the hall of a house.
import type { ReadingPlace } from '#shared/pictures/scene-reading.ts';

/** The rooms and parts of each place. */
export const within: Partial<Record<ReadingPlace, readonly ReadingPlace[]>> = {
  house: ['kitchen', 'bedroom', 'living-room', 'courtyard', 'rooftop', 'doorway', 'yard', 'garden'],
  school: ['classroom', 'library', 'playground', 'football-pitch', 'sports-court', 'yard'],
  city: [
    'clinic',
    'school',
    'library',
    'shop',
    'church',
    'court',
    'market',
    'street',
    'gate',
    'temple',
    'palace',
    'prison',
    'well',
  ],
  village: ['clinic', 'school', 'market', 'well', 'street', 'church', 'field', 'house', 'river'],
};

const vehicles: readonly ReadingPlace[] = ['van', 'bus', 'boat', 'train'];
const halls: readonly ReadingPlace[] = ['hall', 'school', 'classroom'];

/**
 * What a word for a room means in a tale that has been in these places: the counter of a van is in the van, "the hall"
 * of a school is not the hall of a house, and crossroads of today have traffic.
 */
export function roomInTale(place: ReadingPlace, word: string, been: ReadonlySet<ReadingPlace>): ReadingPlace {
  if (place === 'shop' && /^(?:counter|comptoir)$/.test(word))
    return [...vehicles, 'library' as const, 'inn' as const].find((one) => been.has(one)) ?? place;
  if (place === 'house' && word === 'hall') return halls.some((one) => been.has(one)) ? 'hall' : place;
  return place === 'road' && /^(?:crossroads?|carrefour)$/.test(word) ? 'car-road' : place;
}
