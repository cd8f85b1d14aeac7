import type { Audience, Language } from '#shared/vocabulary.ts';
import { readIdea } from './idea-meaning.ts';
import { languageOf } from './language-detector.ts';
import { type TableLanguage, tableLanguages } from './passage-index.ts';
import { type PassageScore, scorePassages } from './passage-scores.ts';
import type { TablePassage } from './passage-table.ts';

/** Plots that no child is given, whatever else is in them. */
const notForChildren = new Set(['sex', 'curse', 'list', 'suicide']);

/** Whether a passage is a good choice for an audience by itself, that is when nobody asked for it. */
export const suits = (passage: TablePassage, audience: Audience): boolean =>
  passage.ages.includes(audience) &&
  !((audience === 'kids' || audience === 'family') && passage.care.some((care) => notForChildren.has(care)));

const least = { score: 2.1, covered: 0.42, agreed: 0.55 };

/** Whether a passage answers an idea: much of the idea meets in one phrase, in several words or because the passage is about the same. */
export const fitsWell = ({ score, covered, met, agreed }: PassageScore): boolean =>
  score >= least.score && covered >= least.covered && (met >= 2 || agreed >= least.agreed);

/** In which language an idea is read, and in which language of the table it is looked for; several when nothing tells. */
function readings(words: string): (readonly [written: Language, language: TableLanguage])[] {
  const written = languageOf(words);
  if (written) return [[written, written === 'ee' ? 'en' : written]];
  return [...tableLanguages.map((each) => [each, each] as const), ['ee', 'en']];
}

/** All passages of the table by how well they answer an idea, best first, whomever they suit. */
export function rankedPassages(words: string): PassageScore[] {
  const best = new Map<TablePassage, PassageScore>();
  for (const [written, language] of readings(words))
    for (const score of scorePassages(readIdea(words, written, language), language))
      if (score.score > (best.get(score.passage)?.score ?? -1)) best.set(score.passage, score);
  return [...best.values()].toSorted((a, b) => b.score - a.score);
}
