import type { Draft } from '../scene/scene-draft.ts';
import type { SentenceReading } from '../scene/scene-choice.ts';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';
import { thingsIn } from '../things/scene-things.ts';
import type { SeenThing } from '../things/thing-colours.ts';
import { singular } from '../things/thing-names.ts';
import { wordClass } from '../language/word-classes.ts';

const most = 3;
/** What fills a room: it is seen before the house. */
const vehicle = wordClass('kept-main', 'vehicles');
/** Long things and things of size are held before the body where nothing else is done. */
const held = wordClass('kept-main', 'held');
const idle: ReadonlySet<Draft['action']> = new Set<Draft['action']>(['stand', 'wait', 'think']);
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
  ] as const),
]);

const lost =
  /(?<!\b(?:them|him|her|us|he|she|who|they) )\b(?:(?:was|were|had) (?:gone|missing|stolen|vanished|disappeared|been stolen)|(?:could not|couldn't|did not|didn't) find|no longer there|had lost|was nowhere)\b|(?<!\p{L})ne (?:l['’]|la |le |les )?(?:\p{L}+) (?:plus|pas) (?=devant|là|dans|sous|chez)|(?<!\p{L})(?:avait disparu|n['’](?:y )?était plus|introuvable|avait perdu)(?!\p{L})/iu;

/**
 * A picture with what the tale turns on, when the words of its scene name it: in the hands of whoever stands idle, or
 * beside people.
 */
export function withMain(
  draft: Draft,
  sentences: readonly SentenceReading[],
  main: ReadonlySet<string>,
  language: ReadingLanguage,
): Draft {
  const isMain = ({ name }: { readonly name: string }) => main.has(singular(name));
  // "His bicycle was gone", « il ne la trouva plus »: it is not there.
  if (sentences.some(({ sentence }) => lost.test(sentence.text)))
    return lost.test(draft.sentence) ? { ...draft, things: draft.things.filter((thing) => !isMain(thing)) } : draft;
  const named = sentences.flatMap(({ sentence, deeds }) =>
    thingsIn(sentence, deeds, null, language).things.filter(isMain),
  );
  const missing = named.find(({ name }) => !draft.things.some((own) => singular(own.name) === singular(name)));
  const adds =
    missing !== undefined && draft.people.length > 0 && draft.things.length < most && !draft.things.some(isMain);
  const things: readonly SeenThing[] = adds
    ? [...draft.things, { ...missing, count: Math.min(missing.count, 3) }]
    : draft.things;
  const outside = rooms.has(draft.place) && things.some((thing) => isMain(thing) && vehicle.test(thing.name));
  const [first] = things;
  const holds =
    idle.has(draft.action) &&
    draft.people.length === 1 &&
    first !== undefined &&
    isMain(first) &&
    held.test(first.name);
  return { ...draft, things, ...(holds ? { action: 'hold' as const } : {}), ...(outside ? { isOutside: true } : {}) };
}
