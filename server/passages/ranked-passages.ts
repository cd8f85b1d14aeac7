// Ranks the passages that suit an audience, and decides which of them answer the idea well.
import { rangesOverlap, type VerseRange } from '#shared/story/scripture.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';
import { isStory } from './choices-for.ts';
import { askedKinds } from './ideas/asked-kinds.ts';
import { concepts } from './ideas/concepts.ts';
import { answersIn } from './ideas/idea-language.ts';
import type { IdeaSense } from './ideas/idea-sense.ts';
import { hurtfulFor } from './hurtful-passages.ts';
import { rangesOf } from './passage-lists.ts';
import { readIdea } from './ideas/idea-meaning.ts';
import { chosenFor } from './ideas/needs.ts';
import { type NearNeed, needsOf } from './ideas/needs-of-idea.ts';
import { probablePassages } from './probable-passages.ts';
import { type PassageScore, scorePassages, type WordScore } from './passage-scores.ts';
import { rankingWeights } from './ranking-weights.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';

let hardRanges: readonly VerseRange[] | undefined;
/**
 * Whether a passage may be told to an audience that asked for it: children hear of no plot that is never for them, all
 * others whatever they like.
 */
export const mayBeAskedFor = (range: VerseRange, passage: TablePassage | null, audience: Audience): boolean =>
  audience !== 'kids' ||
  (!(hardRanges ??= rangesOf('not-for-children')).some((hard) => rangesOverlap(hard, range)) &&
    !passage?.care.some((care) => notForChildren.has(care)));

/** Plots that no child is given, whatever else is in them. */
const notForChildren = new Set(['sex', 'curse', 'list', 'suicide']);

/** Whether a passage is a good choice for an audience by itself, that is when nobody asked for it. */
export const suits = (passage: TablePassage, audience: Audience): boolean =>
  passage.ages.includes(audience) &&
  !((audience === 'kids' || audience === 'family') && passage.care.some((care) => notForChildren.has(care)));

/**
 * Thresholds for ideas of one or two words: a passage answers them if teachers chose it for them, or if they are its
 * subject.
 */
const least = { words: 2, score: 2.1, alone: 0.48, agreed: 0.55, explained: 0.48, surely: 0.33 };

/** Whether a passage answers an idea of one or two words by what these say. */
const isSaid = ({ evidence, choice, covered, agreed }: WordScore, words: number): boolean =>
  words <= least.words &&
  (choice.explained >= (choice.sure ? least.surely : least.explained) ||
    (evidence >= least.score && covered >= least.alone && agreed >= least.agreed));

/**
 * A need this similar, and among this many nearest, may be meant: passages that would hurt somebody with that need are
 * not proposed.
 */
const maybeMeant = { near: 0.38, among: 3 };

/** Passages by how well they answer an idea, best first, and the needs behind the idea, the nearest first. */
export type RankedPassages = { readonly passages: readonly PassageScore[]; readonly needs: readonly NearNeed[] };

/** What is known of an idea and of the passages that suit an audience, before they are ranked. */
export function readForRanking(words: string, written: Language, audience: Audience, sense: IdeaSense) {
  const language = answersIn(written);
  const idea = readIdea(words, written, language);
  const hurts = hurtfulFor(idea);
  const needs = needsOf(sense, language);
  const meant = needs.slice(0, maybeMeant.among).filter(({ near }) => near >= maybeMeant.near);
  const best = new Set(needs.slice(0, 1).flatMap(({ need }) => chosenFor(need, audience)));
  const never = new Set(meant.flatMap(({ need }) => need.never)).difference(best);
  const isOfKind = askedKinds(words, written);
  const meantForKids = new Set([...idea.named.keys()].flatMap((id) => concepts().get(id)?.kids ?? []));
  const allSuiting = tablePassages().filter(
    (passage) => suits(passage, audience) && !hurts(passage) && !never.has(passage.id),
  );
  const ofKind = isOfKind ? allSuiting.filter(isOfKind) : [];
  const suiting = ofKind.length > 0 ? ofKind : allSuiting;
  const scores = scorePassages(idea, language, suiting, audience);
  return { idea, needs, question: [scores, { sense, nearest: needs }, audience, meantForKids] as const };
}

/**
 * The passages of the table that suit an audience by how well they answer an idea in the language it is written in,
 * best first.
 */
export function rankedPassages(words: string, written: Language, audience: Audience, sense: IdeaSense): RankedPassages {
  const { idea, needs, question } = readForRanking(words, written, audience, sense);
  const { good, goodBesideFirst, unsure } = rankingWeights();
  const ranked = probablePassages(...question).map((score, _, all) => ({
    ...score,
    good: (score.score >= good || isSaid(score, idea.words.length)) && score.score >= goodBesideFirst * all[0]!.score,
  }));
  const isUnsafe =
    (audience === 'kids' || audience === 'family') &&
    !ranked.slice(0, usuallyShown).some((each) => each.good || each.score >= unsure);
  return { passages: isUnsafe ? saferFirst(ranked) : ranked, needs };
}

/** This many passages are usually shown. */
export const usuallyShown = 3;
/** This many of the nearest passages may be proposed when none fits well. */
const nearest = 24;
/** When nothing fits well, harmless stories come before passages that only share a word with the idea. */
function saferFirst(ranked: readonly PassageScore[]): PassageScore[] {
  const isSafe = ({ passage }: PassageScore) => isStory(passage.id) && passage.care.length === 0;
  const near = ranked.slice(0, nearest);
  return [...near.filter(isSafe), ...near.filter((score) => !isSafe(score)), ...ranked.slice(nearest)];
}
