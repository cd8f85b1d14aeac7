// The entry point of this module: proposes passages for an idea, best first, each with its reasons.
import { createHash } from 'node:crypto';
import { formatReference, rangesOverlap, type VerseRange } from '#shared/story/scripture.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { allConcepts, triggers } from './ideas/concepts.ts';
import { askedForIt, inPlaceOf, reasonsOf, whereToTurn } from './fit-reasons.ts';
import { isStory } from './choices-for.ts';
import { creatorsNote } from './ideas/creators-note.ts';
import { answersIn, languageOfIdea } from './ideas/idea-language.ts';
import { type IdeaSense, senseOf } from './ideas/idea-sense.ts';
import { allNeeds } from './ideas/needs.ts';
import { speaksOfDanger } from './ideas/danger.ts';
import { meaningSpace } from './ideas/meaning-space.ts';
import { needVectors } from './ideas/needs-of-idea.ts';
import { passageVectors } from './passages-by-vector.ts';
import { phraseVectors } from './sentences/phrase-vectors.ts';
import { glosses } from './sentences/french-glosses.ts';
import { indexes, type TableLanguage } from './passage-index.ts';
import { longEnoughFirst } from './long-enough.ts';
import { type AskedFor, passageAskedFor } from './ideas/passages-asked-for.ts';
import type { PassageScore } from './passage-scores.ts';
import { table, type TablePassage, tablePassages } from './passage-table.ts';
import { mayBeAskedFor, rankedPassages, suits, usuallyShown } from './ranked-passages.ts';
import { pericopeOf, pericopes } from './pericopes/pericopes.ts';
import { promisedLater } from './ideas/promised-last.ts';
import { scenesOfPeople } from './ideas/people-asked-for.ts';
import { passagesToldOf, peopleTold } from './passages-told-of.ts';
import { vocabularies } from './ideas/spelling.ts';
import { topics } from './topic-support.ts';

export type PassageQuestion = {
  /** The creator's idea, in any of the studio's languages. */
  readonly words: string;
  readonly audience: Audience;
  /** Ids of proposals that the creator has seen. */
  readonly skip?: readonly string[];
  readonly limit: number;
  /** The length of the tale in words: of passages that fit nearly as well, one that is long enough comes first. */
  readonly length?: number;
  /** The language in which reasons are said; without it, that of the idea. */
  readonly say?: TableLanguage;
};
export type PassageProposal = {
  /** The table's id, or the reference of a passage that is not in it. */
  readonly id: string;
  readonly range: VerseRange;
  readonly title: TablePassage['title'];
  readonly line: TablePassage['line'];
  /** `near`: it has something in common with the idea but does not really answer it. */
  readonly fit: 'good' | 'near';
  /** Why it is proposed, in words for the creator. */
  readonly reasons: readonly string[];
  /** What the table knows of it; null for a passage that was requested and is not in the table. */
  readonly passage: TablePassage | null;
};
export type PassageProposals = {
  /** Whether the best one fits well. */
  readonly fits: boolean;
  /** The language in which they are told to the creator: that of the idea, or English for an idea in Ewe. */
  readonly language: TableLanguage;
  /** The best first. */
  readonly proposals: readonly PassageProposal[];
  /** What was requested and is not for children; null otherwise. */
  readonly refused: VerseRange | null;
  /**
   * Advice to tell somebody, and where to turn, when the idea speaks of danger to life or of violence; otherwise null.
   * In the idea's language.
   */
  readonly help: string | null;
};

/**
 * Reads and builds all that proposals need, in slices, so that a server answers others meanwhile. Without it, the first
 * proposal takes as long.
 */
export async function readyToPropose(): Promise<void> {
  const parts = [
    table,
    allConcepts,
    triggers.en,
    triggers.fr,
    triggers.ee,
    glosses,
    phraseVectors,
    pericopes,
    allNeeds,
    vocabularies.en,
    vocabularies.fr,
    needVectors,
    meaningSpace,
    passageVectors,
    indexes.en,
    indexes.fr,
    topics,
    peopleTold.en,
    peopleTold.fr,
  ];
  for (const part of parts) await part.inTurns();
}

/**
 * The passages for an idea, best first: what it asks for by reference or name, then what answers it and suits the
 * audience.
 * There are always some as long as the table has any; the same question has the same answer.
 */
export async function proposePassages(question: PassageQuestion): Promise<PassageProposals> {
  return proposalsFor(question, await senseOf(question.words));
}

/** The same for an idea whose meaning is known; null: words alone decide. */
export function proposalsFor(
  { words: idea, audience, skip = [], limit, length, say }: PassageQuestion,
  sense: IdeaSense,
): PassageProposals {
  const skipped = new Set(skip);
  const { words, refused: unwanted } = creatorsNote(idea);
  const isWanted = (range: VerseRange) => !unwanted.some((each) => rangesOverlap(each, range));
  const written = languageOfIdea(words);
  const language = say ?? answersIn(written);
  const { passages: ranked, needs } = rankedPassages(words, written, audience, sense);
  const asked = passageAskedFor(words, written);
  const wanted = asked
    ? namedProposals(asked, audience, language)
    : proposalsOf(toldOfPeople(words, answersIn(written), ranked), language);
  const named = wanted.filter(({ range, passage }) => mayBeAskedFor(range, passage, audience));
  const refused = named.length === 0 ? (asked?.range ?? wanted[0]?.range ?? null) : null;
  const beside = refused ? besides(refused, audience) : [];
  const others = promisedLater(words, longEnoughFirst(ranked, length))
    .toSorted((a, b) => placeBeside(beside, a) - placeBeside(beside, b))
    .filter(({ passage }) => !named.some(({ id }) => id === passage.id))
    .map((score, at) => ({
      score,
      place: score.score || beside.includes(score.passage) ? at : ranked.length + lot(`${words} ${score.passage.id}`),
    }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ score }) => score);
  const lastGood = others.slice(0, usuallyShown).findLastIndex(({ good }) => good);
  const answers = others.map((score, at) =>
    proposalOf(score, at <= lastGood || score.good ? 'good' : 'near', audience, language),
  );
  const proposals = [...named, ...(refused ? answers.map((each) => instead(each, refused, language)) : answers)]
    .filter(({ id, range }) => !skipped.has(id) && isWanted(range))
    .slice(0, limit);
  return {
    fits: proposals[0]?.fit === 'good',
    language,
    proposals,
    refused,
    help: speaksOfDanger(words, answersIn(written), needs) ? whereToTurn[answersIn(written)] : null,
  };
}

/** The factor for each place further down the list of a person's scenes. */
const perScene = 0.8;

/**
 * The passages about the people an idea asks for: what they do in it, otherwise all their scenes, ranked by the rest of
 * the idea.
 */
function toldOfPeople(
  words: string,
  language: TableLanguage,
  ranked: readonly PassageScore[],
): readonly TablePassage[] {
  const told = passagesToldOf(words, language);
  if (told.length > 0) return told;
  const scenes = scenesOfPeople(words, language);
  return ranked
    .filter(({ passage }) => scenes.includes(passage.id))
    .map(({ passage, score }) => ({ passage, worth: score * perScene ** scenes.indexOf(passage.id) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ passage }) => passage);
}

/** Passages within this many chapters mostly have the same people. */
const nearChapters = 4;
/** Passages of the same book that may be told instead of one, the nearest first. */
const besides = ({ book, from }: VerseRange, audience: Audience): readonly TablePassage[] => {
  const away = ({ range }: TablePassage) => Math.abs(range.from.chapter - from.chapter);
  return tablePassages()
    .filter(
      (passage) =>
        passage.range.book === book && away(passage) <= nearChapters && suits(passage, audience) && isStory(passage.id),
    )
    .toSorted((a, b) => away(a) - away(b));
};
const placeBeside = (beside: readonly TablePassage[], { passage }: PassageScore): number =>
  beside.includes(passage) ? beside.indexOf(passage) : beside.length;

/** A passage that is proposed because the one that was requested is not for children. */
const instead = (proposal: PassageProposal, refused: VerseRange, language: TableLanguage): PassageProposal => ({
  ...proposal,
  fit: 'near',
  reasons: [inPlaceOf[language](formatReference(refused, language)), ...proposal.reasons],
});

/** A number from 0 up to 1 that is always the same for the same words: it orders passages that nothing speaks for. */
const lot = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32;

function namedProposals(
  { range, passages: all }: AskedFor,
  audience: Audience,
  language: TableLanguage,
): PassageProposal[] {
  const passages =
    audience === 'kids' || audience === 'family' ? all.toSorted((a, b) => a.care.length - b.care.length) : all;
  const reasons = [askedForIt[language]];
  if (passages.length > 0) return proposalsOf(passages, language);
  const reference = { en: formatReference(range), fr: formatReference(range, 'fr') };
  const { title = reference, line = theOneAskedFor } = pericopeOf(range) ?? {};
  return [{ id: reference.en, range, title, line, fit: 'good', reasons, passage: null }];
}

const theOneAskedFor = { en: 'The passage you asked for.', fr: 'Le passage demandé.' };

const proposalsOf = (passages: readonly TablePassage[], language: TableLanguage): PassageProposal[] =>
  passages.map((passage) => ({ ...shown(passage), fit: 'good', reasons: [askedForIt[language]] }));

const shown = (passage: TablePassage) => ({
  id: passage.id,
  range: passage.range,
  title: passage.title,
  line: passage.line,
  passage,
});

const proposalOf = (
  score: PassageScore,
  fit: PassageProposal['fit'],
  audience: Audience,
  language: TableLanguage,
): PassageProposal => ({
  ...shown(score.passage),
  fit,
  reasons: reasonsOf(score, audience, language),
});
