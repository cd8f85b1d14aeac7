// Follows a conversation: who speaks in each sentence, and to whom.
import { peopleGrammar } from '../people/people-grammar.ts';
import type { Known } from '../people/people-memory.ts';
import type { SentencePeople } from '../people/people-sentence.ts';
import type { Token } from '../language/sentence-tokens.ts';

/** Who speaks, and to whom. */
export type Talk = {
  speaker: readonly Known[];
  listener: readonly Known[];
  /** The text does not say who listens: the person mentioned last is assumed. */
  isGuessed?: boolean;
};

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

/** Who speaks to whom in this sentence; a speech that goes on keeps both. `settle` finds out who is being addressed. */
export function turnOfTalk(
  sentence: SentencePeople,
  narrated: readonly number[],
  talk: Talk,
  settle: (called: number) => void,
): void {
  const { spots, roles, who, memory, at, tokens, language } = sentence;
  const { saying } = peopleGrammar(language);
  const subjects = narrated.filter(
    (index) => roles[index]!.as === 'subject' && !spots[index]!.owns && who[index]?.length,
  );
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
    (index) =>
      roles[index]!.as !== 'subject' &&
      !spots[index]!.owns &&
      who[index]?.some((person) => !talk.speaker.includes(person)),
  );
  if (called >= 0) {
    settle(called);
    talk.listener = who[called] ?? [];
    talk.isGuessed = false;
  } else if (others.length > 0) {
    talk.listener = who[others.at(-1)!] ?? [];
    talk.isGuessed = false;
  } else if (speaker?.length) {
    const turn = before.length > 0 && before.every((person) => !talk.speaker.includes(person)) ? before : [];
    const near = memory
      .recent()
      .find((person) => person.times > 0 && !talk.speaker.includes(person) && person.seen!.at >= at - 3);
    talk.listener = turn.length > 0 ? turn : near ? [near] : [];
    talk.isGuessed = turn.length === 0;
  }
}
