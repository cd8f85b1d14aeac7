// The mentions of people in a sentence that may be drawn: without owners ("her" in "her mother") and the absent.
import type { ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { ToldMark } from '../looks/person-marks.ts';
import type { YearsLater } from './tale-people.ts';
import type { ReadingLanguage, ReadSentence, Token } from '../scene/scene-sentences.ts';
import { wordClass } from '../language/word-classes.ts';

/**
 * A word or phrase of a sentence that names a person of the tale; `start` and `end` are characters, `end` exclusive.
 */
export type PersonMention = {
  readonly person: string;
  readonly start: number;
  readonly end: number;
  readonly how: 'name' | 'noun' | 'pronoun';
  readonly absent: boolean;
  readonly unsure?: boolean;
};
/** Who is in a tale, and where: by scene and sentence. */
export type MentionedPeople = {
  readonly people: readonly ReadPerson[];
  readonly mentions: readonly (readonly (readonly PersonMention[])[])[];
  readonly marks: readonly ToldMark[];
  readonly later: YearsLater;
};

/** Where a mention stands, in words; `to` is its last word. */
export type MentionSpan = {
  readonly person: string;
  readonly from: number;
  readonly to: number;
  readonly how: PersonMention['how'];
  readonly unsure?: boolean;
};

const owner: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: /^(?:his|her|their|my|your|our|its)$/,
  fr: /^(?:son|sa|ses|leurs?|mon|ma|mes|ton|ta|tes|notre|nos|votre|vos)$/,
};
/** Parts of a body: what is done to them is done to somebody. */
const ofBody = wordClass('person-mentions', 'of-body');
const notOwned = wordClass('person-mentions', 'not-owned', /^(?:\w+ly)$/);
/** "Walked into his workshop", "sat by her bed": the owner is there. */
const visited = wordClass('person-mentions', 'visited');
const unseen = wordClass('person-mentions', 'not-drawn');

/** Whether a picture can show somebody: God is not drawn. */
export const isVisible = ({ called }: Pick<ReadPerson, 'called'>): boolean =>
  !/^(?:his|my|your|our|their|son|mon|votre|notre|leur) (?:Father|Père)$/.test(called) &&
  !unseen.test(
    called
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/^(?:the|le|la) /, '')
      .trim(),
  );

/** Whether the words `from` to `to` are only a possessive: "Ama's", or "her" in "her mother". */
function isOwner(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: ReadingLanguage,
  spans: readonly { from: number }[],
): boolean {
  if (/'s$|s'$/.test(tokens[to]!.low) && language === 'en')
    return !/^(?:it|he|she|that|there)'s$/.test(tokens[to]!.low);
  if (from !== to || !owner[language].test(tokens[to]!.low)) return false;
  const next = tokens[to + 1];
  if (!next || tokens[to]!.mark) return language === 'fr' || tokens[to]!.low === 'its';
  // "her" alone may be the object: "saw her in the yard", "gave her a cup".
  if (tokens[to]!.low === 'her') return spans.some((span) => span.from === to + 1) || !notOwned.test(next.low);
  if (language === 'fr' && tokens[to]!.low === 'leur') return true;
  return true;
}

const isVisited = (tokens: readonly Token[], from: number, to: number): boolean =>
  visited.test(tokens[to + 1]?.low ?? '') &&
  tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ low }) => /^(?:into|to|at|on|of|by|beside|near|sur|à|au|dans|près|de)$/.test(low));

/** "Laughed at her coat": they laugh at her. */
const isLaughedAt = (tokens: readonly Token[], from: number): boolean =>
  /^(?:at|de|d')$/.test(tokens[from - 1]?.low ?? '') &&
  /^(?:laugh(?:ed|s|ing)?|giggled|sneered|jeered|moqu(?:èrent|aient|a|ait))$/.test(tokens[from - 2]?.low ?? '');

/**
 * The mentions of a sentence that may be seen, in words, in order; owners ("her" of "her mother") and the absent are
 * left out.
 */
export function mentionSpans(
  sentence: ReadSentence,
  mentions: readonly PersonMention[],
  language: ReadingLanguage,
): MentionSpan[] {
  const { tokens } = sentence;
  const placed = mentions
    .flatMap(({ person, start, end, how, absent, unsure }) => {
      const from = tokens.findIndex((token) => token.end > start);
      const to = tokens.findLastIndex((token) => token.start < end);
      if (
        /^(?:himself|herself|themselves|myself|yourself|itself|lui-même|elle-même|eux-mêmes)$/.test(
          tokens[to]?.low ?? '',
        )
      )
        return [];
      const isOfOwn = to >= 0 && isOwner(tokens, from, to, language, []);
      const touched = isOfOwn && (ofBody.test(tokens[to + 1]?.low ?? '') || isVisited(tokens, from, to));
      if (absent && !sentence.tells && !touched && !isLaughedAt(tokens, from)) return [];
      return from < 0 || to < from || (tokens[to]!.quoted && !sentence.tells)
        ? []
        : [{ person, from, to, how, ...(unsure ? { unsure } : {}), touched: touched || isLaughedAt(tokens, from) }];
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  return placed
    .filter(({ from, to, touched }) => touched || !isOwner(tokens, from, to, language, placed))
    .map(({ touched: _, ...span }) => span);
}
