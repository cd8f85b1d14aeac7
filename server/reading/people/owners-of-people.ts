// Resolves whose relative or servant somebody is: "her son", "the wife of Lappidoth", "Ama's friends".
import { type Known } from './people-memory.ts';
import { peopleGrammar } from './people-grammar.ts';
import { roleWhenOwned } from './person-nouns.ts';
import { isChildRole } from './person-facts.ts';
import { subjectBefore } from './sentence-people.ts';
import type { SentencePeople } from './people-sentence.ts';

/** The people whom a possessive means; they are remembered as mentioned here. */
export function keepOwner(sentence: SentencePeople, index: number): readonly Known[] {
  const { who, at } = sentence;
  const before = who[index - 1] ?? [];
  const owners = likelyOwners(sentence, index, before);
  for (const owner of owners)
    if (owner.seen && owner.seen.at < at)
      owner.seen = { ...owner.seen, at, as: owners.length > 1 ? 'other' : owner.seen.as };
  return owners;
}

/** Relatives who are older than the person whose relatives they are. */
const elders = /^(?:mother|father|parents?|grand(?:mother|father|parents?)|aunt|uncle)$/;

/**
 * The people whose relative or servant somebody is: "her" or "Ama’s" in front, "of Ama" behind (`settleNext` finds out
 * who that is), or the subject of "had".
 */
export function ownersOf(sentence: SentencePeople, index: number, settleNext: () => void): readonly Known[] {
  const { spots, who, tokens, language, memory } = sentence;
  const spot = spots[index]!;
  const before = spots[index - 1];
  if (spot.owner !== null && before && before.from === spot.owner) {
    const named =
      memory.all.length === 1 &&
      (who[index - 1]?.length ?? 0) === 0 &&
      fitsOwner(tokens[spot.owner]!.low, memory.all[0]!);
    return named ? memory.all : likelyOwners(sentence, index, who[index - 1] ?? []);
  }
  if (spot.owner !== null) return likelyOwners(sentence, index, subjectBefore(sentence, index));
  if (before?.owns && before.how !== 'pronoun' && spot.from - before.to <= 2) return who[index - 1] ?? [];
  const behind = ownerBehind(sentence, index);
  if (behind) {
    if (!who[behind]) settleNext();
    return who[behind] ?? [];
  }
  if (!spot.noun?.isKin) return [];
  // "The girl's father and mother": the owner belongs to both nouns.
  const isPaired =
    before?.noun?.isKin && before.to === spot.from - 1 && /^(?:and|et)$/.test(tokens[spot.from - 1]!.low);
  if (isPaired && spot.article === 'none' && spots[index - 2]?.owns) return who[index - 2] ?? [];
  // "He had three sons and one daughter": the verb "had" counts for both nouns.
  const joined =
    before?.noun?.isKin && before.to === spot.from - 1 && /^(?:and|et)$/.test(tokens[spot.from - 1]!.low)
      ? who[index - 1]?.[0]
      : undefined;
  const parent = joined && spot.article !== 'own' ? joined.kin.find(({ as }) => isChildRole(as)) : undefined;
  if (parent && isChildRole(spot.noun.role)) return [memory.byId(parent.of)].filter((each) => each !== undefined);
  const near = tokens.slice(Math.max(0, spot.from - 2), spot.from).map(({ low }) => low);
  if (near.some((word) => peopleGrammar(language).having.has(word))) {
    const subject = subjectBefore(sentence, index);
    return subject.length === 1 ? subject : [];
  }
  return [];
}

/** The place of an owner that follows: « la tante de Koffi », "the mother of the boy". */
function ownerBehind({ spots, tokens, language }: SentencePeople, index: number): number | null {
  const spot = spots[index]!;
  const next = spots[index + 1];
  const isRelated = spot.noun?.isKin || roleWhenOwned(tokens[spot.head]!.low, language) !== null;
  if (!next || next.how === 'pronoun' || spot.article === 'a' || spot.isPlural || !isRelated) return null;
  const isLink = language === 'en' ? /^of$/ : /^(?:de|d'|du|des)$/;
  const link = tokens[spot.to]?.low ?? '';
  return isLink.test(link) && next.from <= spot.to + 1 && next.from >= spot.to ? index + 1 : null;
}

/**
 * Of several people whom "her" or « sa » may mean, those known to have such a relative; a mother is more likely a
 * child's than an old man's.
 */
function likelyOwners(sentence: SentencePeople, index: number, owners: readonly Known[]): readonly Known[] {
  const { memory, spots, tokens, language, at } = sentence;
  const spot = spots[index]!;
  const [owner] = owners;
  if (owners.length !== 1 || !owner || !spot.noun) return owners;
  const role = roleWhenOwned(tokens[spot.head]!.low, language) ?? spot.noun.role;
  if (!spot.noun.isKin && !isChildRole(role)) return owners;
  if (hasRelative(sentence, owner, role)) return owners;
  const word = tokens[spot.owner!]!.low;
  const others = memory
    .recent()
    .filter(
      (other) =>
        other !== owner && other.count === 1 && !other.isDead && other.seen!.at >= at - 4 && fitsOwner(word, other),
    );
  // "Her husband was dead, and a creditor came for her sons": the sons of a person known to be female, rather than the
  // creditor’s.
  const said =
    owner.sex === null && language === 'en'
      ? others.find(({ sex, seen }) => sex !== null && seen!.at === at)
      : undefined;
  if (said) return [said];
  const related = others.find((other) => hasRelative(sentence, other, role));
  if (related) return [related];
  if (!elders.test(role) || isYoung(owner)) return owners;
  const isGrown = owner.age === 'old' || owner.age === 'adult' || owner.isTitled || owner.role !== null;
  const child = others.find(isYoung);
  return isGrown && child ? [child] : owners;
}

const isYoung = ({ age, isTitled }: Known): boolean =>
  !isTitled && (age === 'child' || age === 'baby' || age === 'teen' || age === 'below');

function hasRelative({ memory }: SentencePeople, owner: Known, role: string): boolean {
  if (memory.kinOf(owner, role)) return true;
  const isOwnChild = ({ kin }: Known) =>
    kin.some(({ of, as }) => of === owner.id && (isChildRole(as) || as === 'baby'));
  if (isChildRole(role))
    return memory.all.some(
      (person) => isOwnChild(person) && (person.sex === null || role !== (person.sex === 'male' ? 'daughter' : 'son')),
    );
  return false;
}

const fitsOwner = (word: string, { sex }: Known): boolean =>
  word === 'his' ? sex !== 'female' : word === 'her' ? sex !== 'male' : /^s(?:on|a|es)$/.test(word);
