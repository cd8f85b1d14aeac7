import type { ReadingPlace } from '#shared/pictures/scene-reading.ts';

/** The places that a place has in it. */
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
