import { proposePassages } from '#server/passages/propose-passages.ts';
import { languageOf } from '#server/passages/sentences/language-detector.ts';
import { formatReference, parseReference, rangesOverlap, type VerseRange } from '#shared/story/scripture.ts';
import { storyBrief } from '../story-brief.ts';
import { whereHeard } from './idea-heard.ts';
import type { Idea } from './story-sets.ts';
import { type EvalAsk, table, told } from './telling-order.ts';

const accepts = ({ accept }: Idea, range: VerseRange): boolean =>
  accept.some((reference) => {
    const wanted = parseReference(reference);
    return wanted !== null && rangesOverlap(wanted, range);
  });

/**
 * Has every idea told, and prints which passage was chosen and why, whether the list accepts it, and where the idea is
 * heard.
 */
export async function evalIdeas(ideas: readonly Idea[], ask: EvalAsk): Promise<void> {
  const rows: (string | number)[][] = [];
  const counts = { chosen: 0, inThree: 0, judged: 0, honest: 0, unanswered: 0, heard: 0, told: 0 };
  for (const [at, idea] of ideas.entries()) {
    const language = languageOf(idea.idea) ?? 'en';
    const { fits, proposals } = await proposePassages({
      words: idea.idea,
      audience: idea.audience,
      limit: 3,
      length: ask.words,
    });
    const brief = {
      ...storyBrief(null, ask.words, at, 'eval'),
      mode: 'idea' as const,
      prompt: idea.idea,
      audience: idea.audience,
    };
    const tale = await told({ ...brief, languages: [language] }, ask);
    const range = tale?.draft.range ?? null;
    const isChosen = range !== null && accepts(idea, range);
    const heard = tale && language !== 'ee' ? whereHeard(idea.idea, tale.draft, language) : null;
    if (idea.honest) {
      counts.unanswered += 1;
      if (!fits) counts.honest += 1;
    } else {
      counts.judged += 1;
      if (isChosen) counts.chosen += 1;
      if (proposals.some((proposal) => accepts(idea, proposal.range))) counts.inThree += 1;
    }
    if (heard && !idea.honest) {
      counts.told += 1;
      if (heard.hook && heard.lesson && heard.title) counts.heard += 1;
    }
    const places = heard ? (['hook', 'lesson', 'title'] as const).filter((place) => heard[place]).join(', ') : '';
    rows.push([
      idea.idea,
      idea.audience,
      range ? formatReference(range) : 'none',
      idea.accept.length > 0 ? (isChosen ? 'yes' : 'no') : '',
      `${proposals[0]?.fit ?? ''}: ${proposals[0]?.reasons.join('; ') ?? ''}`,
      places,
    ]);
  }
  if (ask.details) table(['idea', 'for', 'passage', 'in the list', 'the table’s own judgement', 'heard in'], rows);
  table(
    [
      'ideas',
      'chosen passage is in the list',
      'one of the three is',
      'said that nothing fits, where nothing does',
      'heard in hook, lesson and title',
    ],
    [
      [
        ideas.length,
        `${counts.chosen} of ${counts.judged}`,
        `${counts.inThree} of ${counts.judged}`,
        `${counts.honest} of ${counts.unanswered}`,
        `${counts.heard} of ${counts.told}`,
      ],
    ],
  );
}
