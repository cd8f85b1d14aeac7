// Keeps the thing that a tale is about (a drum, a bicycle) in the pictures where nobody is said to do anything.
import type { Draft } from '../scene/scene-draft.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';
import { thingsIn } from '../things/scene-things.ts';
import type { SeenThing } from '../things/thing-colours.ts';
import { singular } from '../things/thing-names.ts';
import { jumps } from '../tale/turns-of-time.ts';
import { wordClass } from '../language/word-classes.ts';

const most = 3;
/** Things too big for a room, shown in front of the house. */
const vehicle = wordClass('kept-main', 'vehicles');
/** Long or large things that a person holds in front of the body when nothing else is done. */
const held = wordClass('kept-main', 'held');
/** Small things, which are shown close up. */
const small = wordClass('scene-readings', 'small');
const idle: ReadonlySet<Draft['action']> = new Set<Draft['action']>(['stand', 'wait', 'think', 'look']);
const rooms: ReadonlySet<Draft['place']> = new Set<Draft['place']>([
  ...([
    'house',
    'living-room',
    'bedroom',
    'kitchen',
    'classroom',
    'clinic',
    'church',
    'office',
    'shop',
    'library',
    'hall',
    'stairs',
    'corridor',
    'barn',
  ] as const),
]);

const lost =
  /(?<!\b(?:them|him|her|us|he|she|who|they) )\b(?:(?:was|were|had) (?:gone|missing|stolen|vanished|disappeared|been stolen)|(?:could not|couldn't|did not|didn't) find|no longer there|had lost(?! (?:his|her|their|its|the) (?:job|work|way|mother|father|parents|wife|husband|son|daughter|voice|temper|sight|tooth|teeth|leg|arm|game|match)\b)|was nowhere)\b|(?<!\p{L})ne (?:l['’]|la |le |les )?(?:\p{L}+) (?:plus|pas) (?=devant|là|dans|sous|chez)|(?<!\p{L})(?:avait disparu|n['’](?:y )?était plus|introuvable|avait perdu)(?!\p{L})/iu;

/** "His bicycle was gone": a scene that says that something is not there. */
export const tellsOfLoss = (sentences: readonly SentenceReading[]): boolean =>
  sentences.some(({ sentence }) => lost.test(sentence.text));

const long = wordClass('scene-readings', 'long');
const cutting = new Set<Draft['fitting'][number]>(['half', 'face', 'hands', 'over-shoulder']);

/** Shows long things in a shot that has room for them. */
export const withRoom = (draft: Draft): Draft => {
  const isLong = draft.people.length > 0 && draft.things.slice(0, 1).some(({ name }) => long.test(singular(name)));
  const fitting = draft.fitting.filter((shot) => !cutting.has(shot));
  return isLong && fitting.length > 0 ? { ...draft, fitting } : draft;
};

/** The things and animals that a tale is about. */
export type MainOfTale = { readonly things: ReadonlySet<string>; readonly animals: ReadonlySet<string> };

const alike = (a: SeenThing, b: SeenThing) =>
  singular(a.name).endsWith(singular(b.name)) || singular(b.name).endsWith(singular(a.name));

/** The things that a scene names but its picture lacks, beginning with those in the sentence that is shown. */
function lacking(
  own: readonly SeenThing[],
  sentences: readonly SentenceReading[],
  shown: string,
  seenIn: (reading: SentenceReading) => readonly SeenThing[],
): SeenThing[] {
  const first = sentences.toSorted((a, b) => Number(b.sentence.text === shown) - Number(a.sentence.text === shown));
  const found: SeenThing[] = [];
  for (const reading of first)
    for (const each of seenIn(reading))
      if (![...own, ...found].some((one) => alike(one, each))) found.push({ ...each, count: Math.min(each.count, 3) });
  return found;
}

/** The sentences that are at the same time as the one shown, with no jump such as "weeks later" in between. */
function ofSameTime(
  sentences: readonly SentenceReading[],
  shown: string,
  language: ReadingLanguage,
): readonly SentenceReading[] {
  const at = sentences.findIndex(({ sentence }) => sentence.text === shown);
  if (at < 0) return sentences;
  const isJump = (index: number) => jumps[language].test(sentences[index]!.sentence.text);
  return sentences.filter((_, index) =>
    index <= at
      ? !sentences.slice(index + 1, at + 1).some((_each, n) => isJump(index + 1 + n))
      : !sentences.slice(at + 1, index + 1).some((_each, n) => isJump(at + 1 + n)),
  );
}

/**
 * Adds what the tale is about to a picture when the words of its scene name it: in the hands of somebody idle or
 * looking at it, beside the people, or by itself where nobody is seen.
 */
export function withMain(
  draft: Draft,
  sentences: readonly SentenceReading[],
  main: MainOfTale,
  language: ReadingLanguage,
): Draft {
  const isMain = ({ name }: { readonly name: string }) => main.things.has(singular(name));
  // "His bicycle was gone", « il ne la trouva plus »: it is not there.
  if (tellsOfLoss(sentences)) return { ...draft, things: draft.things.filter((thing) => !isMain(thing)) };
  const near = draft.era === 'today' ? ofSameTime(sentences, draft.sentence, language) : sentences;
  const missing = lacking(draft.things, near, draft.sentence, ({ sentence, deeds }) =>
    thingsIn(sentence, deeds, null, language).things.filter(isMain),
  ).slice(0, Math.max(0, most - draft.things.length));
  const isEmpty = draft.people.length === 0 && draft.things.length === 0 && draft.animals.length === 0;
  // With nobody to see, the thing is the picture.
  if (isEmpty && missing[0] && draft.action === 'none')
    return { ...draft, things: missing.slice(0, 1), fitting: ['thing', ...draft.fitting] };
  if (draft.people.length === 0) return draft;
  // Other things come after the thing of the deed and the main thing of the tale.
  const [first, ...rest] = draft.things;
  const things: readonly SeenThing[] = [
    ...(first ? [first] : []),
    ...rest.filter(isMain),
    ...missing,
    ...rest.filter((each) => !isMain(each)),
  ];
  const beasts = lacking(draft.animals, near, draft.sentence, ({ sentence, deeds }) =>
    thingsIn(sentence, deeds, null, language).animals.filter(({ name }) => main.animals.has(name)),
  );
  const animals = draft.animals.length > 0 ? draft.animals : beasts.slice(0, 1);
  const outside = rooms.has(draft.place) && things.some((thing) => isMain(thing) && vehicle.test(thing.name));
  const kept = things.find((thing) => isMain(thing) && (held.test(thing.name) || small.test(thing.name)));
  const alone = draft.people.length === 1 && draft.people[0]!.count === 1 && draft.targets.length === 0;
  const holds = kept !== undefined && alone && idle.has(draft.action);
  if (!holds) return { ...draft, things, animals, ...(outside ? { isOutside: true } : {}) };
  const nearly: Draft['fitting'] = small.test(kept.name) ? ['hands', 'half', 'full'] : ['half', 'full'];
  return {
    ...draft,
    things: [kept, ...things.filter((each) => each !== kept)],
    animals,
    action: 'hold',
    fitting: nearly,
    ...(outside ? { isOutside: true } : {}),
  };
}
