import type { ReadPerson } from '#shared/scene-reading.ts';
import { firstName } from './first-names.ts';
import { type PronounReach, type TaleTongue, peopleGrammar } from './people-grammar.ts';
import { type PersonNoun, personNoun, spokenNumber, titleSex } from './person-nouns.ts';
import { type Token, isOwnerMark } from './sentence-tokens.ts';

/** A place in a sentence that names people: tokens from `from` to before `to`. */
export type Spot = {
  readonly from: number;
  readonly to: number;
  readonly head: number;
  readonly how: 'name' | 'noun' | 'pronoun';
  /** The name, title left out; empty for others. */
  readonly name: string;
  readonly noun: PersonNoun | null;
  readonly sex: ReadPerson['sex'];
  readonly reach: PronounReach | null;
  readonly article: 'a' | 'the' | 'own' | 'none';
  /** The pronoun in front: "her" in "her grandmother". */
  readonly owner: number | null;
  readonly count: number | null;
  readonly isPlural: boolean;
  readonly qualities: ReadonlySet<string>;
  /** It owns what follows: "Ama's". */
  readonly owns: boolean;
};

const qualityOf: Readonly<Record<string, string>> = {
  younger: 'younger',
  youngest: 'younger',
  little: 'little',
  small: 'little',
  elder: 'elder',
  older: 'elder',
  eldest: 'elder',
  oldest: 'elder',
  old: 'old',
  aged: 'old',
  elderly: 'old',
  young: 'young',
  other: 'other',
  first: 'first',
  second: 'second',
  third: 'third',
  last: 'last',
  certain: 'certain',
  another: 'other',
  cadet: 'younger',
  cadette: 'younger',
  jeune: 'young',
  jeunes: 'young',
  petit: 'little',
  petite: 'little',
  petits: 'little',
  vieux: 'old',
  vieil: 'old',
  vieille: 'old',
  âgé: 'old',
  âgée: 'old',
  aîné: 'elder',
  aînée: 'elder',
  autre: 'other',
  premier: 'first',
  première: 'first',
  deuxième: 'second',
  nouveau: 'new',
  nouvelle: 'new',
  late: 'dead',
  dead: 'dead',
  deceased: 'dead',
  défunt: 'dead',
  défunte: 'dead',
  feu: 'dead',
};
/** Qualities that stand for a person without a noun: "the elder", « le plus jeune », "the youngest". */
const standAlone = /^(?:younger|youngest|elder|eldest|older|oldest|aînée?|cadette?|jeune)$/;

type Reading = { readonly tokens: readonly Token[]; readonly language: TaleTongue; readonly names: ReadonlySet<string> };

/** Every name, noun and pronoun of people in a sentence, from left to right. `names` are the unknown words that the tale uses as names of people. */
export function personSpots(reading: Reading): Spot[] {
  const spots: Spot[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!reading.tokens[at]!.isWord) continue;
    const spot = nameAt(reading, at) ?? nounAt(reading, at, floorOf(spots.at(-1))) ?? pronounAt(reading, at);
    if (!spot) continue;
    const last = spots.at(-1);
    // The owner in front ("her") was read as a pronoun already: it stays one, and the phrase remembers it.
    if (last && last.to > spot.from && last.how !== 'pronoun') spots.pop();
    spots.push(spot);
    at = spot.to - 1;
  }
  return spots;
}

/** How far back a phrase may reach: it may take in the pronoun that owns it, and nothing else that was read. */
const floorOf = (last: Spot | undefined): number => (!last ? 0 : last.how === 'pronoun' && last.owns ? last.from : last.to);

const empty = {
  name: '',
  noun: null,
  reach: null,
  sex: null,
  article: 'none',
  owner: null,
  count: 1,
  isPlural: false,
  qualities: new Set<string>(),
  owns: false,
} as const;

/** Whether a capital word is a name of somebody here. */
const isName = ({ names }: Reading, { text }: Token): boolean => /^\p{Lu}/u.test(text) && (names.has(text) || firstName(text) !== null);

function nameAt(reading: Reading, at: number): Spot | null {
  const { tokens, language } = reading;
  const token = tokens[at]!;
  const { gods, closed } = peopleGrammar(language);
  if (!/^\p{Lu}/u.test(token.text) || gods.has(token.low) || (closed.has(token.low) && !titleSex(token.low))) return null;
  const title = titleSex(token.low);
  const behind = tokens[at + 1]?.text === '.' && token.text.length <= 3 ? at + 2 : at + 1;
  const next = tokens[behind];
  const isTitled =
    title !== undefined &&
    !!next &&
    /^\p{Lu}\p{Ll}/u.test(next.text) &&
    !closed.has(next.low) &&
    next.start - token.end <= 2 &&
    !gods.has(next.low);
  if (!isTitled && !reading.names.has(token.text) && !firstName(token.text)) return null;
  const head = isTitled ? behind : at;
  let to = head + 1;
  const parts = [tokens[head]!.text];
  while (
    tokens[to] &&
    /^\p{Lu}\p{Ll}/u.test(tokens[to]!.text) &&
    tokens[to]!.start === tokens[to - 1]!.end + 1 &&
    !closed.has(tokens[to]!.low) &&
    !gods.has(tokens[to]!.low)
  ) {
    parts.push(tokens[to]!.text);
    to += 1;
  }
  const sex = title ?? firstName(tokens[head]!.text)?.sex ?? null;
  const role = isTitled ? personNoun(token.low, language) : null;
  const known = { ...empty, name: parts.join(' '), noun: role && !role.isKin ? role : null, sex };
  return { ...known, from: at, to, head, how: 'name', owns: isOwnerMark(tokens, to) };
}

function nounAt(reading: Reading, at: number, floor: number): Spot | null {
  const { tokens, language } = reading;
  const token = tokens[at]!;
  const grammar = peopleGrammar(language);
  const alone = standAlone.test(token.low) && (language === 'fr' ? !personNoun(tokens[at + 1]?.low ?? '', language) : true);
  const oneOf = oneOfMany(tokens, at, language);
  if (oneOf) return oneOf;
  let noun = alone ? standIn : personNoun(token.low, language);
  if (!noun || isRoom(tokens, at)) return null;
  const next = tokens[at + 1];
  // The last of two nouns is the head: "shepherd boy"; « petite fille » keeps its adjective in front.
  if (next?.isWord && next.start === token.end + 1 && language === 'en' && personNoun(next.low, language) && !grammar.closed.has(next.low))
    return null;
  if (/^\p{Lu}/u.test(token.text) && at > 0 && !noun.isKin && tokens[at - 1]!.isWord && isName(reading, token)) return null;
  let from = at;
  const qualities = new Set(alone ? [compared(tokens, at)] : []);
  let count: number | null = noun.count;
  let isCounted = false;
  for (let back = at - 1; back >= floor && at - back <= 4; back -= 1) {
    const word = tokens[back]!;
    if (!word.isWord) break;
    if (word.low === 'plus' || word.low === "s'" || word.low === 'of') {
      if (word.low === 'plus') continue;
      break;
    }
    const number = spokenNumber(word.low, language);
    const isMany = language === 'fr' && /[sx]$/.test(token.low) && (number ?? 0) > 1;
    if (isMany && !noun.isPlural) noun = { ...noun, isPlural: true, count: null };
    if (number !== null && number > 1 && (noun.isPlural || noun.count !== 1)) {
      [count, isCounted, from] = [noun.count !== null && noun.count > 1 && noun.isPlural ? noun.count : number, true, back];
      continue;
    }
    const isArticle =
      grammar.indefinite.has(word.low) || grammar.definite.has(word.low) || (word.low in grammar.owner && word.low !== 'hers');
    if (isArticle && language === 'fr' && /s$/.test(token.low) && /^(?:les|des|ses|mes|tes|ces|nos|vos|leurs)$/.test(word.low))
      noun = { ...noun, isPlural: true, count: noun.isPlural ? noun.count : null };
    if (isArticle && noun.role === 'people' && word.low in grammar.owner) return null;
    if (isArticle)
      return phrase(reading, {
        from: back,
        at,
        noun,
        qualities,
        count: noun.isPlural && count === 1 ? null : count,
        article: articleOf(word.low, language),
        owner: word.low in grammar.owner ? back : null,
      });
    if (grammar.closed.has(word.low) || personNoun(word.low, language)?.isPlural) break;
    const quality = compared(tokens, back);
    if (quality) qualities.add(quality);
    if (word.low === "'s" || isOwnerMark(tokens, back))
      return phrase(reading, { from: back + 1, at, noun, qualities, count, article: 'own', owner: null });
    if (quality) from = back;
    else if (isCounted) break;
  }
  if (tokens[from - 1] && isOwnerMark(tokens, from - 1))
    return phrase(reading, { from, at, noun, qualities, count, article: 'own', owner: null });
  const isCalled = noun.isKin && (/^\p{Lu}/u.test(token.text) || /^(?:papa|maman|mamie|papi|mama|mum|dad|tonton|tata)$/.test(token.low));
  const isAddress = noun.count === 1 && tokens[at + 1]?.text === ',' && /^["“«,!‘]$/.test(tokens[at - 1]?.text ?? '"');
  const isPaired = /^(?:and|et|ou|or)$/.test(tokens[at - 1]?.low ?? '') && floor === at - 1;
  const isPredicate = noun.count === 1 && grammar.being.has(tokens[from - 1]?.low ?? '');
  if (alone || (!isPredicate && !noun.isPlural && !isCounted && !isCalled && !isAddress && !isPaired && !isApposition(tokens, at)))
    return null;
  if (/^(?:people|others|some)$/.test(token.low) && from === at && token.low !== 'people') return null;
  return phrase(reading, { from, at, noun, qualities, count, article: isCounted ? 'a' : 'none', owner: null });
}
/** The quality of a word; « plus jeune » is younger. */
function compared(tokens: readonly Token[], at: number): string {
  const quality = qualityOf[tokens[at]!.low] ?? '';
  if (tokens[at - 1]?.low !== 'plus') return quality;
  return quality === 'young' || quality === 'little' ? 'younger' : quality === 'old' ? 'elder' : quality;
}

/** "one of them", « l’un d’eux »: somebody of a group. */
function oneOfMany(tokens: readonly Token[], at: number, language: TaleTongue): Spot | null {
  const [low, link, whole] = [tokens[at]!.low, tokens[at + 1]?.low ?? '', tokens[at + 2]?.low ?? ''];
  const isOne =
    language === 'en'
      ? low === 'one' && link === 'of' && /^(?:them|these|those)$/.test(whole)
      : /^une?$/.test(low) && /^(?:d'|de)$/.test(link) && /^(?:eux|elles|entre)$/.test(whole);
  return isOne
    ? {
        ...empty,
        from: at,
        to: at + (whole === 'entre' ? 4 : 3),
        head: at,
        how: 'noun',
        noun: standIn,
        sex: null,
        article: 'the',
        qualities: new Set(['one']),
      }
    : null;
}

/** « dans la classe », "in class": a room. */
function isRoom(tokens: readonly Token[], at: number): boolean {
  if (!/^class(?:e)?$/.test(tokens[at]!.low)) return false;
  return tokens.slice(Math.max(0, at - 3), at).some(({ low }) => /^(?:in|into|to|after|before|dans|en|vers|after)$/.test(low));
}
const standIn: PersonNoun = { role: '', sex: null, age: 'adult', isKin: false, isPlural: false, count: 1 };
const isApposition = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.text === ',' && /^(?:of|de|d'|,|aged)$/.test(tokens[at + 1]?.low ?? '');

function articleOf(word: string, language: TaleTongue): Spot['article'] {
  const grammar = peopleGrammar(language);
  if (word in grammar.owner) return 'own';
  return grammar.indefinite.has(word) ? 'a' : 'the';
}

type Found = {
  from: number;
  at: number;
  noun: PersonNoun;
  qualities: Set<string>;
  count: number | null;
  article: Spot['article'];
  owner: number | null;
};

function phrase({ tokens, language }: Reading, { from, at, noun, qualities, count, article, owner }: Found): Spot {
  const behind = language === 'fr' ? (qualityOf[tokens[at + 1]?.low ?? ''] ?? '') : '';
  if (behind && behind !== 'other') qualities.add(behind);
  const word = tokens[from]!.low;
  const said = language === 'fr' && noun.count === 1 && noun.sex === null ? articleSex(word) : null;
  const isNeutral = noun.role === 'person';
  const one = count ?? 3;
  return {
    ...empty,
    from,
    to: at + 1,
    head: at,
    how: 'noun',
    noun,
    sex: noun.sex ?? (isNeutral ? null : said),
    article,
    owner,
    count: noun.isPlural ? one : 1,
    isPlural: noun.isPlural,
    qualities,
    owns: isOwnerMark(tokens, at + 1),
  };
}
const articleSex = (word: string): ReadPerson['sex'] =>
  /^(?:une|la|ma|cette)$/.test(word) ? 'female' : /^(?:un|le|ce|cet|du|au)$/.test(word) ? 'male' : null;

function pronounAt({ tokens, language }: Reading, at: number): Spot | null {
  const { low, text } = tokens[at]!;
  const grammar = peopleGrammar(language);
  if (low === 'i' && text !== 'I' && language === 'en') return null;
  const next = tokens[at + 1];
  const isClitic = language === 'fr' && /^(?:le|la|les|l'|leur)$/.test(low) && !!next?.isWord && isBehindSubject(tokens, at);
  if (language === 'fr' && /^(?:le|la|les|l')$/.test(low) && !isClitic) return null;
  const isOwner = low in grammar.owner && !isClitic && !!next?.isWord && (low !== 'her' || !startsAnew(grammar, next.low));
  const reach = isOwner ? grammar.owner[low] : (grammar.subject[low] ?? grammar.object[low]);
  if (!reach || reach === 'nobody' || isImpersonal(tokens, at)) return null;
  return { ...empty, from: at, to: at + 1, head: at, how: 'pronoun', reach, owns: isOwner };
}
/** "her" before such a word is no owner: "helped her into the boat". */
const startsAnew = ({ prepositions, conjunctions, closed }: ReturnType<typeof peopleGrammar>, word: string) =>
  prepositions.has(word) || conjunctions.has(word) || closed.has(word) || /ly$/.test(word);

/** « la », « le » behind the subject and before the verb is somebody or something, not an article: « Papa le tient ». */
function isBehindSubject(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before?.isWord) return false;
  const isShort = /^(?:je|j'|tu|il|elle|ils|elles|on|nous|vous|qui|ne|n'|me|te|lui|pour|y)$/.test(before.low);
  return isShort || personNoun(before.low, 'fr') !== null || (/^\p{Lu}/u.test(before.text) && (at > 1 || firstName(before.text) !== null));
}

const weather = /^(?:y|faut|fallait|pleut|pleuvait|neige|fait|faisait|était|est|semble|suffit|reste)$/;
/** « il y a », « il était une fois », « il fait nuit ». */
function isImpersonal(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.low !== 'il') return false;
  const next = tokens[at + 1]?.low === "n'" || tokens[at + 1]?.low === 'ne' ? tokens[at + 2] : tokens[at + 1];
  if (!next || !weather.test(next.low)) return false;
  const behind = tokens.slice(at + 1, at + 4).map(({ low }) => low);
  if (next.low === 'fait' || next.low === 'faisait')
    return /^(?:nuit|jour|beau|froid|chaud|noir|sombre|bon|mauvais)$/.test(behind[1] ?? '');
  if (next.low === 'est' || next.low === 'était') return /^(?:une|temps|tard|tôt|midi|minuit)$/.test(behind[1] ?? '');
  return next.low !== 'reste' || behind[1] === 'encore';
}
