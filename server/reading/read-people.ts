import { sentencesOf } from '#shared/prose.ts';
import type { ReadPerson } from '#shared/scene-reading.ts';
import { countAgeSigns, readYears } from './age-signs.ts';
import { isAbsentHere, isDeadHere } from './absent-people.ts';
import { clauseRoles } from './clause-roles.ts';
import { personByName } from './named-people.ts';
import { personByNoun } from './noun-people.ts';
import { type TaleTongue, peopleGrammar } from './people-grammar.ts';
import { type Known, PeopleMemory } from './people-memory.ts';
import { asReadPeople, type PeopleRead } from './people-told.ts';
import { personSpots } from './person-spots.ts';
import { personByPronoun } from './pronoun-people.ts';
import { type SentencePeople, subjectBefore } from './sentence-people.ts';
import { type Token, tokensOf } from './sentence-tokens.ts';
import { eraOfTale } from './tale-era.ts';
import { isSpoken, speechSpans } from './speech-spans.ts';
import { type ThingsNamed, thingsNamed } from './thing-before.ts';
import { unknownNames } from './unknown-names.ts';

/** Somebody of a model sheet, by the names that the tale may use, parted by commas. */
export type SheetPerson = { readonly name: string; readonly kind: string; readonly look?: string };
/** Where a sentence tells of somebody: characters from `start` to before `end`. Several may have one place ("they"). `absent`: only spoken of. */
export type PersonMention = {
  readonly person: string;
  readonly start: number;
  readonly end: number;
  readonly how: 'name' | 'noun' | 'pronoun';
  readonly absent: boolean;
};
/** Who is in a tale; `mentions` by scene and sentence, as `sentencesOf` cuts them. */
export type TalePeople = { readonly people: ReadPerson[]; readonly mentions: PersonMention[][][] };

/** Words and marks of a sentence that are read; what a picture shows stands before. */
const longest = 500;

/** Who is in a tale and where each sentence tells of them, the same person by one id from the first scene to the last. Pure. */
export function readPeople(
  scenes: readonly { readonly text: string }[],
  language: TaleTongue,
  sheet: readonly SheetPerson[] = [],
): TalePeople {
  const cut = scenes.map(({ text }) => sentencesOf(text));
  const tokens = cut.map((sentences) => sentences.map((sentence) => tokensOf(sentence, language).slice(0, longest)));
  const own = unknownNames(tokens.flat(), language);
  const listed = sheet.filter(({ kind }) => kind === 'person').flatMap(({ name }) => name.split(',').map((each) => each.trim()));
  const names = { ...own, people: new Set([...own.people, ...listed.filter((each) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(each))]) };
  const era = eraOfTale(tokens.flat(2));
  const memory = new PeopleMemory();
  const things = new Map<number, ThingsNamed>();
  let at = 0;
  const talk: Talk = { speaker: [], listener: [] };
  const read: PeopleRead = cut.map((sentences, scene) => {
    const speech = speechSpans(sentences, language);
    return sentences.map((text, number) => {
      at += 1;
      const words: readonly Token[] = tokens[scene]![number]!;
      const spots = personSpots({ tokens: words, language, names });
      const roles = clauseRoles(words, spots, language);
      const spoken = spots.map(({ head }) => isSpoken(speech[number]!, words[head]!.start));
      const sentence: SentencePeople = {
        memory,
        language,
        at,
        text,
        tokens: words,
        spots,
        roles,
        spoken,
        who: [],
        isScripture: era === 'scripture',
        things,
      };
      const result = tellApart(sentence, talk, speech[number]!.length > 0);
      things.set(at, thingsNamed(sentence));
      return result;
    });
  });
  return asReadPeople(read, memory, { era, sheet });
}

type Talk = { speaker: readonly Known[]; listener: readonly Known[] };

function tellApart(sentence: SentencePeople, talk: Talk, isSpeech: boolean): PeopleRead[number][number] {
  const { spots, spoken, memory } = sentence;
  const narrated = spots.flatMap((_, at) => (spoken[at] ? [] : [at]));
  // « Depuis la mort de son père, Awa… »: a pronoun before anybody is named waits for the name.
  const ahead =
    memory.all.length === 0 && spots[0]?.how === 'pronoun' && spots[0].reach !== 'i'
      ? narrated.find((index) => spots[index]!.how === 'name' && !spots[index]!.owns)
      : undefined;
  if (ahead !== undefined) settle(sentence, ahead, talk);
  for (const index of narrated) if (index !== ahead) settle(sentence, index, talk);
  if (isSpeech) turnOfTalk(sentence, narrated, talk);
  for (const index of spots.keys()) if (spoken[index]) settle(sentence, index, talk);
  keepTogether(sentence);
  countAgeSigns(sentence);
  readYears(sentence);
  return spots.flatMap((spot, index) => {
    const { tokens, language, text } = sentence;
    const place = { tokens, spot, language };
    const dead = isDeadHere(place, text);
    const isSame = spot.how === 'noun' && index > 0 && sentence.who[index]?.[0] === sentence.who[index - 1]?.[0];
    const isAddress = spoken[index]! && (spot.reach === 'i' || spot.reach === 'you' || isVocative(sentence, index));
    // "The son of Jonathan, the son of Saul": who is absent stays so.
    const away =
      dead ||
      (spoken[index] ? !isAddress : isAbsentHere(place, text)) ||
      (isSame && isAbsentHere({ ...place, spot: spots[index - 1]! }, text));
    return (sentence.who[index] ?? []).map((person) => {
      if (dead) person.isDead = true;
      const isThoughtOf = spot.how === 'pronoun' && sentence.roles[index]!.as !== 'subject' && person.isAway;
      if (!spoken[index] && !spot.owns) person.isAway = away || isThoughtOf;
      const start = tokens[spot.from]!.start;
      const end = tokens[spot.to - 1]!.end;
      return {
        person: memory.byId(person.id)!,
        start,
        end,
        how: spot.how,
        absent: away || isThoughtOf || person.isDead,
        order: sentence.at,
      };
    });
  });
}

function settle(sentence: SentencePeople, index: number, talk: Talk): void {
  const { spots, who, roles, memory, at, spoken } = sentence;
  const spot = spots[index]!;
  const found =
    spot.how === 'name'
      ? [personByName(sentence, index)]
      : spot.how === 'pronoun'
        ? personByPronoun(sentence, index, talk)
        : personByNoun(sentence, index, ownersOf(sentence, index));
  who[index] = found;
  const place = { tokens: sentence.tokens, spot, language: sentence.language };
  const isAway = spoken[index] ? !isVocative(sentence, index) : spot.how !== 'pronoun' && !spot.owns && isAbsentHere(place, sentence.text);
  if (!isAway && !(spot.how === 'pronoun' && spot.owns))
    for (const person of found) memory.touch(person, at, spot.owns ? 'other' : roles[index]!.as, !spot.owns);
  else if (isAway) for (const person of found) person.seen ??= { at: at - 3, as: 'other', order: 0 };
}

/** Whom somebody belongs to: "her" or "Ama’s" in front, "of Ama" behind, or who "had" them. */
function ownersOf(sentence: SentencePeople, index: number): readonly Known[] {
  const { spots, who, tokens, language, memory } = sentence;
  const spot = spots[index]!;
  const before = spots[index - 1];
  if (spot.owner !== null && before && before.from === spot.owner) {
    const named = memory.all.length === 1 && (who[index - 1]?.length ?? 0) === 0 && fitsOwner(tokens[spot.owner]!.low, memory.all[0]!);
    return named ? memory.all : (who[index - 1] ?? []);
  }
  if (spot.owner !== null) return subjectBefore(sentence, index);
  if (before?.owns && before.how !== 'pronoun' && spot.from - before.to <= 2) return who[index - 1] ?? [];
  if (!spot.noun?.isKin) return [];
  const near = tokens.slice(Math.max(0, spot.from - 2), spot.from).map(({ low }) => low);
  if (near.some((word) => peopleGrammar(language).having.has(word))) {
    const subject = subjectBefore(sentence, index);
    return subject.length === 1 ? subject : [];
  }
  if (near.at(-1) === 'of' && /^(?:two|one)$/.test(near.at(-2) ?? '')) return [];
  return [];
}

const fitsOwner = (word: string, { sex }: Known): boolean =>
  word === 'his' ? sex !== 'female' : word === 'her' ? sex !== 'male' : /^s(?:on|a|es)$/.test(word);

/** Called by name in speech: "Jesus, have mercy", "Come, Ama!". */
export function isVocative({ tokens, spots, spoken }: SentencePeople, index: number): boolean {
  const spot = spots[index]!;
  if (!spoken[index] || spot.how === 'pronoun' || spot.article === 'a' || spot.article === 'the') return false;
  const [before, behind] = [tokens[spot.from - 1], tokens[spot.to]];
  const isApart = (token: Token | undefined) => !token || !token.isWord;
  return (
    isApart(before) &&
    isApart(behind) &&
    behind?.low !== "'s" &&
    /^[,!?.”"»’]$/.test(behind?.text ?? '.') &&
    (before?.text !== ',' || behind?.text !== ',' || spot.how === 'name')
  );
}

/** Who speaks to whom in this sentence; a speech that goes on keeps both. */
function turnOfTalk(sentence: SentencePeople, narrated: readonly number[], talk: Talk): void {
  const { spots, roles, who, memory, at, tokens, language } = sentence;
  const { saying } = peopleGrammar(language);
  const subjects = narrated.filter((index) => roles[index]!.as === 'subject' && !spots[index]!.owns && who[index]?.length);
  const bySaying = subjects.findLast((index) =>
    [spots[index]!.from - 1, spots[index]!.from - 2, spots[index]!.to, spots[index]!.to + 1].some((token) =>
      saying.has(tokens[token]?.low ?? ''),
    ),
  );
  const speaker = bySaying === undefined ? who[subjects.at(-1) ?? -1] : who[bySaying];
  const called = spots.findIndex((_, index) => isVocative(sentence, index));
  const before = talk.speaker;
  if (speaker?.length) talk.speaker = speaker;
  const others = narrated.filter(
    (index) => roles[index]!.as !== 'subject' && !spots[index]!.owns && who[index]?.some((person) => !talk.speaker.includes(person)),
  );
  if (called >= 0) {
    settle(sentence, called, talk);
    talk.listener = who[called] ?? [];
  } else if (others.length > 0) talk.listener = who[others.at(-1)!] ?? [];
  else if (speaker?.length) {
    const turn = before.length > 0 && before.every((person) => !talk.speaker.includes(person)) ? before : [];
    const near = memory.recent().find((person) => person.times > 0 && !talk.speaker.includes(person) && person.seen!.at >= at - 3);
    talk.listener = turn.length > 0 ? turn : near ? [near] : [];
  }
}

/** Remembers who acts together: "Ama and Kofi", or two single people of one sentence. */
function keepTogether({ memory, who, spots, spoken, roles, at }: SentencePeople): void {
  const isPair = roles.some((role, index) => index > 0 && role.as === 'subject' && role === roles[index - 1] && !spots[index]!.owns);
  const ids = new Set(
    who.flatMap((people, index) =>
      spoken[index] || spots[index]!.owns ? [] : (people ?? []).filter(({ isDead }) => !isDead).map(({ id }) => id),
    ),
  );
  if (ids.size >= 2 && ids.size <= 4) memory.together.push({ at, ids: [...ids], isPair });
}
