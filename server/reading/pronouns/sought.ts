// Remembers who is being looked for, so that "He found him" can be resolved.
import { pronounFits } from './pronoun-candidates.ts';
import type { Known } from '../people/people-memory.ts';
import type { SentencePeople } from '../people/people-sentence.ts';

const seeking = /(?:\b(?:look\w*|search\w*) (?:\w+ ){0,2}for|(?<!\p{L})cherch\p{L}+) $/iu;
const finding = /^(?:found|finds?|trouv(?:a|e|ait|èrent)|retrouv(?:a|e|ait|èrent))$/;

/** Remembers who is looked for: "looked for Yaw", « chercha Yaw ». */
export function keepSought({ memory, spots, spoken, who, text, tokens, at }: SentencePeople): void {
  for (const [index, { from, owns }] of spots.entries()) {
    const [person, other] = who[index] ?? [];
    if (!person || other || owns || spoken[index] || person.count > 1) continue;
    if (seeking.test(text.slice(0, tokens[from]!.start))) memory.sought = { person, at };
  }
}

/** "He found him": whoever was looked for. */
export function soughtBefore({ memory, spots, tokens, at, spoken }: SentencePeople, index: number): Known | null {
  const { from, to, owns, reach } = spots[index]!;
  const { sought } = memory;
  if (!sought || sought.at < at - 3 || owns || spoken[index] || !reach || !pronounFits(sought.person, reach))
    return null;
  return finding.test(tokens[from - 1]?.low ?? '') || finding.test(tokens[to]?.low ?? '') ? sought.person : null;
}
