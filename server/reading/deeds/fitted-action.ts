// Corrects the action of a verb by the words around it: "lay in hospital" is being ill, "put out the lamp" puts nothing
// down. Each example shows what its rule is for.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import { otherMeaning } from './other-meaning.ts';
import type { FoundVerb } from '../language/english-verbs.ts';
import { holdingPose } from '../things/held-things.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { personNoun } from '../people/person-nouns.ts';
import { isNamedThing } from '../things/thing-names.ts';
import { verbForms } from '../language/verb-forms.ts';
import { wordClass } from '../language/word-classes.ts';

type Clause = {
  readonly tokens: readonly Token[];
  readonly verb: FoundVerb;
  /** The action that the verb and its phrase mean on their own. */
  readonly meant: ReadingAction;
  /** Whether it has a named person as its object. */
  readonly hasOthers: boolean;
  readonly clauseEnd: number;
  readonly language: ReadingLanguage;
};

const unwell = wordClass('deeds', 'unwell');
const somebody = /^(?:him|her|me|us)$/;
const article = /^(?:the|an?|his|her|their|its|my|our)$/;
const children = /^(?:bab(?:y|ies)|child|infant|son|daughter|brother|sister|bébé|enfant|fils|fille|frère|sœur)$/;
const bringing = /^(?:bring|fetch|apporter|amener|ramener|rapporter)$/;
/** Verbs of motion that mean something else with an object: "ran a shop", "shook him". */
const movesAlone = /^(?:run|shake|sail|fly|slip|trip|jump|march|skip)$/;

/** Verbs of turning, which mean a dance only without an object: not "spun the globe". */
const turning = /^(?:spin|twirl|whirl|sway|roll|swing|rock|wind|twist)$/;

const states = /^(?:be|remain|être|rester)$/;
const raising = /^(?:lift|pull|raise|draw|lever|tirer|relever)$/;
const movement = new Set<ReadingAction>(['run', 'fear', 'row', 'fall', 'walk', 'jump']);

/**
 * The action to draw, given the words around the verb: "lay in hospital" is being ill, "brought it to him" is giving.
 */
export function fittedAction({ tokens, verb, meant, hasOthers, clauseEnd, language }: Clause): ReadingAction {
  const next = tokens[verb.at]!.mark ? '' : (tokens[verb.at + 1]?.low ?? '');
  const other = otherMeaning({ tokens, verb, meant, hasOthers, clauseEnd, language });
  if (other) return other;
  const isToSomebody = hasOthers || somebody.test(next);
  if (meant === 'lead' && (bringing.test(verb.lemma) || verb.lemma === 'take') && isGift(tokens, verb.at))
    return 'give';
  if (meant === 'lead' && bringing.test(verb.lemma) && hasOthers && bringsThing(tokens, verb.at, language))
    return 'give';
  // "Brought the gloves back to Prince": giving, not leading.
  if (meant === 'lead' && bringing.test(verb.lemma) && liftsThing(tokens, verb.at, language))
    return isToSomebody ? 'give' : 'carry';
  if (meant === 'lead' && !isToSomebody) return bringing.test(verb.lemma) ? 'carry' : 'walk';
  // "Pushed the notes back into the sack": they are put there.
  if (meant === 'push' && !isToSomebody && intoThing(tokens, verb.at, clauseEnd)) return 'put';
  // "Made himself small", "made her happy": nothing is built.
  if (
    verb.lemma === 'make' &&
    meant === 'build' &&
    (/^(?:it|them)$|self$|selves$/.test(next) || (somebody.test(next) && !isGift(tokens, verb.at)))
  )
    return 'none';
  // "Pulled up a chair": nobody is helped.
  if (meant === 'help-up' && raising.test(verb.lemma) && liftsThing(tokens, verb.at, language)) return 'lift';
  if (meant === 'carry' && hasOthers && /^(?:drag|traîner)$/.test(verb.lemma)) return 'lead';
  if (language === 'en' && turning.test(verb.lemma) && liftsThing(tokens, verb.at, language)) return 'hold';
  if (
    language === 'en' &&
    movesAlone.test(verb.lemma) &&
    movement.has(meant) &&
    // "Ran the whole way".
    !tokens.slice(verb.at + 2, verb.at + 4).some(({ low }) => low === 'way') &&
    (article.test(next) || somebody.test(next))
  )
    return 'none';
  // "Put on her dress", "put out the lamp": nothing is put down.
  if (meant === 'put' && /^(?:on|off|out|away|up|back|together)$/.test(next)) return 'none';
  // "Tripped Maya": she is the one who falls.
  if (meant === 'fall' && hasOthers && !tokens[verb.at]!.mark && /^(?:trip|topple)$/.test(verb.lemma)) return 'push';
  // « Alla chercher une aiguille »: fetched it.
  if (
    meant === 'search' &&
    verb.lemma === 'chercher' &&
    verbForms(tokens[verb.at - 1]?.low ?? '', 'fr').some(({ lemma }) => /^(?:aller|venir|courir|partir)$/.test(lemma))
  )
    return 'take';
  if (meant === 'knock' && knocksOnThing(tokens, verb.at, clauseEnd, language)) return 'none';
  // « Elle lui apprit à jouer »: with such a pronoun before it, « apprendre » means to teach, otherwise to learn.
  if (verb.lemma === 'apprendre' && /^(?:lui|leur|m'|t'|nous|vous)$/.test(tokens[verb.at - 1]?.low ?? ''))
    return 'teach';
  // "Offered to buy it": words, not a gift.
  if (
    meant === 'give' &&
    /^(?:offer|proposer|offrir)$/.test(verb.lemma) &&
    /^(?:to|de|d')$/.test(next) &&
    verbForms(tokens[verb.at + 2]?.low ?? '', language).length > 0
  )
    return 'talk';
  if (verb.lemma === 'return' && (article.test(next) || next === 'it')) return 'give';
  if (verb.lemma === 'remettre' && !hasOthers && !/^(?:lui|leur)$/.test(tokens[verb.at - 1]?.low ?? '')) return 'none';
  // "Called her a liar": a name, not a call.
  if (verb.lemma === 'call' && /^(?:him|her|them|me|us)$/.test(next) && /^an?$/.test(tokens[verb.at + 2]?.low ?? ''))
    return 'mock';
  if (verb.lemma === 'call' && somebody.test(next) && isCalledSo(tokens, verb.at + 2)) return 'none';
  const around = tokens.slice(Math.max(0, verb.at - 8), verb.at + 8);
  if (meant === 'sleep' && around.some(({ low }) => unwell.test(low))) return 'lie-sick';
  const isChild = (at: number) => children.test(tokens[at]?.low ?? '');
  return (
    holdingPose(
      tokens,
      { from: verb.at, to: clauseEnd, action: meant, isState: states.test(verb.lemma) },
      isChild,
      language,
    ) ?? meant
  );
}

/** "Called him Peter", "called him the Heron": a name, not a call. */
const isCalledSo = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}/u.test(tokens[at]?.text ?? '') || (tokens[at]?.low === 'the' && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? ''));

const doors = wordClass('deeds', 'doors');

/** "Knocked on the table": nobody is at a door. */
function knocksOnThing(tokens: readonly Token[], at: number, to: number, language: ReadingLanguage): boolean {
  const behind = tokens.slice(at + 1, Math.min(to, at + 7));
  return (
    /^(?:on|against|sur|contre)$/.test(behind[0]?.low ?? '') &&
    !behind.some(({ low, text }, n) => doors.test(low) || (n > 0 && /^\p{Lu}/u.test(text))) &&
    behind.some(
      (_, n) =>
        n > 0 &&
        (isNamedThing(tokens, at + 1 + n, language, 'things') ||
          /^(?:wall|floor|ceiling|plaster|mur|plafond)$/.test(behind[n]!.low)),
    )
  );
}

/** Whether what stands after a verb, particles and articles left out, is a thing. */
function liftsThing(tokens: readonly Token[], at: number, language: ReadingLanguage): boolean {
  let next = at + 1;
  while (
    next < at + 4 &&
    (article.test(tokens[next]?.low ?? '') ||
      tokens[next + 1]?.low === "'s" ||
      /^(?:'s|children's|up|out|off|big|little|small|old|new|heavy|le|la|les|l'|une?|son|sa|ses)$/.test(
        tokens[next]?.low ?? '',
      ))
  )
    next++;
  return tokens[next] !== undefined && isNamedThing(tokens, next, language, 'things');
}

/** Things that are pushed with the whole body, wherever they go. */
const onWheels =
  /^(?:car|cart|bike|bicycle|motorbike|bus|van|truck|lorry|boat|canoe|barrow|wheelbarrow|handcart|wheelchair|pram|pushchair|trolley|sledge|raft|cow|donkey|goat|voiture|charrette|vélo|moto|camion|bateau|pirogue|brouette|fauteuil|poussette|traîneau|âne)$/;
const intoThing = (tokens: readonly Token[], at: number, to: number): boolean => {
  const behind = tokens.slice(at + 1, Math.min(to, at + 7));
  return (
    behind.some(({ low }, n) => n > 0 && /^(?:into|under|inside|beneath|dans|sous)$/.test(low)) &&
    !behind.some(({ low }) => onWheels.test(low))
  );
};

/** Whether a thing is brought to a person: "brought Mr Okoro a picture", "took her grandmother some soup". */
function bringsThing(tokens: readonly Token[], at: number, language: ReadingLanguage): boolean {
  const behind = tokens.slice(at + 1, at + 6);
  const end = behind.findIndex(({ mark, quoted }) => mark !== '' || quoted);
  const words = end < 0 ? behind : behind.slice(0, end + 1);
  const from = words.findIndex(({ low }, n) => n > 0 && /^(?:an?|some|two|three)$/.test(low));
  const whom = words.slice(0, from);
  const isPerson = whom.every(
    ({ low, text }) => article.test(low) || /^\p{Lu}/u.test(text) || personNoun(low, language) !== null,
  );
  return (
    from > 0 &&
    isPerson &&
    [1, 2, 3].some((n) => tokens[at + 1 + from + n] && isNamedThing(tokens, at + 1 + from + n, language, 'things'))
  );
}

/** Whether bringing is giving: "brought it to him", "brought him a robe". */
function isGift(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [1, 2].map((n) => tokens[at + n]?.low ?? '');
  return (/^(?:it|them)$/.test(first!) && second === 'to') || (somebody.test(first!) && /^(?:an?|some)$/.test(second!));
}
