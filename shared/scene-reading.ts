import { z } from 'zod';

/** What a picture shows, as read from the words of its tale: data that an illustrator draws, and that the creator can see and change. */

export const readingEras = ['scripture', 'today'] as const;
export type ReadingEra = (typeof readingEras)[number];

/** Where a picture plays. The last group belongs to today's world. */
export const readingPlaces = [
  ...['road', 'desert', 'hills', 'shore', 'sea', 'mountain', 'city', 'house', 'temple', 'river', 'garden', 'field', 'vineyard'],
  ...['tomb', 'wilderness', 'palace', 'heaven', 'inn', 'stable', 'camp', 'prison', 'pasture', 'valley', 'forest', 'village'],
  ...['court', 'courtyard', 'rooftop', 'doorway', 'well', 'market', 'boat', 'threshing-floor', 'workshop', 'gate'],
  ...['street', 'school', 'classroom', 'kitchen', 'living-room', 'bedroom', 'clinic', 'church', 'bus-stop', 'bus', 'office', 'shop'],
  ...['playground', 'football-pitch', 'station', 'yard', 'car-road', 'beach', 'farm'],
] as const satisfies readonly string[];
export type ReadingPlace = (typeof readingPlaces)[number];

/** What somebody does: it decides how bodies stand, what hands do and where the second person is. */
export const readingActions = [
  // Moving.
  ...[
    'walk',
    'run',
    'climb',
    'jump',
    'dance',
    'fall',
    'flee',
    'arrive',
    'leave',
    'ride',
    'drive',
    'row',
    'swim',
    'lead',
    'follow',
    'search',
  ],
  // Hands and things.
  ...[
    'give',
    'take',
    'carry',
    'hold',
    'lift',
    'throw',
    'kick',
    'pour',
    'open',
    'close',
    'pick',
    'plant',
    'harvest',
    'dig',
    'build',
    'mend',
  ],
  ...[
    'cook',
    'eat',
    'drink',
    'wash',
    'clean',
    'sew',
    'write',
    'read',
    'draw',
    'play',
    'count',
    'buy',
    'sell',
    'fish',
    'herd',
    'draw-water',
  ],
  // People.
  ...[
    'talk',
    'tell',
    'teach',
    'ask',
    'call',
    'whisper',
    'argue',
    'mock',
    'accuse',
    'listen',
    'greet',
    'hug',
    'kiss',
    'hold-hands',
    'help-up',
  ],
  ...[
    'heal',
    'comfort',
    'bless',
    'hit',
    'fight',
    'push',
    'tie',
    'arrest',
    'judge',
    'serve',
    'share',
    'beg',
    'bow',
    'kneel',
    'anoint',
    'wash-feet',
  ],
  // Feeling and thought.
  ...['look', 'point', 'discover', 'hide', 'wait', 'think', 'pray', 'praise', 'sing', 'weep', 'laugh', 'fear', 'rejoice', 'be-ashamed'],
  ...['sit', 'stand', 'sleep', 'wake', 'lie-sick', 'die', 'bury', 'be-born', 'rule', 'sacrifice', 'appear'],
  // Nobody acts: the place or the thing is shown.
  'none',
] as const;
export type ReadingAction = (typeof readingActions)[number];

export const readingShots = [
  'land',
  'wide',
  'full',
  'half',
  'face',
  'hands',
  'thing',
  'from-above',
  'from-below',
  'over-shoulder',
] as const;
export type ReadingShot = (typeof readingShots)[number];

export const readingFeelings = ['calm', 'joy', 'sadness', 'tears', 'fear', 'anger', 'wonder', 'shame', 'pain', 'tired', 'pride'] as const;
export type ReadingFeeling = (typeof readingFeelings)[number];

export const readingAges = ['baby', 'child', 'teen', 'adult', 'old'] as const;
export type ReadingAge = (typeof readingAges)[number];

const short = z.string().trim().min(1).max(60);

/** One person, or one group of people who look alike in kind. `id` is the same in all scenes of a tale. */
export const ReadPerson = z.object({
  id: short,
  /** As the tale calls them: "Ama", "her grandmother", "three sons". */
  called: short,
  sex: z.enum(['female', 'male']).nullable(),
  age: z.enum(readingAges),
  /** What they are, in one English word or two: "king", "nurse", "shepherd"; null when the tale does not say. */
  role: short.nullable(),
  count: z.int().min(1).max(40),
  feeling: z.enum(readingFeelings).nullable(),
});
export type ReadPerson = z.infer<typeof ReadPerson>;

export const SceneReading = z.object({
  /** The one sentence that the picture shows, in the language of the tale. */
  sentence: z.string().max(600),
  era: z.enum(readingEras),
  place: z.enum(readingPlaces),
  time: z.enum(['dawn', 'day', 'dusk', 'night']),
  weather: z.enum(['clear', 'cloudy', 'storm', 'rain', 'rainbow', 'wind', 'fire', 'snow']),
  /** Whoever is seen, most important first; nobody who is absent, dead or only talked about. */
  people: z.array(ReadPerson).max(12),
  action: z.enum(readingActions),
  /** Ids of who acts, and of those whom it is done to. */
  actors: z.array(short).max(12),
  targets: z.array(short).max(12),
  /** Things that are seen, in one English word or two, what the action is done with first. */
  things: z.array(z.object({ name: short, count: z.int().min(1).max(40) })).max(12),
  animals: z.array(z.object({ name: short, count: z.int().min(1).max(40) })).max(6),
  feeling: z.enum(readingFeelings),
  shot: z.enum(readingShots),
});
export type SceneReading = z.infer<typeof SceneReading>;

/** What the creator changed in a reading; what is left out stays as it is read. */
export const ReadingChange = SceneReading.omit({ sentence: true }).partial();
export type ReadingChange = z.infer<typeof ReadingChange>;
