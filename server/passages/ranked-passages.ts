import type { Audience, Language } from '#shared/vocabulary.ts';
import { answersIn } from './idea-language.ts';
import { readIdea } from './idea-meaning.ts';
import { type PassageScore, scorePassages } from './passage-scores.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';

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

/** A passage that is heavy for children steps back behind a lighter one, unless the idea clearly asks for it. */
function steppedBack(score: PassageScore, audience: Audience): PassageScore {
  const care = score.passage.care.filter((each) => heavy.has(each)).length;
  if (care === 0 || (audience !== 'kids' && audience !== 'family') || score.choice.explained >= meantByIdea) return score;
  return { ...score, score: score.score * (1 - stepBack.first - stepBack.further * Math.min(2, care - 1)) };
}

/** The passages of the table that suit an audience by how well they answer an idea in the language it is written in, best first. */
export function rankedPassages(words: string, written: Language, audience: Audience): PassageScore[] {
  const language = answersIn(written);
  const suiting = tablePassages().filter((passage) => suits(passage, audience));
  return scorePassages(readIdea(words, written, language), language, suiting)
    .map((score) => steppedBack(score, audience))
    .toSorted((a, b) => b.score - a.score);
}
