/**
 * What a picture shows, as read from the words of its tale: data that an illustrator draws, and that the creator can
 * see and change.
 */

export const readingEras = ['scripture', 'today'] as const;
export type ReadingEra = (typeof readingEras)[number];

/** Where a picture plays. The last group belongs to today's world. */
export const readingPlaces = [
  ...[
    'road',
    'desert',
    'hills',
    'shore',
    'sea',
    'mountain',
    'city',
    'house',
    'temple',
    'river',
    'garden',
    'field',
    'vineyard',
  ],
  ...[
    'tomb',
    'wilderness',
    'palace',
    'heaven',
    'inn',
    'stable',
    'camp',
    'prison',
    'pasture',
    'valley',
    'forest',
    'village',
  ],
  ...['court', 'courtyard', 'rooftop', 'doorway', 'well', 'market', 'boat', 'threshing-floor', 'workshop', 'gate'],
  ...[
    'street',
    'school',
    'classroom',
    'kitchen',
    'living-room',
    'bedroom',
    'clinic',
    'church',
    'bus-stop',
    'bus',
    'office',
    'shop',
  ],
  ...['playground', 'football-pitch', 'station', 'yard', 'car-road', 'beach', 'farm', 'library', 'sports-court'],
  ...['cave', 'hall', 'filling-station', 'stairs', 'corridor', 'barn', 'van', 'train'],
  ...['pool', 'harbour', 'bathroom', 'hair-salon'],
  // Nobody knows where: people on painted colour.
  'unknown',
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
    'pull',
    'hold',
    'lift',
    'throw',
    'kick',
    'pour',
    'open',
    'close',
    'pick',
    'put',
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
    'knock',
    'phone',
    'wave',
    'feed',
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
  ...[
    'look',
    'point',
    'discover',
    'hide',
    'wait',
    'think',
    'pray',
    'praise',
    'sing',
    'weep',
    'laugh',
    'fear',
    'rejoice',
    'be-ashamed',
  ],
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

export const readingFeelings = [
  'calm',
  'joy',
  'sadness',
  'tears',
  'fear',
  'anger',
  'wonder',
  'shame',
  'pain',
  'tired',
  'pride',
] as const;
export type ReadingFeeling = (typeof readingFeelings)[number];

export const readingAges = ['baby', 'child', 'teen', 'adult', 'old'] as const;
export type ReadingAge = (typeof readingAges)[number];

/** Visible marks of a person beyond age, sex and role. */
export const readingMarks = [
  'pregnant',
  'baby-on-back',
  'twin',
  'blind',
  'glasses',
  'stick',
  'headscarf',
  'hat',
  'cap',
  'uniform',
  // The clothes by which a tale describes a person.
  ...['bald', 'hood', 'apron', 'suit', 'white-coat', 'white-robe', 'school-bag'],
  ...['beard', 'moustache', 'grey-hair', 'braids', 'tall', 'one-arm', 'wheelchair'],
  ...['short', 'thin', 'stout', 'red-hair', 'fair-hair'],
] as const;
export type ReadingMark = (typeof readingMarks)[number];

export const readingTimes = ['dawn', 'day', 'dusk', 'night'] as const;
export const readingWeathers = ['clear', 'cloudy', 'storm', 'rain', 'rainbow', 'wind', 'dust', 'fire', 'snow'] as const;

/** Characters of a name in a reading; people, things and kinds of animals in one; how many of each. */
export const readingLimits = { name: 60, people: 12, things: 12, animals: 6, count: 40 } as const;

/** One person, or one group of people who look alike in kind. `id` is the same in all scenes of a tale. */
export type ReadPerson = {
  readonly id: string;
  /** As the tale calls them: "Ama", "her grandmother", "three sons". */
  readonly called: string;
  readonly sex: 'female' | 'male' | null;
  readonly age: ReadingAge;
  /** What they are, in one English word or two: "king", "nurse", "shepherd"; null when the tale does not say. */
  readonly role: string | null;
  readonly count: number;
  readonly feeling: ReadingFeeling | null;
  /** How many others of their sex and age the tale told of before them: each of them looks different. */
  readonly turn?: number | undefined;
  /** Their visible marks in this scene. */
  readonly marks?: readonly ReadingMark[] | undefined;
  /** The clothes that the tale tells them by, in English: "red dress, white shoes". */
  readonly wears?: string | undefined;
  /**
   * One of their family, the same for all of it: a family has one colour of skin. Missing for people without relatives.
   */
  readonly family?: string | undefined;
};

/** Things or animals of one kind, by one English word or two. */
export type ReadThing = { readonly name: string; readonly count: number };

export type SceneReading = {
  /** The one sentence that the picture shows, in the language of the tale. */
  readonly sentence: string;
  readonly era: ReadingEra;
  readonly place: ReadingPlace;
  /** Before the house, the church or the clinic that `place` names, not in it. */
  readonly isOutside?: boolean | undefined;
  readonly time: (typeof readingTimes)[number];
  readonly weather: (typeof readingWeathers)[number];
  /** Whoever is seen, most important first; nobody who is absent, dead or only talked about. */
  readonly people: readonly ReadPerson[];
  readonly action: ReadingAction;
  /** Ids of who acts, and of those whom it is done to. */
  readonly actors: readonly string[];
  readonly targets: readonly string[];
  /** Things that are seen, what the action is done with first. */
  readonly things: readonly ReadThing[];
  readonly animals: readonly ReadThing[];
  readonly feeling: ReadingFeeling;
  readonly shot: ReadingShot;
};

/** What the creator changed in a reading; what is left out stays as it is read. */
export type ReadingChange = { readonly [K in Exclude<keyof SceneReading, 'sentence'>]?: SceneReading[K] | undefined };

/** A reading with what was changed in it. */
export const changedReading = (reading: SceneReading, change: ReadingChange | null): SceneReading => ({
  ...reading,
  ...(Object.fromEntries(
    Object.entries(change ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<SceneReading>),
});
