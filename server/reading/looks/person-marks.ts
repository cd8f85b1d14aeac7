// Reads visible marks of people (blind, pregnant, glasses, a beard, a baby on the back) and in which scenes they show.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type ReadingMark, readingMarks, type ReadPerson } from '#shared/pictures/scene-reading.ts';
import { type TaleTongue, peopleGrammar } from '../people/people-grammar.ts';
import type { Known, PeopleMemory } from '../people/people-memory.ts';
import type { SentencePeople } from '../people/people-sentence.ts';
import type { Token } from '../language/sentence-tokens.ts';

/** A visible mark of a person, from one scene to before another; null means to the end of the tale. */
export type ToldMark = {
  readonly person: string;
  readonly mark: ReadingMark;
  readonly from: number;
  readonly to: number | null;
};

const Words = z.object({ en: z.array(z.string()), fr: z.array(z.string()) });
const File = z.object({
  said: z.partialRecord(z.enum([...readingMarks, 'old']), Words),
  things: z.partialRecord(z.enum(readingMarks), Words),
  parts: z.partialRecord(z.enum(readingMarks), Words),
  wearing: Words,
  without: Words,
});
type Said = ReadingMark | 'old';
type Phrase<T> = { readonly words: readonly string[]; readonly means: T };
type Lists = {
  readonly said: readonly Phrase<Said>[];
  readonly things: readonly Phrase<ReadingMark>[];
  readonly parts: readonly Phrase<ReadingMark>[];
  readonly wearing: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
  /** The last word of each phrase for what is worn. */
  readonly worn: ReadonlySet<string>;
};

let read: Record<TaleTongue, Lists> | undefined;
function lists(language: TaleTongue): Lists {
  if (read) return read[language];
  const file = File.parse(parse(readFileSync(new URL('../words/person-marks.yaml', import.meta.url), 'utf8')));
  const of = (tongue: TaleTongue): Lists => ({
    said: phrases(Object.entries(file.said), tongue),
    things: phrases(Object.entries(file.things), tongue),
    parts: phrases(Object.entries(file.parts), tongue),
    wearing: new Set(file.wearing[tongue]),
    without: new Set(file.without[tongue]),
    worn: new Set(Object.values(file.things).flatMap((words) => words[tongue].map((each) => each.split(' ').at(-1)!))),
  });
  read = { en: of('en'), fr: of('fr') };
  return read[language];
}

/** The phrases of one language, the longest first. */
const phrases = <T extends string>(
  said: readonly (readonly [string, z.infer<typeof Words>])[],
  tongue: TaleTongue,
): Phrase<T>[] =>
  said
    .flatMap(([means, words]) => words[tongue].map((phrase) => ({ words: phrase.split(' '), means: means as T })))
    .toSorted((a, b) => b.words.length - a.words.length);

const phrasesAt = <T>(tokens: readonly Token[], at: number, known: readonly Phrase<T>[]): Phrase<T>[] =>
  known.filter(({ words }) => words.every((word, step) => tokens[at + step]?.low === word));

const phraseAt = <T>(tokens: readonly Token[], at: number, known: readonly Phrase<T>[]): Phrase<T> | undefined =>
  known.find(({ words }) => words.every((word, step) => tokens[at + step]?.low === word));

/** Words that may stand between "was" and an adjective, and between a noun and an adjective. */
const between =
  /^(?:very|so|already|now|quite|heavily|also|still|rather|almost|très|si|déjà|presque|aussi|bien|toute?)$/;

/** Reads what a sentence says about how people look: "was blind", "a pregnant woman", "put on his glasses". */
export function readMarks(sentence: SentencePeople): void {
  const { tokens, language, isSaid } = sentence;
  const known = lists(language);
  for (const [at, { start }] of tokens.entries()) {
    if (isSaid(start)) continue;
    const quality = phraseAt(tokens, at, known.said);
    if (quality)
      for (const person of whoIs(sentence, at, at + quality.words.length)) tell(sentence, person, quality.means);
    // « Une barbe blanche »: a beard, and hair that is grey.
    const things = new Set(phrasesAt(tokens, at, known.things).map(({ means }) => means));
    const person = things.size > 0 && isWorn(tokens, at, known) ? wearer(sentence, at) : undefined;
    if (person) for (const mark of things) tell(sentence, person, mark);
    const part = phraseAt(tokens, at, known.parts);
    const whose = part && wearer(sentence, at);
    if (part && whose) tell(sentence, whose, part.means);
  }
  readBabyOnBack(sentence);
}

function tell({ scene, memory }: SentencePeople, person: Known, mark: Said): void {
  if (mark === 'old') {
    person.qualities.add('old');
    person.age = 'old';
  } else if (mark === 'twin') {
    person.marks.set('twin', scene);
    for (const one of memory.all) if (one.partOf === person.id) one.marks.set('twin', scene);
    const other = person.kin.find(({ as }) => /^(?:brother|sister|twin)$/.test(as));
    if (other) memory.byId(other.of)?.marks.set('twin', scene);
  } else if (!(mark === 'pregnant' && person.sex === 'male') && !person.marks.has(mark)) person.marks.set(mark, scene);
}

/** The person whom an adjective describes: the noun beside it, or the subject of "was". */
function whoIs(sentence: SentencePeople, from: number, to: number): readonly Known[] {
  const { tokens, spots, who, language, spoken } = sentence;
  // "Old enough": not said of anybody's looks.
  if (/^(?:enough|assez)$/.test(tokens[to]?.low ?? '')) return [];
  // "Scratched his bald head": said of the owner of the head.
  const owner = /^(?:head|tête|crâne)$/.test(tokens[to]?.low ?? '')
    ? spots.findIndex(({ owns, to: end }) => owns && end === from)
    : -1;
  if (owner >= 0) return who[owner] ?? [];
  const around = spots.findIndex((spot) => !spot.owns && spot.how !== 'pronoun' && from >= spot.from && to <= spot.to);
  if (around >= 0) return isOld(tokens, from) ? [] : (who[around] ?? []);
  let at = from - 1;
  while (at >= 0 && between.test(tokens[at]!.low)) at -= 1;
  // "Was short and fat": both describe the same person.
  const { said } = lists(language);
  const first = said.find(
    ({ words }) =>
      /^(?:and|et|,)$/.test(tokens[at]?.text ?? '') &&
      words.every((word, step) => tokens[at - words.length + step]?.low === word),
  );
  if (first) return whoIs(sentence, at - first.words.length, at);
  // « une femme enceinte »: said of the noun right before.
  const beside = spots.findIndex(
    (spot, index) => !spot.owns && !spoken[index] && spot.how === 'noun' && spot.to === at + 1,
  );
  if (beside >= 0 && (language === 'fr' || tokens[from]!.low === 'with')) return who[beside] ?? [];
  // "Had been blind" is mentioned before, unless it lasts: "since he was young", "for ten years".
  const lasts = tokens[at]?.low === 'been' && tokens.some(({ low }) => lasting.test(low));
  if (tokens[at]?.low === 'been') {
    if (!lasts) return [];
    while (/^(?:been|had|has|have|always)$/.test(tokens[at - 1]?.low ?? '')) at -= 1;
  }
  if (
    !lasts &&
    !peopleGrammar(language).being.has(tokens[at]?.low ?? '') &&
    !/^(?:expecting|attend(?:ait)?)$/.test(tokens[from]!.low)
  )
    return [];
  // Only the noun right before "was": "his house was old" says nothing about his age.
  const subject = spots.findLastIndex(
    (spot, index) =>
      !spot.owns && !spoken[index] && spot.to <= at && (at - spot.to <= 1 || isRelated(tokens, spot.to, at)),
  );
  return who[subject] ?? [];
}

const lasting = /^(?:since|for|always|born|birth|depuis)$/;

/** Whether a clause with "who" comes between: "Atanga, who was blind". */
const isRelated = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from === 2 && tokens[from]!.text === ',' && /^(?:who|qui)$/.test(tokens[from + 1]!.low);

/** "Old" within a phrase is read with the phrase. */
const isOld = (tokens: readonly Token[], at: number): boolean =>
  /^(?:old|elderly|aged|vieux|vieille|vieil|âgée?)$/.test(tokens[at]!.low);

/** Whether a thing is worn or carried there, not lost, bought or spoken of. */
function isWorn(
  tokens: readonly Token[],
  at: number,
  { wearing, without, worn: things }: Pick<Lists, 'wearing' | 'without' | 'worn'>,
): boolean {
  // "With plaits and round glasses": the second is worn as the first is.
  const joined = tokens.slice(Math.max(0, at - 3), at).findLastIndex(({ low }) => /^(?:and|et)$/.test(low));
  const last = at - Math.min(3, at) + joined - 1;
  if (joined >= 0 && things.has(tokens[last]?.low ?? ''))
    return isWorn(tokens, last, { wearing, without, worn: things });
  const before = tokens.slice(Math.max(0, at - 6), at);
  const cut = before.findLastIndex(({ isWord, low }) => !isWord || /^(?:and|but|et|mais)$/.test(low));
  const words = before.slice(cut + 1).map(({ low }) => low);
  const worn = words.findLastIndex((word) => wearing.has(word));
  const between = words.slice(worn + 1);
  // « en uniforme », but not « en voyant l'uniforme ».
  const far = words[worn] === 'en' ? 0 : 3;
  // "Nobody wore a hat": then nothing is worn.
  return (
    worn >= 0 &&
    !without.has(words[worn - 1] ?? '') &&
    between.length <= far &&
    !between.some((word) => without.has(word) || word === "'s")
  );
}

/** Whether what stands there is worn, and by whom. */
export function wornBy(sentence: SentencePeople, at: number): Known | undefined {
  return isWorn(sentence.tokens, at, lists(sentence.language)) ? wearer(sentence, at) : undefined;
}

/** Who wears a thing: the owner whom "his" means, otherwise whoever was named last before it. */
function wearer({ tokens, spots, who, spoken }: SentencePeople, at: number): Known | undefined {
  const last = spots.findLastIndex(
    ({ from, to }, index) => from < at && to <= at && !spoken[index] && (who[index]?.length ?? 0) === 1,
  );
  const spot = spots[last];
  if (!spot || who[last]![0]!.count > 1) return undefined;
  return spot.owns && at - spot.to > 2 && tokens[spot.to]?.isWord !== true ? undefined : who[last]![0];
}

const backs: Record<TaleTongue, RegExp> = {
  en: /\b(?:(?:tied|tying|bound|carried|carrying|with|had|strapped|and|put|wrapped) (?:the |a |an |her |his |their |own )*(?:little |small |baby |sleeping )*(?:baby|child|brother|sister|son|daughter|infant|grandson|granddaughter)(?: \p{Lu}\p{L}+)? (?:firmly |tied |strapped |asleep |sleeping )*(?:on|to|onto) (?:her|his|their) back|baby[ -]on[ -]back)/u,
  fr: /(?:bébé|enfant|petit frère|petite sœur|fils|fille)(?: \p{L}+){0,2} (?:au|dans le|sur (?:le|son)) dos(?!\p{L})/u,
};

/** "Tied the baby on her back": from then on she carries it there. */
function readBabyOnBack(sentence: SentencePeople): void {
  const { text, tokens, spots, who, roles, spoken, language } = sentence;
  const found = backs[language].exec(text);
  if (!found) return;
  const at = tokens.findIndex(({ start }) => start >= found.index);
  const carrier = spots.findLastIndex(
    ({ from, owns }, index) =>
      from <= at &&
      !owns &&
      roles[index]!.as !== 'object' &&
      !spoken[index] &&
      who[index]?.length === 1 &&
      who[index]![0]!.count === 1 &&
      who[index]![0]!.age !== 'baby',
  );
  if (carrier >= 0) tell(sentence, who[carrier]![0]!, 'baby-on-back');
}

const births: Record<TaleTongue, RegExp> = {
  en: /\b(?:gave birth|was born|were born|had her baby|the (?:baby|child) (?:came|arrived)|newborn|new-born|bore (?:him |her )?(?:an? |twin|her )?(?:son|daughter|child))\b/,
  fr: /(?<!\p{L})(?:naquit|naquirent|accoucha|est née?|était née?|nouveau-née?|mit au monde|le bébé (?:vint|arriva|est arrivé)|un bébé (?:pleura|pleurait|cria))(?!\p{L})/u,
};

const seeing: Record<TaleTongue, RegExp> = {
  en: /\b(?:opened (?:his|her|their) eyes|(?:received|got back|recovered) (?:his|her|their) sight|(?:could|was able to|were able to|began to) see|eyes were opened|saw (?:everything|clearly|all))\b/,
  fr: /(?<!\p{L})(?:recouvr\p{L}+ la vue|retrouv\p{L}+ la vue|voyai(?:t|ent) (?:clair|clairement|tout)|yeux s['’]ouvrirent)(?!\p{L})/u,
};

/**
 * The marks of each person with the scenes where they show: pregnancy ends with the first birth, blindness when the
 * person sees.
 */
export function marksTold(
  memory: PeopleMemory,
  scenes: readonly { readonly text: string }[],
  language: TaleTongue,
): ToldMark[] {
  return memory.all.flatMap(({ id, marks }) =>
    [...marks].map(([mark, told]) => {
      const birth =
        mark === 'pregnant' ? scenes.findIndex(({ text }, at) => at >= told && births[language].test(text)) : -1;
      const sight =
        mark === 'blind' ? scenes.findIndex(({ text }, at) => at >= told && seeing[language].test(text)) : -1;
      if (sight >= 0) return { person: id, mark, from: 0, to: sight + 1 };
      // What somebody wears or is, they wore and were before it was told; a baby is tied on in one scene.
      return { person: id, mark, from: mark === 'baby-on-back' ? told : 0, to: birth > told ? birth : null };
    }),
  );
}

/** Somebody with what shows on them in a scene. */
export function withMarks(person: ReadPerson, told: readonly ToldMark[], scene: number): ReadPerson {
  const marks = told.filter(
    ({ person: id, from, to }) => id === person.id && from <= scene && (to === null || scene < to),
  );
  return marks.length > 0 ? { ...person, marks: [...new Set(marks.map(({ mark }) => mark))] } : person;
}
