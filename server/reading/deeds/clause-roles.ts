// Splits a sentence into clauses and says whether each mention of a person is a subject, an object, or follows a
// preposition.
import { type TaleTongue, peopleGrammar } from '../people/people-grammar.ts';
import type { Spot } from '../places/spot.ts';
import type { Token } from '../language/sentence-tokens.ts';

/** The grammatical role of a mention: subject, object, or after a preposition. Clauses are numbered from 0. */
export type ClauseRole = {
  readonly as: 'subject' | 'object' | 'other';
  readonly clause: number;
  readonly preposition: string | null;
};

/**
 * The role of every mention in its clause. A clause ends at a punctuation mark or a conjunction; its first mention
 * without a preposition is the subject.
 */
export function clauseRoles(tokens: readonly Token[], spots: readonly Spot[], language: TaleTongue): ClauseRole[] {
  const grammar = peopleGrammar(language);
  const roles: ClauseRole[] = [];
  let clause = 0;
  let hasSubject = false;
  let read = 0;
  let owned: ClauseRole = { as: 'object', clause: 0, preposition: null };
  for (const [index, spot] of spots.entries()) {
    const last = spots[index - 1];
    // "Her" in "her grandmother" gets the role of the whole phrase.
    if (last && last.from === spot.from) {
      const isSubject = owned.as === 'subject' && !spot.owns;
      roles[index] = owned.as === 'subject' && spot.owns ? { ...owned, as: 'other' } : owned;
      hasSubject = hasSubject || isSubject;
      read = spot.to;
      continue;
    }
    const between = tokens.slice(read, spot.from);
    const joined =
      last &&
      between.length === 1 &&
      /^(?:and|et|or|ou|,)$/.test(between[0]!.low) &&
      isPairEnd(tokens, spot, roles[index - 1]!.as, language);
    if (joined) {
      roles.push(roles[index - 1]!);
      read = spot.to;
      continue;
    }
    const border = between.findLastIndex(
      ({ low, isWord }) => grammar.conjunctions.has(low) || (!isWord && /^[,;:.!?…—–“”«»"(]$/.test(low)),
    );
    if (border >= 0) {
      clause += 1;
      const mark = between[border]!;
      // "He ran and hugged her": a verb after "and" keeps the subject.
      hasSubject =
        hasSubject &&
        grammar.conjunctions.has(mark.low) &&
        border < between.length - 1 &&
        /^(?:and|et|but|mais)$/.test(mark.low);
    }
    const near = tokens.slice(Math.max(read, spot.from - 3), spot.from).filter(({ isWord }) => isWord);
    const before = near.at(-1);
    const preposition =
      before && grammar.prepositions.has(before.low) && !grammar.conjunctions.has(before.low) ? before.low : null;
    const isInverted =
      !!before &&
      (grammar.saying.has(before.low) || /^(?:came|went|stood|lived|was|were|lay|sat)$/.test(before.low)) &&
      !hasSubject &&
      spot.reach !== 'many';
    const isSubjectForm =
      spot.how === 'pronoun' &&
      (spot.reach === 'i' || tokens[spot.head]!.low in grammar.subject) &&
      !spot.owns &&
      tokens[spot.head]!.low !== 'you';
    const inSlot = between.length > 0 && !hasSubject && (border >= 0 || index === 0 || isInverted);
    const isObjectForm =
      spot.how === 'pronoun' &&
      !spot.owns &&
      (!spot.isPlural || (tokens[spot.head]!.low === 'them' && spot.head === spot.from)) &&
      !(tokens[spot.head]!.low in grammar.subject);
    if (isObjectForm && !preposition) roles.push({ as: 'object', clause, preposition: null });
    else if (isSubjectForm && (!preposition || language === 'en'))
      roles.push({ as: 'subject', clause, preposition: null });
    else if (preposition) roles.push({ as: 'other', clause, preposition });
    else if (!hasSubject && (index === 0 || inSlot || border >= 0))
      roles.push({ as: 'subject', clause, preposition: null });
    else roles.push({ as: 'object', clause, preposition: null });
    owned = roles.at(-1)!;
    // An owner ("Ama's") is not the subject; what it owns may be.
    if (roles.at(-1)!.as === 'subject' && !spot.owns) hasSubject = true;
    if (spot.owns && roles.at(-1)!.as === 'subject') roles[index] = { as: 'other', clause, preposition: null };
    read = spot.to;
  }
  return roles;
}

/** Whether a spot after "and" is one of a pair with the one before it, not the subject of a clause of its own. */
function isPairEnd(tokens: readonly Token[], spot: Spot, before: ClauseRole['as'], language: TaleTongue): boolean {
  // "My sister and I": a pair.
  if (spot.how === 'pronoun' && !spot.owns && spot.reach !== 'i') return false;
  const next = tokens[spot.to];
  return before === 'subject' || !next?.isWord || peopleGrammar(language).closed.has(next.low);
}
