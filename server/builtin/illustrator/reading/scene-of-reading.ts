// Turns a reading (from server/reading) into a scene that the illustrator can draw.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import type {
  ReadingAction,
  ReadingFeeling,
  ReadPerson,
  ReadingPlace,
  SceneReading,
} from '#shared/pictures/scene-reading.ts';
import { everydayDeedOf } from '#shared/pictures/everyday-deeds.ts';
import { isOfActionKind } from '../actions/kinds-of-action-things.ts';
import type { AnimalKind, PersonKind, Prop } from '../staging/kinds.ts';
import { modestly } from '../actions/modest-action.ts';
import { people as known } from './lexicon-people.ts';
import type { Feeling } from '../looks/look.ts';
import { chance } from '../drawing/random.ts';
import { animalNamed, propNamed } from './named-things.ts';
import { cloths } from '../looks/words-of-look.ts';
import { isOfRailway, isStillLife, isTrain, saysOnGround, withThing } from './shot-of-thing.ts';
import { withoutSize } from '../things/thing-words.ts';
import type { CastMember, Mood, Scene, SceneEvent, Weather } from '../scene.ts';

/** What a face shows of a feeling. */
export const faceOf: Record<ReadingFeeling, Feeling> = {
  calm: 'calm',
  joy: 'happy',
  sadness: 'sad',
  tears: 'weeping',
  fear: 'afraid',
  anger: 'angry',
  wonder: 'amazed',
  shame: 'ashamed',
  pain: 'hurting',
  tired: 'tired',
  pride: 'proud',
};
const moodOf: Record<ReadingFeeling, Mood> = {
  calm: 'calm',
  joy: 'joyful',
  sadness: 'sorrowful',
  tears: 'sorrowful',
  fear: 'tense',
  anger: 'tense',
  wonder: 'majestic',
  shame: 'sorrowful',
  pain: 'sorrowful',
  tired: 'calm',
  pride: 'joyful',
};
const weatherOf: Record<SceneReading['weather'], Weather> = {
  clear: 'clear',
  cloudy: 'cloudy',
  dust: 'dust',
  storm: 'storm',
  rain: 'rain',
  rainbow: 'rainbow',
  wind: 'wind',
  fire: 'fire',
  snow: 'snow',
};

/** What the land shows of an action: furrows, high wheat, water up to the edge of the page. */
const eventOf: Partial<Record<ReadingAction, SceneEvent>> = {
  plant: 'sow',
  dig: 'sow',
  harvest: 'harvest',
  swim: 'baptize',
  row: 'baptize',
  ride: 'ride',
  arrive: 'arrive',
  discover: 'discover',
};

const roles = new Map<string, readonly [PersonKind, PersonKind]>(
  Object.entries(
    parse(readFileSync(new URL('../looks/people-of-readings.yaml', import.meta.url), 'utf8')) as Record<string, string>,
  ).map(([role, kinds]) => {
    const [male = 'man', female = male] = kinds.split(' / ');
    return [role, [male as PersonKind, female as PersonKind]];
  }),
);

const female = new Set<PersonKind>(['queen', 'woman', 'mary', 'mother', 'widow', 'girl', 'eve']);
const male = new Set<PersonKind>([
  'king',
  'pharaoh',
  'priest',
  'prophet',
  'patriarch',
  'man',
  'elder',
  'father',
  'brother',
  'son',
  'soldier',
]);

/** The well-known person of this name, if sex and age agree. */
function knownKind({ called, sex, age, count, role }: ReadPerson): PersonKind | null {
  const name = called.toLowerCase();
  const found = known.find(({ words, count: many }) => many > 1 === count > 1 && name.replace(words, '').trim() === '');
  if (!found || (sex === 'female' && male.has(found.kind)) || (sex === 'male' && female.has(found.kind))) return null;
  const young = age === 'baby' || age === 'child' || age === 'teen';
  // David is a young shepherd once, and Saul is not yet king.
  if (!young && found.kind === 'young-shepherd') return null;
  if (found.kind === 'king' && role !== null && role !== 'king') return null;
  return young && found.kind !== 'baby' && found.kind !== 'girl' && found.kind !== 'young-shepherd' ? null : found.kind;
}

/** What somebody is drawn as when neither role nor name says more. */
function plainKind({ id, sex, age, count }: ReadPerson, seed: string): PersonKind {
  if (age === 'baby') return 'baby';
  if (sex === null && count > 1 && age !== 'child') return 'crowd';
  const she = sex === 'female' || (sex === null && chance(seed, id, 'sex').maybe(0.5));
  if (age === 'child' || age === 'teen') return she ? 'girl' : age === 'teen' ? 'son' : 'child';
  return age === 'old' ? (she ? 'widow' : 'elder') : she ? 'woman' : 'man';
}

/**
 * Kind by role first, in scripture by the name that everybody knows next, by sex and age last. A child in a role stays
 * a child.
 */
function kindOf(person: ReadPerson, era: SceneReading['era'], seed: string): PersonKind {
  const grown = person.age === 'adult' || person.age === 'old';
  const role = person.role && grown ? roles.get(person.role.toLowerCase()) : undefined;
  const named = era === 'scripture' ? knownKind(person) : null;
  return (
    (named && named !== 'crowd' ? named : null) ??
    role?.[person.sex === 'female' ? 1 : 0] ??
    named ??
    plainKind(person, seed)
  );
}

/** A baby on somebody's back is drawn with whoever carries it. */
const isOnBack = ({ id, age, count }: ReadPerson, people: readonly ReadPerson[], actors: readonly string[]): boolean =>
  age === 'baby' && count === 1 && !actors.includes(id) && people.some(({ marks }) => marks?.includes('baby-on-back'));

/** The cast of a reading: everybody who is in it and nobody else. */
const castOf = ({ people, era, action, actors, targets }: SceneReading, seed: string): CastMember[] =>
  people
    .filter((person) => !isOnBack(person, people, actors))
    .map((person) => ({
      id: person.id,
      kind: kindOf(person, era, seed),
      count: person.count,
      hurt:
        person.feeling === 'pain' &&
        (action === 'heal' || action === 'help-up') &&
        targets.includes(person.id) &&
        person.age !== 'baby',
      sex: person.sex,
      age: person.age,
      role: person.role,
      turn: person.turn,
      marks: person.marks,
      wears: person.wears,
      family: person.family,
      feeling: person.feeling ? faceOf[person.feeling] : null,
    }));

/** Actions that need open ground, not a floor. */
const onGround = new Set<ReadingAction>(['dig', 'plant', 'harvest', 'herd']);

/** Actions that need water. */
const inWater = new Set<ReadingAction>(['swim', 'row']);
const wet = new Set<ReadingPlace>(['sea', 'boat', 'river', 'shore', 'beach', 'pool', 'harbour']);

/** Actions with a vehicle that people get into, ride on or push. */
const entered = new Set<ReadingAction>(['climb', 'ride', 'push', 'jump', 'kick']);
const indoors = new Set<ReadingPlace>([
  ...([
    'house',
    'living-room',
    'bedroom',
    'kitchen',
    'classroom',
    'clinic',
    'church',
    'temple',
    'office',
    'shop',
  ] as const),
  ...(['library', 'palace', 'court', 'inn', 'prison', 'hall', 'stairs', 'corridor', 'barn'] as const),
]);

/** Somebody who enters one of these is shown in it, not in front of a house. */
const rooms = new Set<ReadingPlace>(['classroom', 'kitchen', 'living-room', 'bedroom', 'office', 'library']);
/** A wide view of one of these with nobody in it shows the room. */
const insides = new Set<ReadingPlace>([
  ...rooms,
  ...(['stairs', 'corridor', 'hall', 'hair-salon', 'shop', 'workshop', 'barn', 'bathroom', 'clinic'] as const),
]);

const hauled = new Set<ReadingAction>(['push', 'pull', 'mend', 'draw']);
/** Where boats are made or lie dry. */
const dryDocks = new Set<ReadingPlace>(['workshop', 'yard', 'farm', 'river', 'shore', 'beach', 'courtyard']);

const near = new Set<SceneReading['shot']>(['half', 'face', 'over-shoulder', 'hands']);

/** Actions of hands with a thing, which a picture of the face would leave out. */
const inHands = new Set<ReadingAction>([
  'phone',
  'read',
  'write',
  'eat',
  'drink',
  'count',
  'give',
  'hold',
  'carry',
  'sew',
  'wave',
]);

/** Vehicles are seen from outside, and whoever swims or rows is in water. */
function placeOf({ era, action, place, things }: SceneReading): ReadingPlace {
  if (inWater.has(action) && !wet.has(place)) return 'river';
  if (onGround.has(action) && indoors.has(place)) return era === 'today' ? 'yard' : 'field';
  // A boat that is rowed is no longer on the sand.
  if (action === 'row' && (place === 'beach' || place === 'shore')) return 'sea';
  // Somebody who pushes a boat is beside it.
  if (hauled.has(action) && !dryDocks.has(place) && things.some(({ name }) => isOfActionKind(name, 'boat')))
    return era === 'today' ? 'beach' : 'shore';
  const rolls =
    action === 'drive' || (entered.has(action) && things.some(({ name }) => isOfActionKind(name, 'vehicle')));
  if (rolls && indoors.has(place)) return era === 'today' ? 'car-road' : 'road';
  const outside =
    place === 'bus' && (action === 'drive' || action === 'climb' || action === 'open' || action === 'ride');
  return outside && things.some(({ name }) => isOfActionKind(name, 'vehicle')) ? 'car-road' : place;
}

/** Actions that need a chair or a glass, so they are not drawn in water. */
const onLand = new Set<ReadingAction>(['sit', 'hold', 'drink', 'talk', 'tell', 'wait', 'give', 'take']);

/** "She stood in the water", « il entra dans l'eau »: in a pool or a river. */
const isWading = ({ place, action, sentence }: SceneReading): boolean =>
  (place === 'pool' || place === 'river') && !inWater.has(action) && saysInWater.test(sentence);
const saysInWater =
  /\b(?:st(?:ood|ands?|anding)|wad(?:ed?|es|ing)|went down|walk(?:ed|s)|stepp?(?:ed|s)|ran|got|was|were)(?: \w+){0,4} in(?:to)? the (?:\w+ )?(?:water|pool|river|shallow end|deep end)\b|(?<!\p{L})(?:dans|au milieu de) (?:l['’]eau|le (?:petit|grand) bain)(?!\p{L})/iu;

const saysOnHead = /\bon (?:her|his|their|my|a girl's) heads?\b|(?<!\p{L})sur (?:la|sa|leur|ma) tête(?!\p{L})/iu;

/** Separates the name of a thing from its colour: "red bucket". */
function uncoloured(name: string): { name: string; colour: string | undefined } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const colour =
    rest.length > 0 && Object.hasOwn(cloths, first.toLowerCase()) ? cloths[first.toLowerCase()] : undefined;
  return colour ? { name: rest.join(' '), colour } : { name, colour: undefined };
}

/** The colour that the name of a thing has, or that stands before the thing in the words. */
function colourOf(name: string, sentence: string): string | undefined {
  const last = withoutSize(name.toLowerCase()).split(/\s+/).at(-1) ?? '';
  const words = `${sentence} ${name}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  const at = words.flatMap((word, i) => (word === last ? [words[i - 1], words[i - 2]] : []));
  const colour = at.find((word) => word !== undefined && Object.hasOwn(cloths, word));
  return colour === undefined ? undefined : cloths[colour];
}

const onHeads = /\b(?:hat|cap|helmet|beret|beanie)s?$/;
/** Actions that take something worn into the hands. */
const handling = new Set<ReadingAction>([
  ...([
    'give',
    'take',
    'hold',
    'put',
    'carry',
    'lift',
    'throw',
    'sew',
    'mend',
    'buy',
    'sell',
    'wash',
    'clean',
  ] as const),
]);

/** Whether a thing is already worn on somebody's head, so that it is not drawn on the ground as well. */
const isWornByOne = (name: string, { people, action }: SceneReading): boolean => {
  const worn = onHeads.exec(withoutSize(name.toLowerCase()))?.[0];
  return (
    worn !== undefined && !handling.has(action) && people.some(({ wears }) => wears?.includes(worn.replace(/s$/, '')))
  );
};

/** Whether people are indoors at home: in the evening, at table or by a lamp. */
const isAtHome = ({ era, place, time, action, sentence, things }: SceneReading): boolean =>
  era === 'today' &&
  place === 'house' &&
  !outdoors.test(sentence) &&
  !goesOut.has(action) &&
  (time === 'night' || time === 'dusk' || things.some(({ name }) => /\b(?:table|lamp|sofa|desk)$/.test(name)));
const outdoors =
  /\b(?:out(?:side)?|gate|doors?|yard|garden|street|porch|steps|in front|car)\b|(?<!\p{L})(?:dehors|portail|porte|cour|jardin|rue|devant|seuil|voiture)(?!\p{L})/iu;
const goesOut = new Set<ReadingAction>([
  'arrive',
  'leave',
  'walk',
  'run',
  'knock',
  'wave',
  'drive',
  'ride',
  'flee',
  'climb',
]);

/** Whether a thing would lie alone on bare ground. Vehicles and benches may stand there. */
const liesOnGround = ({ era, people, animals, action, place, isOutside, things }: SceneReading): boolean =>
  era === 'today' &&
  people.length + animals.length === 0 &&
  action === 'none' &&
  things.length > 0 &&
  (openAir.has(place) || isOutside === true) &&
  !standsOut.test(things[0]!.name);
const openAir = new Set<ReadingPlace>([
  ...(['yard', 'street', 'road', 'playground', 'market', 'village', 'city', 'field', 'beach', 'garden'] as const),
  ...(['farm', 'courtyard', 'football-pitch', 'car-road', 'forest', 'hills', 'bus-stop', 'station'] as const),
]);
const standsOut = /\b(?:bicycle|bike|motorbike|car|bus|van|lorry|truck|boat|canoe|taxi|tractor|bench|well)s?$/;

/** The scene of a reading: its people, action, things and place, as the illustrator's own kinds. */
export function sceneOf(
  reading: SceneReading,
  { seed, context, story = [] }: Pick<PictureOrder, 'seed'> & Partial<Pick<PictureOrder, 'context' | 'story'>>,
): Scene {
  const { era, time, weather, actors, targets, feeling } = reading;
  // A person in a wheelchair brings it along.
  const isWheeled = reading.people.some(({ marks }) => marks?.includes('wheelchair'));
  const isByRail = era === 'today' && isOfRailway(reading, story);
  const told = reading.things.filter(
    ({ name }) =>
      !(isWheeled && /wheelchair/i.test(name)) && !isWornByOne(name, reading) && !(isByRail && isTrain(name)),
  );
  const isAlone = liesOnGround(reading);
  const isBare = isAlone && (reading.shot === 'land' || !isStillLife(reading));
  const things = isBare ? [] : told.map((thing) => ({ ...thing, ...uncoloured(thing.name) }));
  const wading = isWading(reading);
  const seenAs: SceneReading = isAlone ? { ...reading, shot: isBare ? 'wide' : 'thing' } : reading;
  const deed = everydayDeedOf(reading.action, reading.sentence, era);
  const { action: done, shot: usual } = deed ? seenAs : modestly(seenAs, things);
  // Nobody has a chair or a glass of water in the pool.
  const action = wading && onLand.has(done) ? (reading.people.length > 1 ? 'hold-hands' : 'stand') : done;
  // Somebody who sits low would be cut off next to somebody who stands.
  const isLow = reading.people.length > 1 && reading.people.some(({ marks }) => marks?.includes('wheelchair'));
  const seen = deed ? usual : withThing({ ...reading, action, shot: usual }, things);
  const shot =
    isLow && near.has(seen)
      ? 'full'
      : seen === 'face' && (deed ? deed !== 'wipe-tears' : inHands.has(action))
        ? 'half'
        : seen;
  const empty = action === 'none' || reading.people.length === 0;
  const animals = reading.animals.flatMap(({ name, count }): { kind: AnimalKind; count: number }[] => {
    const kind = animalNamed(name);
    return kind ? [{ kind, count: Math.min(count, 8) }] : [];
  });
  return {
    era,
    place: isByRail && reading.place === 'unknown' ? 'station' : placeOf({ ...reading, action }),
    time,
    weather: weatherOf[weather],
    mood: moodOf[feeling],
    shot,
    wide: shot === 'land' || shot === 'wide',
    event: eventOf[action] ?? 'wait',
    cast: empty ? [] : castOf(reading, seed),
    animals,
    props: things.map(({ name }) => propNamed(name)).filter((prop): prop is Prop => prop !== null),
    tableau: null,
    near: null,
    acting: {
      action,
      deed,
      onHeads:
        context === undefined || context === 'west-african' || era === 'scripture' || saysOnHead.test(reading.sentence),
      onHead: saysOnHead.test(reading.sentence),
      wading,
      isByRail,
      isOnGround: saysOnGround.test(reading.sentence),
      actors,
      targets,
      things: (wading ? things.filter(({ name }) => !/\bwater$/.test(name)) : things).map((thing) => ({
        ...thing,
        colour: thing.colour ?? colourOf(thing.name, reading.sentence),
      })),
    },
    // A far view of a building with nobody in it shows it from outside, and who arrives comes to its door.
    open: empty
      ? shot === 'land' || (shot === 'wide' && !insides.has(reading.place)) || reading.isOutside === true
      : (action === 'arrive' && !rooms.has(reading.place)) || (reading.isOutside === true && !isAtHome(reading)),
    side: null,
  };
}
