import type { AirKind } from './picture-life.ts';
import type { ReadingPlace, SceneReading } from '../pictures/scene-reading.ts';

/** Places with a roof over them, where nobody says that the scene is before the door. */
const roofed: ReadonlySet<ReadingPlace> = new Set<ReadingPlace>([
  ...(['house', 'temple', 'tomb', 'palace', 'inn', 'stable', 'prison', 'workshop', 'doorway'] as const),
  ...([
    'school',
    'classroom',
    'kitchen',
    'living-room',
    'bedroom',
    'clinic',
    'church',
    'bus',
    'office',
    'shop',
    'library',
    'hall',
    'workshop',
    'stairs',
    'corridor',
    'barn',
    'van',
    'train',
  ] as const),
]);
/** Names of things that burn in the open, as readings have them. */
const burning = /\b(?:fire|fires|bonfire|campfire|torch|torches|burning bush|furnace|embers|coals)\b/;

/**
 * What the words of a scene put into its air: rain, snow and dust in the open, sparks where something burns, stars in a
 * clear night.
 */
export function airOfScene({
  place,
  isOutside,
  weather,
  time,
  things,
}: Pick<SceneReading, 'place' | 'isOutside' | 'weather' | 'time' | 'things'>): AirKind[] {
  const burns = weather === 'fire' || things.some(({ name }) => burning.test(name));
  const sparks: AirKind[] = burns ? ['sparks'] : [];
  if (roofed.has(place) && !isOutside) return sparks;
  if (weather === 'rain' || weather === 'storm') return ['rain', ...sparks];
  if (weather === 'snow' || weather === 'dust') return [weather, ...sparks];
  return time === 'night' && (weather === 'clear' || weather === 'fire') ? ['stars', ...sparks] : sparks;
}
