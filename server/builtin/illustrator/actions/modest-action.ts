// Replaces an action whose usual picture would be misleading by a plainer one.
import { isDrawnDeed } from '#shared/pictures/everyday-deeds.ts';
import { actionNeeds } from '#shared/tale/action-needs.ts';
import type { ReadingAction, ReadingPlace, SceneReading } from '#shared/pictures/scene-reading.ts';
import { isOfActionKind } from './kinds-of-action-things.ts';
import { headLoadNamed, heldNamed, standingNamed } from '../reading/named-things.ts';
import type { ActingThing } from '../scene.ts';

/** Places where an action is clear without a thing: in a market, buying needs none. */
const known: Partial<Record<ReadingAction, ReadonlySet<SceneReading['place']>>> = {
  sell: new Set(['market', 'shop']),
  buy: new Set(['market', 'shop']),
  kick: new Set(['football-pitch', 'playground']),
};

/** Words for people who give orders from a throne; anybody else is shown speaking. */
const rulers =
  /\b(king|queen|prince|princess|pharaoh|emperor|caesar|governor|ruler|judge|chief|president|god|christ|lord|commander|captain|centurion)\b/i;
const seats: ReadonlySet<SceneReading['place']> = new Set(['palace', 'court']);

function orders({ action, place, people, actors }: SceneReading): SceneReading['action'] {
  if (action !== 'rule' || seats.has(place)) return action;
  const acting = people.filter(({ id }) => actors.includes(id));
  if (acting.some(({ role, called }) => rulers.test(`${role ?? ''} ${called}`))) return action;
  return people.length > 1 || (people[0]?.count ?? 1) > 1 ? 'talk' : 'stand';
}

const inVehicle =
  /(?<!\p{L})(?:in|inside|dans) (?:(?:the|an?|his|her|their|la|le|une?|sa|son|leur|old|vieille) )+(?:car|van|taxi|lorry|truck|voiture|camionnette|camion)(?!\p{L})/iu;
const vehicles = ['vehicle', 'bicycle', 'motorbike'] as const;
/** What people climb on or into. */
const climbed = [
  'tree',
  'tree-fruit',
  'wall',
  'ladder',
  'roof',
  'steps',
  'rock',
  'boat',
  'vehicle',
  'seat',
  'table',
  'box',
] as const;
const heights = new Set<ReadingPlace>([
  ...(['mountain', 'hills', 'desert', 'forest', 'rooftop', 'valley', 'cave', 'bus', 'boat', 'train'] as const),
]);

/**
 * The action to show when the usual picture would tell something else, such as sharing bread when a bicycle is shared.
 */
function gentler(
  { era, feeling, targets, people, actors, sentence, place }: SceneReading,
  action: ReadingAction,
  things: readonly ActingThing[],
): ReadingAction | null {
  const [first] = things;
  const onWheels = things.some(({ name }) => vehicles.some((kind) => isOfActionKind(name, kind)));
  const isAngry = feeling === 'anger' || people.some((person) => person.feeling === 'anger');
  // Adults who "play" or practise do not leap about as children do.
  const acting = people.filter(({ id }) => actors.includes(id));
  const isGrown = acting.length > 0 && acting.every(({ age }) => age === 'adult' || age === 'old');
  if (action === 'play' && things.length === 0 && isGrown) return 'stand';
  // Baking bread and peeling cassava need no pot: people hold them.
  if (action === 'cook' && era === 'today' && withoutPot.test(sentence) && first && heldNamed(first.name, era))
    return 'hold';
  // "He slapped the window once for each of them": nobody is hit.
  if (action === 'hit' && era === 'today' && onThing.test(sentence)) return targets.length > 0 ? 'wave' : 'stand';
  // "Helped him with the cake": nobody fell.
  if (action === 'help-up' && era === 'today' && !fallen.test(sentence)) return 'stand';
  // Nobody can whisper into several ears at once.
  if (action === 'whisper' && targets.length > 1) return 'talk';
  // "Made her climb up before him": without something to climb in the text, nobody is shown climbing.
  const isUp = heights.has(place) || things.some(({ name }) => climbed.some((kind) => isOfActionKind(name, kind)));
  if (action === 'climb' && era === 'today' && !isUp) return onWheels ? 'drive' : 'walk';
  if (action === 'push' && targets.length > 0 && era === 'today' && !isAngry) return 'walk';
  if ((action === 'open' || action === 'close') && first && isOfActionKind(first.name, 'cord')) return 'hold';
  if (action === 'share' && first && !heldNamed(first.name, era)) return 'stand';
  // "Slept in the car": people are shown in the car, not on the road beside it.
  const isInside =
    (action === 'sleep' || action === 'sit' || action === 'wait') && onWheels && inVehicle.test(sentence);
  if (isInside && era === 'today') return 'drive';
  return action === 'knock' && onWheels ? 'stand' : null;
}

const onThing =
  /\b(?:slap|hit|knock|strik|struck|bang|beat|tap|thump|smack)\w* (?:on |against |at )?(?:the|his|her|their|an?) (?:\w+ )?(?:window|door|wall|table|ball|glass|gate|roof|desk|ceiling|air|floor|fence)\b|(?<!\p{L})(?:frapp|tap|cogn)\p{L}* (?:à|au|sur|contre|dans) (?:la |le |l['’]|une? |sa )?(?:vitre|fenêtre|porte|mur|table|volets?|plafond|portail)(?!\p{L})/iu;
const withoutPot =
  /\b(?:bak(?:e[sd]?|ing)|peel\w*|knead\w*|chop\w*|slic\w*|shell(?:ed|ing)?|grat(?:ed|ing)|decorat\w*)\b|(?<!\p{L})(?:éplu\p{L}*|pétri\p{L}*|enfourn\p{L}*|décor\p{L}*|tarte|gâteau)(?!\p{L})/iu;
const fallen =
  /\b(?:up|fell|fallen|feet|rise|stand|ground|slipped|stumbled)\b|(?<!\p{L})(?:relev\p{L}*|lever|debout|tomb\p{L}*|gliss\p{L}*|terre)(?!\p{L})/iu;

/**
 * The action and the shot for a reading. An action of the hands without its thing would look like another action, so
 * the people are shown close up instead, with their feelings.
 */
export function modestly(reading: SceneReading, things: readonly ActingThing[]): Pick<SceneReading, 'action' | 'shot'> {
  const { era, targets, place, people, animals, shot } = reading;
  const action = orders(reading);
  const { instead, object } = actionNeeds[action] ?? {};
  const isDrawn = ({ name }: ActingThing) =>
    [heldNamed(name, era), headLoadNamed(name, era), standingNamed(name, era)].some((drawing) => Boolean(drawing));
  // In Scripture, an unnamed thing is drawn as a bundle in somebody's hands.
  const isBundle =
    era === 'scripture' && things.length === 0 && ['give', 'carry', 'take', 'lift', 'hold'].includes(action);
  // "He knocked, and she opened": the door.
  const isDoor = things.length === 0 && (action === 'open' || action === 'close');
  const can =
    !instead ||
    isBundle ||
    isDoor ||
    known[action]?.has(place) ||
    (targets.length > 0 && object === 'either') ||
    animals.length > 0 ||
    things.some(isDrawn);
  const gentle = gentler(reading, action, things);
  if (gentle) return { action: gentle, shot };
  // A hug without a second person would look like standing: the face is shown instead.
  const count = people.reduce((sum, each) => sum + each.count, 0);
  if (action !== 'none' && people.length > 0 && !isDrawnDeed(action, count))
    return { action: 'stand', shot: shot === 'face' ? shot : 'half' };
  // Without a receiver, a giving pose would look wrong.
  const isToNobody = action === 'give' && targets.length === 0 && people.length === 1 && people[0]!.count === 1;
  if (can && isToNobody && things.some(({ name }) => heldNamed(name, era)))
    return { action: 'hold', shot: shot === 'hands' || shot === 'face' ? shot : 'half' };
  if (can) return { action, shot };
  const alone = instead === 'talk' && people.length < 2 ? 'stand' : instead;
  const near = people.reduce((sum, { count }) => sum + count, 0) < 4 && alone !== 'walk';
  return { action: alone, shot: near && shot !== 'face' ? 'half' : shot };
}
