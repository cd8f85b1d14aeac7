// Resolves a name to a person: one known by that name, one mentioned before without a name, or a new one.
import { firstName } from './first-names.ts';
import { peopleGrammar } from '../people/people-grammar.ts';
import { type Known, sexFits } from '../people/people-memory.ts';
import { personNoun } from '../people/person-nouns.ts';
import { isTelling } from '../language/telling-words.ts';
import type { SentencePeople } from '../people/people-sentence.ts';

/** Who a name means: somebody known by it, somebody known without a name yet, or somebody new. */
export function personByName(sentence: SentencePeople, index: number): Known {
  const { memory, spots, roles, tokens, language } = sentence;
  const spot = spots[index]!;
  const parts = spot.name.split(' ');
  const known = memory.all.find(
    ({ names, sex }) =>
      sexFits(sex, spot.sex) &&
      (names.has(spot.name) || (parts.length === 1 ? hasPart(names, parts[0]!) : names.has(parts[0]!))),
  );
  if (known) {
    known.names.add(spot.name);
    known.sex ??= spot.sex;
    // "Doctor Kakra", who was a child before.
    if (spot.noun) known.role ??= spot.noun.role;
    return known;
  }
  // "Uncle Kofi" is the uncle who was mentioned without a name.
  const title = personNoun(tokens[spot.from]!.low, language);
  const kin =
    spot.from < spot.head && title?.isKin
      ? memory.recent().find((each) => each.names.size === 0 && each.count === 1 && each.roles.has(title.role))
      : undefined;
  if (kin) {
    kin.names.add(spot.name);
    kin.called = spot.name;
    return kin;
  }
  // "The man was his teacher. Mr. Bell wore an apron": one person, not two.
  const worker = spot.from < spot.head && !sentence.spoken[index] ? workerBefore(sentence, spot.sex) : undefined;
  if (worker) {
    worker.names.add(spot.name);
    [worker.called, worker.isTitled, worker.sex] = [spot.name, true, spot.sex ?? worker.sex];
    return worker;
  }
  const met =
    justMet(sentence, index) ??
    newlyNamed(sentence, index) ??
    saidToBe(sentence, index) ??
    speakerSoFar(sentence, index);
  if (met) {
    met.names.add(spot.name);
    [met.called, met.sex] = [spot.name, spot.sex ?? met.sex];
    return met;
  }
  const grammar = peopleGrammar(language);
  const before = tokens.slice(Math.max(0, spot.from - 4), spot.from).map(({ low }) => low);
  const isNamed =
    (before.some((word) => grammar.named.has(word)) && !/^(?:to|out|for|upon|after)$/.test(before.at(-1) ?? '')) ||
    (before.at(-1) === ',' &&
      !tokens[spot.to]?.isWord &&
      isNextTo(sentence, index) &&
      spots[index - 1]?.noun &&
      !spots[index - 1]!.owns);
  const target = isNamed || spots[index - 1]?.to === spot.from ? sentence.who[index - 1]?.[0] : undefined;
  const said = firstName(spot.name) ?? firstName(parts[0]!);
  // "Eli Thwaite" is not the priest: he has a family name.
  const figure = sentence.isScripture && (parts.length === 1 || firstName(parts[1]!) !== null) ? said : null;
  const give = (person: Known): Known => {
    person.names.add(spot.name);
    if (person.isUnnamed || person.names.size === 1) person.called = spot.name;
    person.isUnnamed = false;
    person.isTitled ||= spot.from < spot.head;
    if (spot.qualities.has('little')) person.age ??= 'child';
    if (spot.qualities.has('old')) person.age = 'old';
    person.sex ??= spot.sex;
    person.role ??= spot.noun?.role ?? figure?.role ?? null;
    person.age ??= figure?.age ?? null;
    // "Grandpa Howard" is "Grandpa" later.
    if (title?.isKin && spot.from < spot.head) person.roles.add(title.role);
    return person;
  };
  const isKnownSpeaker = sentence.spoken[index] && (target?.times ?? 0) > 0;
  if (
    target &&
    !isKnownSpeaker &&
    (target.names.size === 0 || before.at(-1) === 'means') &&
    target.count === 1 &&
    (isNamed || sexFits(target.sex, spot.sex))
  ) {
    target.sex = spot.sex ?? target.sex;
    return give(target);
  }
  // A tale that begins with "he": the first name that fits belongs to that person.
  const unnamed = memory.all.find(
    (person) =>
      person.isUnnamed &&
      person.id !== 'teller' &&
      sexFits(person.sex, spot.sex) &&
      (person.seen?.at ?? 0) >= sentence.at - 6,
  );
  // "Azariah went in after him": he is somebody else.
  const isAgainstHim = spots.some(
    ({ how, owns, reach, from }, at) =>
      at > index &&
      how === 'pronoun' &&
      !owns &&
      reach === unnamed?.sex &&
      roles[at]!.as !== 'subject' &&
      from - spot.to < 8,
  );
  if (
    unnamed &&
    !isAgainstHim &&
    !memory.all.some(
      (other) =>
        other !== unnamed &&
        other.names.size > 0 &&
        other.times * 3 >= unnamed.times &&
        sexFits(other.sex, unnamed.sex),
    )
  )
    return give(unnamed);
  return give(memory.add({ called: spot.name }));
}
/** "A thin young man sat there. It was Zana", « C'était Zana »: the person mentioned last, without a name. */
function justMet({ memory, at, text, tokens, spots, spoken }: SentencePeople, index: number): Known | undefined {
  const spot = spots[index]!;
  if (spoken[index] || !/^["“«\s]*(?:it was|this was|c['’]était)\s*$/i.test(text.slice(0, tokens[spot.from]!.start)))
    return undefined;
  return memory
    .recent()
    .find((person) => mayGetName(person) && person.seen!.at === at - 1 && sexFits(person.sex, spot.sex));
}
/** Whether the next name may be theirs: one person, present, and still without a name. */
const mayGetName = ({ names, count, isUnnamed, isAway }: Known): boolean =>
  names.size === 0 && count === 1 && !isUnnamed && !isAway;

/** The nameless person before a name that is given to them: "an old widow whom all the children called Mama Adjoa". */
function namelessBefore(
  { who, spots, tokens }: Pick<SentencePeople, 'who' | 'spots' | 'tokens'>,
  index: number,
): Known | undefined {
  const { from } = spots[index]!;
  if (!/^(?:called|calls|appelaient|appelait|appellent|appelle)$/.test(tokens[from - 1]?.low ?? '')) return undefined;
  const opens = tokens.findLastIndex(({ low }, at) => at < from && /^(?:whom|that|que|qu')$/.test(low));
  const whom = opens < 0 ? -1 : spots.findIndex(({ to }) => to === opens);
  const [person, other] = whom < 0 ? [] : (who[whom] ?? []);
  return person && !other && person.count === 1 && person.names.size === 0 ? person : undefined;
}

/**
 * "The teacher brought a new girl. Her name was Amina", « Elle s'appelait Awa »: the name belongs to the last newcomer
 * who has none, not to somebody who is known by another name.
 */
function newlyNamed({ memory, at, tokens, spots, spoken, who }: SentencePeople, index: number): Known | undefined {
  const [spot, last] = [spots[index]!, spots[index - 1]];
  const before = tokens.slice(Math.max(0, spot.from - 3), spot.from).map(({ low }) => low);
  const nameless = namelessBefore({ who, spots, tokens }, index);
  if (nameless && !spoken[index]) return nameless;
  const isNaming =
    (before.at(-2) === 'name' && /^(?:was|is)$/.test(before.at(-1)!)) ||
    (before.at(-2) === 'nom' && /^(?:était|est)$/.test(before.at(-1)!)) ||
    /^(?:appelle|appelait)$/.test(before.at(-1) ?? '');
  if (!isNaming || spoken[index] || last?.how !== 'pronoun' || (last.reach !== 'male' && last.reach !== 'female'))
    return undefined;
  const found = memory
    .recent()
    .find(
      (person) =>
        mayGetName(person) &&
        person.kin.length === 0 &&
        person.seen!.at >= at - 2 &&
        sexFits(person.sex, spot.sex ?? (last.reach as 'male' | 'female')),
    );
  if (found) (who as (readonly Known[])[])[index - 1] = [found];
  return found;
}

/** Whether a name follows a noun and a comma: "a boy, Kodjo", « un garçon maigre, Kodjo », "a new teacher came, Mr. Addo". */
function isNextTo({ tokens, spots, language }: SentencePeople, index: number): boolean {
  const [last, { from }] = [spots[index - 1], spots[index]!];
  if (!last || last.how !== 'noun') return last?.to === from - 1;
  const between = tokens.slice(last.to, from - 1);
  if (between.length === 0) return true;
  const [word] = between;
  if (between.length > 1 || !word!.isWord) return false;
  return coming.test(word!.low) || (language === 'fr' && last.article === 'a' && !joining.test(word!.low));
}
const coming = /^(?:came|arrived|appeared|entered|sat|stood|lived|waited|moved in)$/;
const joining = /^(?:et|ou|qui|que|dit|alla|vint|arriva)$/;

/** "There was one singer left. He was Mr Bell": a name for whoever had none. */
function saidToBe({ spots, who, tokens, spoken, roles }: SentencePeople, index: number): Known | undefined {
  const spot = spots[index]!;
  const [subject, other] = who[index - 1] ?? [];
  const isSaid =
    !spoken[index] &&
    /^(?:was|is|était|est)$/.test(tokens[spot.from - 1]?.low ?? '') &&
    spots[index - 1]?.to === spot.from - 1 &&
    spots[index - 1]!.how === 'pronoun' &&
    !spots[index - 1]!.owns &&
    roles[index - 1]!.as === 'subject';
  return isSaid && subject && !other && isNameless(subject) && sexFits(subject.sex, spot.sex) ? subject : undefined;
}

/** "A man came in. … 'I'll pay,' said Eli": Eli is the man, if nobody else who fits was mentioned since. */
function speakerSoFar({ memory, at, spots, tokens, spoken, roles }: SentencePeople, index: number): Known | undefined {
  const spot = spots[index]!;
  const near = [tokens[spot.from - 1]?.low ?? '', tokens[spot.to]?.low ?? ''];
  if (spoken[index] || spot.owns || roles[index]!.as !== 'subject' || !near.some((word) => saying.test(word)))
    return undefined;
  const recent = memory.recent().filter(({ seen, isAway, id }) => seen!.at >= at - 3 && !isAway && id !== 'teller');
  const [nameless, other] = recent.filter(({ count, sex }) => count === 1 && sexFits(sex, spot.sex));
  return nameless && !other && isNameless(nameless) && nameless.seen!.as === 'subject' && nameless.times > 1
    ? nameless
    : undefined;
}
const saying = /^(?:said|asked|answered|replied|cried|whispered|shouted|dit|répondit|demanda|cria|murmura)$/;
const isNameless = ({ names, count, isUnnamed, kin, isTitled }: Known): boolean =>
  names.size === 0 && count === 1 && !isUnnamed && !isTitled && kin.length === 0;

/** Somebody of the previous sentence who has work by which people are called "Mr.", and no name. */
const workerBefore = ({ memory, at }: SentencePeople, sex: Known['sex']): Known | undefined =>
  memory
    .recent()
    .find(
      (person) =>
        person.names.size === 0 &&
        person.count === 1 &&
        person.seen!.at === at - 1 &&
        sexFits(person.sex, sex) &&
        [...person.roles].some((role) => isTelling('titled-work', role)),
    );
const hasPart = (names: ReadonlySet<string>, part: string) => [...names].some((name) => name.split(' ').includes(part));
