// Finds the words that are pronouns for people, and leaves out those that are not ("il y a", « la » as an article).
import { verbForms } from '../language/verb-forms.ts';
import { firstName } from '../names/first-names.ts';
import { peopleGrammar } from '../people/people-grammar.ts';
import { personNoun } from '../people/person-nouns.ts';
import type { Token } from '../language/sentence-tokens.ts';
import { type SentenceWords, type Spot, emptySpot } from '../places/spot.ts';

/** The pronoun at this token, if it may mean a person; otherwise null. */
export function pronounAt({ tokens, language }: SentenceWords, at: number): Spot | null {
  const { low, text } = tokens[at]!;
  const grammar = peopleGrammar(language);
  if (low === 'i' && text !== 'I' && language === 'en') return null;
  const next = tokens[at + 1];
  const isClitic =
    language === 'fr' && /^(?:le|la|les|l'|leur)$/.test(low) && !!next?.isWord && isBehindSubject(tokens, at);
  if (language === 'fr' && /^(?:le|la|les|l')$/.test(low) && !isClitic) return null;
  const isOwner =
    low in grammar.owner &&
    !isClitic &&
    !!next?.isWord &&
    (low !== 'her' || !(startsAnew(grammar, next.low) || isSeenDoing(tokens, at)));
  const reach = isOwner ? grammar.owner[low] : (grammar.subject[low] ?? grammar.object[low]);
  if (!reach || reach === 'nobody' || isImpersonal(tokens, at)) return null;
  // « de lui », « avec lui » is a man; « il lui donne » may be either.
  const isMale = low === 'lui' && grammar.prepositions.has(tokens[at - 1]?.low ?? '') && tokens[at - 1]?.low !== 'pour';
  return {
    ...emptySpot,
    from: at,
    to: at + 1,
    head: at,
    how: 'pronoun',
    reach: isMale ? 'male' : reach,
    owns: isOwner,
  };
}
/** "Saw her looking", "found her asleep": "her" is the person seen, not a possessive. */
const isSeenDoing = (tokens: readonly Token[], at: number): boolean =>
  /^(?:saw|sees|watched|heard|found|finds|noticed|caught|left|kept)$/.test(tokens[at - 1]?.low ?? '') &&
  /^(?:\p{L}{3,}ing|asleep|alone|awake|there|here)$/u.test(tokens[at + 1]!.low) &&
  !/^(?:thing|ring|morning|evening|wedding|building|clothing|painting|earring|string|spring|king)$/.test(
    tokens[at + 1]!.low,
  );

/** "Her" before such a word is not a possessive: "helped her into the boat". */
const startsAnew = ({ prepositions, conjunctions, closed }: ReturnType<typeof peopleGrammar>, word: string) =>
  prepositions.has(word) ||
  conjunctions.has(word) ||
  closed.has(word) ||
  /^(?:what|how|whether|about|everything|nothing|something|all|again|twice|once|so)$/.test(word) ||
  /ly$|^(?:away|again|forward|aside|upstairs|downstairs)$/.test(word);

/** « la », « le » after the subject and before the verb is a pronoun, not an article: « Papa le tient ». */
function isBehindSubject(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before?.isWord) return false;
  const isShort = /^(?:je|j'|tu|il|elle|ils|elles|on|nous|vous|qui|ne|n'|me|te|lui|pour|y)$/.test(before.low);
  return (
    isShort ||
    personNoun(before.low, 'fr') !== null ||
    (/^\p{Lu}/u.test(before.text) &&
      (at > 1 || firstName(before.text) !== null || isToldVerb(tokens[at + 1]?.low ?? '')))
  );
}

const isToldVerb = (word: string): boolean => verbForms(word, 'fr').some(({ tense }) => tense === 'past');

const weather = /^(?:y|faut|fallait|pleut|pleuvait|neige|fait|faisait|était|est|semble|suffit|reste)$/;
/** Whether « il » means nobody: « il y a », « il était une fois », « il fait nuit ». */
function isImpersonal(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.low !== 'il') return false;
  const next = tokens[at + 1]?.low === "n'" || tokens[at + 1]?.low === 'ne' ? tokens[at + 2] : tokens[at + 1];
  if (!next || !weather.test(next.low)) return false;
  const behind = tokens.slice(at + 1, at + 4).map(({ low }) => low);
  if (next.low === 'fait' || next.low === 'faisait')
    return /^(?:nuit|jour|beau|froid|chaud|noir|sombre|bon|mauvais|grand)$/.test(behind[1] ?? '');
  if (next.low === 'est' || next.low === 'était') return /^(?:une|temps|tard|tôt|midi|minuit)$/.test(behind[1] ?? '');
  return next.low !== 'reste' || behind[1] === 'encore';
}
