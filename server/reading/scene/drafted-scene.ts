// Puts together what a picture shows once its deed is chosen: people, action, things, animals, feeling, time and
// weather.
import type { ReadingEra, ReadPerson, SceneReading } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import { imagesIn } from '../things/image-words.ts';
import type { SentenceReading } from './sentence-reading.ts';
import type { Draft, Here } from './scene-draft.ts';
import { feelingsIn } from './scene-feeling.ts';
import type { ReadingLanguage, ReadSentence } from './scene-sentences.ts';
import { fittingShots, type ShotSubject } from './scene-shot.ts';
import { type Around, thingsIn } from '../things/scene-things.ts';
import { withTool } from '../deeds/tools-of-verbs.ts';
import { wordClass } from '../language/word-classes.ts';

const small = wordClass('scene-readings', 'small');
const instruments = /^(?:drum|harp|guitar|bell|cymbals?|xylophone|piano)$/;
const partOfHouse = /^(?:roofs?|walls?|doors?|doorways?|windows?|floors?|ceilings?|steps?|gates?)$/;
const draught = /^(?:donkey|horse|ox|cow|camel|mule)$/;
const leading = /^(?:lead|bring|drive|take|chase|mener|ramener|conduire|emmener)$/;

/** Places where « montèrent » means going uphill; elsewhere it means the stairs. */
const uphill = new Set<Here['place']>([
  ...([
    'hills',
    'mountain',
    'valley',
    'wilderness',
    'desert',
    'forest',
    'road',
    'car-road',
    'bus',
    'boat',
    'sea',
    'shore',
    'beach',
  ] as const),
]);

/** "Everybody laughed", at school: the other children. */
const asPupils = (person: ReadPerson, place: Here['place']): ReadPerson =>
  person.count > 1 && /^(?:everybody|everyone|others)$/.test(person.role ?? '') && atSchool.has(place)
    ? { ...person, age: 'child' }
    : person;
const atSchool = new Set<Here['place']>(['playground', 'classroom', 'school']);

const forBeast = /\b(?:for|to feed|pour) (?:the|his|her|their|le|la|les|son|sa|ses) /i;

/** Leaves the tree out when a vine is shown: the branches are those of the vine. */
const ofVine = (names: readonly string[]): readonly string[] =>
  names.includes('vine') ? names.filter((name) => name !== 'tree') : names;

const beastsOf = (images: ReturnType<typeof imagesIn>) =>
  images
    .flatMap(({ animals, many }) =>
      (animals ?? []).map((name) => ({ name, count: name === 'sheep' ? 5 : many ? 3 : 1 })),
    )
    .slice(0, 3);

/** Words that say that a person is carried. */
const bears =
  /\b(?:carried|carry|lifted|bore) (?:him|her|them|me|the (?:old |sick |wounded )?(?:man|woman|\w+ (?:man|woman)))\b|\b(?:stretcher|in (?:his|her|their) arms|on (?:his|her|their) (?:back|shoulders?))\b|(?<!\p{L})(?:brancard|dans (?:ses|leurs) bras|sur (?:son dos|ses épaules|leurs épaules)|l['’](?:a )?(?:porta|transporta|emporta)\p{L}*|la transporta|le transporta)(?!\p{L})/iu;

type Drawn = {
  readonly own: SentenceReading | undefined;
  readonly deed: Deed | null;
  readonly seen: readonly ReadPerson[];
  readonly here: Here;
  readonly era: ReadingEra;
  readonly language: ReadingLanguage;
  readonly plotless: boolean;
  readonly still: boolean;
  readonly around: Around;
  readonly isModest: boolean;
  /** The thing that somebody took earlier and still holds. */
  readonly inHand: string | null;
};

/** "There was great gladness": a feeling of everybody present. */
const feelingOfAll = ({ text, tokens }: ReadSentence, language: ReadingLanguage): SceneReading['feeling'] | null =>
  /^(?:and |so )?(?:there was|il y eut)\b/i.test(text) ? feelingsIn(tokens, [], null, language).scene : null;

/** Puts together the picture of the deed that was chosen for a scene. */
export function draftScene({
  own,
  deed,
  seen,
  here,
  era,
  language,
  plotless,
  still,
  around,
  isModest,
  inHand,
}: Drawn): Draft {
  const read =
    own && !isModest ? thingsIn(own.sentence, own.deeds, deed, language, around) : { things: [], animals: [] };
  const images =
    own && seen.length === 0 && (plotless || era === 'scripture') ? imagesIn(own.sentence.tokens, language) : [];
  const named = (names: readonly string[]) => [...new Set(names)].map((name) => ({ name, count: 1 }));
  const upstairs =
    deed?.action === 'climb' &&
    deed.lemma === 'monter' &&
    era === 'today' &&
    read.things.length === 0 &&
    !uphill.has(here.place);
  const told = upstairs
    ? [{ name: 'stairs', count: 1 }]
    : images.length > 0
      ? named(ofVine(images.flatMap(({ things: each }) => each ?? []))).slice(0, 3)
      : withTool(read.things, isModest || deed?.action === 'knock' ? undefined : deed?.lemma, era, language);
  // "He took the drum and ran home": the drum is with him in the next picture too.
  const carries = inHand !== null && !told.some(({ name }) => name.endsWith(inHand)) && told.length < 3;
  const shown = carries ? [{ name: inHand, count: 1 }, ...told] : told;
  // A roof or a door by itself tells nothing.
  const things = seen.length > 0 || images.length > 0 ? shown : shown.filter(({ name }) => !partOfHouse.test(name));
  // What is buried is not there any more.
  const animals = deed?.action === 'bury' ? [] : images.length > 0 ? beastsOf(images) : read.animals;
  const { scene, byPerson } = own
    ? feelingsIn(own.sentence.tokens, own.spans, deed, language)
    : { scene: null, byPerson: new Map<string, never>() };
  const toldNext = still && around.next ? feelingOfAll(around.next, language) : null;
  const feeling = scene ?? toldNext ?? 'calm';
  // "Brought a bag of maize for the goat": the bag is brought, not the goat.
  const isBrought =
    things.length > 0 &&
    /^(?:bring|take|carry|apporter|rapporter)$/.test(deed?.lemma ?? '') &&
    forBeast.test(own?.sentence.text ?? '');
  const drives =
    !isBrought && deed !== null && animals.length > 0 && deed.targets.length === 0 && leading.test(deed.lemma);
  const goes =
    drives && /^(?:to|into|off|away|back|home|along|through|jusqu)/.test(own?.sentence.tokens[deed.at + 1]?.low ?? '');
  const isCart = deed?.action === 'drive' && (era === 'scripture' || animals.some(({ name }) => draught.test(name)));
  const isDrum = deed?.action === 'hit' && deed.targets.length === 0 && instruments.test(things[0]?.name ?? '');
  const isPatient = here.place === 'clinic' && deed?.action === 'sleep';
  const action = isPatient
    ? 'lie-sick'
    : isDrum
      ? 'play'
      : goes || isCart
        ? 'ride'
        : drives
          ? 'herd'
          : carries && deed?.action === 'walk'
            ? 'carry'
            : (deed?.action ?? (still ? (toldNext === 'joy' ? 'rejoice' : 'stand') : 'none'));
  const subject: ShotSubject = {
    action,
    feeling,
    seen: seen.reduce((sum, { count }) => sum + count, 0),
    targets: deed?.targets.length ?? 0,
    isDoneByMany: seen.some(({ id, count }) => count > 3 && deed?.actors.includes(id)),
    smallThing: things.some(({ name }) => small.test(name)),
    hasThing: things.length > 0 && !plotless,
  };
  // "They saw him come home with a bag": the bag is carried, not the man.
  const bearsThing =
    era === 'today' &&
    (action === 'carry' || action === 'lift') &&
    things.length > 0 &&
    !bears.test(own?.sentence.text ?? '');
  const targets = (deed?.targets ?? []).filter(
    (id) => !(bearsThing && seen.some((person) => person.id === id && /^(?:adult|old|teen)$/.test(person.age))),
  );
  return {
    sentence: (own?.sentence.text ?? '').slice(0, 600),
    era,
    place: (plotless && images.find(({ place }) => place)?.place) || here.place,
    ...(here.isOutside ? { isOutside: true } : {}),
    time: (plotless && images.find(({ time }) => time)?.time) || here.time,
    weather: images.find(({ weather }) => weather)?.weather ?? (plotless ? 'clear' : here.weather),
    people: seen.map((person) => ({ ...asPupils(person, here.place), feeling: byPerson.get(person.id) ?? null })),
    action,
    actors: deed?.actors.slice(0, 12) ?? (still ? seen.map(({ id }) => id) : []),
    targets: targets.slice(0, 12),
    things,
    animals,
    feeling,
    fitting: fittingShots(subject),
  };
}
