import type { ReadingAction, SceneReading } from '#shared/pictures/scene-reading.ts';
import { thingDrawing } from '../things/thing-drawing.ts';
import { heldNamed } from './named-things.ts';

/** Actions that a face can show alone, and actions that need the land around them. */
const toldByFace = new Set<ReadingAction>(['pray', 'weep', 'laugh', 'fear', 'sing', 'be-ashamed', 'call']);
const ofWideLand = new Set<ReadingAction>(['fish', 'herd', 'row', 'swim', 'drive', 'ride', 'harvest', 'plant', 'play']);

/**
 * In modern scenes, changes a shot that would hide or lose a held thing: a close-up of a face, or a view from too far
 * away. The result shows the thing and its holder.
 */
export function withThing(
  { era, shot, action, people }: SceneReading,
  [first]: readonly { readonly name: string; readonly colour: string | undefined }[],
): SceneReading['shot'] {
  const isHeld = era === 'today' && first !== undefined && heldNamed(first.name, era) !== undefined;
  const count = people.reduce((sum, one) => sum + one.count, 0);
  if (!isHeld || count === 0) return shot;
  if (shot === 'face' && !toldByFace.has(action)) return 'half';
  if (shot === 'full' && count < 3 && ofHands.has(action) && isSmall(first.name, era)) return 'half';
  return shot === 'wide' && count < 4 && !ofWideLand.has(action) ? 'full' : shot;
}

/** Actions that are about the thing in the hands. */
const ofHands = new Set<ReadingAction>(['give', 'hold', 'take', 'share', 'count', 'read', 'phone', 'buy', 'sell']);
/** In a full shot, a thing smaller than this many figure units is only a speck. */
const speck = 40;
const isSmall = (name: string, era: SceneReading['era']): boolean => {
  const drawing = thingDrawing(name, { era });
  return drawing !== null && Math.max(drawing.width, drawing.height) < speck;
};

/** Whether the first thing is small enough for a close-up of its own, on a table or on the ground. */
export const isStillLife = ({ era, things: [first] }: SceneReading): boolean => {
  const drawing = first ? thingDrawing(first.name, { era }) : null;
  return drawing !== null && drawing.width < widest;
};
const widest = 120;

/** "On the road", « par terre »: words that put a thing on the ground, not on a table. */
export const saysOnGround =
  /\b(?:on|in|into|onto|to) the (?:\w+ )?(?:ground|road|street|path|grass|sand|floor|mud|snow|puddle|earth|pavement|beach)\b|(?<!\p{L})(?:par terre|(?:sur|dans) (?:le sol|la route|la rue|l['’]herbe|le sable|la neige|le chemin|la boue|le trottoir))(?!\p{L})/iu;

const saysRail =
  /\b(?:trains?|rails?|railways?|locomotives?)\b|(?<!\p{L})(?:trains?|quais?|wagons?|locomotives?|chemin de fer)(?!\p{L})/iu;
export const isTrain = (name: string): boolean => /\b(?:train|locomotive|railway carriage)s?$/i.test(name);

/**
 * Whether a station is a railway station: a tale without trains has a bus station. A train in an unknown place stands
 * in its station.
 */
export function isOfRailway({ place, sentence, things }: SceneReading, story: readonly string[]): boolean {
  const hasTrain = things.some(({ name }) => isTrain(name));
  if (place === 'unknown') return hasTrain;
  return (
    (place === 'station' || place === 'train') && (hasTrain || [sentence, ...story].some((text) => saysRail.test(text)))
  );
}
