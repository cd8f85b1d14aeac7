// Decides from names and words whether a tale is set in Bible times or today, for the code that finds people.
import type { ReadingEra } from '#shared/pictures/scene-reading.ts';
import { firstName } from '../names/first-names.ts';
import type { TaleTongue } from '../people/people-grammar.ts';
import { type Token, tokensOf } from '../language/sentence-tokens.ts';
import { isTelling } from '../language/telling-words.ts';
import { eraOf as pictured, tellsOfGod, tellsOfToday } from './tale-kind.ts';

/**
 * The weight of the fact that a tale tells a Bible passage: a single modern word such as "nurse" does not outweigh it.
 */
const passage = 4;

/**
 * Whether a tale is one of Scripture or of today, by its names and by words that only one of the two has; null where
 * nothing tells.
 */
export function eraOfTale(tokens: readonly Token[], ofPassage = false): ReadingEra | null {
  const told = new Set<string>();
  let score = ofPassage ? passage : 0;
  for (const { text, low } of tokens) {
    if (told.has(text)) continue;
    told.add(text);
    if (isTelling('scripture', low)) score += 1;
    if (isTelling('today', low)) score -= 2;
    const known = firstName(text);
    if (known?.isScripture) score += known.isToday ? 0.5 : 2;
    else if (known) score -= 1;
  }
  return score >= 1.5 ? 'scripture' : score <= -1 ? 'today' : null;
}

/**
 * The same for scenes as text. Where names and words do not tell, the era that the pictures assume, unless God or a
 * king is mentioned: that may be a passage.
 */
export function eraOf(scenes: readonly string[], language: TaleTongue): ReadingEra | null {
  const tokens = scenes.flatMap((text) => tokensOf(text, language));
  return eraOfTale(tokens) ?? plainEra(scenes.join(' '), tokens, language);
}

/** The era of a tale whose names decide nothing: "Emma had a dog, and her brother Luke left the gate open". */
export function plainEra(text: string, tokens: readonly Token[], language: TaleTongue): ReadingEra | null {
  const people = [...new Set(tokens.map((token) => token.text))].filter((word) => firstName(word) !== null);
  // A parable names nobody, and nothing of today.
  const isNamed = people.some((name) => firstName(name)!.isToday) || tellsOfToday(text, language);
  return isNamed && !tellsOfGod(text, language) && pictured(text, language, people) === 'today' ? 'today' : null;
}
