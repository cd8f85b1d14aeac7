// Remembers who was healed or raised, so that "he" who then stands and walks is that person.
import type { Known } from './people-memory.ts';
import { pronounFits } from '../pronouns/pronoun-candidates.ts';
import type { SentencePeople } from './people-sentence.ts';

const helps =
  /^(?:raised|healed|cured|helped|lifted|touched|released|untied|freed|woke|saved|rescued|guérit|releva|aida|toucha|libéra|réveilla|sauva)$/;
const rises =
  /^(?:arose|rose|stood|leaped|leapt|jumped|sprang|walked|recovered|awoke|saw|opened|began|went|ran|entered|se|bondit|sauta|marcha|courut)$/;
const orders = /^(?:arise|rise|stand|get|stretch|go|take|walk|come|lève|levez|va|viens|prends|marche|étends)$/;
const mostSentences = 3;

const lays = /^(?:laid|put|placed|touched|healed|anointed|posa|imposa|toucha|guérit)$/;
const ill =
  /\b(?:blind|deaf|mute|lame|leper|sick|paralytic|paralyzed|crippled|cripple|invalid|aveugle|sourd|lépreux|paralytique|malade|boiteux)\b/;

/** "He laid his hands on his eyes": not the blind man himself, when another is there. */
export function isHealedHere(
  { tokens, spots, roles, isScripture, language }: SentencePeople,
  index: number,
  { called }: Known,
): boolean {
  const spot = spots[index]!;
  if (
    !isScripture ||
    language !== 'en' ||
    spot.owns ||
    roles[index]!.as !== 'subject' ||
    !ill.test(called.toLowerCase())
  )
    return false;
  const behind = tokens.slice(spot.to, spot.to + 8).map(({ low }) => low);
  return (
    lays.test(behind[0] ?? '') && behind.some((word) => /^(?:hand|hands|fingers|him|her|eyes|ears|tongue)$/.test(word))
  );
}

/** Remembers who was healed, helped up or told to rise, in which sentence. */
export function keepRaised(
  { memory, tokens, spots, roles, who, spoken, at }: SentencePeople,
  listener: readonly Known[],
): void {
  const helped = spots.findLastIndex(
    (spot, index) =>
      !spoken[index] &&
      !spot.owns &&
      roles[index]!.as !== 'subject' &&
      who[index]?.length === 1 &&
      tokens.slice(Math.max(0, spot.from - 2), spot.from).some(({ low }) => helps.test(low)),
  );
  const told = tokens.some(
    ({ low, text }, index) => /^["“«‘,]$/.test(tokens[index - 1]?.text ?? '') && orders.test(low) && text !== '',
  );
  const [person, other] = helped >= 0 ? who[helped]! : told ? listener : [];
  if (person && !other && person.count === 1) memory.raised = { person, at };
}

/**
 * "He raised him up. Leaping up, he stood": the person who stands, leaps and walks is the one who was raised or told to
 * rise.
 */
export function raisedBefore(
  { memory, tokens, spots, roles, spoken, at }: SentencePeople,
  index: number,
): Known | null {
  const { raised } = memory;
  const spot = spots[index]!;
  if (!raised || spoken[index] || spot.owns || roles[index]!.as !== 'subject' || at - raised.at > mostSentences)
    return null;
  if (raised.at === at || !pronounFits(raised.person, spot.reach!)) return null;
  const first = spots.findIndex((_, each) => roles[each]!.as === 'subject' && !spots[each]!.owns && !spoken[each]);
  const leaps =
    spot.from < 4 && /^(?:leaping|jumping|rising|springing|standing|getting|bondissant)$/.test(tokens[0]?.low ?? '');
  return first === index &&
    (leaps ||
      tokens
        .slice(spot.to, spot.to + 2)
        .some(({ low }) => obeys.test(low) || (raised.at === at - 1 && rises.test(low))))
    ? raised.person
    : null;
}

const obeys = /^(?:arose|rose|leaped|leapt|sprang|recovered|bondit)$/;
