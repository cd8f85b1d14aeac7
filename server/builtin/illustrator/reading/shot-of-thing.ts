import type { ReadingAction, SceneReading } from '#shared/pictures/scene-reading.ts';
import { thingDrawing } from '../things/thing-drawing.ts';
import { heldNamed } from './named-things.ts';

/** Deeds that a face tells by itself, and those that need the land around them. */
const toldByFace = new Set<ReadingAction>(['pray', 'weep', 'laugh', 'fear', 'sing', 'be-ashamed', 'call']);
const ofWideLand = new Set<ReadingAction>(['fish', 'herd', 'row', 'swim', 'drive', 'ride', 'harvest', 'plant', 'play']);

/** Today: from so near or so far that what is held, which the sentence names, is seen with whoever has it. */
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

/** Deeds whose thing is what a picture of them is about. */
const ofHands = new Set<ReadingAction>(['give', 'hold', 'take', 'share', 'count', 'read', 'phone', 'buy', 'sell']);
/** Beside people who are seen whole, a thing of less than this many figure units is a speck. */
const speck = 40;
const isSmall = (name: string, era: SceneReading['era']): boolean => {
  const drawing = thingDrawing(name, { era });
  return drawing !== null && Math.max(drawing.width, drawing.height) < speck;
};

/** From near, on a table or on the ground before a soft view of its place, a thing by itself makes a picture. */
export const isStillLife = ({ era, things: [first] }: SceneReading): boolean => {
  const drawing = first ? thingDrawing(first.name, { era }) : null;
  return drawing !== null && drawing.width < widest;
};
const widest = 120;

/** "On the road", « par terre »: a thing that lies there is on no table. */
export const saysOnGround =
  /\b(?:on|in|into|onto|to) the (?:\w+ )?(?:ground|road|street|path|grass|sand|floor|mud|snow|puddle|earth|pavement|beach)\b|(?<!\p{L})(?:par terre|(?:sur|dans) (?:le sol|la route|la rue|l['’]herbe|le sable|la neige|le chemin|la boue|le trottoir))(?!\p{L})/iu;

const saysRail =
  /\b(?:trains?|rails?|railways?|locomotives?)\b|(?<!\p{L})(?:trains?|quais?|wagons?|locomotives?|chemin de fer)(?!\p{L})/iu;
export const isTrain = (name: string): boolean => /\b(?:train|locomotive|railway carriage)s?$/i.test(name);

/**
 * Stations are those of buses, unless the tale tells of trains; a train in no known place has its station.
 */
export function isOfRailway({ place, sentence, things }: SceneReading, story: readonly string[]): boolean {
  const hasTrain = things.some(({ name }) => isTrain(name));
  if (place === 'unknown') return hasTrain;
  return (
    (place === 'station' || place === 'train') && (hasTrain || [sentence, ...story].some((text) => saysRail.test(text)))
  );
}
