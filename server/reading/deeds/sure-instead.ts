// Chooses what to show when it is not sure who does what: a thing, a person, or two people together.
import type { ReadingEra, ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { Deed } from './deed.ts';
import type { Choice, SentenceReading } from '../scene/sentence-reading.ts';
import type { Draft, Here } from '../scene/scene-draft.ts';
import { feelingsIn } from '../scene/scene-feeling.ts';
import { type ReadingLanguage } from '../scene/scene-sentences.ts';
import { thingsIn } from '../things/scene-things.ts';
import type { SeenThing } from '../things/thing-colours.ts';
import { singular } from '../things/thing-names.ts';
import { wordClass } from '../language/word-classes.ts';

const small = wordClass('scene-readings', 'small');

/** Things that do not make a picture on their own. */
const shapeless = /^(?:water|fire|rain|snow|grass|bed|gate)$/;

/** What to show when it is not clear who does what: a thing, or one person. */
export type Calm = {
  readonly index: number;
  readonly deed: Deed | null;
  readonly seen: readonly ReadPerson[];
  readonly things: readonly SeenThing[];
};

type Ask = {
  readonly sentences: readonly SentenceReading[];
  /** The best deed of the scene, though the text may mean another doer. */
  readonly unsure: Choice;
  readonly people: ReadonlyMap<string, ReadPerson>;
  readonly language: ReadingLanguage;
  /** The things that the tale is about. */
  readonly main: ReadonlySet<string>;
  /** The people in the previous picture. */
  readonly recent: readonly ReadPerson[];
  /** The previous picture shows no people, so this one prefers to. */
  readonly hadNobody: boolean;
  readonly isToday: boolean;
};

/**
 * What to show of a scene in which no deed is sure: two people, a thing or a person. Null when it names none of these;
 * an unsure deed then says more than an empty place.
 */
export function sureInstead({
  sentences,
  unsure,
  people,
  language,
  main,
  recent,
  hadNobody,
  isToday,
}: Ask): Calm | null {
  const { index, deed } = unsure;
  const pair = twoOf(unsure, sentences, people, recent);
  if (pair) return { index, deed: null, seen: pair, things: [] };
  const own = sentences[index]!;
  const { things } = thingsIn(own.sentence, own.deeds, deed, language);
  const seen = things.filter(({ name }) => !shapeless.test(name));
  const thing = seen.find(({ name }) => main.has(singular(name))) ?? seen.find(({ name }) => small.test(name));
  const stillLife: Calm | null = thing ? { index, deed: null, seen: [], things: [thing] } : null;
  const person = somebodySure(sentences, people);
  return hadNobody || isToday ? (person ?? stillLife) : (stillLife ?? person);
}

/** The two people of an action that one does to the other, when nobody else may be meant; both are shown. */
function twoOf(
  { index, deed }: Choice,
  sentences: readonly SentenceReading[],
  people: ReadonlyMap<string, ReadPerson>,
  recent: readonly ReadPerson[],
): readonly ReadPerson[] | null {
  if (deed.targets.length === 0) return null;
  const told = sentences.slice(0, index + 1).flatMap(({ spans }) => spans.map(({ person }) => person));
  const ids = new Set([...deed.actors, ...deed.targets, ...told, ...recent.map(({ id }) => id)]);
  const known = [...ids].flatMap((id) => people.get(id) ?? []).filter(({ age }) => age !== 'baby');
  if (known.length === 2 && known.every(({ count }) => count === 1)) return known;
  return metHere({ index, deed }, sentences, people);
}

/**
 * "He read aloud. A girl walked up to him": a person mentioned by a name or a noun comes up to the only person
 * mentioned so far.
 */
function metHere(
  { index, deed }: Pick<Choice, 'index' | 'deed'>,
  sentences: readonly SentenceReading[],
  people: ReadonlyMap<string, ReadPerson>,
): readonly ReadPerson[] | null {
  const [actor, other] = deed.actors;
  const [target, second] = deed.targets;
  if (!actor || other || !target || second) return null;
  const isNamed = sentences[index]!.spans.some(({ person, how }) => person === actor && how !== 'pronoun');
  const before = new Set(
    sentences.slice(0, index).flatMap(({ deeds }) => deeds.flatMap(({ happens, actors }) => (happens ? actors : []))),
  );
  const both = [actor, target].flatMap((id) => people.get(id) ?? []);
  const isOnly = before.size === 1 && before.has(target);
  return isNamed && isOnly && both.length === 2 && both.every(({ count }) => count === 1) ? both : null;
}

/** The first person of a scene who is mentioned by a name or a noun. */
function somebodySure(sentences: readonly SentenceReading[], people: ReadonlyMap<string, ReadPerson>): Calm | null {
  for (const [index, { sentence, spans, deeds }] of sentences.entries()) {
    if (sentence.isQuestion) continue;
    for (const span of spans) {
      const { person: id, how } = span;
      const person = people.get(id);
      const acts = deeds.some(({ actors, happens, isAside }) => happens && !isAside && actors.includes(id));
      if (person && person.age !== 'baby' && how !== 'pronoun' && id !== 'teller' && acts)
        return { index, deed: null, seen: [person, ...besides(spans, span, people)], things: [] };
    }
  }
  return null;
}

/** The other people whom the same words name, as in « les deux enfants ». */
function besides(
  spans: SentenceReading['spans'],
  own: SentenceReading['spans'][number],
  people: ReadonlyMap<string, ReadPerson>,
): readonly ReadPerson[] {
  return spans
    .filter(({ from, to, person }) => from === own.from && to === own.to && person !== own.person)
    .flatMap(({ person }) => people.get(person) ?? [])
    .slice(0, 3);
}

/** A calm picture, before its shot is chosen. */
export function calmDraft(
  { sentence, spans }: SentenceReading,
  { seen, things }: Calm,
  here: Here,
  era: ReadingEra,
  language: ReadingLanguage,
): Draft {
  const ids = seen.map(({ id }) => id);
  const alone: Draft['fitting'] = ['half', 'full', 'face'];
  const fitting: Draft['fitting'] = seen.length > 1 ? ['half', 'full', 'wide'] : seen.length > 0 ? alone : ['thing'];
  const { scene, byPerson } = feelingsIn(sentence.tokens, spans, null, language);
  return {
    ...{ sentence: sentence.text.slice(0, 600), era, ...here, actors: ids, targets: [], things, animals: [] },
    people: seen.map((person) => ({ ...person, feeling: byPerson.get(person.id) ?? null })),
    action: seen.length > 0 ? 'stand' : 'none',
    feeling: scene ?? 'calm',
    fitting,
  };
}
