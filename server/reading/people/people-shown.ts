// Chooses who is shown in a scene without an action that can be drawn.
import type { ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import type { Choice, SentenceReading } from '../scene/sentence-reading.ts';

/** The people shown in a scene without a drawable action; `deed` is what they are still busy with. */
export type Shown = { readonly index: number; readonly deed: Deed | null; readonly people: readonly ReadPerson[] };

type Ask = {
  readonly sentences: readonly SentenceReading[];
  readonly people: ReadonlyMap<string, ReadPerson>;
  /** Who spoke last in the previous scene. */
  readonly speech: Deed | null;
  readonly isPast: boolean;
  /** Who alone may be seen in the last scene of a tale: those of the earlier scenes. */
  readonly knownOnly: readonly ReadPerson[] | null;
};

const ofAnyone = /^(?:we|us|you|i|one|nous|vous|tu|je|j'|on|who|whoever|qui|they|ils|elles)$/;

/** Past events whose verb is not in a past form: "could not braid her hair". */
const couldNot = /^(?:could|couldn't|did|didn't|would|wouldn't|pouvait|put|savait|voulait)$/;

/** Whoever is named after these words is present. */
const exists = /^(?:now |then )?(?:there (?:was|were)|il y avait)\b/i;

/** "The farmer had three sons": they are seen with him. */
const having = /^(?:have|avoir)$/;
const living = /^(?:live|vivre|habiter)$/;

/** « Un homme soupira derrière son journal »: the man is there, though the verb is on no list. */
function ofUnknownVerb(sentences: readonly SentenceReading[], people: ReadonlyMap<string, ReadPerson>): Shown | null {
  for (const [index, { sentence, spans, deeds }] of sentences.entries()) {
    const [first] = spans;
    const opens = first && first.how !== 'pronoun' && first.from <= 2 && !sentence.tokens[first.from]!.quoted;
    const person = opens && deeds.length === 0 && !sentence.isQuestion ? people.get(first.person) : undefined;
    if (person && person.age !== 'baby') return { index, deed: null, people: [person] };
  }
  return null;
}

const isState = ({ lemma }: Deed): boolean => /^(?:be|être|avoir|have)$/.test(lemma);
/** Words between two people about whom a sentence says the same. */
const nextTo =
  (first: Deed) =>
  ({ actors, isAside }: Deed): readonly string[] =>
    isAside || actors.length !== 1 ? [] : actors.filter((id) => id !== 'teller' && !first.actors.includes(id));

/**
 * People whom a sentence only describes, or who go on speaking: the picture shows them without an action of their own.
 */
export function peopleShown(ask: Ask): Shown | null {
  return shownIn(ask, true) ?? shownIn(ask, false);
}

/** `isSure`: people meant by a pronoun that may mean somebody else are left out. */
function shownIn({ sentences, people, speech, isPast, knownOnly }: Ask, isSure: boolean): Shown | null {
  for (const [index, { sentence, spans, deeds }] of sentences.entries()) {
    if (sentence.isQuestion && !sentence.tells) continue;
    const deed = deeds.find(({ actors, action, happens, isPast: past, at, isDoubtful }) => {
      // "Did not stop": whoever does not stand still is not shown standing.
      if ((!happens && action === 'stand') || (isSure && isDoubtful)) return false;
      const span = spans.findLast(({ person, to }) => to < at && actors.includes(person));
      const low = span ? sentence.tokens[span.from]!.low : '';
      const areKnown = /^(?:they|ils|elles)$/.test(low) && actors.length > 1;
      const could = sentence.tokens.slice(Math.max(0, at - 3), at).some((token) => couldNot.test(token.low));
      return span && (past || !isPast || could) && (areKnown || !ofAnyone.test(low));
    });
    const listed =
      deed && (!deed.happens || exists.test(sentence.text) || living.test(deed.lemma) || having.test(deed.lemma))
        ? spans.map(({ person }) => person)
        : [];
    // "Anju was twelve and her sister Meera was nine": both.
    const also = deed
      ? deeds.filter((each) => isState(each) && isState(deed) && each.happens).flatMap(nextTo(deed))
      : [];
    const acting = (deed?.actors ?? []).filter((id) => id !== 'teller' || deed?.isPast);
    const seen = [...new Set([...acting, ...also, ...listed])].flatMap((id) => people.get(id) ?? []).filter(isKnown);
    // "Her baby was coming": the baby is not there yet.
    if (seen.some(({ age }) => age !== 'baby')) return { index, deed: null, people: seen };
  }
  if (isSure) return null;
  const unknown = knownOnly === null ? ofUnknownVerb(sentences, people) : null;
  if (unknown) return unknown;
  const isSaid =
    sentences.length > 0 && sentences.every(({ sentence: { tokens } }) => tokens.every(({ quoted }) => quoted));
  if (!speech || !isSaid) return null;
  const actors = speech.actors.filter((id) => isKnown({ id }));
  // It is unknown whether a crowd that was spoken to only once is still there.
  const targets = speech.targets.length > 2 ? [] : speech.targets;
  const there = [...actors, ...targets].flatMap((id) => people.get(id) ?? []);
  return actors.length > 0
    ? { index: 0, deed: { ...speech, action: 'talk', actors, targets, from: 0, to: 0, at: 0 }, people: there }
    : null;

  function isKnown({ id }: Pick<ReadPerson, 'id'>) {
    return knownOnly === null || knownOnly.some((person) => person.id === id);
  }
}

/**
 * Resolves "they" without a name to the people in the pictures before, if there are several.
 */
export function resumed(
  sentences: readonly SentenceReading[],
  recent: readonly ReadPerson[],
  isPast: boolean,
): Choice | undefined {
  const ids = [...new Set(recent.map(({ id }) => id))];
  if (recent.length === 0 || (ids.length < 2 && recent.every(({ count }) => count < 2))) return undefined;
  for (const [index, { sentence, deeds }] of sentences.entries())
    for (const deed of deeds)
      if (
        deed.happens &&
        deed.isAnonymous &&
        deed.action !== 'none' &&
        (deed.isPast || !isPast) &&
        /^(?:they|ils|elles)$/.test(sentence.tokens[deed.at - 1]?.low ?? '')
      )
        return { index, deed: { ...deed, actors: ids.slice(0, 4) }, score: 3, isSure: true };
  return undefined;
}
