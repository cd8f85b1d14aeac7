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

/** The passages of the table that suit an audience by how well they answer an idea in the language it is written in, best first. */
export function rankedPassages(words: string, written: Language, audience: Audience): PassageScore[] {
  const language = answersIn(written);
  const suiting = tablePassages().filter((passage) => suits(passage, audience));
  return scorePassages(readIdea(words, written, language), language, suiting);
}
