// A scene is what a picture shows (people, things, place, light), independent of how it is drawn.
import type {
  ReadingAction,
  ReadingAge,
  ReadingEra,
  ReadingPlace,
  ReadingShot,
  ReadingMark,
} from '#shared/pictures/scene-reading.ts';
import type { EverydayDeed } from '#shared/pictures/everyday-deeds.ts';
import type { Feeling } from './looks/look.ts';
import type { AnimalKind, PersonKind, Prop } from './staging/kinds.ts';

/** What a picture shows, as read from the text, independent of how it is drawn. */
export type Scene = {
  /** Whose clothes, houses and things are shown. */
  readonly era: ReadingEra;
  readonly place: Place;
  readonly time: Time;
  readonly weather: Weather;
  readonly mood: Mood;
  /** The camera shot; null leaves the choice to the camera. */
  readonly shot: ReadingShot | null;
  /** A view over the land, people small in it. */
  readonly wide: boolean;
  /** What happens: it decides where people stand and what they do. */
  readonly event: SceneEvent;
  /** Most important first. */
  readonly cast: readonly CastMember[];
  readonly animals: readonly Herd[];
  readonly props: readonly Prop[];
  /** The tale tells how Jesus rose. */
  readonly risen?: boolean;
  /** The well-known scene that this is, and how often the tale has shown it before. */
  readonly tableau: { readonly key: string; readonly before: number; readonly mirror: boolean } | null;
  /**
   * How near we are: the share of the page's height that a grown figure in front takes; null leaves it to the picture.
   */
  readonly near: number | null;
  /** Drawn under the sky even where there could be a roof. */
  readonly open: boolean;
  /** Who does what to whom, as a reading has it; null when `event` alone says what happens. */
  readonly acting: Acting | null;
  /** Where light comes from when the place asks for it: -1 left, 1 right. */
  readonly side: -1 | 1 | null;
};

export type Acting = {
  readonly action: ReadingAction;
  /** The deed of every day that the words tell, which has a picture of its own. */
  readonly deed?: EverydayDeed | null;
  /** Ids of people in the cast, and the name of a thing for each that is seen; what the action is done with first. */
  readonly actors: readonly string[];
  readonly targets: readonly string[];
  readonly things: readonly ActingThing[];
  /** Whether people of this culture carry loads on their heads. */
  readonly onHeads?: boolean;
  /** The words say that it lies on the ground. */
  readonly isOnGround?: boolean;
  /** The words tell of trains: a station is one of the railway. */
  readonly isByRail?: boolean;
  /** People stand in water up to their waists. */
  readonly wading?: boolean;
  /** The words say that a load is carried on the head. */
  readonly onHead?: boolean;
};

/** `colour` is `#rrggbb` when the words say one. */
export type ActingThing = { readonly name: string; readonly count: number; readonly colour?: string | undefined };

export type Place = ReadingPlace | 'deep' | 'golgotha' | 'parted-sea';
export type Time = 'dawn' | 'day' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'dust' | 'storm' | 'rain' | 'rainbow' | 'wind' | 'fire' | 'snow';
export type Mood = 'calm' | 'joyful' | 'sorrowful' | 'tense' | 'majestic';

export type SceneEvent =
  | 'attack'
  | 'pass'
  | 'tend'
  | 'ride'
  | 'give'
  | 'embrace'
  | 'teach'
  | 'ask'
  | 'pray'
  | 'worship'
  | 'feast'
  | 'sleep'
  | 'sail'
  | 'fish'
  | 'sow'
  | 'harvest'
  | 'build'
  | 'duel'
  | 'defeat'
  | 'journey'
  | 'flee'
  | 'herd'
  | 'carry'
  | 'anoint'
  | 'baptize'
  | 'birth'
  | 'bury'
  | 'discover'
  | 'mourn'
  | 'sacrifice'
  | 'write'
  | 'praise'
  | 'crucify'
  | 'create'
  | 'appear'
  | 'rule'
  | 'beg'
  | 'walk-on-water'
  | 'fall'
  | 'wait'
  | 'ponder'
  | 'arrive'
  | 'lead'
  | 'throw';

/** One person or one group. `id` names the person in the whole tale: equal ids look equal. */
export type CastMember = {
  readonly id: string;
  readonly kind: PersonKind;
  readonly count: number;
  readonly hurt: boolean;
  /** The sex from the reading, which overrides what the kind suggests. */
  readonly sex?: 'female' | 'male' | null;
  readonly age?: ReadingAge;
  /** What they are, in modern tales: "nurse", "teacher", "pupil". */
  readonly role?: string | null;
  /** What the face shows; null leaves it to what happens. */
  readonly feeling?: Feeling | null;
  /** How many others of their sex and age the tale has before them: their clothes and hair take turns. */
  readonly turn?: number | undefined;
  /** What shows on them beyond age, sex and role. */
  readonly marks?: readonly ReadingMark[] | undefined;
  /** The clothes that the tale tells them by. */
  readonly wears?: string | undefined;
  /** The same for a whole family. */
  readonly family?: string | undefined;
};

export type Herd = { readonly kind: AnimalKind; readonly count: number };
