import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import { languageNames, lengthTolerance, languages } from '#shared/vocabulary.ts';
import { englishOf } from '#shared/said.ts';
import { storyBrief } from '../story-brief.ts';
import { sharedInTen, type TaleScore } from './tale-score.ts';
import { type EvalAsk, percent, type Scored, table, told } from './telling-order.ts';

/** Rounding error that dividing by the requested words may add. */
const rounding = 1e-9;

/**
 * Has every passage told in three languages, and prints per language what is lost, torn, too long, misquoted or said
 * again.
 */
export async function evalPassages(passages: readonly VerseRange[], ask: EvalAsk): Promise<void> {
  const tales: Scored[] = [];
  for (const [at, range] of passages.entries()) {
    const tale = await told(storyBrief(range, ask.words, at, 'eval'), ask);
    if (tale) tales.push(tale);
  }
  const rows = languages.map((language) => {
    const scores = tales.flatMap((tale) => tale.scores.filter((score) => score.language === language));
    const sum = (of: (score: (typeof scores)[number]) => number) =>
      scores.reduce((total, score) => total + of(score), 0);
    const said = tales.filter((tale) =>
      tale.scores.some((score) => score.language === language && isOffAndSaysSo(tale, score)),
    ).length;
    const farthest = Math.max(0, ...scores.map(({ off }) => Math.abs(off)));
    return [
      language,
      scores.length,
      `${scores.filter(({ off }) => Math.abs(off) <= lengthTolerance + rounding).length} (${percent(farthest)})`,
      said,
      scores.filter(({ wholeness }) => wholeness.lost.length > 0).length,
      scores.filter(({ wholeness }) => wholeness.opening).length,
      scores.filter(({ wholeness }) => wholeness.ending).length,
      sum(({ unexplained }) => unexplained.length),
      sum(({ quotations }) => quotations),
      sum(({ misquotes }) => misquotes.length),
      sum(({ repeated }) => repeated),
      percent(sharedInTen(scores)),
      scores.filter(({ inItsLanguage, allSections }) => !inItsLanguage || !allSections).length,
    ];
  });
  table(
    [
      ...[
        'language',
        'tales',
        'length ±15 % (farthest)',
        'shorter or longer, and a note says why',
        'a turning point or the end lost',
        'open in mid-thought',
        'end in mid-thought',
      ],
      ...[
        'hard words unexplained (kids, family)',
        'quotations',
        'misquotes',
        'own sentences said twice',
        'shared among ten tales',
      ],
      'other language or a section missing',
    ],
    rows,
  );
  if (ask.details) for (const tale of tales) tellFaults(tale);
}

/** Whether a tale is too short or too long because of its passage, and tells the creator so. */
const isOffAndSaysSo = ({ draft, brief }: Scored, { language, off }: TaleScore): boolean =>
  Math.abs(off) > lengthTolerance + rounding &&
  draft.notes.some((note) =>
    englishOf(note).includes(`${languageNames[language]} ${Math.round(brief.words * (1 + off))}`),
  );

function tellFaults({ draft, brief, scores }: Scored): void {
  for (const { language, wholeness, unexplained, misquotes, off } of scores) {
    const faults = [
      ...(wholeness.lost.length > 0 ? [`lost ${wholeness.lost.join(', ')}`] : []),
      ...(wholeness.opening ? [`opens “${wholeness.opening}”`] : []),
      ...(wholeness.ending ? [`ends “${wholeness.ending}”`] : []),
      ...(unexplained.length > 0 ? [`unexplained ${unexplained.join(', ')}`] : []),
      ...misquotes.map((quote) => `misquotes “${quote.slice(0, 60)}”`),
      ...(Math.abs(off) > lengthTolerance ? [`length ${percent(off)}`] : []),
    ];
    const about = draft.range ? formatReference(draft.range) : '';
    if (faults.length > 0)
      console.log(`  ${about} ${language} (${brief.audience}, ${brief.tone}): ${faults.join('; ')}`);
  }
}
