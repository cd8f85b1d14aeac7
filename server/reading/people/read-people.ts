// Finds out who is in a tale: goes through it sentence by sentence and gives each person one id. The main file of this
// folder.
import { pictureViewIn } from '#shared/motion/picture-views.ts';
import { sentencesOf } from '#shared/story/prose.ts';
import type { ReadingEra } from '#shared/pictures/scene-reading.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { countAgeSigns, readYears } from './age-signs.ts';
import {
  isAbsentHere,
  isBesideAbsent,
  isDeadHere,
  isGoneHere,
  isHearsay,
  isOwnerBehindOf,
} from '../cast/absent-people.ts';
import { clauseRoles } from '../deeds/clause-roles.ts';
import { personByName } from '../names/named-people.ts';
import { personByNoun } from './noun-people.ts';
import { tellMembers } from '../pronouns/group-members.ts';
import { endParable, keepStoryteller } from '../cast/parable-tellers.ts';
import { keepOwner, ownersOf } from './owners-of-people.ts';
import type { TaleTongue } from './people-grammar.ts';
import { marksTold, readMarks } from '../looks/person-marks.ts';
import { PeopleMemory } from './people-memory.ts';
import { asReadPeople, type PeopleRead, plainIds } from './people-told.ts';
import { personSpots } from './person-spots.ts';
import { personByPronoun } from '../pronouns/pronoun-people.ts';
import { isBodyHere, isKnockedFor, isMet } from './sentence-people.ts';
import type { SentencePeople } from './people-sentence.ts';
import { type Token, tokensOf } from '../language/sentence-tokens.ts';
import { eraOfTale, plainEra } from '../tale/tale-era.ts';
import { eraOf } from '../tale/tale-kind.ts';
import { isSpoken, speechSpans } from '../language/speech-spans.ts';
import { thingsNamed } from '../things/thing-before.ts';
import type { ThingsNamed } from '../things/things-named.ts';
import { isVocative, type Talk, turnOfTalk } from '../deeds/turns-of-talk.ts';
import { unknownNames } from '../names/unknown-names.ts';
import { keepRaised } from './raised.ts';
import { keepSought } from '../pronouns/sought.ts';
import { readClothes } from '../looks/worn-clothes.ts';
import { agesTold, yearsLater } from '../looks/years-later.ts';
import type { SheetPerson, TalePeople } from './tale-people.ts';

/** Chapters of the Gospels before Jesus has begun to teach: "he" may be anybody there. */
const beforeHim: Readonly<Record<string, number>> = { MAT: 3, MRK: 0, LUK: 3, JHN: 0 };

/** Whether "he", when nobody has been named, is Jesus: a Gospel goes on telling of him without his name. */
function isOfJesus(passage: VerseRange | null): boolean {
  const last = passage ? beforeHim[passage.book] : undefined;
  return last !== undefined && passage!.from.chapter > last;
}

/** Only this many words and marks of a sentence are read; what a picture can show comes before that. */
const longest = 500;

/**
 * Who is in a tale and where each sentence mentions them. A person has one id from the first scene to the last.
 * `passage` is the passage that the tale tells, if any. Pure.
 */
export function readPeople(
  scenes: readonly { readonly text: string }[],
  language: TaleTongue,
  sheet: readonly SheetPerson[] = [],
  passage: VerseRange | null = null,
): TalePeople {
  const cut = scenes.map(({ text }) => sentencesOf(text));
  const tokens = cut.map((sentences) => sentences.map((sentence) => tokensOf(sentence, language).slice(0, longest)));
  const own = unknownNames(tokens.flat(), language);
  const listed = sheet
    .filter(({ kind }) => kind === 'person')
    .flatMap(({ name }) => name.split(',').map((each) => each.trim()));
  const names = {
    ...own,
    lord: isOfJesus(passage) ? 'Jesus' : undefined,
    people: new Set([...own.people, ...listed.filter((each) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(each))]),
  };
  const era = eraOfPeople(scenes, tokens.flat(2), language, passage);
  const memory = new PeopleMemory();
  const things = new Map<number, ThingsNamed>();
  let at = 0;
  const talk: Talk = { speaker: [], listener: [] };
  const read: PeopleRead = cut.map((sentences, scene) => {
    const speech = speechSpans(sentences, language);
    const isView = scenes.length > 1 && pictureViewIn(scenes[scene]!.text) !== null;
    return sentences.map((text, number) => {
      // A view repeats a sentence of another scene: nobody is introduced twice.
      if (isView && number > 0) return [];
      at += 1;
      const words: readonly Token[] = tokens[scene]![number]!;
      const spots = personSpots({ tokens: words, language, names });
      const roles = clauseRoles(words, spots, language);
      const spoken = spots.map(({ head }) => isSpoken(speech[number]!, words[head]!.start));
      const sentence: SentencePeople = {
        memory,
        language,
        at,
        scene,
        text,
        tokens: words,
        spots,
        roles,
        spoken,
        isSaid: (character) => isSpoken(speech[number]!, character),
        who: [],
        doubtful: new Set(),
        isScripture: era === 'scripture',
        isGospel: isOfJesus(passage),
        things,
      };
      const result = tellApart(sentence, talk, speech[number]!.length > 0);
      things.set(at, thingsNamed(sentence));
      return result;
    });
  });
  const ids = plainIds(memory.all);
  const marks = marksTold(memory, scenes, language).map((mark) => ({
    ...mark,
    person: ids.get(mark.person) ?? mark.person,
  }));
  const told = asReadPeople(read, memory, { era, sheet, passage });
  return { ...told, marks, later: yearsLater(cut, language, told.mentions, agesTold(memory.all, ids)) };
}

/**
 * When the people live. In a tale whose pictures are of today, a name of Scripture makes nobody a priest or a king.
 */
function eraOfPeople(
  scenes: readonly { readonly text: string }[],
  tokens: readonly Token[],
  language: TaleTongue,
  passage: VerseRange | null,
): ReadingEra | null {
  const byNames = eraOfTale(tokens, passage !== null);
  const text = scenes.map((scene) => scene.text).join(' ');
  if (passage !== null) return byNames;
  if (byNames === null) return plainEra(text, tokens, language);
  return byNames === 'scripture' ? eraOf(text, language, []) : byNames;
}

/** Identifies the people of one sentence: first those of the narration, then those in speech. */
function tellApart(sentence: SentencePeople, talk: Talk, isSpeech: boolean): PeopleRead[number][number] {
  const { spots, spoken, memory } = sentence;
  const narrated = spots.flatMap((_, at) => (spoken[at] ? [] : [at]));
  endParable(sentence);
  // « Depuis la mort de son père, Awa… »: a pronoun before anybody is named waits for the name.
  const ahead =
    memory.all.length === 0 && !sentence.isGospel && spots[0]?.how === 'pronoun' && spots[0].reach !== 'i'
      ? narrated.find((index) => spots[index]!.how === 'name' && !spots[index]!.owns)
      : undefined;
  if (ahead !== undefined) settle(sentence, ahead, talk);
  for (const index of narrated) if (index !== ahead) settle(sentence, index, talk);
  if (isSpeech) turnOfTalk(sentence, narrated, talk, (called) => settle(sentence, called, talk));
  for (const index of spots.keys()) if (spoken[index]) settle(sentence, index, talk);
  keepStoryteller(sentence);
  keepSought(sentence);
  keepRaised(sentence, isSpeech ? talk.listener : []);
  tellMembers(sentence);
  countAgeSigns(sentence);
  readYears(sentence);
  readMarks(sentence);
  readClothes(sentence);
  readRetired(sentence);
  const absent: boolean[] = [];
  const found = spots.flatMap((spot, index) => {
    const { tokens, language, text } = sentence;
    const place = { tokens, spot, language };
    const dead = isDeadHere(place, text);
    const isSame = spot.how === 'noun' && index > 0 && sentence.who[index]?.[0] === sentence.who[index - 1]?.[0];
    const isAddress =
      spoken[index]! &&
      (isPointedAt(tokens[spot.from]!.low) ||
        spot.reach === 'i' ||
        spot.reach === 'you' ||
        (isVocative(sentence, index) && !isOnlyAddressed(sentence, index)));
    // "The son of Jonathan, the son of Saul": somebody absent stays absent.
    const away =
      dead ||
      (spoken[index] ? !isAddress : isAbsentHere(place, text) && !(isSpeech && isSpokenToByKin(sentence, index))) ||
      (isSame && isAbsentHere({ ...place, spot: spots[index - 1]! }, text)) ||
      (isNamedNext(sentence, index) && isAbsentHere({ ...place, spot: spots[index + 1]! }, text)) ||
      (absent[index - 1] === true && !spoken[index] && isBesideAbsent(place, spots[index - 1]));
    absent[index] = away;
    return (sentence.who[index] ?? []).map((person) => {
      if (dead && !isHearsay(place, text)) person.isDead = true;
      else if (person.isDead && !away && isBodyHere(sentence, index)) person.isDead = false;
      const isThoughtOf =
        spot.how === 'pronoun' &&
        sentence.roles[index]!.as !== 'subject' &&
        person.isAway &&
        !person.isGone &&
        !isMet(sentence, index);
      if (!spoken[index] && !spot.owns && !isOwnerBehindOf(place))
        [person.isAway, person.isGone] = [away || isThoughtOf, away && isGoneHere(place, text)];
      const start = tokens[spot.from]!.start;
      const end = tokens[spot.to - 1]!.end;
      return {
        person: memory.byId(person.id)!,
        start,
        end,
        how: spot.how,
        absent: away || isThoughtOf || person.isDead,
        ...(sentence.doubtful.has(index) ? { unsure: true } : {}),
        order: sentence.at,
      };
    });
  });
  keepTogether(sentence, absent);
  return found;
}

/** Finds out whom one spot means, and remembers that they were mentioned. */
function settle(sentence: SentencePeople, index: number, talk: Talk): void {
  const { spots, who, roles, memory, at, spoken } = sentence;
  if (who[index]) return;
  const spot = spots[index]!;
  const found =
    spot.how === 'name'
      ? [personByName(sentence, index)]
      : spot.how === 'pronoun'
        ? personByPronoun(sentence, index, talk)
        : personByNoun(
            sentence,
            index,
            ownersOf(sentence, index, () => settle(sentence, index + 1, talk)),
          );
  who[index] = found;
  if (spot.how !== 'pronoun') for (const person of found) person.guessedAt = null;
  if (!spot.owns) for (const person of found) person.oneOfThemAt = found.length > 1 ? at : null;
  if (spot.owner !== null && spots[index - 1]?.from === spot.owner) who[index - 1] = keepOwner(sentence, index);
  const place = { tokens: sentence.tokens, spot, language: sentence.language };
  const isAway = spoken[index]
    ? !isVocative(sentence, index)
    : spot.how !== 'pronoun' && !spot.owns && isAbsentHere(place, sentence.text);
  // The person for whom somebody knocks comes to the door.
  if (!spoken[index] && isKnockedFor(sentence, index))
    for (const person of found) memory.touch(person, at, 'object', false);
  else if (!isAway && !(spot.how === 'pronoun' && spot.owns))
    for (const person of found)
      memory.touch(
        person,
        at,
        spot.owns || isNaming(sentence, index) ? 'other' : isMeanwhile(sentence, index) ? 'object' : roles[index]!.as,
        !spot.owns,
      );
  else if (isAway && !spoken[index] && isOwnerBehindOf(place) && !spot.isPlural)
    for (const person of found) memory.touch(person, at, 'other', false);
  else if (isAway) for (const person of found) person.seen ??= { at: at - 3, as: 'other', order: 0 };
}

/** « Un vieux boulanger à la retraite »: he no longer wears an apron. */
function readRetired({ text, tokens, spots, who, spoken }: SentencePeople): void {
  for (const [index, { from, to, how }] of spots.entries()) {
    if (how !== 'noun' || spoken[index]) continue;
    const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
    const isOver = former.test(text.slice(start, end)) || retired.test(text.slice(end, end + 30));
    if (isOver) for (const person of who[index] ?? []) person.qualities.add('retired');
  }
}
const former = /\b(?:retired|former)\b|(?<!\p{L})ancien(?:ne)?(?!\p{L})/iu;
const retired = /^,? (?:(?:who (?:was|had) )?retired\b|(?:à la|en) retraite|retraitée?(?!\p{L}))/iu;

/** "The name of the other was Ruth": nobody acts. */
const isNaming = ({ spots, tokens }: SentencePeople, index: number): boolean =>
  spots[index]!.how === 'name' &&
  /^(?:was|is|était|est)$/.test(tokens[spots[index]!.from - 1]?.low ?? '') &&
  tokens.slice(0, spots[index]!.from).some(({ low }) => /^(?:name|nom)$/.test(low));

/** "While Anju was asleep, Meera took it": the sentence is about Meera. */
const isMeanwhile = ({ spots, roles, tokens, isScripture }: SentencePeople, index: number): boolean => {
  const { how, from } = spots[index]!;
  if (isScripture || how === 'pronoun' || roles[index]!.as !== 'subject') return false;
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ low }) => low);
  return /^(?:while|whilst)$/.test(before.at(-1) ?? '') || /^(?:pendant|tandis) (?:que|qu')$/.test(before.join(' '));
};

/** "Teacher, you taught me": a word for somebody who is already there; it introduces nobody. */
const isOnlyAddressed = ({ spots, who, isScripture }: SentencePeople, index: number): boolean => {
  const [person] = who[index] ?? [];
  const isNew = person !== undefined && person.times <= 1 && person.names.size === 0 && person.kin.length === 0;
  return !isScripture && spots[index]!.how === 'noun' && spots[index]!.noun?.isKin !== true && isNew;
};

/** "It is not ours," said his aunt: she says it to him. */
const isSpokenToByKin = ({ spots, roles }: SentencePeople, index: number): boolean =>
  spots[index]!.how === 'pronoun' &&
  spots[index]!.owns &&
  spots[index + 1]?.owner === spots[index]!.from &&
  roles[index + 1]!.as === 'subject';

/** "Her grandson Julien": the name right after the noun is the same person. */
const isNamedNext = ({ spots, who, spoken }: SentencePeople, index: number): boolean =>
  spots[index + 1]?.how === 'name' &&
  !spoken[index] &&
  spots[index + 1]!.from === spots[index]!.to &&
  who[index + 1]?.[0] === who[index]?.[0];

/** "This child" means somebody who is present. */
const isPointedAt = (word: string): boolean => /^(?:this|these|cette?|cet|ces)$/.test(word);

/** "Their mother told them to go. They went": not with her. */
const ordering =
  /\b(?:told|sent|asked|ordered|taught) (?:them|both(?: of them)?|the two(?: of them)?) (?:to|away|out|off|home|back)\b|(?<!\p{L})leur (?:dit|demanda|ordonna|cria) (?:de |d['’])/iu;

/** Remembers who acts together: "Ama and Kofi", or two single people of one sentence. */
function keepTogether(
  { memory, who, spots, spoken, roles, at, doubtful, text }: SentencePeople,
  absent: readonly boolean[],
): void {
  const isPair = roles.some(
    (role, index) => index > 0 && role.as === 'subject' && role === roles[index - 1] && !spots[index]!.owns,
  );
  const told = ordering.test(text);
  const ids = new Set(
    who.flatMap((people, index) =>
      (told && roles[index]!.as === 'subject') ||
      spoken[index] ||
      absent[index] ||
      spots[index]!.owns ||
      doubtful.has(index)
        ? []
        : (people ?? []).filter(({ isDead }) => !isDead).map(({ id }) => id),
    ),
  );
  // « Ama et Kofi le décrochèrent. Ils… »: the two, rather than whoever else was mentioned.
  const pair = new Set(
    who.flatMap((people, index) =>
      roles[index]!.as === 'subject' &&
      !spots[index]!.owns &&
      roles.some((role, other) => other !== index && role === roles[index] && !spots[other]!.owns)
        ? (people ?? []).flatMap(({ id }) => (ids.has(id) ? [id] : []))
        : [],
    ),
  );
  const those = isPair && pair.size >= 2 ? pair : ids;
  if (those.size >= 2 && those.size <= 4) memory.together.push({ at, ids: [...those], isPair });
}
