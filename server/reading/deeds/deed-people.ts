// Finds the subject and the objects of each verb: who does something, and to whom.
import type { FoundVerb } from '../language/english-verbs.ts';
import type { MentionSpan } from '../people/person-mentions.ts';
import { personNoun } from '../people/person-nouns.ts';
import type { ReadSentence, Token } from '../scene/scene-sentences.ts';
import { wordClass } from '../language/word-classes.ts';

const joins = /^(?:and|or|et|ou|with|avec)$/;
const joinsClauses = wordClass('deed-people', 'joins-clauses');
const relative = /^(?:who|whom|which|that|qui|que|qu'|dont)$/;
const cutsObjects = wordClass('deed-people', 'cuts-objects');
const prepositions = wordClass('deed-people', 'prepositions');
const notTarget = wordClass('deed-people', 'not-target');
const inFront = wordClass('deed-people', 'in-front');
const objectPronoun = wordClass('deed-people', 'object-pronoun');
const speaking = wordClass('deed-people', 'speaking');

/** A sentence with its people and its verbs. */
type ClauseParts = {
  readonly sentence: ReadSentence;
  readonly spans: readonly MentionSpan[];
  readonly verbs: readonly FoundVerb[];
};

/** The word before a mention that governs it, articles and adjectives left out. */
export function governor(tokens: readonly Token[], from: number): string {
  let at = from - 1;
  // "Of her friend Esinam": the noun before a name is skipped like an article.
  const isTitle = (each: number) =>
    each === from - 1 && /^\p{Lu}/u.test(tokens[from]!.text) && personNoun(tokens[each]!.low, 'en') !== null;
  while (at >= 0 && !tokens[at]!.mark && (inFront.test(tokens[at]!.low) || isTitle(at))) at--;
  return at >= 0 && (!tokens[at]!.mark || joins.test(tokens[at]!.low)) ? tokens[at]!.low : '';
}

const isGoverned = (tokens: readonly Token[], { from, to }: MentionSpan) =>
  // "When his shift was over he drove": "over" does not govern "he".
  !(from === to && /^(?:he|she|they|we|i)$/.test(tokens[from]!.low)) && prepositions.test(governor(tokens, from));
/** After a preposition, or joined to somebody who is: "came to his father and mother". */
const isGovernedTogether = (tokens: readonly Token[], span: MentionSpan, spans: readonly MentionSpan[]): boolean => {
  if (isGoverned(tokens, span)) return true;
  const last = spans.findLast(({ to }) => to < span.from);
  const word = governor(tokens, span.from);
  return (
    /^(?:and|et)$/.test(word) &&
    last !== undefined &&
    tokens.slice(last.to, span.from).every(({ mark }) => !mark) &&
    span.from - last.to <= 3 &&
    isGoverned(tokens, last)
  );
};

/** Whether a person is named only as an owner: "the flock of Jethro", « la maison de Simon ». */
export function isOwnerBehind(
  tokens: readonly Token[],
  { from }: MentionSpan,
  verbs: readonly { readonly at: number }[],
): boolean {
  const word = governor(tokens, from);
  if (!/^(?:of|de|d'|du|des)$/.test(word)) return false;
  const at = tokens.findLastIndex(({ low }, index) => index < from && low === word);
  return (
    at > 0 &&
    !verbs.some((verb) => verb.at === at - 1) &&
    !/^(?:one|two|three|some|many|all|group|crowd|près|front|autour|côté|un|une)$/.test(tokens[at - 1]!.low)
  );
}

/** Everybody who is named together with a mention: "Ama and her brother". */
function together(read: ClauseParts, last: MentionSpan, inList = false): MentionSpan[] {
  const { spans, verbs } = read;
  const { tokens } = read.sentence;
  const before = spans.findLast((span) => span.to < last.from);
  // "They" may mean several; "his brother Kwaku" is one.
  const own = spans.filter((span) => span.from === last.from && span.to === last.to);
  if (!before) return own;
  if (before.person === last.person && before.to === last.from - 1 && !tokens[before.to]!.mark)
    return together(read, before);
  const words = tokens.slice(before.to + 1, last.from).filter(({ low }) => !inFront.test(low));
  const close =
    words.length <= 1 &&
    words.every(({ low }) => joins.test(low)) &&
    (words.length === 1 || (inList && tokens[before.to]!.mark === ','));
  // "sent a soldier, and John was killed": a new clause, not two people who do one thing.
  const newClause =
    close && tokens[before.to]!.mark === ',' && verbs.some(({ at }) => at < before.from && at > before.from - 6);
  if (newClause) return own;
  const first = close ? null : besideRelative(read, last);
  if (first) return [first, ...own];
  return close ? [...together(read, before, true), ...own] : own;
}

/**
 * « Aminata, qui avait huit ans, et son frère jouaient »: the first of a pair is described before the second is named.
 */
function besideRelative({ sentence: { tokens }, spans, verbs }: ClauseParts, last: MentionSpan): MentionSpan | null {
  let at = last.from - 1;
  while (at > 0 && inFront.test(tokens[at]!.low) && !tokens[at]!.mark) at--;
  if (!/^(?:and|et)$/.test(tokens[at]?.low ?? '') || tokens[at - 1]?.mark !== ',') return null;
  const opens = tokens.findLastIndex(
    ({ low }, each) => each < at && /^(?:who|qui)$/.test(low) && tokens[each - 1]?.mark === ',',
  );
  const first = spans.findLast(({ to }) => to === opens - 1);
  const isMain = first !== undefined && !verbs.some((verb) => verb.at < first.from);
  const hasOwnVerb = verbs.some((verb) => verb.at > opens && verb.at < at);
  return isMain && hasOwnVerb && opens > 0 && first.person !== last.person ? first : null;
}

/** "Belonged to Kofi, who was ill": a clause with "who" is about the person right before it. */
function whoIsTold({ sentence: { tokens }, spans }: ClauseParts, verb: number): MentionSpan | 'absent' | undefined {
  const at = verb - 1;
  if (!/^(?:who|qui)$/.test(tokens[at]?.low ?? '') || tokens[at]!.mark) return undefined;
  const before = spans.filter(({ to }) => to === at - 1);
  // « Avec sa grand-mère, qui vendait »: a noun after a preposition can be meant, but not an owner after "of".
  const [noun] = before;
  if (before.length === 1 && noun!.how === 'noun' && tokens[noun!.to]!.mark === ',') {
    return /^(?:of|de|d'|du|des)$/.test(governor(tokens, noun!.from)) ? undefined : noun;
  }
  if (tokens[at]!.low === 'qui') return undefined;
  // A name without a mention belongs to somebody who is absent.
  if (before.length === 0 && at > 1 && /^\p{Lu}\p{Ll}/u.test(tokens[at - 1]!.text)) return 'absent';
  return before.length === 1 && before[0]!.how === 'name' ? before[0] : undefined;
}

/** "With the children of the town running behind": they run. */
function besideWith({ sentence: { tokens }, spans }: ClauseParts, { kind, at }: FoundVerb): MentionSpan | undefined {
  if (kind !== 'participle') return undefined;
  const last = spans.findLast(({ to }) => to < at);
  const between = last ? tokens.slice(last.to + 1, at) : [];
  const isNext = between.length === 0 || (between.length <= 3 && between[0]!.low === 'of');
  return last &&
    isNext &&
    tokens.slice(last.to, at).every(({ mark }) => !mark) &&
    /^(?:with|avec)$/.test(governor(tokens, last.from))
    ? last
    : undefined;
}

/**
 * The subject of a verb: the nearest person on its left, the subject of the verb that it is joined to, or the person
 * who follows it.
 */
export function subjectOf(
  read: ClauseParts,
  index: number,
  done: readonly (readonly string[])[],
): readonly MentionSpan[] | readonly string[] {
  const { sentence, spans, verbs } = read;
  const { tokens } = sentence;
  const verb = verbs[index]!;
  const before = verbs[index - 1];
  if (before && isOfSeenThing(read, index)) return [];
  // "Saw that Amina was crying": she cries.
  const isGoingOn = before?.lemma === 'be' && verb.at - before.at <= 2 && /ing$/.test(tokens[verb.at]!.low);
  if (isGoingOn && (done[index - 1]?.length ?? 0) > 0) return done[index - 1]!;
  const told = whoIsTold(read, verb.at);
  if (told) return told === 'absent' ? [] : [told];
  const beside = besideWith(read, verb);
  if (beside) return [beside];
  const shared = sharedSubject(read, index, done);
  // "Ran to the neighbour, a nurse called Ama, and knocked": a verb right after "and" has the subject of the verb
  // before.
  const goesOn =
    /^(?:and|et|puis|then)$/.test(tokens[verb.at - 1]?.low ?? '') && !tokens[verb.at - 1]!.mark && verb.kind === 'main';
  if (before && goesOn && shared.length > 0) return shared;
  const left = spans.filter(
    (span) => span.to < verb.at && !isClitic(tokens, span, verb.at) && !isGovernedTogether(tokens, span, spans),
  );
  for (const span of left.toReversed()) {
    if (before && span.to < before.at) break;
    const words = tokens.slice(span.to, verb.at);
    const parted = words.some(
      ({ mark, low }, at) => /[;:–]/.test(mark) || (at > 0 && joinsClauses.test(low)) || mark === ',',
    );
    const opened = before
      ? tokens
          .slice(before.at, span.from)
          .some(({ mark, low }) => mark !== '' || joinsClauses.test(low) || cutsObjects.test(low))
      : true;
    const related = tokens.slice(span.to + 1, verb.at).some(({ low }) => relative.test(low));
    if (before && !opened && parted && !related && verb.kind !== 'after-verb') return shared;
    if (before && verb.kind === 'participle' && !opened) return done[index - 1] ?? [];
    if (
      before &&
      !opened &&
      !parted &&
      !related &&
      verb.kind === 'main' &&
      /^(?:say|tell|dire|répondre)$/.test(before.lemma)
    )
      continue;
    return together(read, span);
  }
  const next = spans.find((span) => span.from > verb.at);
  const follows = next && next.from - verb.at <= 4 && !tokens.slice(verb.at, next.from).some(({ mark }) => mark !== '');
  if (!before && verb.kind === 'participle') {
    const main = spans.find(
      (span) => span.from > verb.at && tokens[span.from - 1]!.mark === ',' && !isGoverned(tokens, span),
    );
    if (main) return together(read, main);
  }
  const led = clauseBefore(tokens, verb.at).some(({ low }) => !little.test(low)) && !arriving.test(verb.lemma);
  const inQuestion = follows && tokens.slice(verb.at + 1, next.from).some(({ low }) => cutsObjects.test(low));
  const isObject = !!next && next.from === next.to && /^(?:him|her|them|me|us)$/.test(tokens[next.from]!.low);
  // "In the bed lay an old man", « sous l'arbre dormait un chien »: the subject follows its verb.
  const isInverted =
    follows &&
    !before &&
    led &&
    resting.test(verb.lemma) &&
    /^(?:an?|the|une?|le|la|l'|deux|two|three)$/.test(tokens[verb.at + 1]!.low);
  if (isInverted && !isGoverned(tokens, next)) return [next];
  if (follows && !isObject && !led && !inQuestion && speaking.test(verb.lemma) && !isGoverned(tokens, next))
    return [next];
  return shared;
}

const perceiving = /^(?:see|find|notice|hear|watch|discover|spot|smell|picture|voir|trouver|entendre)$/;
/** "Saw a wallet lying in the gutter": the wallet lies there, not the person who saw it. */
function isOfSeenThing({ sentence: { tokens }, verbs, spans }: ClauseParts, index: number): boolean {
  const [before, verb] = [verbs[index - 1]!, verbs[index]!];
  const between = tokens.slice(before.at + 1, verb.at);
  return (
    verb.kind === 'participle' &&
    perceiving.test(before.lemma) &&
    between.length > 0 &&
    between.every(({ mark }) => !mark) &&
    !spans.some(({ from, to }) => from > before.at && to === verb.at - 1)
  );
}

/** Words that begin a subordinate clause. */
const aside = /^(?:until|when|while|because|before|after|since|if|quand|lorsque|lorsqu'|pendant|parce|puisque|si)$/;
const little = wordClass('deed-people', 'little', /^(?:\w+ly|\p{L}+ment)$/u);

const resting = /^(?:lie|sit|stand|sleep|kneel|wait|live|dormir|attendre|habiter|vivre)$/;
const arriving = /^(?:come|arrive|stand|sit|live|venir|arriver|vivre)$/;

/** The words of a clause before its verb. */
function clauseBefore(tokens: readonly Token[], at: number, least = 0): readonly Token[] {
  let from = at;
  while (
    from > least &&
    !/[,;:–]/.test(tokens[from - 1]!.mark) &&
    !tokens[from - 1]!.quoted &&
    !joinsClauses.test(tokens[from - 1]!.low)
  )
    from--;
  return tokens.slice(from, at);
}

/** The subject of the previous clause, unless a thing comes before this verb: "and the waters were divided". */
function sharedSubject(
  { sentence, verbs }: ClauseParts,
  index: number,
  done: readonly (readonly string[])[],
): readonly string[] {
  const { tokens } = sentence;
  const verb = verbs[index]!;
  const last = verbs[index - 1];
  if (!last) return [];
  if (verb.kind === 'main' && clauseBefore(tokens, verb.at, last.at + 1).some(({ low }) => !little.test(low)))
    return [];
  const isMain = ({ kind, at }: FoundVerb, order: number) =>
    kind === 'main' &&
    !tokens
      .slice(Math.max(verbs[order - 1]?.at ?? 0, at - 3), at)
      .some(({ low }) => relative.test(low) || aside.test(low));
  // "Selorm, who never cried, turned away": without a conjunction the verb belongs to the person whom the clause
  // describes.
  const joined = joinsClauses.test(tokens[verb.at - 1]?.low ?? '') || joins.test(tokens[verb.at - 1]?.low ?? '');
  // "It was Jess who came over, sat down…": the one who came also sat down.
  const isCleft =
    /^(?:it|c'|ce)$/.test(tokens[0]?.low ?? '') && /^(?:be|être)$/.test(verbs[0]?.lemma ?? '') && index > 1;
  const related = /^(?:who|qui)$/.test(clauseBefore(tokens, last.at)[0]?.low ?? '') && !joined && !isCleft;
  const main = isCleft
    ? index - 1
    : verb.kind === 'main' && !related
      ? verbs.findLastIndex((each, order) => order < index && isMain(each, order))
      : index - 1;
  return done[main < 0 ? index - 1 : main] ?? [];
}

const isClitic = (tokens: readonly Token[], { from, to }: MentionSpan, verb: number) =>
  from === to &&
  objectPronoun.test(tokens[from]!.low) &&
  verb - to <= 4 &&
  !tokens.slice(from, verb).some(({ mark }) => mark !== '');

/** "In front of" or « auprès de »: somebody in whose presence something is done. */
const isInFront = (tokens: readonly Token[], { from }: MentionSpan) =>
  tokens
    .slice(Math.max(0, from - 4), from)
    .some(
      ({ low }, at, near) =>
        (low === 'front' && near[at + 1]?.low === 'of') || (low === 'auprès' && /^d/.test(near[at + 1]?.low ?? '')),
    );

/** « Sauta dans les bras de son père »: the father is hugged, though he follows « de ». */
const isInArms = (tokens: readonly Token[], { from }: MentionSpan): boolean => {
  const near = tokens.slice(Math.max(0, from - 3), from);
  const at = near.findLastIndex(({ low }) => /^(?:de|d'|du|of)$/.test(low));
  return at > 0 && /^(?:bras|cou|arms|neck)$/.test(near[at - 1]!.low) && !near[at - 1]!.mark;
};

/** « Une maman entra, un bébé sur le dos »: somebody who is with the subject. */
function isAttached(tokens: readonly Token[], { from, to }: MentionSpan): boolean {
  let first = from;
  while (first > 0 && inFront.test(tokens[first - 1]!.low) && !tokens[first - 1]!.mark) first--;
  return (
    tokens[first - 1]?.mark === ',' &&
    !tokens[to]!.mark &&
    /^(?:on|in|under|at|sur|dans|sous|à|au)$/.test(tokens[to + 1]?.low ?? '')
  );
}

/** The people after a verb, and French pronouns in front of it. */
export function objectsOf(read: ClauseParts, index: number): MentionSpan[] {
  const { sentence, spans, verbs } = read;
  const { tokens } = sentence;
  const verb = verbs[index]!;
  const start = verb.at;
  const objects = spans.filter(
    (span) => span.to < start && span.from > (verbs[index - 1]?.at ?? -1) && isClitic(tokens, span, start),
  );
  const next = verbs.find((other) => other.at > start && other.kind === 'main');
  for (const span of spans) {
    if (span.from <= start) continue;
    const between = tokens.slice(start, span.from);
    if (between.some(({ mark }) => /[;:–]/.test(mark)) || between.slice(1).some(({ low }) => cutsObjects.test(low)))
      break;
    if (next && span.from > next.at) break;
    if (isAttached(tokens, span)) break;
    if (next && span.to < next.at) {
      const parted = between.some(({ mark, low }, at) => mark === ',' || (at > 0 && joinsClauses.test(low)));
      const towardsNext = tokens.slice(span.to, next.at);
      if (parted && !towardsNext.some(({ low, mark }, at) => mark === ',' || (at > 0 && joinsClauses.test(low)))) break;
    }
    if (
      !notTarget.test(governor(tokens, span.from)) ||
      isInFront(tokens, span) ||
      isInArms(tokens, span) ||
      (verb.passive && /^(?:by|par)$/.test(governor(tokens, span.from)))
    )
      objects.push(span);
  }
  return objects;
}
