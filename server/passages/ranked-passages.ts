import { type Audience, type Language, languages } from '#shared/vocabulary.ts';
import { foldedWords } from './folded-words.ts';
import { readIdea } from './idea-meaning.ts';
import { languageOf } from './language-detector.ts';
import { knowsWord } from './passage-index.ts';
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

/** In which language an idea is read: the one that its small words tell, else the one that knows most of its words. */
function languageWritten(words: string): Language {
  const told = languageOf(words);
  if (told) return told;
  const own = foldedWords(words).map(({ word }) => word);
  const known = (language: Language) => own.filter((word) => knowsWord(word, language)).length;
  return languages.toSorted((a, b) => known(b) - known(a))[0]!;
}

/** The passages of the table that suit an audience by how well they answer an idea, best first. */
export function rankedPassages(words: string, audience: Audience): PassageScore[] {
  const written = languageWritten(words);
  const language = written === 'ee' ? 'en' : written;
  const suiting = tablePassages().filter((passage) => suits(passage, audience));
  return scorePassages(readIdea(words, written, language), language, suiting);
}
