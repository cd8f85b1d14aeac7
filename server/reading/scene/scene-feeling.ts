// Reads feelings from the words of a sentence, and whose they are.
import type { ReadingAction, ReadingFeeling } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import type { MentionSpan } from '../people/person-mentions.ts';
import type { ReadingLanguage, Token } from './scene-sentences.ts';
import { wordClass } from '../language/word-classes.ts';
import { type ByLanguage, phrasesIn, type WordPhrases, wordPhrases, wordsFile } from '../language/word-phrases.ts';

type Read = {
  readonly words: ByLanguage<WordPhrases<ReadingFeeling>>;
  readonly actions: ReadonlyMap<string, ReadingFeeling>;
};
let read: Read | undefined;
function feelings(): Read {
  if (read) return read;
  const file = wordsFile<{
    words: Record<ReadingFeeling, Record<ReadingLanguage, string>>;
    actions: Record<ReadingFeeling, string>;
  }>('feelings.yaml');
  const of = (language: ReadingLanguage) =>
    wordPhrases(
      Object.entries(file.words).map(
        ([feeling, words]) => [feeling as ReadingFeeling, words[language].split(/\s+/)] as const,
      ),
    );
  const actions = Object.entries(file.actions).flatMap(([feeling, each]) =>
    each.split(' ').map((action) => [action, feeling as ReadingFeeling] as const),
  );
  read = { words: { en: of('en'), fr: of('fr') }, actions: new Map(actions) };
  return read;
}

const denied = wordClass('scene-feeling', 'denied');

/** "nobody to be afraid of", "none of them was ill": a denial in the same part of the sentence. */
function isDenied(tokens: readonly Token[], from: number): boolean {
  // "Afraid of nobody".
  if (/^(?:of|de)$/.test(tokens[from + 1]?.low ?? '') && ofNobody.test(tokens[from + 2]?.low ?? '')) return true;
  for (let at = from - 1; at >= Math.max(0, from - 5) && !tokens[at]!.mark; at--)
    if (denied.test(tokens[at]!.low)) return true;
  return false;
}

const ofNobody = /^(?:nobody|nothing|no|none|personne|rien)$/;
const crying = /^(?:cr(?:y|ied|ies|ying)|wailed)$/;
/** "Cried to the people": a call. */
const isCall = (tokens: readonly Token[], at: number): boolean =>
  crying.test(tokens[at]!.low) && !tokens[at]!.mark && /^(?:to|unto|out|aloud|after)$/.test(tokens[at + 1]?.low ?? '');

/** The feelings of the people of a sentence, and its strongest feeling; null when it mentions none. */
export function feelingsIn(
  tokens: readonly Token[],
  spans: readonly MentionSpan[],
  deed: Deed | null,
  language: ReadingLanguage,
): { readonly scene: ReadingFeeling | null; readonly byPerson: ReadonlyMap<string, ReadingFeeling> } {
  const { words } = feelings();
  const byPerson = new Map<string, ReadingFeeling>();
  let scene: ReadingFeeling | null = null;
  for (const { from, means } of phrasesIn(tokens, words[language])) {
    if (isDenied(tokens, from) || isCall(tokens, from)) continue;
    const near = deed && from >= deed.from && from < deed.to;
    const who = spans.findLast(({ to }) => to < from)?.person ?? (near ? deed.actors[0] : undefined);
    if (who && !byPerson.has(who)) byPerson.set(who, means);
    if (!scene || near) scene = means;
  }
  const own = deed ? feelingOf(deed.action) : null;
  if (own && deed) for (const actor of deed.actors) if (!byPerson.has(actor)) byPerson.set(actor, own);
  return { scene: scene ?? own, byPerson };
}

const feelingOf = (action: ReadingAction): ReadingFeeling | null => feelings().actions.get(action) ?? null;
