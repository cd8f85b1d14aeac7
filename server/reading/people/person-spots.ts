// Finds where a sentence names people, before it is known who they are: names, noun phrases and pronouns.
import { countedPronounAt } from '../pronouns/counted-pronouns.ts';
import { firstName } from '../names/first-names.ts';
import { nounAt } from '../language/noun-phrases.ts';
import { peopleGrammar } from './people-grammar.ts';
import { personNoun, titleSex } from './person-nouns.ts';
import { qualityOf } from './person-qualities.ts';
import { pronounAt } from '../pronouns/pronoun-spots.ts';
import { isOwnerMark, type Token } from '../language/sentence-tokens.ts';
import { type SentenceWords, type Spot, emptySpot, isName } from '../places/spot.ts';

/** Every name, noun and pronoun of people in a sentence, from left to right. */
export function personSpots(reading: SentenceWords): Spot[] {
  const spots: Spot[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!reading.tokens[at]!.isWord) continue;
    const spot =
      nameAt(reading, at) ??
      lordAt(reading, at) ??
      countedPronounAt(reading, at) ??
      nounAt(reading, at, floorOf(spots.at(-1))) ??
      pronounAt(reading, at);
    if (!spot) continue;
    const last = spots.at(-1);
    // The owner in front ("her") was read as a pronoun already: it stays one, and the phrase remembers it.
    if (last && last.to > spot.from && last.how !== 'pronoun') spots.pop();
    spots.push(spot);
    at = spot.to - 1;
  }
  return spots;
}

/** In a Gospel "the Lord", as the tale calls him, is Jesus; "an angel of the Lord" is not his. */
function lordAt({ tokens, names }: SentenceWords, at: number): Spot | null {
  const isLord =
    names.lord !== undefined &&
    tokens[at]!.text === 'Lord' &&
    tokens[at - 1]?.low === 'the' &&
    tokens[at - 2]?.low !== 'of';
  return isLord
    ? {
        ...emptySpot,
        name: names.lord!,
        sex: 'male',
        from: at - 1,
        to: at + 1,
        head: at,
        how: 'name',
        owns: isOwnerMark(tokens, at + 1),
      }
    : null;
}

/** Titles of people who have grandchildren. */
const oldTitles = /^(?:baba|grand(?:pa|ma|father|mother|dad)|granny|gran|papi|mamie|pépé|mémé)$/;
const rank = /^(?:prince|princess|king|queen|duke|earl)$/;
const beforeRank = /^(?:the|an?|his|her|their|my|our|your|o|of|great|mighty|crown|lord|every|no)$/;

/** "It belonged to Prince": a title used alone like a name is a name. */
const isRankAsName = (tokens: readonly Token[], at: number): boolean =>
  at > 0 &&
  /^\p{Lu}\p{Ll}/u.test(tokens[at]!.text) &&
  rank.test(tokens[at]!.low) &&
  tokens[at - 1]!.isWord &&
  !beforeRank.test(tokens[at - 1]!.low) &&
  !/^(?:of|\p{Lu}.*)$/u.test(tokens[at + 1]?.text ?? '');

/** How far back a phrase may reach: it may take in the pronoun that owns it, and nothing else that was read. */
const floorOf = (last: Spot | undefined): number =>
  !last ? 0 : last.how === 'pronoun' && last.owns ? last.from : last.to;

/** French writes these titles with a small letter: « monsieur Lambert ». */
const smallTitle = /^(?:monsieur|madame|mademoiselle)$/;

/** "On Christmas Eve Ben came": that Eve is a day. */
const isEveOfDay = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.text === 'Eve' && /^(?:Christmas|Year|Year['’]s|['’]s|Easter)$/i.test(tokens[at - 1]?.text ?? '');

/** The name that begins at a word, with its title and its family name; null when none does. */
function nameAt(reading: SentenceWords, at: number): Spot | null {
  const { tokens, language } = reading;
  const token = tokens[at]!;
  const { gods, closed } = peopleGrammar(language);
  if (
    (!/^\p{Lu}/u.test(token.text) && !smallTitle.test(token.text)) ||
    gods.has(token.low) ||
    (closed.has(token.low) && !titleSex(token.low)) ||
    isEveOfDay(tokens, at)
  )
    return null;
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
  if (!isTitled && !isRankAsName(tokens, at) && !isName(reading, token)) return null;
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
  const sex = title ?? parts.map((part) => firstName(part)?.sex ?? null).find((each) => each !== null) ?? null;
  // « La petite Maya », "old Simeon": the adjective before a name belongs to the person.
  const quality = qualityOf(tokens[at - 1]?.low ?? '');
  const role = isTitled ? personNoun(token.low, language) : null;
  const known = {
    ...emptySpot,
    name: parts.join(' '),
    noun: role && !role.isKin ? role : null,
    sex,
    qualities: new Set(quality ? [quality] : isTitled && oldTitles.test(token.low) ? ['old'] : []),
  };
  return { ...known, from: at, to, head, how: 'name', owns: isOwnerMark(tokens, to) };
}
