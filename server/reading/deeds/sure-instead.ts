import type { ReadingEra, ReadPerson } from '#shared/scene-reading.ts';
import type { Deed } from '../deeds.ts';
import type { Choice, SentenceReading } from '../scene-choice.ts';
import type { Draft, Here } from '../scene-draft.ts';
import { type ReadingLanguage } from '../scene-sentences.ts';
import { thingsIn } from '../scene-things.ts';
import type { SeenThing } from '../thing-colours.ts';
import { singular } from '../thing-names.ts';
import { wordClass } from '../word-classes.ts';

const small = wordClass('scene-readings', 'small');

/** What makes no picture by itself. */
const shapeless = /^(?:water|fire|rain|snow|grass|bed|gate)$/;

/** What is seen where nobody knows who does what: a thing, or one person. */
export type Calm = {
  readonly index: number;
  readonly deed: Deed | null;
  readonly seen: readonly ReadPerson[];
  readonly things: readonly SeenThing[];
};

type Ask = {
  readonly sentences: readonly SentenceReading[];
  /** The best deed of the scene, whose doer may be somebody else. */
  readonly unsure: Choice;
  readonly people: ReadonlyMap<string, ReadPerson>;
  readonly language: ReadingLanguage;
  /** The things that the tale turns on. */
  readonly main: ReadonlySet<string>;
  /** The picture before shows no people: the next one does rather. */
  readonly hadNobody: boolean;
};

/** What a picture shows of a scene in which no deed is sure; null when it names neither a thing nor a person, and an empty place would tell less. */
export function sureInstead({ sentences, unsure, people, language, main, hadNobody }: Ask): Calm | null {
  const { index, deed } = unsure;
  const own = sentences[index]!;
  const { things } = thingsIn(own.sentence, own.deeds, deed, language);
  const seen = things.filter(({ name }) => !shapeless.test(name));
  const thing = seen.find(({ name }) => main.has(singular(name))) ?? seen.find(({ name }) => small.test(name));
  const stillLife: Calm | null = thing ? { index, deed: null, seen: [], things: [thing] } : null;
  const person = somebodySure(sentences, people);
  return hadNobody ? (person ?? stillLife) : (stillLife ?? person);
}

/** The first person of a scene who is told of by a name or a noun. */
function somebodySure(sentences: readonly SentenceReading[], people: ReadonlyMap<string, ReadPerson>): Calm | null {
  for (const [index, { sentence, spans, deeds }] of sentences.entries()) {
    if (sentence.isQuestion) continue;
    for (const { person: id, how } of spans) {
      const person = people.get(id);
      const acts = deeds.some(({ actors, happens }) => happens && actors.includes(id));
      if (person && how !== 'pronoun' && id !== 'teller' && acts) return { index, deed: null, seen: [person], things: [] };
    }
  }
  return null;
}

/** A calm picture, before its shot is chosen. */
export function calmDraft(sentence: string, { seen, things }: Calm, here: Here, era: ReadingEra): Draft {
  const ids = seen.map(({ id }) => id);
  const fitting: Draft['fitting'] = seen.length > 0 ? ['half', 'full', 'face'] : ['thing'];
  return {
    ...{ sentence: sentence.slice(0, 600), era, ...here, people: seen, actors: ids, targets: [], things, animals: [] },
    action: seen.length > 0 ? 'stand' : 'none',
    feeling: 'calm',
    fitting,
  };
}
