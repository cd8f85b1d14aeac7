import type { ReadingEra } from '#shared/pictures/scene-reading.ts';
import { firstName } from '../names/first-names.ts';
import type { TaleTongue } from '../people/people-grammar.ts';
import { type Token, tokensOf } from '../language/sentence-tokens.ts';
import { isTelling } from '../language/telling-words.ts';

/**
 * What it counts that a tale tells a passage: a single word of today, such as "nurse", does not take it out of
 * Scripture.
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

/** The same for scenes as text. */
export const eraOf = (scenes: readonly string[], language: TaleTongue): ReadingEra | null =>
  eraOfTale(scenes.flatMap((text) => tokensOf(text, language)));
