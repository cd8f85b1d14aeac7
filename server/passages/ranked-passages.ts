import { rangesOverlap, type VerseRange } from '#shared/scripture.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';
import { isStory } from './choices-for.ts';
import { concepts } from './concepts.ts';
import { answersIn } from './idea-language.ts';
import { hurtfulFor } from './hurtful-passages.ts';
import { rangesOf } from './passage-lists.ts';
import { readIdea } from './idea-meaning.ts';
import { type PassageScore, scorePassages } from './passage-scores.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';

let hardRanges: readonly VerseRange[] | undefined;
/** Whether a passage may be told to an audience that asked for it: children hear of no plot that is never for them, all others whatever they like. */
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

const least = { score: 2.1, covered: 0.42, alone: 0.48, agreed: 0.55, explained: 0.48, surely: 0.33 };

/** Whether a passage answers an idea: a teacher would choose it for much of the idea, or much of the idea meets in what is said of it. */
export const fitsWell = ({ evidence, choice, covered, met, agreed }: PassageScore): boolean =>
  choice.explained >= (choice.sure ? least.surely : least.explained) ||
  (evidence >= least.score && (met >= 2 ? covered >= least.covered : covered >= least.alone && agreed >= least.agreed));

/** What frightens or weighs on children, though it may be told to them. */
const heavy = new Set(['violence', 'death', 'cruelty', 'slavery', 'drunkenness', 'frightening', 'hard-teaching']);
/** How far a passage with one heavy matter steps back, and with each further one. */
const stepBack = { first: 0.15, further: 0.075 };
/** Of an idea that a teacher would choose a passage for by so much, what is heavy in it belongs to the idea. */
const meantByIdea = 0.5;

/** For children and families a song, a proverb or a letter steps back so far behind a story. */
const withoutStory = 0.08;

/** What is heavy for children, and what tells them no story, steps back behind the others, unless the idea clearly asks for it. */
function steppedBack(score: PassageScore, audience: Audience, meantForKids: ReadonlySet<string>): PassageScore {
  if (audience !== 'kids' && audience !== 'family') return score;
  const care = score.choice.explained >= meantByIdea ? 0 : score.passage.care.filter((each) => heavy.has(each)).length;
  const weight = care === 0 ? 0 : stepBack.first + stepBack.further * Math.min(2, care - 1);
  const untold = isStory(score.passage.id) || meantForKids.has(score.passage.id) ? 0 : withoutStory;
  return { ...score, score: score.score * (1 - weight) * (1 - untold) };
}

/** The passages of the table that suit an audience by how well they answer an idea in the language it is written in, best first. */
export function rankedPassages(words: string, written: Language, audience: Audience): PassageScore[] {
  const language = answersIn(written);
  const idea = readIdea(words, written, language);
  const hurts = hurtfulFor(idea);
  const meantForKids = new Set([...idea.named.keys()].flatMap((id) => concepts().get(id)?.kids ?? []));
  const suiting = tablePassages().filter((passage) => suits(passage, audience) && !hurts(passage));
  const ranked = scorePassages(idea, language, suiting, audience)
    .map((score) => steppedBack(score, audience, meantForKids))
    .toSorted((a, b) => b.score - a.score);
  return (audience === 'kids' || audience === 'family') && !ranked.slice(0, usuallyShown).some(fitsWell) ? saferFirst(ranked) : ranked;
}

/** So many passages are usually shown. */
export const usuallyShown = 3;
/** So many that are nearest may be given where none fits well. */
const nearest = 24;
/** Where nothing fits well, a story with nothing heavy in it stands before what only has a word of the idea. */
function saferFirst(ranked: readonly PassageScore[]): PassageScore[] {
  const isSafe = ({ passage }: PassageScore) => isStory(passage.id) && passage.care.length === 0;
  const near = ranked.slice(0, nearest);
  return [...near.filter(isSafe), ...near.filter((score) => !isSafe(score)), ...ranked.slice(nearest)];
}
