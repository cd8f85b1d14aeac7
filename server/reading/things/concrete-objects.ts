// Tells things that can be seen from abstractions ("took courage"), and how well a deed without a thing can be drawn.
import { readFileSync } from 'node:fs';
import { actionNeeds } from '#shared/tale/action-needs.ts';
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import type { MentionSpan } from '../people/person-mentions.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { isNamedThing } from './thing-names.ts';
import { wordClass } from '../language/word-classes.ts';

const concrete = wordClass('concrete-objects', 'concrete');
const abstract = wordClass(
  'concrete-objects',
  'abstract',
  /^\p{L}{3,}(?:tion|sion|ité|té|ance|ence|esse|isme|tude)s?$/u,
);
const notAbstract = wordClass('concrete-objects', 'not-abstract');
const skipped = wordClass('concrete-objects', 'skipped');
const ends = wordClass('concrete-objects', 'ends');

let unseen: ReadonlySet<string> | undefined;
/** English nouns for things that cannot be seen, by their WordNet groups. */
const abstractNouns = (): ReadonlySet<string> =>
  (unseen ??= new Set(
    readFileSync(new URL('../words/english-abstract-nouns.tsv', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(' ')),
  ));

/** Whether an English noun names something that cannot be seen: "fear", "mercy". */
export const isUnseenNoun = (word: string): boolean => abstractNouns().has(word);

/** The words of the object after a verb: up to a mark, a preposition or a conjunction. */
function objectBehind(tokens: readonly Token[], verb: number): { from: number; to: number } {
  let from = verb + 1;
  if (tokens[verb]?.mark) return { from, to: from };
  while (tokens[from] && skipped.test(tokens[from]!.low) && !tokens[from]!.mark) from++;
  let to = from;
  while (tokens[to] && !tokens[to]!.quoted && !ends.test(tokens[to]!.low)) {
    to++;
    if (tokens[to - 1]!.mark) break;
  }
  return { from, to };
}

/** Whether the object of a verb can be seen; true when the sentence has none. */
export function canBeSeen(
  tokens: readonly Token[],
  verb: number,
  action: ReadingAction,
  spans: readonly MentionSpan[],
  language: ReadingLanguage,
): boolean {
  if (!actionNeeds[action]?.isConcrete) return true;
  const { from, to } = objectBehind(tokens, verb);
  if (from === to) return true;
  const words = tokens.slice(from, to);
  if (spans.some((span) => span.from < to && span.to >= from)) return true;
  if (language === 'fr') return !words.slice(0, 2).some(({ low }) => abstract.test(low) && !notAbstract.test(low));
  return words.some(
    ({ low, text }, at) =>
      concrete.test(low) || /^(?:\d|\p{Lu})/u.test(text) || isNamedThing(tokens, from + at, language),
  );
}

const unsure = -0.4;

/** The penalty for a deed whose clause names nothing that it could be done with. */
export function sureOfThing(
  tokens: readonly Token[],
  verb: number,
  to: number,
  action: ReadingAction,
  language: ReadingLanguage,
): number {
  if (!actionNeeds[action]?.isConcrete) return 0;
  const behind = tokens.slice(verb + 1, to);
  if (behind.some((_, at) => isNamedThing(tokens, verb + 1 + at, language))) return 0;
  const around = language === 'fr' ? tokens.slice(Math.max(0, verb - 2), verb) : behind;
  return around.some(({ low }) => /^(?:it|them|le|la|l'|les|en)$/.test(low)) ? 0 : unsure;
}
